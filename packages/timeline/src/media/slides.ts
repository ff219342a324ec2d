import type { MediaAttachment, PreviewCard, Status } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';
import { viewedMedia, type ViewedMedia } from './viewed-media.js';

/** An attachment of a post. */
export interface ShownMedia {
  readonly status: Status;
  /** Index among the attachments. */
  readonly index: number;
}

/** The slides of the viewer, in the order of the attachments; for a post without any the photo of its card. */
export function slidesOf(attachments: readonly MediaAttachment[], card: PreviewCard | null = null): ViewedMedia[] {
  const photo = attachments.length === 0 && card?.type === 'photo' ? photoOf(card) : null;
  return photo === null ? attachments.flatMap((attachment, index) => viewedMedia(attachment, index) ?? []) : [photo];
}

function photoOf({ image, image_description, title, width, height }: PreviewCard): ViewedMedia | null {
  const url = safeUrl(image, 'media');
  if (url === null) return null;
  const size = width > 0 && height > 0 ? { width, height } : null;
  return { id: 'card', index: 0, kind: 'picture', url, previewUrl: url, description: image_description || title, size };
}
