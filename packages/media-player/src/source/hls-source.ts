// HLS for browsers without native support. This module and hls.js are loaded when the first stream is opened.
import type Hls from 'hls.js';
import type { PlayerFailure, PlayerQuality } from '../store/player-state.js';
import type { PlayerSource } from '../store/player-context.js';

interface HlsSource extends PlayerSource {
  destroy(): void;
}

type HlsLibrary = typeof Hls;

/** Plays the stream at the address in the element. */
export function openHlsSource(element: HTMLMediaElement, url: string, library: HlsLibrary): HlsSource {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach(listener => listener());
  let failure: PlayerFailure | null = null;
  let hls: Hls | null = null;

  const fail = (kind: PlayerFailure) => {
    failure = kind;
    notify();
  };
  const open = () => {
    failure = null;
    if (!library.isSupported()) return fail('unsupported');
    // hls.js starts its worker from a blob URL, which a strict content security policy forbids.
    // Subtitles in TTML would be parsed as markup, which a policy of trusted types refuses with a report: WebVTT is what players show.
    const opened = new library({
      enableWorker: false,
      enableIMSC1: false,
      capLevelToPlayerSize: true,
      liveDurationInfinity: true,
    });
    hls = opened;
    opened.on(library.Events.MANIFEST_PARSED, notify);
    opened.on(library.Events.ERROR, (_name, { fatal, type }) => {
      if (!fatal) return;
      opened.destroy();
      fail(type === library.ErrorTypes.NETWORK_ERROR ? 'network' : 'decode');
    });
    opened.loadSource(url);
    opened.attachMedia(element);
    return notify();
  };
  open();

  return {
    failure: () => failure,
    qualities: () => (failure === null ? (hls?.levels ?? []).map(qualityOf) : []),
    quality: () => (hls === null || failure !== null || hls.manualLevel < 0 ? null : hls.manualLevel),
    setQuality(index) {
      if (hls === null || failure !== null) return;
      hls.nextLevel = index ?? -1;
      notify();
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
