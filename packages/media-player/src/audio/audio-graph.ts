/** Of an `AudioContext` what the graph needs. */
export interface GraphContext {
  readonly state: string;
  readonly destination: AudioNode;
  resume(): Promise<void>;
  suspend(): Promise<void>;
  close(): Promise<void>;
  createAnalyser(): AnalyserNode;
  createMediaElementSource(element: HTMLMediaElement): AudioNode;
}

/** Reads what is heard at this moment. */
export interface AudioGraph {
  /** Bytes of the spectrum now, low tones first; `null` while nothing can be read. The same array each time. */
  readonly frequencies: () => Uint8Array | null;
  readonly destroy: () => void;
}

/**
 * Watches an element and, from its first play, reads its spectrum. The element is put through the graph only when its source
 * allows reading (an element that may not be read would fall silent) and only once the context runs (or it would fall silent
 * too). The context sleeps while the element is paused and is closed in the end.
 */
export function createAudioGraph(element: HTMLMediaElement, createContext: () => GraphContext | null): AudioGraph {
  let context: GraphContext | null = null;
  let analyser: AnalyserNode | null = null;
  let bytes = new Uint8Array(new ArrayBuffer(0));
  let isGone = false;

  const onPlaying = async (): Promise<void> => {
    if (element.crossOrigin === null && !analyser) return;
    try {
      context ??= createContext();
      if (!context) return;
      await context.resume();
      if (isGone || analyser || context.state !== 'running' || element.crossOrigin === null) return;
      const reader = context.createAnalyser();
      reader.fftSize = 512;
      reader.smoothingTimeConstant = 0.8;
      reader.connect(context.destination);
      bytes = new Uint8Array(new ArrayBuffer(reader.frequencyBinCount));
      context.createMediaElementSource(element).connect(reader);
      analyser = reader;
    } catch {
      // Without a context the sound is heard as it is; only the spectrum is missing.
    }
  };
  const start = () => void onPlaying();
  const rest = () => void context?.suspend().catch(() => undefined);
  // `play` wakes a graph that is already connected without waiting for data; `playing` says that the source could be read.
  const wake = () => void (analyser ? context?.resume().catch(() => undefined) : undefined);
  element.addEventListener('playing', start);
  element.addEventListener('play', wake);
  element.addEventListener('pause', rest);
  element.addEventListener('ended', rest);
  return {
    frequencies() {
      if (!analyser || element.paused) return null;
      analyser.getByteFrequencyData(bytes);
      return bytes;
    },
    destroy() {
      isGone = true;
      element.removeEventListener('playing', start);
      element.removeEventListener('play', wake);
      element.removeEventListener('pause', rest);
      element.removeEventListener('ended', rest);
      void context?.close().catch(() => undefined);
      context = null;
      analyser = null;
    },
  };
}

/** A context of the browser, or `null` where there is none or no more of them may be made. */
export function browserAudioContext(): GraphContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
