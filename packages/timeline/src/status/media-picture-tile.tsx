import type { MediaAttachment, Status } from '@rookery/api-client';
import { safeUrl, useMessages } from '@rookery/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { DescriptionBadge } from './media-badges.js';
import { MediaPicture } from './media-picture.js';
import { messages } from './messages.js';
import { FilePart } from './lazy-notes.js';

export interface PictureTileProps {
  status: Status;
  attachment: MediaAttachment;
  /** The safe address of the file. */
  url: string;
  fit: 'cover' | 'contain';
}

/** A picture that opens in the media viewer: its preview, else the file itself, else a link to it with its description. */
export function PictureTile({ status, attachment, url, fit }: PictureTileProps) {
  const text = useMessages(messages);
  const preview = safeUrl(attachment.preview_url, 'media');
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = [preview, url].find(source => source !== null && !failed.includes(source)) ?? null;
  const description = attachment.description ?? '';
  const lang = status.language ?? undefined;
  if (src === null) return <FilePart part="broken" attachment={attachment} lang={lang} url={url} />;
  return (
    <>
      <MediaLink
        status={status}
        attachment={attachment}
        url={url}
        name={description === '' ? text.openMedia() : text.openMediaDescribed({ description })}
      >
        <MediaPicture
          src={src}
          alt={description}
          lang={lang}
          blurhash={attachment.blurhash}
          style={pictureStyle(attachment, fit)}
          onError={() => setFailed([...failed, src])}
        />
      </MediaLink>
      {description !== '' && (
        <span className="rk-media-badges">
          <DescriptionBadge description={description} lang={lang} />
        </span>
      )}
    </>
  );
}

interface MediaLinkProps extends Omit<PictureTileProps, 'fit'> {
  /** Accessible name. */
  name: string;
  children: ReactNode;
}

/** The link to a file around its picture. A plain press opens the media viewer; with a modifier the browser opens the file in a new tab. */
export function MediaLink({ status, attachment, url, name, children }: MediaLinkProps) {
  const { onOpenMedia } = useTimelineOptions();
  const onClick = (event: MouseEvent) => {
    if (onOpenMedia === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpenMedia(status, status.media_attachments.indexOf(attachment));
  };
  return (
    <a
      className="rk-picture"
      href={url}
      target="_blank"
      rel="nofollow noopener"
      aria-label={name}
      title={attachment.description || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** The fit of a picture in its box, with the server's focal point, which runs from -1 to 1 on both axes, upwards. */
export function pictureStyle({ meta }: MediaAttachment, fit: 'cover' | 'contain') {
  const focus = meta?.focus;
  return { objectFit: fit, objectPosition: focus ? `${(focus.x / 2 + 0.5) * 100}% ${(0.5 - focus.y / 2) * 100}%` : undefined };
}
