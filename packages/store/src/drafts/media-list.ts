import type { MediaAttachment } from '@rookery/api-client';
import type { DraftMedia } from '../outbox/draft.js';
import { hasUnsavedDetails } from '../outbox/unsaved-details.js';
import { isUploadOver } from '../outbox/upload-lifetime.js';

/** A change of the files of a draft: applied to the files at that moment, as uploads end at any time. */
export type MediaChange = (media: readonly DraftMedia[]) => readonly DraftMedia[];

export type MediaDetails = Pick<DraftMedia, 'description' | 'focus'>;

export function draftMedia(id: string, file: Blob, name: string): DraftMedia {
  return { id, file, name, description: '', focus: null, attachment: null, uploadedAt: null };
}

/** Whether a file has to be uploaded: it never was, or so long ago that the server may have deleted it. `now`: epoch ms. */
export function needsUpload({ file, attachment, uploadedAt }: DraftMedia, now: number): boolean {
  return file !== null && (attachment === null || isUploadOver(uploadedAt, now));
}

/** Whether the server has the file as the draft describes it: a post can be sent with its id. */
export function isUploaded(item: DraftMedia, now: number): boolean {
  return item.attachment !== null && !needsUpload(item, now) && !hasUnsavedDetails(item);
}

/**
 * The files after an upload, or after its details were saved. The attachment gets the details that were sent: some servers answer without
 * them.
 */
export function withAttachment(id: string, attachment: MediaAttachment, sent: MediaDetails, uploadedAt: number): MediaChange {
  const { original = null, small = null, colors = null, duration = null } = attachment.meta ?? {};
  const meta = { original, small, colors, duration, focus: sent.focus };
  return changeItem(id, item => ({
    ...item,
    attachment: { ...attachment, description: sent.description || null, meta },
    uploadedAt,
  }));
}

/** The files without the upload of one: it is uploaded again, with its details. */
export const withoutAttachment = (id: string): MediaChange =>
  changeItem(id, item => ({ ...item, attachment: null, uploadedAt: null }));

export const withDetails = (id: string, details: Partial<MediaDetails>): MediaChange =>
  changeItem(id, item => ({ ...item, ...details }));

export const withoutItem =
  (id: string): MediaChange =>
  media =>
    media.filter(item => item.id !== id);

/** Moves a file to a position, counted from 0; beyond the ends to the first or last. */
export const withItemAt =
  (id: string, position: number): MediaChange =>
  media => {
    const from = media.findIndex(item => item.id === id);
    const to = Math.min(Math.max(position, 0), media.length - 1);
    const item = media[from];
    if (item === undefined || from === to) return media;
    return media.toSpliced(from, 1).toSpliced(to, 0, item);
  };

function changeItem(id: string, change: (item: DraftMedia) => DraftMedia): MediaChange {
  return media => media.map(item => (item.id === id ? change(item) : item));
}
