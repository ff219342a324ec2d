import type { MediaAttachment } from '@rookery/api-client';
import { describedFile, safeUrl, useMessages } from '@rookery/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { chatsMessages } from '../messages.js';
import { useChatOptions } from './chat-options.js';

/** The files of a message: pictures in a small gallery, video and audio with the controls of the browser, and links to other files. */
export function MessageMedia({ media }: { media: readonly MediaAttachment[] }) {
  const { Media: Slot } = useChatOptions().slots;
  if (media.length === 0) return null;
  if (Slot !== undefined) return <Slot media={media} />;
  return (
    <div className="rk-chat-media" data-count={Math.min(4, media.length)}>
      {media.map((file, index) => (
        <MediaItem key={file.id} file={file} media={media} index={index} />
      ))}
    </div>
  );
}

interface MediaItemProps {
  file: MediaAttachment;
  media: readonly MediaAttachment[];
  index: number;
}

function MediaItem({ file, media, index }: MediaItemProps) {
  const [hasFailed, setFailed] = useState(false);
  const text = useMessages(chatsMessages);
  const url = safeUrl(file.url, 'media');
  const preview = safeUrl(file.preview_url, 'media') ?? url;
  const description = file.description ?? '';
  if (url === null || hasFailed || file.type === 'unknown') return <FileLink file={file} />;
  if (file.type === 'audio') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- servers have no captions
      <audio
        controls
        preload="none"
        src={url}
        aria-label={description || text.audio({ count: 1 })}
        onError={() => setFailed(true)}
      />
    );
  }
  const size = file.meta?.original ?? file.meta?.small;
  if (file.type !== 'image') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- servers have no captions
      <video
        controls
        playsInline
        preload="none"
        src={url}
        poster={preview === url ? undefined : (preview ?? undefined)}
        width={size?.width ?? undefined}
        height={size?.height ?? undefined}
        aria-label={description || text[file.type === 'gifv' ? 'gif' : 'video']({ count: 1 })}
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <Picture
      url={url}
      preview={preview ?? url}
      description={description}
      width={size?.width ?? undefined}
      height={size?.height ?? undefined}
      media={media}
      index={index}
      onFailed={() => setFailed(true)}
    />
  );
}

interface PictureProps {
  url: string;
  preview: string;
  description: string;
  /** In px; keeps the space of the picture until it has loaded. */
  width: number | undefined;
  height: number | undefined;
  media: readonly MediaAttachment[];
  index: number;
  onFailed(): void;
}

function Picture({ url, preview, description, width, height, media, index, onFailed }: PictureProps) {
  const text = useMessages(chatsMessages);
  const { onOpenMedia } = useChatOptions().links;
  const image = (
    <img
      referrerPolicy="no-referrer"
      src={preview}
      alt={description}
      width={width}
      height={height}
      decoding="async"
      onError={onFailed}
    />
  );
  const label = description === '' ? text.openPicture() : text.openPictureOf({ description });
  if (onOpenMedia === undefined) {
    return (
      <a className="rk-chat-picture" href={url} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {image}
      </a>
    );
  }
  return (
    <button type="button" className="rk-chat-picture" aria-label={label} onClick={() => onOpenMedia(media, index)}>
      {image}
    </button>
  );
}

/** A file that cannot be shown here. */
function FileLink({ file }: { file: MediaAttachment }) {
  const text = useMessages(chatsMessages);
  const url = safeUrl(file.url, 'link');
  const { name, details } = describedFile(url ?? '', file.description ?? '');
  const content = (
    <>
      <FileText size={20} strokeWidth={1.85} aria-hidden="true" />
      <span className="rk-chat-file-text">
        <bdi>{name || text.openFile()}</bdi>
        {details !== '' && <small dir="auto">{details}</small>}
      </span>
    </>
  );
  const title = [name, details].filter(Boolean).join('\n');
  if (url === null) {
    return (
      <span className="rk-chat-file" title={title || undefined}>
        {content}
      </span>
    );
  }
  return (
    <a className="rk-chat-file" href={url} target="_blank" rel="nofollow noopener noreferrer" title={title || undefined}>
      {content}
    </a>
  );
}
