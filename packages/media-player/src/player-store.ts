import { watchFrameLength } from './frame-length.js';
import { mediaFacts } from './media-facts.js';
import { applyRequest } from './media-requests.js';
import type { PlayerRequest } from './media-requests.js';
import type { Memory } from './memory.js';
import type { PlayerContext } from './player-context.js';
import type { PlayerSource } from './player-source.js';
import type { PlayerState } from './player-state.js';
import { watchResumeTime } from './resume-time.js';
import { pagePlayers } from './playing-registry.js';
import type { PlayingRegistry } from './playing-registry.js';
import { pageVolume } from './volume-memory.js';
import type { RememberedVolume } from './volume-memory.js';

export interface PlayerStoreOptions {
  /** What goes to full screen with its controls; the element when absent. */
  readonly container?: HTMLElement;
  /** Frames in a second, where it is known; else it is measured while playing. */
  readonly frameRate?: number;
  /** Starts muted whatever is remembered, as playing by itself has to; a person's own unmuting is remembered. */
  readonly isMutedAtStart?: boolean;
  /** How loud the players of the page are; the page's own when absent. */
  readonly volume?: Memory<RememberedVolume>;
  /** Who else plays; the page's own when absent. */
  readonly players?: PlayingRegistry;
}

/** A media element's state, and the one way to ask it for something. */
export interface PlayerStore {
  readonly element: HTMLMediaElement;
  /** The same object until something changes. */
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  request(request: PlayerRequest): void;
  /** Lets something else feed the element; gives the way to take it off again. */
  attachSource(source: PlayerSource): () => void;
  /** Stops listening; the element stays as it is. */
  destroy(): void;
}

type FactName = keyof PlayerState;
const factNames = Object.keys(mediaFacts) as FactName[];

/** Which facts have to be read again after an event. */
const factsByEvent = new Map<string, FactName[]>();
for (const name of factNames)
  for (const event of mediaFacts[name].events) factsByEvent.set(event, [...(factsByEvent.get(event) ?? []), name]);

/** A store over a media element. It never guesses: requests act on the element, and the element's events change the state. */
export function createPlayerStore(element: HTMLMediaElement, options: PlayerStoreOptions = {}): PlayerStore {
  const { container = element, frameRate, players = pagePlayers } = options;
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];
  const frames = watchFrameLength(element);
  const resume = watchResumeTime(element);
  const context: PlayerContext & { source: PlayerSource | null } = {
    element,
    container,
    canSetVolume: canSetVolume(element),
    source: null,
    frameSeconds: () => (frameRate !== undefined && frameRate > 0 ? 1 / frameRate : frames.seconds()),
    keepTime: () => resume.begin(),
  };

  let state = readFacts(context, null, factNames);
  const reread = (names: readonly FactName[]) => {
    const next = readFacts(context, state, names);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  for (const [event, names] of factsByEvent) {
    const [place, type] = event.includes(':') ? event.split(':') : ['element', event];
    const target = { element, document: element.ownerDocument, tracks: element.textTracks }[place ?? ''];
    if (type === undefined || !(target && 'addEventListener' in target)) continue;
    const onEvent = () => reread(names);
    target.addEventListener(type, onEvent, true);
    stops.push(() => target.removeEventListener(type, onEvent, true));
  }
  stops.push(
    () => frames.stop(),
    () => resume.stop(),
    followVolume(context, options),
    takeTurns(element, players),
  );
  reread(factNames);

  return {
    element,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    request: request => applyRequest(context, request),
    attachSource(source) {
      context.source = source;
      const stop = source.subscribe(() => reread(factNames));
      reread(factNames);
      return () => {
        stop();
        if (context.source !== source) return;
        context.source = null;
        reread(factNames);
      };
    },
    destroy() {
      for (const stop of stops.splice(0)) stop();
      listeners.clear();
    },
  };
}

/** The state with the named facts read again; the same object, and the same lists in it, when nothing changed. */
function readFacts(context: PlayerContext, before: PlayerState | null, names: readonly FactName[]): PlayerState {
  const changes: Partial<Record<FactName, unknown>> = {};
  for (const name of names) {
    const value = mediaFacts[name].read(context);
    if (before === null || !isSame(value, before[name])) changes[name] = value;
  }
  // The first reading takes all facts; every other one begins from a whole state.
  return Object.keys(changes).length > 0 ? ({ ...before, ...changes } as PlayerState) : (before as PlayerState);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return Object.is(one, other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Some devices leave the volume to their own keys: what is set there does not stay. */
function canSetVolume(element: HTMLMediaElement): boolean {
  const probe = element.ownerDocument.createElement('audio');
  probe.volume = 0.25;
  return probe.volume === 0.25;
}

/** Keeps an element as loud as the page remembers, and remembers what a person changes at it. */
function followVolume({ element, canSetVolume }: PlayerContext, options: PlayerStoreOptions): () => void {
  const { volume: memory = pageVolume } = options;
  let isMutedForStart = options.isMutedAtStart === true;
  const apply = () => {
    const { volume, isMuted } = memory.get();
    if (element.volume !== volume) element.volume = volume;
    element.muted = isMutedForStart || isMuted;
  };
  const remember = () => {
    isMutedForStart &&= element.muted;
    memory.set({
      volume: canSetVolume ? element.volume : memory.get().volume,
      isMuted: isMutedForStart ? memory.get().isMuted : element.muted,
    });
  };
  const stop = memory.subscribe(apply);
  apply();
  element.addEventListener('volumechange', remember);
  return () => {
    element.removeEventListener('volumechange', remember);
    stop();
  };
}

/** Starting this one pauses the others. */
function takeTurns(element: HTMLMediaElement, players: PlayingRegistry): () => void {
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
