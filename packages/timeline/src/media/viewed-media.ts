import type { MediaAttachment } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';

/** px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A media file that may be shown: a slide of the viewer, or the media of a player. */
export interface ViewedMedia {
  /** Unique within the post, even where the server repeats an attachment's id. */
  readonly id: string;
  /** Index among the attachments of its post. */
  readonly index: number;
  readonly kind: 'picture' | 'clip' | 'video' | 'audio';
  readonly url: string;
  readonly previewUrl: string | null;
  readonly description: string;
  /** px; null when the server does not say. */
  readonly size: Size | null;
}

const kinds = { image: 'picture', gifv: 'clip', video: 'video', audio: 'audio' } as const;

/** Null for a type that no browser shows and for an unsafe address. */
export function viewedMedia(attachment: MediaAttachment, index: number): ViewedMedia | null {
  const url = safeUrl(attachment.url, 'media');
  if (attachment.type === 'unknown' || url === null) return null;
  const { width = null, height = null } = attachment.meta?.original ?? {};
  return {
    id: `${attachment.id}#${index}`,
    index,
    kind: kinds[attachment.type],
    url,
    previewUrl: safeUrl(attachment.preview_url, 'media'),
    description: attachment.description ?? '',
    size: width !== null && height !== null ? { width, height } : null,
  };
}
