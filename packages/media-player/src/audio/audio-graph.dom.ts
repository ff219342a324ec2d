/** The part of `AudioContext` that the graph uses. */
export interface GraphContext {
  readonly state: string;
  readonly destination: AudioNode;
  resume(): Promise<void>;
  suspend(): Promise<void>;
  close(): Promise<void>;
  createAnalyser(): AnalyserNode;
  createMediaElementSource(element: HTMLMediaElement): AudioNode;
}

/** Reads the current spectrum. */
export interface AudioGraph {
  /** The current spectrum in bytes, low frequencies first; `null` while it cannot be read. The array is reused. */
  readonly frequencies: () => Uint8Array | null;
  readonly destroy: () => void;
}

/**
 * Reads an element's spectrum from its first playback on. The element is connected only if it was loaded with CORS and once
 * the context is running; otherwise it would be silent (Web Audio, `MediaElementAudioSourceNode`). The context is suspended
 * while the element is paused, and closed by `destroy`.
 */
export function createAudioGraph(element: HTMLMediaElement, createContext: () => GraphContext | null): AudioGraph {
  let context: GraphContext | null = null;
  let analyser: AnalyserNode | null = null;
  let bytes = new Uint8Array(new ArrayBuffer(0));
  let isDestroyed = false;

  const onPlaying = async (): Promise<void> => {
    if (element.crossOrigin === null && !analyser) return;
    try {
      context ??= createContext();
      if (!context) return;
      await context.resume();
      if (isDestroyed || analyser || context.state !== 'running' || element.crossOrigin === null) return;
      const reader = context.createAnalyser();
      reader.fftSize = 512;
      reader.smoothingTimeConstant = 0.8;
      reader.connect(context.destination);
      bytes = new Uint8Array(new ArrayBuffer(reader.frequencyBinCount));
      context.createMediaElementSource(element).connect(reader);
      analyser = reader;
    } catch {
      // Without a context the audio still plays; only the spectrum is missing.
    }
  };
  const start = () => void onPlaying();
  const suspend = () => void context?.suspend().catch(() => undefined);
  // `play` resumes a connected graph without waiting for data; `playing` means that the source was loaded.
  const resume = () => void (analyser ? context?.resume().catch(() => undefined) : undefined);
  element.addEventListener('playing', start);
  element.addEventListener('play', resume);
  element.addEventListener('pause', suspend);
  element.addEventListener('ended', suspend);
  return {
    frequencies() {
      if (!analyser || element.paused) return null;
      analyser.getByteFrequencyData(bytes);
      return bytes;
    },
    destroy() {
      isDestroyed = true;
      element.removeEventListener('playing', start);
      element.removeEventListener('play', resume);
      element.removeEventListener('pause', suspend);
      element.removeEventListener('ended', suspend);
      void context?.close().catch(() => undefined);
      context = null;
      analyser = null;
    },
  };
}

/** Creates an `AudioContext`; `null` where there is none or the browser's limit is reached. */
export function browserAudioContext(): GraphContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
