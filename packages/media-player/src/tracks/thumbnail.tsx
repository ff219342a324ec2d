import type { PlayerStore } from '../store/player-store.dom.js';
import { thumbnailAt } from './thumbnails.js';
import { THUMBNAILS_LABEL } from '../source/media-source.js';
import type { ThumbnailCue } from './thumbnails.js';

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
  if (part === null) return <img className="rk-player-thumbnail" src={url} width={THUMBNAIL_WIDTH} alt="" />;
  const zoom = THUMBNAIL_WIDTH / part.width;
  return (
    <div
      className="rk-player-thumbnail"
      style={{
        width: part.width,
        height: part.height,
        zoom,
        backgroundImage: `url("${url}")`,
        backgroundPosition: `-${part.x}px -${part.y}px`,
      }}
    />
  );
}
