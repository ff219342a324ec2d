/** What a scripted medium is like. Times are in seconds. */
export interface FakeMedium {
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

/** A text track of a script; its list tells when its mode changes. */
class FakeTrack extends EventTarget {
  readonly kind: TextTrackKind = 'captions';
  readonly cues = null;
  private shown: TextTrackMode = 'disabled';
  constructor(
    private readonly list: FakeTrackList,
    readonly label: string,
    readonly language: string,
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

/** A script's list of text tracks: a list that is also told of. */
class FakeTrackList extends EventTarget {
  [index: number]: FakeTrack;
  length = 0;
  add(label: string, language: string): void {
    this[this.length++] = new FakeTrack(this, label, language);
    this.dispatchEvent(new Event('addtrack'));
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

/** Captions in a language arrive. */
export function addCaptions(element: HTMLMediaElement, label: string, language: string): void {
  tracksOf(element).add(label, language);
}

const media = new WeakMap<HTMLMediaElement, FakeMedium>();

/** The script of an element: what it reports is what stands here. */
export function mediumOf(element: HTMLMediaElement): FakeMedium {
  const known = media.get(element);
  if (known) return known;
  const medium: FakeMedium = {
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
  media.set(element, medium);
  return medium;
}

/** Changes the script, then tells what a real element would tell. */
export function report(element: HTMLMediaElement, change: Partial<FakeMedium>, ...events: string[]): void {
  Object.assign(mediumOf(element), change);
  for (const event of events) element.dispatchEvent(new Event(event));
}

/** The medium arrives: length known, enough to play. */
export function arrive(element: HTMLMediaElement, duration: number): void {
  const seekable = Number.isFinite(duration) ? ([[0, duration]] as const) : [];
  report(element, { duration, readyState: 4, seekable }, 'loadstart', 'durationchange', 'loadedmetadata', 'canplay');
}

/** It plays on to this second. */
export function playTo(element: HTMLMediaElement, currentTime: number): void {
  const isEnded = currentTime >= mediumOf(element).duration;
  report(element, { currentTime, isEnded, isPaused: isEnded }, 'timeupdate', ...(isEnded ? ['pause', 'ended'] : []));
}

function ranges(list: readonly (readonly [number, number])[]): TimeRanges {
  return { length: list.length, start: index => list[index]?.[0] ?? 0, end: index => list[index]?.[1] ?? 0 };
}

type Getters = { readonly [name: string]: (medium: FakeMedium) => unknown };
type Setters = { readonly [name: string]: (medium: FakeMedium, value: never, element: HTMLMediaElement) => void };

const getters: Getters = {
  duration: medium => medium.duration,
  currentTime: medium => medium.currentTime,
  paused: medium => medium.isPaused,
  ended: medium => medium.isEnded,
  seeking: medium => medium.isSeeking,
  readyState: medium => medium.readyState,
  networkState: medium => medium.networkState,
  error: medium => (medium.errorCode === null ? null : { code: medium.errorCode }),
  buffered: medium => ranges(medium.buffered),
  seekable: medium => ranges(medium.seekable),
  volume: medium => medium.volume,
  muted: medium => medium.isMuted,
  playbackRate: medium => medium.rate,
  src: medium => medium.src,
};

const setters: Setters = {
  currentTime(medium, value: number, element) {
    report(element, { currentTime: value, isEnded: false }, 'seeking', 'timeupdate', 'seeked');
  },
  volume(medium, value: number, element) {
    report(element, { volume: value }, 'volumechange');
  },
  muted(medium, value: boolean, element) {
    report(element, { isMuted: value }, 'volumechange');
  },
  playbackRate(medium, value: number, element) {
    report(element, { rate: value }, 'ratechange');
  },
  src(medium, value: string) {
    medium.src = value;
  },
};

/** Gives every media element of the page a script in place of a decoder; gives the way back. */
export function installFakeMedia(): () => void {
  const prototype = HTMLMediaElement.prototype;
  const before = Object.getOwnPropertyDescriptors(prototype);
  for (const name of Object.keys(getters))
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return getters[name]?.(mediumOf(this));
      },
      set(this: HTMLMediaElement, value: never) {
        setters[name]?.(mediumOf(this), value, this);
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
      if (this.ended) report(this, { currentTime: 0, isEnded: false });
      if (this.paused) report(this, { isPaused: false }, 'play', 'playing');
      return Promise.resolve();
    },
    pause(this: HTMLMediaElement) {
      if (!this.paused) report(this, { isPaused: true }, 'pause');
    },
    load(this: HTMLMediaElement) {
      const { loads } = mediumOf(this);
      report(this, { loads: loads + 1, errorCode: null, networkState: 2, readyState: 0, currentTime: 0 }, 'emptied', 'loadstart');
    },
    canPlayType: (type: string) => (/mp4|webm/.test(type) ? 'probably' : ''),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(prototype, name, { configurable: true, value });
  Element.prototype.setPointerCapture ??= () => undefined;
  return () => Object.defineProperties(prototype, before);
}
