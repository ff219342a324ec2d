import type { MediaAttachment } from '@rookery/api-client';
import { Blurhash, MediaPicture } from '@rookery/timeline';
import { Link, safeUrl, useMessages } from '@rookery/ui';
import { EyeOff, FileText, Image, Play, Volume2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { profileMediaMessages } from './messages.js';

interface GridTileProps {
  attachment: MediaAttachment;
  /** Address of the post. */
  href: string;
  /** 'sensitive': covered until a press; 'review': covered, and stays so. Covered media is not loaded. @selector [data-covered] */
  cover: 'none' | 'sensitive' | 'review';
  onShow(): void;
  /** Opens the media viewer; null for a file that it does not show: then the post opens. */
  onOpen: (() => void) | null;
}

const ICON = { size: 22, strokeWidth: 1.85, 'aria-hidden': true } as const;
const icons = { image: Image, gifv: Play, video: Play, audio: Volume2, unknown: FileText } as const;

/** One attachment as a square of the grid. */
export function GridTile({ attachment, href, cover, onShow, onOpen }: GridTileProps) {
  const text = useMessages(profileMediaMessages);
  const { type: kind, description } = attachment;
  const isCovered = cover !== 'none';
  const name = description ? text.tileDescribed({ kind, description }) : text.tile({ kind });
  const names = { none: name, sensitive: text.covered(), review: text.underReview() };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Without a place in the viewer the link leads to the post.
    if (cover === 'review' || (!isCovered && onOpen === null)) return;
    event.preventDefault();
    if (isCovered) onShow();
    else onOpen?.();
  };
  return (
    <Link className="rk-grid-tile" href={href} aria-label={names[cover]} data-covered={isCovered || undefined} onClick={onClick}>
      {isCovered ? (
        <>
          {attachment.blurhash && <Blurhash hash={attachment.blurhash} />}
          <EyeOff {...ICON} />
        </>
      ) : (
        <TilePicture attachment={attachment} />
      )}
    </Link>
  );
}

function TilePicture({ attachment }: { attachment: MediaAttachment }) {
  const [hasFailed, setFailed] = useState(false);
  const { type, description, url } = attachment;
  const Icon = icons[type];
  const address = attachment.preview_url ?? (type === 'image' ? url : null);
  // Without a preview of their own, videos and audio name the file itself.
  const preview = address === url && type !== 'image' ? null : safeUrl(address, 'media');
  const isShown = preview !== null && !hasFailed;
  return (
    <>
      {isShown ? (
        <MediaPicture src={preview} alt="" blurhash={attachment.blurhash} onError={() => setFailed(true)} />
      ) : (
        <span className="rk-grid-tile-file">
          <Icon {...ICON} />
          <span dir="auto">{description}</span>
        </span>
      )}
      {isShown && type !== 'image' && (
        <span className="rk-grid-tile-badge">{type === 'gifv' ? 'GIF' : <Icon {...ICON} size={16} />}</span>
      )}
    </>
  );
}
