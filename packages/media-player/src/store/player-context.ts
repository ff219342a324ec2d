import type { PlayerFailure, PlayerQuality } from './player-state.js';

/** Feeds an element that cannot load its media itself; usually backed by a streaming library. */
export interface PlayerSource {
  failure(): PlayerFailure | null;
  qualities(): readonly PlayerQuality[];
  /** Index of the selected quality; `null` means automatic. */
  quality(): number | null;
  setQuality(index: number | null): void;
  /** Starts over after a failure. */
  reload(): void;
  /** Notifies when any of the values above may have changed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The settings that a page can decide. */
export interface PlaybackSettings {
  readonly paused: boolean;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** Whether a setting is left to the page: a request then does not apply it. */
export type HoldSetting = <Name extends keyof PlaybackSettings>(name: Name, value: PlaybackSettings[Name]) => boolean;

/** The input of facts and requests: the element and its environment. */
export interface PlayerContext {
  readonly element: HTMLMediaElement;
  /** The element that enters full screen; the media element itself without a container. */
  readonly container: HTMLElement;
  readonly canSetVolume: boolean;
  readonly source: PlayerSource | null;
  /** The step of comma and full stop, in seconds. */
  readonly frameSeconds: number;
  /** Absent where the player decides everything itself. */
  readonly hold?: HoldSetting | undefined;
  /** Must be called before the media is reloaded after a failure: playback resumes at the current time. */
  keepTime(): void;
}

/** Browser-specific members of a media element; feature-detect each one before use. */
interface ElementExtras {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitSupportsFullscreen?: boolean;
  readonly webkitPresentationMode?: string;
  readonly disablePictureInPicture?: boolean;
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
  webkitSetPresentationMode?(mode: 'inline' | 'picture-in-picture'): void;
  webkitSupportsPresentationMode?(mode: string): boolean;
  requestPictureInPicture?(): Promise<unknown>;
}

/** The element, typed with the members that only some browsers add. */
export function withExtras(element: HTMLMediaElement): HTMLMediaElement & ElementExtras {
  return element as HTMLMediaElement & ElementExtras;
}
