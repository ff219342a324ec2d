import type { MediaSourceFile, MediaTrackFile } from '../source/media-source.js';
import { loadMedia } from '../source/load-media.js';
import { createPlayerStore, type PlayerStore } from '../store/player-store.dom.js';
import type { PersistentStore } from '../store/shared-state.dom.js';
import type { VolumeSettings } from '../store/volume-store.dom.js';
import { browserAudioContext, createAudioGraph, type AudioGraph } from './audio-graph.dom.js';
import { requestWithCors } from './readable-source.js';

/**
 * An audio element with its store and its spectrum. The element is not in the document, so playback continues without a
 * break when one player unmounts and another adopts the session.
 */
export interface AudioSession {
  /** Identifies the audio; a remounted player finds its session by this key. */
  readonly key: string;
  readonly store: PlayerStore;
  readonly graph: AudioGraph;
  /** Pauses and releases the element and its download. */
  readonly destroy: () => void;
}

export interface AudioSessionOptions {
  readonly key: string;
  /** A safe address, or the same audio in several formats, best first. */
  readonly src: string | readonly MediaSourceFile[];
  readonly tracks?: readonly MediaTrackFile[];
  /** Starts muted regardless of the saved volume, as autoplay requires. */
  readonly isMutedAtStart?: boolean;
  /** See `PlayerStoreOptions`. */
  readonly volume?: PersistentStore<VolumeSettings> | undefined;
  /** Creates the element; `document.createElement` by default. */
  readonly createElement?: () => HTMLAudioElement;
}

function trackElement({ src, kind, label, language, isDefault }: MediaTrackFile): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = kind;
  track.src = src;
  track.label = label;
  track.srclang = language;
  track.default = isDefault === true;
  return track;
}

/** Creates a session. Before playback only metadata is loaded. */
export function createAudioSession(options: AudioSessionOptions): AudioSession {
  const element = options.createElement?.() ?? document.createElement('audio');
  element.preload = 'metadata';
  element.append(...(options.tracks ?? []).map(trackElement));
  let unload: () => void = () => undefined;
  const stopCorsFallback = requestWithCors(element, () => {
    unload();
    unload = loadMedia(store, options.src);
  });
  const store = createPlayerStore(element, {
    isMutedAtStart: options.isMutedAtStart === true,
    ...(options.volume && { volume: options.volume }),
  });
  unload = loadMedia(store, options.src);
  const graph = createAudioGraph(element, browserAudioContext);
  return {
    key: options.key,
    store,
    graph,
    destroy() {
      element.pause();
      stopCorsFallback();
      unload();
      graph.destroy();
      store.destroy();
    },
  };
}
