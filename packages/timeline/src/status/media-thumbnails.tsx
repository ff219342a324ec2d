import type { MediaAttachment } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';
import { useState } from 'react';
import { Blurhash } from './blurhash.js';
import { GALLERY_LIMIT } from './gallery-layout.js';
import { FilePart } from './lazy-notes.js';

export interface MediaThumbnailsProps {
  attachments: readonly MediaAttachment[];
  /** The language of their descriptions (BCP 47). */
  lang?: string | undefined;
  /** Covered media is not loaded; only its blurhash shows. */
  isCovered: boolean;
}

/** The compact gallery of a quoted post: at most four thumbnails that cannot be pressed, and the count of the others. */
export function MediaThumbnails({ attachments, lang, isCovered }: MediaThumbnailsProps) {
  if (attachments.length === 0) return null;
  const hiddenCount = attachments.length - GALLERY_LIMIT;
  return (
    <div className="rk-thumbnails">
      {attachments.slice(0, GALLERY_LIMIT).map((attachment, index) => (
        // Not the id: some servers give a file that is posted twice the same id.
        <Thumbnail key={index} attachment={attachment} lang={lang} isCovered={isCovered} />
      ))}
      {hiddenCount > 0 && <span>+{hiddenCount}</span>}
    </div>
  );
}

interface ThumbnailProps extends Omit<MediaThumbnailsProps, 'attachments'> {
  attachment: MediaAttachment;
}

function Thumbnail({ attachment, lang, isCovered }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const description = attachment.description ?? '';
  // The preview of a file that is no picture may be the file itself.
  const isFile = attachment.type !== 'image' && attachment.preview_url === attachment.url;
  const preview = isCovered || hasFailed || isFile ? null : safeUrl(attachment.preview_url, 'media');
  if (preview !== null) {
    return (
      <img
        referrerPolicy="no-referrer"
        src={preview}
        alt={description}
        lang={lang}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    );
  }
  if (attachment.blurhash) return <Blurhash hash={attachment.blurhash} />;
  return (
    <span {...(description === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description, lang })}>
      <FilePart part="icon" attachment={attachment} />
    </span>
  );
}
