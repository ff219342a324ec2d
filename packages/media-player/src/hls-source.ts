// HLS where the browser has none of its own. This file, and the library with it, is fetched when the first such stream is opened;
// all of the library, since its small edition plays streams whose sound comes apart from the picture without any sound.
import Hls from 'hls.js';
import type { PlayerFailure, PlayerQuality } from './player-state.js';
import type { PlayerSource } from './player-source.js';

export interface HlsSource extends PlayerSource {
  destroy(): void;
}

type HlsLibrary = typeof Hls;

/** Feeds the element with the stream at the address. */
export function openHlsSource(element: HTMLMediaElement, url: string, library: HlsLibrary = Hls): HlsSource {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach(listener => listener());
  let failure: PlayerFailure | null = null;
  let hls: Hls | null = null;

  const fail = (kind: PlayerFailure) => {
    failure = kind;
    tell();
  };
  const open = () => {
    failure = null;
    if (!library.isSupported()) return fail('unsupported');
    // A worker made of text is what a strict policy of the page forbids.
    const opened = new library({ enableWorker: false, capLevelToPlayerSize: true, liveDurationInfinity: true });
    hls = opened;
    opened.on(library.Events.MANIFEST_PARSED, tell);
    opened.on(library.Events.ERROR, (_name, { fatal, type }) => {
      if (!fatal) return;
      opened.destroy();
      fail(type === library.ErrorTypes.NETWORK_ERROR ? 'network' : 'decode');
    });
    opened.loadSource(url);
    opened.attachMedia(element);
    return tell();
  };
  open();

  return {
    failure: () => failure,
    qualities: () => (failure === null ? (hls?.levels ?? []).map(qualityOf) : []),
    quality: () => (hls === null || failure !== null || hls.manualLevel < 0 ? null : hls.manualLevel),
    setQuality(index) {
      if (hls === null || failure !== null) return;
      hls.nextLevel = index ?? -1;
      tell();
    },
    reload() {
      hls?.destroy();
      open();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    destroy() {
      listeners.clear();
      hls?.destroy();
    },
  };
}

function qualityOf({ height, bitrate }: { readonly height: number; readonly bitrate: number }, index: number): PlayerQuality {
  return { index, height, bitrate };
}
