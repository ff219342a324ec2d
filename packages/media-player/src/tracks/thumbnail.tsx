import type { CSSProperties } from 'react';
import type { PlayerStore } from '../store/player-store.dom.js';
import { thumbnailAt } from './thumbnails.js';
import { THUMBNAILS_LABEL } from '../source/media-source.js';
import type { Thumbnail, ThumbnailCue } from './thumbnails.js';

/** Displayed width of a thumbnail, in pixels. */
const THUMBNAIL_WIDTH = 160;

interface ThumbnailProps {
  store: PlayerStore;
  seconds: number;
  /** Address of the thumbnail track. */
  trackUrl: string;
}

/** The thumbnail at a time; nothing when the track has none. */
export function ThumbnailImage({ store, seconds, trackUrl }: ThumbnailProps) {
  const { element } = store;
  const track = Array.from(element.textTracks).find(one => one.kind === 'metadata' && one.label === THUMBNAILS_LABEL);
  const cues = Array.from(track?.cues ?? []) as readonly unknown[] as readonly ThumbnailCue[];
  const thumbnail = thumbnailAt(cues, seconds, new URL(trackUrl, element.ownerDocument.baseURI).href);
  if (thumbnail === null) return null;
  const { url, part } = thumbnail;
  // A part is cut out by an image too: the request of a background image would have the page's referrer.
  const size = part === null ? { width: THUMBNAIL_WIDTH } : { width: part.width, height: part.height, style: styleOf(part) };
  return <img referrerPolicy="no-referrer" className="rk-player-thumbnail" src={url} alt="" {...size} />;
}

/** Shows the part of a picture at the width of a thumbnail. */
function styleOf(part: NonNullable<Thumbnail['part']>): CSSProperties {
  return { zoom: THUMBNAIL_WIDTH / part.width, objectFit: 'none', objectPosition: `-${part.x}px -${part.y}px` };
}
