/** The attachments of an event that are no media of its post: the banner, and the addresses it links to. */
import type { MediaAttachment, Status } from '@rookery/api-client';

/** Servers give the banner of an event this description, and nothing else tells it from other pictures. */
const BANNER_DESCRIPTION = 'Banner';

/** The banner of an event; null without one. */
export function eventBanner({ event, media_attachments: [first] }: Status): MediaAttachment | null {
  const isBanner = event !== null && first?.type === 'image' && first.description === BANNER_DESCRIPTION;
  return isBanner ? first : null;
}

/** Whether an attachment of an event is a link to a page. */
export function isEventLink(attachment: MediaAttachment): boolean {
  return attachment.mime_type === 'text/html';
}

/** The attachments that the gallery of a post shows. */
export function galleryAttachments(status: Status): readonly MediaAttachment[] {
  if (status.event === null) return status.media_attachments;
  const banner = eventBanner(status);
  return status.media_attachments.filter(attachment => attachment !== banner && !isEventLink(attachment));
}
