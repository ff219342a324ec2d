/** The reason for a failure: the network, a damaged file, or a format that this browser cannot play. */
export type PlayerFailure = 'network' | 'decode' | 'unsupported';

/** A range of the media, in seconds. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** A caption or subtitle track; `index` is its position in `element.textTracks`. */
export interface PlayerTextTrack {
  readonly index: number;
  readonly label: string;
  /** BCP 47, or an empty string. */
  readonly language: string;
  readonly kind: 'captions' | 'subtitles';
}

/** A quality level of a stream. */
export interface PlayerQuality {
  readonly index: number;
  /** Video height in pixels; 0 when unknown. */
  readonly height: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** The features that the browser supports for this element. */
export interface PlayerAbilities {
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** False on devices where only the hardware keys set the volume (iOS). */
  readonly setVolume: boolean;
}

/** The state of a player, as last reported by the element. Times are in seconds. */
export interface PlayerState {
  readonly isPaused: boolean;
  readonly isEnded: boolean;
  /** Playing, but stalled: no data for the current position yet. */
  readonly isWaiting: boolean;
  readonly isSeeking: boolean;
  /** Metadata (duration, dimensions, tracks) is loaded. */
  readonly isReady: boolean;
  readonly currentTime: number;
  /** `null` while unknown, and for a live stream. */
  readonly duration: number | null;
  readonly isLive: boolean;
  readonly buffered: readonly TimeRange[];
  /** The seekable range, from the first to the last second; `null` while unknown. */
  readonly seekable: TimeRange | null;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Playback rate; 1 is normal speed. */
  readonly rate: number;
  readonly failure: PlayerFailure | null;
  readonly textTracks: readonly PlayerTextTrack[];
  /** Index of the visible text track, or `null`. */
  readonly shownTrack: number | null;
  /** Whether there is a track of chapters. */
  readonly hasChapters: boolean;
  /** The quality levels of a stream; empty for files. */
  readonly qualities: readonly PlayerQuality[];
  /** Index of the selected quality; `null` means automatic. */
  readonly quality: number | null;
  readonly isFullscreen: boolean;
  readonly isPictureInPicture: boolean;
  readonly can: PlayerAbilities;
}

/** The state before an element exists: on the server and in the first render. */
export const INITIAL_PLAYER_STATE: PlayerState = {
  isPaused: true,
  isEnded: false,
  isWaiting: false,
  isSeeking: false,
  isReady: false,
  currentTime: 0,
  duration: null,
  isLive: false,
  buffered: [],
  seekable: null,
  volume: 0.5,
  isMuted: false,
  rate: 1,
  failure: null,
  textTracks: [],
  shownTrack: null,
  hasChapters: false,
  qualities: [],
  quality: null,
  isFullscreen: false,
  isPictureInPicture: false,
  can: { fullscreen: false, pictureInPicture: false, setVolume: true },
};

/** `value` limited to `minimum` and `maximum`; `NaN` becomes the minimum. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Number.isNaN(value) ? minimum : Math.min(Math.max(value, minimum), Math.max(minimum, maximum));
}

/** The range to seek in: the full duration when it is known, else the seekable range of a live stream. */
export function seekBounds(duration: number | null, seekable: TimeRange | null): TimeRange {
  return duration !== null ? { start: 0, end: duration } : (seekable ?? { start: 0, end: 0 });
}

/** `seconds` as a fraction of the duration, 0 to 1; 0 while the duration is unknown. */
export function fractionOf(seconds: number, duration: number | null): number {
  return duration !== null && duration > 0 ? clamp(seconds / duration, 0, 1) : 0;
}
