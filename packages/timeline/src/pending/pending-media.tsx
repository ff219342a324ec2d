import type { OutboxUpload, PostMedia } from '@rookery/store';
import { safeUrl, useMessages, VisuallyHidden } from '@rookery/ui';
import { FileIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { pendingMessages } from './messages.js';

interface PendingMediaProps {
  media: readonly PostMedia[];
  uploads: readonly OutboxUpload[];
}

/** The files of a pending post: pictures of this device, and placeholders for the others. */
export function PendingMedia({ media, uploads }: PendingMediaProps) {
  if (media.length === 0) return null;
  return (
    <ul className="rk-pending-media" data-count={media.length}>
      {media.map(item => (
        <li key={item.id}>
          <PendingFile item={item} file={uploads.find(({ id }) => id === item.id)?.file ?? null} />
        </li>
      ))}
    </ul>
  );
}

function PendingFile({ item, file }: { item: PostMedia; file: Blob | null }) {
  const text = useMessages(pendingMessages);
  if (file?.type.startsWith('image/') === true) return <OwnPicture file={file} description={item.description} />;
  const attached = item.attachment?.type === 'image' ? safeUrl(item.attachment.preview_url, 'media') : null;
  if (attached !== null) return <img referrerPolicy="no-referrer" src={attached} alt={item.description} />;
  const name = item.description || item.name;
  return (
    <span className="rk-pending-file">
      <FileIcon size={24} strokeWidth={1.85} aria-hidden="true" />
      <VisuallyHidden>{name === '' ? text.file() : text.fileNamed({ name })}</VisuallyHidden>
    </span>
  );
}

/** A picture of this device. Its address lives as long as the element. */
function OwnPicture({ file, description }: { file: Blob; description: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current !== null) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img referrerPolicy="no-referrer" ref={picture} alt={description} />;
}
