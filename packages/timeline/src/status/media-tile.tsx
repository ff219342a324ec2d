import type { MediaAttachment, Status } from '@rookery/api-client';
import { NativePlayer, prefersReducedMotion, safeUrl, useMessages } from '@rookery/ui';
import { File } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { Blurhash } from './blurhash.js';
import { messages } from './messages.js';
import { attachmentUrl, fileExtension, fileName } from './status-rules.js';

interface MediaTileProps {
  status: Status;
  attachment: MediaAttachment;
  /** Covered media is not loaded; only its blurhash shows. */
  isCovered: boolean;
  fit: 'cover' | 'contain';
}

/** One attachment in its reserved box. */
export function MediaTile({ status, attachment, isCovered, fit }: MediaTileProps) {
  const text = useMessages(messages);
  const { slots } = useTimelineOptions();
  const url = safeUrl(attachmentUrl(attachment), 'media');
  if (isCovered) return attachment.blurhash ? <Blurhash hash={attachment.blurhash} /> : null;
  if (url === null) return <PendingTile attachment={attachment} />;
  switch (attachment.type) {
    case 'image':
      return <PictureTile status={status} attachment={attachment} url={url} fit={fit} />;
    case 'gifv':
      return <GifTile attachment={attachment} url={url} />;
    case 'video':
    case 'audio':
      return slots.Attachment ? (
        <slots.Attachment status={status} attachment={attachment} />
      ) : (
        <NativePlayer
          kind={attachment.type}
          src={url}
          poster={safeUrl(attachment.preview_url, 'media') ?? undefined}
          label={attachment.description || (attachment.type === 'video' ? text.videoName() : text.audioName())}
        />
      );
    default:
      return <FileLink attachment={attachment} url={url} />;
  }
}

type PictureTileProps = Pick<MediaTileProps, 'status' | 'attachment' | 'fit'> & { url: string };

function PictureTile({ status, attachment, url, fit }: PictureTileProps) {
  const text = useMessages(messages);
  const { onOpenMedia } = useTimelineOptions();
  const [isLoaded, setIsLoaded] = useState(false);
  const description = attachment.description ?? '';
  const preview = safeUrl(attachment.preview_url, 'media') ?? url;
  const focus = attachment.meta?.focus;
  const name = description === '' ? text.openMedia() : text.openMediaDescribed({ description });
  return (
    <>
      <a
        className="rk-picture"
        href={url}
        target="_blank"
        rel="nofollow noopener"
        aria-label={name}
        title={description || undefined}
        onClick={event => {
          // With a modifier the browser opens the file in a new tab.
          if (onOpenMedia === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpenMedia(status, status.media_attachments.indexOf(attachment));
        }}
      >
        {attachment.blurhash && !isLoaded && <Blurhash hash={attachment.blurhash} />}
        <img
          src={preview}
          alt={description}
          loading="lazy"
          decoding="async"
          onLoad={() => setIsLoaded(true)}
          style={{ objectFit: fit, objectPosition: focus ? focalPosition(focus.x, focus.y) : undefined }}
        />
      </a>
      <Badges labels={[fileExtension(url) === 'GIF' ? text.gifBadge() : '', description === '' ? '' : text.altBadge()]} />
    </>
  );
}

/** The server's focal point runs from -1 to 1 on both axes, upwards. */
function focalPosition(x: number, y: number): string {
  return `${(x / 2 + 0.5) * 100}% ${(0.5 - y / 2) * 100}%`;
}

function Badges({ labels }: { labels: readonly string[] }) {
  const shown = labels.filter(label => label !== '');
  return shown.length === 0 ? null : (
    <span className="rk-media-badge" aria-hidden="true">
      {shown.join(' · ')}
    </span>
  );
}

/** A silent clip that repeats. It plays automatically only with the reader's setting, and never with reduced motion. */
function GifTile({ attachment, url }: { attachment: MediaAttachment; url: string }) {
  const text = useMessages(messages);
  const { settings } = useTimelineOptions();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(() => settings.autoPlayGif && !prefersReducedMotion());
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    // Refused playback, for example by a power saver, leaves the poster, and the button is reset.
    else video.current?.play().catch(() => setIsPlaying(false));
    setIsPlaying(!isPlaying);
  };
  return (
    <>
      <video
        ref={video}
        src={url}
        poster={safeUrl(attachment.preview_url, 'media') ?? undefined}
        autoPlay={isPlaying}
        muted
        loop
        playsInline
        preload={isPlaying ? 'auto' : 'none'}
        aria-label={attachment.description || text.videoName()}
      />
      <button type="button" className="rk-media-badge" aria-pressed={isPlaying} aria-label={text.playGif()} onClick={toggle}>
        {text.gifBadge()}
      </button>
    </>
  );
}

/** The link to a file that browsers cannot show. */
function FileLink({ attachment, url }: { attachment: MediaAttachment; url: string }) {
  const text = useMessages(messages);
  return (
    <a className="rk-file" href={url} target="_blank" rel="nofollow noopener" title={attachment.description || undefined}>
      <File size={20} strokeWidth={1.85} aria-hidden="true" />
      <bdi>{fileName(url) || text.unnamedFile()}</bdi>
    </a>
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
