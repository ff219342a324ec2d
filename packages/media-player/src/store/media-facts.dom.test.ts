import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCaptions, emit, fakeStateOf, installFakeMedia } from '../test-support/fake-media.js';
import { aStore } from '../test-support/fake-store.js';
import type { PlayerSource } from './player-context.js';
import { INITIAL_PLAYER_STATE } from './player-state.js';
import type { PlayerState } from './player-state.js';

let restore = () => undefined as void;
beforeEach(() => {
  restore = installFakeMedia();
});
afterEach(() => restore());

type FakeState = ReturnType<typeof fakeStateOf>;

const define = (target: object, properties: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(target, name, { configurable: true, value });
};

/** A fact, its value after a change of the element, and each event that alone must be enough to notice the change. */
interface FactCase {
  fact: keyof PlayerState;
  before?: Partial<FakeState>;
  change: Partial<FakeState>;
  value: unknown;
  events: readonly string[];
}

const playing = { isPaused: false, readyState: 4 };
const loading = ['emptied', 'loadstart', 'loadedmetadata', 'error'];
const cases: readonly FactCase[] = [
  { fact: 'isPaused', change: { isPaused: false }, value: false, events: ['play', 'playing', 'seeked', ...loading] },
  { fact: 'isPaused', before: playing, change: { isPaused: true }, value: true, events: ['pause', 'ended'] },
  { fact: 'isEnded', change: { isEnded: true }, value: true, events: ['ended', 'timeupdate', 'pause'] },
  {
    fact: 'isWaiting',
    before: playing,
    change: { readyState: 2 },
    value: true,
    events: ['waiting', 'stalled', 'canplay', 'canplaythrough', 'timeupdate', 'seeking'],
  },
  { fact: 'isSeeking', change: { isSeeking: true }, value: true, events: ['seeking'] },
  { fact: 'isSeeking', before: { isSeeking: true }, change: { isSeeking: false }, value: false, events: ['seeked'] },
  { fact: 'isReady', change: { readyState: 1 }, value: true, events: loading },
  { fact: 'currentTime', change: { currentTime: 7 }, value: 7, events: ['timeupdate', 'seeked', 'ended'] },
  { fact: 'duration', change: { duration: 60 }, value: 60, events: ['durationchange', ...loading] },
  { fact: 'isLive', change: { duration: Infinity }, value: true, events: ['durationchange', ...loading] },
  {
    fact: 'buffered',
    change: { buffered: [[0, 9]] },
    value: [{ start: 0, end: 9 }],
    events: ['progress', 'timeupdate', 'suspend', 'canplaythrough', 'seeked', ...loading],
  },
  {
    fact: 'seekable',
    change: {
      seekable: [
        [2, 5],
        [7, 9],
      ],
    },
    value: { start: 2, end: 9 },
    events: ['progress', 'durationchange', 'canplay', ...loading],
  },
  { fact: 'rate', change: { rate: 2 }, value: 2, events: ['ratechange', ...loading] },
  { fact: 'failure', change: { errorCode: 2 }, value: 'network', events: loading },
  { fact: 'failure', before: { errorCode: 2 }, change: { errorCode: null }, value: null, events: ['play', 'playing'] },
];

