import { FRAME_SECONDS } from './keymap.js';
import { mediaFacts } from './media-facts.js';
import { applyRequest } from './media-requests.js';
import type { PlayerRequest } from './media-requests.js';
import type { PersistentStore } from './shared-state.dom.js';
import type { HoldSetting, PlayerContext } from './player-context.js';
import type { PlayerSource } from './player-context.js';
import type { PlayerState } from './player-state.js';
import { watchResumeTime } from './resume-time.js';
import { pagePlayers } from './playing-registry.dom.js';
import type { PlayingRegistry } from './playing-registry.dom.js';
import { pageVolume } from './volume-store.dom.js';
import type { VolumeSettings } from './volume-store.dom.js';

export interface PlayerStoreOptions {
  /** Enters full screen together with its controls; the element by default. */
  readonly container?: HTMLElement;
  /** Frames per second, which sets the step of comma and full stop. 25 by default: a step of 0.04 s (MED-03). */
  readonly frameRate?: number;
  /** Starts muted regardless of the saved volume, as autoplay requires. Unmuting by the user is saved. */
  readonly isMutedAtStart?: boolean;
  /** The shared volume; that of the page by default. */
  readonly volume?: PersistentStore<VolumeSettings>;
  /** The players of which one plays at a time; those of the page by default. */
  readonly players?: PlayingRegistry;
}

/** The state of a media element, and the single way to command it. */
export interface PlayerStore {
  readonly element: HTMLMediaElement;
  /** Returns the same object until a field changes. */
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  request(request: PlayerRequest): void;
  /** Leaves settings to the page: `hold` is asked before a request applies one. Returns a function that ends it. */
  control(hold: HoldSetting): () => void;
  /** Lets a streaming library feed the element. Returns a function that detaches it. */
  attachSource(source: PlayerSource): () => void;
  /** Removes all listeners. The element is left unchanged. */
  destroy(): void;
}

type FactName = keyof PlayerState;
const factNames = Object.keys(mediaFacts) as FactName[];

/** The facts to read again after each event. */
const factsByEvent = new Map<string, FactName[]>();
for (const name of factNames)
  for (const event of mediaFacts[name].events) factsByEvent.set(event, [...(factsByEvent.get(event) ?? []), name]);

/** Creates a store for a media element. Requests act on the element; only the element's events change the state. */
export function createPlayerStore(element: HTMLMediaElement, options: PlayerStoreOptions = {}): PlayerStore {
  const { container = element, frameRate, players = pagePlayers } = options;
  const listeners = new Set<() => void>();
  const cleanups: (() => void)[] = [];
  const resume = watchResumeTime(element);
  const context: PlayerContext & { source: PlayerSource | null; hold?: HoldSetting | undefined } = {
    element,
    container,
    canSetVolume: canSetVolume(element),
    source: null,
    frameSeconds: frameRate !== undefined && frameRate > 0 ? 1 / frameRate : FRAME_SECONDS,
    keepTime: () => resume.begin(),
  };

  let state = readFacts(context, null, factNames);
  const reread = (names: readonly FactName[]) => {
    const next = readFacts(context, state, names);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const targets = new Map<string, EventTarget>(
    Object.entries({ element, document: element.ownerDocument, tracks: element.textTracks }),
  );
  for (const [event, names] of factsByEvent) {
    const [targetName = '', type] = event.includes(':') ? event.split(':') : ['element', event];
    const target = targets.get(targetName);
    if (type === undefined || !(target && 'addEventListener' in target)) continue;
    const onEvent = () => reread(names);
    target.addEventListener(type, onEvent, true);
    cleanups.push(() => target.removeEventListener(type, onEvent, true));
  }
  cleanups.push(() => resume.stop(), syncVolume(context, options), registerPlayback(element, players));
  reread(factNames);

  return {
    element,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    request: request => applyRequest(context, request),
    control(hold) {
      context.hold = hold;
      return () => {
        if (context.hold === hold) context.hold = undefined;
      };
    },
    attachSource(source) {
      context.source = source;
      const unsubscribe = source.subscribe(() => reread(factNames));
      reread(factNames);
      return () => {
        unsubscribe();
        if (context.source !== source) return;
        context.source = null;
        reread(factNames);
      };
    },
    destroy() {
      for (const cleanup of cleanups.splice(0)) cleanup();
      listeners.clear();
    },
  };
}

/** Reads the named facts again. Returns `before`, with the same nested lists, when nothing changed. */
function readFacts(context: PlayerContext, before: PlayerState | null, names: readonly FactName[]): PlayerState {
  const changes: Partial<Record<FactName, unknown>> = {};
  for (const name of names) {
    const value = mediaFacts[name].read(context);
    if (before === null || !isSame(value, before[name])) changes[name] = value;
  }
  // The first call reads all facts; later calls start from a complete state.
  return Object.keys(changes).length > 0 ? ({ ...before, ...changes } as PlayerState) : (before as PlayerState);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return Object.is(one, other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** iOS ignores `volume`: a value that is set does not persist. */
function canSetVolume(element: HTMLMediaElement): boolean {
  const probe = element.ownerDocument.createElement('audio');
  probe.volume = 0.25;
  return probe.volume === 0.25;
}

/** Keeps the element's volume and the shared volume equal, in both directions. */
function syncVolume({ element, canSetVolume }: PlayerContext, options: PlayerStoreOptions): () => void {
  const { volume: shared = pageVolume } = options;
  let isMutedForStart = options.isMutedAtStart === true;
  const apply = () => {
    const { volume, isMuted } = shared.get();
    if (element.volume !== volume) element.volume = volume;
    element.muted = isMutedForStart || isMuted;
  };
  const save = () => {
    isMutedForStart &&= element.muted;
    shared.set({
      volume: canSetVolume ? element.volume : shared.get().volume,
      isMuted: isMutedForStart ? shared.get().isMuted : element.muted,
    });
  };
  const unsubscribe = shared.subscribe(apply);
  apply();
  element.addEventListener('volumechange', save);
  return () => {
    element.removeEventListener('volumechange', save);
    unsubscribe();
  };
}

/** Registers the element while it plays, which pauses the other players. */
function registerPlayback(element: HTMLMediaElement, players: PlayingRegistry): () => void {
  const onPlay = () => players.start(element);
  const onStop = () => players.stop(element);
  element.addEventListener('play', onPlay);
  for (const event of ['pause', 'ended', 'emptied']) element.addEventListener(event, onStop);
  if (!element.paused) onPlay();
  return () => {
    element.removeEventListener('play', onPlay);
    for (const event of ['pause', 'ended', 'emptied']) element.removeEventListener(event, onStop);
    onStop();
  };
}
