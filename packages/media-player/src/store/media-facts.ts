// One row per field of `PlayerState`: how to read it from the element, and the events that may change it.
// State is only ever read from the element: a request takes effect when the element emits its event.
import type { PlayerContext } from './player-context.js';
import { withExtras } from './player-context.js';
import type { PlayerFailure, PlayerState, PlayerTextTrack, TimeRange } from './player-state.js';

interface Fact<Value> {
  read(context: PlayerContext): Value;
  /** Events of the element; a prefix `document:` or `tracks:` names another target. */
  readonly events: readonly string[];
}

const failuresByCode: Readonly<Record<number, PlayerFailure>> = { 2: 'network', 3: 'decode', 4: 'unsupported' };
const NO_SOURCE = 3;
const HAVE_METADATA = 1;
const HAVE_FUTURE_DATA = 3;

const loading = ['emptied', 'loadstart', 'loadedmetadata', 'error'] as const;
const playing = ['play', 'pause', 'playing', 'ended', 'seeking', 'seeked', ...loading] as const;
const tracks = ['tracks:addtrack', 'tracks:removetrack', 'tracks:change', 'loadedmetadata'] as const;

export const mediaFacts: { readonly [Name in keyof PlayerState]: Fact<PlayerState[Name]> } = {
  isPaused: { read: ({ element }) => element.paused, events: playing },
  isEnded: { read: ({ element }) => element.ended, events: ['timeupdate', ...playing] },
  isWaiting: {
    read: ({ element }) =>
      !element.paused && !element.ended && failureOf(element) === null && element.readyState < HAVE_FUTURE_DATA,
    events: ['waiting', 'stalled', 'canplay', 'canplaythrough', 'timeupdate', ...playing],
  },
  isSeeking: { read: ({ element }) => element.seeking, events: playing },
  isReady: { read: ({ element }) => element.readyState >= HAVE_METADATA, events: loading },
  currentTime: {
    read: ({ element }) => finite(element.currentTime),
    events: ['timeupdate', ...playing],
  },
  duration: {
    read: ({ element }) => (Number.isFinite(element.duration) && element.duration > 0 ? element.duration : null),
    events: ['durationchange', ...loading],
  },
  isLive: { read: ({ element }) => element.duration === Infinity, events: ['durationchange', ...loading] },
  buffered: {
    read: ({ element }) => rangesOf(element.buffered),
    events: ['progress', 'timeupdate', 'suspend', 'canplaythrough', 'seeked', ...loading],
  },
  seekable: {
    read: ({ element }) => {
      const ranges = rangesOf(element.seekable);
      const [first, last] = [ranges[0], ranges.at(-1)];
      return first !== undefined && last !== undefined ? { start: first.start, end: last.end } : null;
    },
    events: ['progress', 'durationchange', 'canplay', ...loading],
  },
  volume: { read: ({ element }) => element.volume, events: ['volumechange'] },
  isMuted: { read: ({ element }) => element.muted, events: ['volumechange'] },
  rate: { read: ({ element }) => element.playbackRate, events: ['ratechange', ...loading] },
  failure: {
    read: ({ element, source }) => source?.failure() ?? failureOf(element),
    events: ['source:change', 'play', 'playing', ...loading],
  },
  textTracks: { read: ({ element }) => readableTracks(element), events: tracks },
  shownTrack: {
    read: ({ element }) =>
      readableTracks(element).find(({ index }) => element.textTracks[index]?.mode === 'showing')?.index ?? null,
    events: tracks,
  },
  hasChapters: {
    read: ({ element }) => Array.from(element.textTracks ?? []).some(({ kind }) => kind === 'chapters'),
    events: tracks,
  },
  qualities: { read: ({ source }) => source?.qualities() ?? [], events: ['source:change', ...loading] },
  quality: { read: ({ source }) => source?.quality() ?? null, events: ['source:change', ...loading] },
  isFullscreen: {
    read: ({ element, container }) =>
      container.ownerDocument.fullscreenElement === container ||
      container.ownerDocument.fullscreenElement === element ||
      withExtras(element).webkitDisplayingFullscreen === true,
    events: ['document:fullscreenchange', 'webkitbeginfullscreen', 'webkitendfullscreen'],
  },
  isPictureInPicture: {
    read: ({ element }) =>
      element.ownerDocument.pictureInPictureElement === element ||
      withExtras(element).webkitPresentationMode === 'picture-in-picture',
    events: ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged'],
  },
  can: {
    read: context => ({
      fullscreen: canFullscreen(context),
      pictureInPicture: canPictureInPicture(context.element),
      setVolume: context.canSetVolume,
    }),
    events: loading,
  },
};

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** A rejected source sets no `error`, only the network state (HTML, "resource selection algorithm"). */
function failureOf(element: HTMLMediaElement): PlayerFailure | null {
  if (element.error) return failuresByCode[element.error.code] ?? null;
  return element.networkState === NO_SOURCE ? 'unsupported' : null;
}

/** Converts `TimeRanges` to plain data. */
function rangesOf(ranges: TimeRanges): readonly TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({ start: ranges.start(index), end: ranges.end(index) }));
}

function readableTracks(element: HTMLMediaElement): readonly PlayerTextTrack[] {
  return Array.from(element.textTracks ?? [], ({ label, language, kind }, index) => ({ index, label, language, kind })).filter(
    (track): track is PlayerTextTrack => track.kind === 'captions' || track.kind === 'subtitles',
  );
}

function canFullscreen({ element, container }: PlayerContext): boolean {
  return (
    (container.ownerDocument.fullscreenEnabled && typeof container.requestFullscreen === 'function') ||
    withExtras(element).webkitSupportsFullscreen === true
  );
}

function canPictureInPicture(element: HTMLMediaElement): boolean {
  const { disablePictureInPicture, requestPictureInPicture, webkitSupportsPresentationMode } = withExtras(element);
  if (disablePictureInPicture === true) return false;
  if (element.ownerDocument.pictureInPictureEnabled && typeof requestPictureInPicture === 'function') return true;
  return webkitSupportsPresentationMode?.call(element, 'picture-in-picture') === true;
}
