import type { OutboxUpload, PostMedia } from '@rookery/api-client/query';
import { safeUrl, useMessages } from '@rookery/ui';
import { FileIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  const ownUrl = useFileUrl(file?.type.startsWith('image/') === true ? file : null);
  const attached = item.attachment?.type === 'image' ? safeUrl(item.attachment.preview_url, 'media') : null;
  const source = ownUrl ?? attached;
  if (source !== null) return <img src={source} alt={item.description} />;
  const name = item.description || item.name;
  return (
    <span className="rk-pending-file" role="img" aria-label={name === '' ? text.file() : text.fileNamed({ name })}>
      <FileIcon size={24} strokeWidth={1.85} aria-hidden="true" />
    </span>
  );
}

/** An address of the file for as long as the component shows it. */
function useFileUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown !== null && shown.file === file ? shown.url : null;
}