describe('player state', () => {
  it.each(cases.flatMap(({ events, ...rest }) => events.map(event => ({ event, ...rest }))))(
    'has another $fact with the event $event',
    ({ event, fact, before = {}, change, value }) => {
      const { element, store } = aStore();
      emit(element, before, ...loading);
      expect(store.getState()[fact]).not.toEqual(value);
      emit(element, change, event);
      expect(store.getState()[fact]).toEqual(value);
    },
  );

  it.each(['addtrack', 'removetrack', 'change'])('has other captions with the event %s of the tracks', event => {
    const { element, store } = aStore();
    const tracks = element.textTracks;
    define(tracks, { 0: { kind: 'subtitles', label: 'English', language: 'en', mode: 'showing' }, length: 1 });
    expect(store.getState().textTracks).toEqual([]);
    tracks.dispatchEvent(new Event(event));
    expect(store.getState()).toMatchObject({ textTracks: [{ index: 0, label: 'English' }], shownTrack: 0 });
  });

  it('has the captions of the file once its metadata is loaded', () => {
    const { element, store } = aStore();
    define(element.textTracks, { 0: { kind: 'captions', label: 'English', language: 'en', mode: 'disabled' }, length: 1 });
    emit(element, {}, 'loadedmetadata');
    expect(store.getState().textTracks).toHaveLength(1);
  });

  it('shows no track while captions are only listed', () => {
    const { element, store } = aStore();
    addCaptions(element, 'English', 'en');
    expect(store.getState().shownTrack).toBeNull();
  });

  it.each([
    [0.5, 0.5],
    [0, null],
    [-1, null],
    [Number.NaN, null],
  ])('has a duration of %d as %s', (duration, expected) => {
    const { element, store } = aStore();
    emit(element, { duration }, 'durationchange');
    expect(store.getState().duration).toBe(expected);
  });

  it('is at 0 while the element knows no time', () => {
    const { element, store } = aStore();
    emit(element, { currentTime: Number.NaN }, 'timeupdate');
    expect(store.getState().currentTime).toBe(0);
  });

  it('is not waiting with data for the next frames, after the end or after a failure', () => {
    const { element, store } = aStore();
    emit(element, { isPaused: false, readyState: 3 }, 'play');
    expect(store.getState().isWaiting).toBe(false);
    emit(element, { readyState: 2, isEnded: true }, 'ended');
    expect(store.getState().isWaiting).toBe(false);
    emit(element, { isEnded: false, errorCode: 2 }, 'error');
    expect(store.getState().isWaiting).toBe(false);
  });

  it('has failed without an error when the element rejected every source', () => {
    const { element, store } = aStore();
    emit(element, { networkState: 2 }, 'error');
    expect(store.getState().failure).toBeNull();
    emit(element, { networkState: 3 }, 'error');
    expect(store.getState().failure).toBe('unsupported');
  });

  it('has the qualities and the failure of its stream', () => {
    const { element, store } = aStore();
    const levels = [{ index: 0, height: 720, bitrate: 1_000 }];
    let quality: number | null = null;
    const source: PlayerSource = {
      qualities: () => levels,
      quality: () => quality,
      setQuality: () => undefined,
      failure: () => 'decode',
      reload: () => undefined,
      subscribe: () => () => undefined,
    };
    store.attachSource(source);
    expect(store.getState()).toMatchObject({ qualities: levels, quality: null, failure: 'decode' });
    quality = 0;
    emit(element, {}, 'loadedmetadata');
    expect(store.getState().quality).toBe(0);
  });
});

describe('full screen', () => {
  it.each(['webkitbeginfullscreen', 'webkitendfullscreen'])('of a video alone is known with the event %s', event => {
    const { element, store } = aStore();
    define(element, { webkitDisplayingFullscreen: true });
    element.dispatchEvent(new Event(event));
    expect(store.getState().isFullscreen).toBe(true);
  });

  it.each([
    [{ fullscreenEnabled: false }, {}, false],
    [{ fullscreenEnabled: true }, { requestFullscreen: undefined }, false],
    [{ fullscreenEnabled: false }, { requestFullscreen: () => undefined }, false],
    [{ fullscreenEnabled: true }, { requestFullscreen: () => undefined }, true],
    [{ fullscreenEnabled: false }, { webkitSupportsFullscreen: true }, true],
    [{ fullscreenEnabled: false }, { webkitSupportsFullscreen: false }, false],
  ])('of a document %o and an element %o is possible: %s', (ofDocument, ofElement, expected) => {
    const { element, store } = aStore();
    define(document, ofDocument);
    define(element, ofElement);
    emit(element, {}, 'loadedmetadata');
    expect(store.getState().can.fullscreen).toBe(expected);
  });
});

describe('picture-in-picture', () => {
  afterEach(() => define(document, { pictureInPictureEnabled: false, pictureInPictureElement: null }));

  it.each(['enterpictureinpicture', 'leavepictureinpicture'])('is known with the event %s', event => {
    const { element, store } = aStore();
    define(document, { pictureInPictureElement: element });
    element.dispatchEvent(new Event(event));
    expect(store.getState().isPictureInPicture).toBe(true);
  });

  it('is known from the presentation mode in Safari', () => {
    const { element, store } = aStore();
    define(element, { webkitPresentationMode: 'picture-in-picture' });
    element.dispatchEvent(new Event('webkitpresentationmodechanged'));
    expect(store.getState().isPictureInPicture).toBe(true);
  });

  const request = () => Promise.resolve();
  it.each([
    [true, { requestPictureInPicture: request }, true],
    [true, { requestPictureInPicture: request, disablePictureInPicture: true }, false],
    [true, { requestPictureInPicture: undefined }, false],
    [false, { requestPictureInPicture: request }, false],
    [false, { webkitSupportsPresentationMode: (mode: string) => mode === 'picture-in-picture' }, true],
    [false, { webkitSupportsPresentationMode: () => false }, false],
  ])('of a document that allows it (%s) and an element %o is possible: %s', (isEnabled, properties, expected) => {
    const { element, store } = aStore();
    define(document, { pictureInPictureEnabled: isEnabled });
    define(element, properties);
    emit(element, {}, 'loadedmetadata');
    expect(store.getState().can.pictureInPicture).toBe(expected);
  });
});

it('a store of an empty element has the state of the first render', () => {
  const { can, ...state } = aStore().store.getState();
  const { can: canInitially, ...initial } = INITIAL_PLAYER_STATE;
  expect(state).toEqual(initial);
  expect([can.setVolume, canInitially]).toEqual([true, { fullscreen: false, pictureInPicture: false, setVolume: true }]);
});
