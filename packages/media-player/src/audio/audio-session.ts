import type { MediaSourceFile } from '../choose-source.js';
import { feedPlayer } from '../feed-player.js';
import { createPlayerStore, type PlayerStore } from '../player-store.js';
import { browserAudioContext, createAudioGraph, type AudioGraph } from './audio-graph.js';
import { askToRead } from './readable-source.js';

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

/** A file with the words of a sound. */
export interface AudioTrack {
  readonly src: string;
  readonly kind: 'captions' | 'subtitles';
  readonly label: string;
  /** BCP 47. */
  readonly language: string;
  readonly isDefault?: boolean;
}

export interface AudioSessionOptions {
  readonly key: string;
  /** An address that is safe to load, or the same sound in several formats, the best first. */
  readonly src: string | readonly MediaSourceFile[];
  readonly tracks?: readonly AudioTrack[];
  /** Starts muted whatever is remembered, as playing by itself has to. */
  readonly isMutedAtStart?: boolean;
  /** Makes the element; the page's own by default. */
  readonly createElement?: () => HTMLAudioElement;
}

function trackElement({ src, kind, label, language, isDefault }: AudioTrack): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = kind;
  track.src = src;
  track.label = label;
  track.srclang = language;
  track.default = isDefault === true;
  return track;
}

/** A sound that is ready to be played; only its length and first part are loaded before. */
export function createAudioSession(options: AudioSessionOptions): AudioSession {
  const element = options.createElement?.() ?? document.createElement('audio');
  element.preload = 'metadata';
  element.append(...(options.tracks ?? []).map(trackElement));
  let takeOff: () => void = () => undefined;
  const stopAsking = askToRead(element, () => {
    takeOff();
    takeOff = feedPlayer(store, options.src);
  });
  const store = createPlayerStore(element, { isMutedAtStart: options.isMutedAtStart === true });
  takeOff = feedPlayer(store, options.src);
  const graph = createAudioGraph(element, browserAudioContext);
  return {
    key: options.key,
    store,
    graph,
    destroy() {
      element.pause();
      stopAsking();
      takeOff();
      graph.destroy();
      store.destroy();
    },
  };
}
