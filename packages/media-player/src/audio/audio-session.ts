import { createPlayerStore, type PlayerStore } from '../player-store.js';
import { browserAudioContext, createAudioGraph, type AudioGraph } from './audio-graph.js';
import { loadReadable } from './readable-source.js';

/**
 * A sound and all that belongs to it. Its element is in no document, so it plays on without a break when the player that
 * shows it leaves the page and another one takes it up.
 */
export interface AudioSession {
  /** Says which sound it is; an inline player that comes back asks by it. */
  readonly key: string;
  readonly store: PlayerStore;
  readonly graph: AudioGraph;
  /** Stops it and lets go of the element and of what it downloads. */
  readonly destroy: () => void;
}

/** A track of text beside a sound. */
export interface AudioTrack {
  readonly src: string;
  readonly label: string;
  /** BCP 47. */
  readonly language?: string | undefined;
  readonly isDefault?: boolean | undefined;
}

export interface AudioSessionOptions {
  readonly key: string;
  /** An address that is safe to load. */
  readonly src: string;
  readonly tracks?: readonly AudioTrack[];
  /** Starts muted whatever is remembered, as playing by itself has to. */
  readonly isMutedAtStart?: boolean;
  /** Makes the element; the page's own by default. */
  readonly createElement?: () => HTMLAudioElement;
}

function trackElement({ src, label, language, isDefault }: AudioTrack): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = 'captions';
  track.src = src;
  track.label = label;
  if (language) track.srclang = language;
  track.default = isDefault === true;
  return track;
}

/** A sound that is ready to be played; only its length and first part are loaded before. */
export function createAudioSession(options: AudioSessionOptions): AudioSession {
  const element = options.createElement?.() ?? document.createElement('audio');
  element.preload = 'metadata';
  element.append(...(options.tracks ?? []).map(trackElement));
  const stopLoading = loadReadable(element, () => {
    element.src = options.src;
  });
  const store = createPlayerStore(element, { isMutedAtStart: options.isMutedAtStart === true });
  const graph = createAudioGraph(element, browserAudioContext);
  return {
    key: options.key,
    store,
    graph,
    destroy() {
      element.pause();
      stopLoading();
      graph.destroy();
      store.destroy();
      element.removeAttribute('src');
      element.load();
    },
  };
}
