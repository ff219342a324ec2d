import type { MediaAttachment, Status } from '@rookery/api-client';
import { NativePlayer, safeUrl, useMessages } from '@rookery/ui';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { Blurhash } from './blurhash.js';
import { MediaBadge } from './media-badges.js';
import { PictureTile } from './media-picture-tile.js';
import { messages } from './messages.js';
import { FilePart } from './lazy-notes.js';
import { CardStage, GifTile } from './rare-parts.js';
import { attachmentUrl, fileExtension } from './status-rules.js';

interface MediaTileProps {
  status: Status;
  attachment: MediaAttachment;
  /** Covered media is not loaded; only its blurhash shows. */
  isCovered: boolean;
  fit: 'cover' | 'contain';
  /** The only attachment of its post. */
  isOnly: boolean;
}

/** One attachment in its reserved box. */
export function MediaTile({ status, attachment, isCovered, fit, isOnly }: MediaTileProps) {
  const url = safeUrl(attachmentUrl(attachment), 'media');
  if (isCovered) return attachment.blurhash ? <Blurhash hash={attachment.blurhash} /> : null;
  if (isOnly && attachment.type === 'video' && attachment.external_video_id !== null && status.card !== null) {
    // A video of another site, whose player is in the card of the post.
    return (
      <div className="rk-card-embed">
        <CardStage
          status={status}
          card={{ ...status.card, type: 'video' }}
          image={safeUrl(attachment.preview_url ?? status.card.image, 'media')}
          instead={
            url === null ? (
              <PendingTile attachment={attachment} />
            ) : (
              <PlayerTile status={status} attachment={attachment} url={url} isOnly={isOnly} />
            )
          }
        />
      </div>
    );
  }
  if (url === null) return <PendingTile attachment={attachment} />;
  switch (attachment.type) {
    case 'image':
    case 'gifv':
      return attachment.type === 'gifv' || fileExtension(url) === 'GIF' ? (
        <GifTile
          status={status}
          attachment={attachment}
          url={url}
          fit={fit}
          fallback={attachment.blurhash && <Blurhash hash={attachment.blurhash} />}
        />
      ) : (
        <PictureTile status={status} attachment={attachment} url={url} fit={fit} />
      );
    case 'video':
    case 'audio':
      return <PlayerTile status={status} attachment={attachment} url={url} isOnly={isOnly} />;
    case 'unknown':
      return <FilePart part="link" attachment={attachment} lang={status.language ?? undefined} url={url} />;
  }
}

function PlayerTile({ status, attachment, url, isOnly }: Omit<MediaTileProps, 'isCovered' | 'fit'> & { url: string }) {
  const text = useMessages(messages);
  const { slots } = useTimelineOptions();
  if (slots.Attachment) {
    return (
      <>
        <slots.Attachment status={status} attachment={attachment} />
        {!isOnly && <MediaBadge label={fileExtension(url)} isAtTop />}
      </>
    );
  }
  return (
    <NativePlayer
      kind={attachment.type === 'audio' ? 'audio' : 'video'}
      src={url}
      poster={safeUrl(attachment.preview_url, 'media') ?? undefined}
      label={attachment.description || (attachment.type === 'video' ? text.videoName() : text.audioName())}
    />
  );
}

function PendingTile({ attachment }: { attachment: MediaAttachment }) {
  const text = useMessages(messages);
  return (
    <>
      {attachment.blurhash && <Blurhash hash={attachment.blurhash} />}
      <span className="rk-file">{text.mediaPending()}</span>
    </>
  );
}
