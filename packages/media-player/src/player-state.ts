/** Why a medium cannot be played: it did not arrive, it is broken, or nothing here can play it. */
export type PlayerFailure = 'network' | 'decode' | 'unsupported';

/** A stretch of the medium, in seconds. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** A track of text that a person can choose: `index` is its place in the element's list. */
export interface PlayerTextTrack {
  readonly index: number;
  readonly label: string;
  /** BCP 47, or an empty string. */
  readonly language: string;
  readonly kind: 'captions' | 'subtitles';
}

/** A quality a streamed medium is offered in. */
export interface PlayerQuality {
  readonly index: number;
  /** Height of the picture in pixels; 0 when it is not known. */
  readonly height: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** What the player's surroundings allow. */
export interface PlayerAbilities {
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** False where only the device's own keys set the volume. */
  readonly setVolume: boolean;
}

/** Everything a player shows, as the element reported it last. Times are in seconds. */
export interface PlayerState {
  readonly isPaused: boolean;
  readonly isEnded: boolean;
  /** Playing is wanted, and there is nothing to play yet. */
  readonly isWaiting: boolean;
  readonly isSeeking: boolean;
  /** Length, size and tracks are known. */
  readonly isReady: boolean;
  readonly currentTime: number;
  /** `null` while it is unknown, and for a live stream. */
  readonly duration: number | null;
  readonly isLive: boolean;
  readonly buffered: readonly TimeRange[];
  /** Where one can seek to, from the first to the last second; `null` while nothing is known. */
  readonly seekable: TimeRange | null;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** 1 is the speed it was recorded at. */
  readonly rate: number;
  readonly failure: PlayerFailure | null;
  readonly textTracks: readonly PlayerTextTrack[];
  /** Index of the track that is shown, or `null`. */
  readonly shownTrack: number | null;
  /** Empty unless the medium is streamed in more than one. */
  readonly qualities: readonly PlayerQuality[];
  /** Index of the chosen quality; `null`: chosen automatically. */
  readonly quality: number | null;
  readonly isFullscreen: boolean;
  readonly isPictureInPicture: boolean;
  readonly can: PlayerAbilities;
}

/** What is known before there is an element: on the server, and in the first drawing. */
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
  qualities: [],
  quality: null,
  isFullscreen: false,
  isPictureInPicture: false,
  can: { fullscreen: false, pictureInPicture: false, setVolume: true },
};
