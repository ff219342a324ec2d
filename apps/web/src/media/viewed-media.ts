import type { MediaAttachment } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';

/** px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One slide, as far as its file may be shown at all. */
export interface ViewedMedia {
  /** Another one for each file of a post, also where its server gives two the same. */
  readonly id: string;
  /** Its place among the attachments of its post. */
  readonly place: number;
  readonly kind: 'picture' | 'clip' | 'video' | 'audio';
  readonly url: string;
  readonly previewUrl: string | null;
  readonly description: string;
  /** px; null when the server does not say. */
  readonly size: Size | null;
}

const kinds = { image: 'picture', gifv: 'clip', video: 'video', audio: 'audio' } as const;

/** The attachment as a slide; null for a file no browser shows, and for an address that may not be loaded. */
export function viewedMedia(attachment: MediaAttachment, place: number): ViewedMedia | null {
  const url = safeUrl(attachment.url, 'media');
  if (attachment.type === 'unknown' || url === null) return null;
  const { width = null, height = null } = attachment.meta?.original ?? {};
  return {
    id: `${attachment.id}#${place}`,
    place,
    kind: kinds[attachment.type],
    url,
    previewUrl: safeUrl(attachment.preview_url, 'media'),
    description: attachment.description ?? '',
    size: width !== null && height !== null ? { width, height } : null,
  };
}

/** The slides of a post, in order. */
export function slidesOf(attachments: readonly MediaAttachment[]): ViewedMedia[] {
  return attachments.flatMap((attachment, place) => viewedMedia(attachment, place) ?? []);
}
