import { safeUrl } from '../source/media-source.js';
import { DEFAULT_COLORS } from './audio-details.js';
import { createAudioSession } from './audio-session.dom.js';
import type { MiniPlayerStore } from './mini-store.dom.js';

export interface DockedAudioOptions {
  readonly src: string;
  readonly title: string;
  readonly author?: string | undefined;
  /** Address of a picture. */
  readonly artwork?: string | null | undefined;
  /** The page that the mini player returns to. */
  readonly returnHref?: string | undefined;
}

/**
 * Plays audio in a mini player without a player in the page: where the reader asked for it and left before the player was there. A player
 * with this `src` that mounts later takes the audio over. An unsafe address has no effect.
 */
export function playDocked(mini: MiniPlayerStore, { src, title, author = '', artwork, returnHref }: DockedAudioOptions): void {
  if (safeUrl(src, 'media') === null) return;
  const session = createAudioSession({ key: src, src });
  session.store.request({ type: 'play' });
  mini.dock(
    { session, title, author, artwork: safeUrl(artwork, 'image'), colors: DEFAULT_COLORS },
    { reveal: null, href: safeUrl(returnHref, 'link') },
  );
}
