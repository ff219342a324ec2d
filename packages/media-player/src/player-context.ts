import type { PlayerSource } from './player-source.js';

/** What facts are read from and requests act on: the element and its surroundings. */
export interface PlayerContext {
  readonly element: HTMLMediaElement;
  /** What goes to full screen; the element itself where that is all there is. */
  readonly container: HTMLElement;
  readonly canSetVolume: boolean;
  readonly source: PlayerSource | null;
  /** Length of one frame, in seconds. */
  frameSeconds(): number;
  /** Told before the medium is loaded again after a failure. */
  keepTime(): void;
}

/** What only some browsers give a media element; all of it is asked for before it is used. */
export interface ElementExtras {
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

/** The element with what its browser may add to it. */
export function withExtras(element: HTMLMediaElement): HTMLMediaElement & ElementExtras {
  return element as HTMLMediaElement & ElementExtras;
}
