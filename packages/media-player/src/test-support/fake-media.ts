import { pagePlayers } from '../store/playing-registry.dom.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';

/** The scripted state of a fake media element. Times are in seconds. */
interface FakeMediaState {
  duration: number;
  currentTime: number;
  isPaused: boolean;
  isEnded: boolean;
  isSeeking: boolean;
  readyState: number;
  networkState: number;
  errorCode: number | null;
  buffered: readonly (readonly [number, number])[];
  seekable: readonly (readonly [number, number])[];
  volume: number;
  isMuted: boolean;
  rate: number;
  src: string;
  loads: number;
}

/** A fake text track; its list dispatches `change` when its mode changes. */
class FakeTrack extends EventTarget {
  private shown: TextTrackMode = 'disabled';
  constructor(
    private readonly list: FakeTrackList,
    readonly kind: TextTrackKind,
    readonly label: string,
    readonly language: string,
    readonly cues: readonly unknown[] | null,
  ) {
    super();
  }
  get mode() {
    return this.shown;
  }
  set mode(mode: TextTrackMode) {
    this.shown = mode;
    this.list.dispatchEvent(new Event('change'));
  }
}

/** A fake `TextTrackList`. */
class FakeTrackList extends EventTarget {
  [index: number]: FakeTrack;
  length = 0;
  add(kind: TextTrackKind, label: string, language: string, cues: readonly unknown[] | null = null): void {
    this[this.length++] = new FakeTrack(this, kind, label, language, cues);
    this.dispatchEvent(new Event('addtrack'));
  }
  clear(): void {
    while (this.length > 0) delete this[--this.length];
    this.dispatchEvent(new Event('removetrack'));
  }
}

const trackLists = new WeakMap<HTMLMediaElement, FakeTrackList>();

function tracksOf(element: HTMLMediaElement): FakeTrackList {
  const known = trackLists.get(element);
  if (known) return known;
  const list = new FakeTrackList();
  trackLists.set(element, list);
  return list;
}

/** Adds a caption track, or one of another kind. */
export function addCaptions(element: HTMLMediaElement, label: string, language: string, kind: TextTrackKind = 'captions'): void {
  tracksOf(element).add(kind, label, language);
}

/** Removes every track. */
export function removeTracks(element: HTMLMediaElement): void {
  tracksOf(element).clear();
}

/** Adds a loaded track of chapters. */
export function addChapters(element: HTMLMediaElement, cues: readonly unknown[], language = 'en'): void {
  tracksOf(element).add('chapters', '', language, cues);
}

const media = new WeakMap<HTMLMediaElement, FakeMediaState>();

/** The scripted state of an element; the element reports these values. */
export function fakeStateOf(element: HTMLMediaElement): FakeMediaState {
  const known = media.get(element);
  if (known) return known;
  const state: FakeMediaState = {
    duration: Number.NaN,
    currentTime: 0,
    isPaused: true,
    isEnded: false,
    isSeeking: false,
    readyState: 0,
    networkState: 0,
    errorCode: null,
    buffered: [],
    seekable: [],
    volume: 1,
    isMuted: false,
    rate: 1,
    src: '',
    loads: 0,
  };
  media.set(element, state);
  return state;
}

/** Changes the state, then dispatches the events that a real element would. */
export function emit(element: HTMLMediaElement, change: Partial<FakeMediaState>, ...events: string[]): void {
  Object.assign(fakeStateOf(element), change);
  for (const event of events) element.dispatchEvent(new Event(event));
}

/** Loads the media: the duration is known and there is enough data to play. */
export function finishLoading(element: HTMLMediaElement, duration: number): void {
  const seekable = Number.isFinite(duration) ? ([[0, duration]] as const) : [];
  emit(element, { duration, readyState: 4, seekable }, 'loadstart', 'durationchange', 'loadedmetadata', 'canplay');
}

/** Plays up to this second. */
export function playTo(element: HTMLMediaElement, currentTime: number): void {
  const isEnded = currentTime >= fakeStateOf(element).duration;
  emit(element, { currentTime, isEnded, isPaused: isEnded }, 'timeupdate', ...(isEnded ? ['pause', 'ended'] : []));
}

function ranges(list: readonly (readonly [number, number])[]): TimeRanges {
  return { length: list.length, start: index => list[index]?.[0] ?? 0, end: index => list[index]?.[1] ?? 0 };
}

/** As in browsers, `volumechange` comes after the script that changed the volume. */
function announceVolume(element: HTMLMediaElement): void {
  queueMicrotask(() => element.dispatchEvent(new Event('volumechange')));
}

type Getters = { readonly [name: string]: (state: FakeMediaState) => unknown };
type Setters = { readonly [name: string]: (state: FakeMediaState, value: never, element: HTMLMediaElement) => void };

const getters: Getters = {
  duration: state => state.duration,
  currentTime: state => state.currentTime,
  paused: state => state.isPaused,
  ended: state => state.isEnded,
  seeking: state => state.isSeeking,
  readyState: state => state.readyState,
  networkState: state => state.networkState,
  error: state => (state.errorCode === null ? null : { code: state.errorCode }),
  buffered: state => ranges(state.buffered),
  seekable: state => ranges(state.seekable),
  volume: state => state.volume,
  muted: state => state.isMuted,
  playbackRate: state => state.rate,
  src: state => state.src,
};

const setters: Setters = {
  currentTime(state, value: number, element) {
    emit(element, { currentTime: value, isEnded: false }, 'seeking', 'timeupdate', 'seeked');
  },
  volume(state, value: number, element) {
    if (state.volume === value) return;
    state.volume = value;
    announceVolume(element);
  },
  muted(state, value: boolean, element) {
    if (state.isMuted === value) return;
    state.isMuted = value;
    announceVolume(element);
  },
  playbackRate(state, value: number, element) {
    emit(element, { rate: value }, 'ratechange');
  },
  src(state, value: string) {
    state.src = value;
  },
};

/** Replaces the decoder of all media elements by a scripted state. Returns a restore function. */
export function installFakeMedia(): () => void {
  const prototype = HTMLMediaElement.prototype;
  const before = Object.getOwnPropertyDescriptors(prototype);
  for (const name of Object.keys(getters))
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return getters[name]?.(fakeStateOf(this));
      },
      set(this: HTMLMediaElement, value: never) {
        setters[name]?.(fakeStateOf(this), value, this);
      },
    });
  Object.defineProperty(prototype, 'textTracks', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return tracksOf(this);
    },
  });
  const methods = {
    play(this: HTMLMediaElement) {
      if (this.ended) emit(this, { currentTime: 0, isEnded: false });
      if (this.paused) emit(this, { isPaused: false }, 'play', 'playing');
      return Promise.resolve();
    },
    pause(this: HTMLMediaElement) {
      if (!this.paused) emit(this, { isPaused: true }, 'pause');
    },
    load(this: HTMLMediaElement) {
      const { loads } = fakeStateOf(this);
      emit(this, { loads: loads + 1, errorCode: null, networkState: 2, readyState: 0, currentTime: 0 }, 'emptied', 'loadstart');
    },
    canPlayType: (type: string) => (/mp4|webm/.test(type) ? 'probably' : ''),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(prototype, name, { configurable: true, value });
  Element.prototype.setPointerCapture ??= () => undefined;
  return () => {
    forgetPage();
    Object.defineProperties(prototype, before);
  };
}

/** Puts back what all players of a page share: the next test file has the same page. */
function forgetPage(): void {
  const nobody = { muted: true, pause: () => undefined };
  pagePlayers.start(nobody);
  pagePlayers.stop(nobody);
  pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false });
}
