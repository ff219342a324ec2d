import type { MediaAttachment, Status } from '@rookery/api-client';
import { NativePlayer, safeUrl, useMessages } from '@rookery/ui';
import { File, FileArchive, FileText } from 'lucide-react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { Blurhash } from './blurhash.js';
import { MediaBadge } from './media-badges.js';
import { GifTile } from './media-gif.js';
import { PictureTile } from './media-picture-tile.js';
import { messages } from './messages.js';
import { CardEmbed } from './preview-card-embed.js';
import { embedAddress } from './preview-card-rules.js';
import { attachmentUrl, fileExtension, fileName } from './status-rules.js';

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
    const address = embedAddress({ ...status.card, type: 'video' }, globalThis.location.origin);
    const picture = safeUrl(attachment.preview_url ?? status.card.image, 'media');
    if (address !== null) {
      return (
        <div className="rk-card-embed">
          <CardEmbed card={{ ...status.card, type: 'video' }} address={address} picture={picture} />
        </div>
      );
    }
  }
  if (url === null) return <PendingTile attachment={attachment} />;
  switch (attachment.type) {
    case 'image':
    case 'gifv':
      return attachment.type === 'gifv' || fileExtension(url) === 'GIF' ? (
        <GifTile status={status} attachment={attachment} url={url} fit={fit} />
      ) : (
        <PictureTile status={status} attachment={attachment} url={url} fit={fit} />
      );
    case 'video':
    case 'audio':
      return <PlayerTile status={status} attachment={attachment} url={url} isOnly={isOnly} />;
    case 'unknown':
      return <FileLink attachment={attachment} url={url} />;
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

/** The link to a file that browsers cannot show. */
function FileLink({ attachment, url }: { attachment: MediaAttachment; url: string }) {
  const text = useMessages(messages);
  const Icon = fileIcons[fileKind(attachment.mime_type ?? '')];
  return (
    <a className="rk-file" href={url} target="_blank" rel="nofollow noopener" title={attachment.description || undefined}>
      <Icon size={20} strokeWidth={1.85} aria-hidden="true" />
      <bdi>{fileName(url) || text.unnamedFile()}</bdi>
    </a>
  );
}

const fileIcons = { archive: FileArchive, text: FileText, other: File } as const;

function fileKind(mimeType: string): keyof typeof fileIcons {
  if (/zip|compressed|tar/u.test(mimeType)) return 'archive';
  return /^text\/|pdf|document/u.test(mimeType) ? 'text' : 'other';
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
