import type { OutboxRecord } from './outbox-record.js';
import type { PostPayload } from './sent-post.js';
import type { Draft, DraftMedia, DraftPart } from './draft.js';

/**
 * The draft of records that were taken back, as it was written; null without records. A part that was sent is gone from it, and the next
 * one replies to its post.
 *
 * @param makeId Makes an idempotency key. A refused request keeps its key, a post that is edited again gets a new one.
 */
export function draftOfRecords(
  records: readonly OutboxRecord<PostPayload>[],
  { now, makeId }: { now: number; makeId: () => string },
): Draft | null {
  const first = records[0];
  if (first === undefined) return null;
  const { visibility, language, inReplyToId, quoteId, scheduledAt, editedId, prefilledText, to } = first.payload;
  return {
    id: first.draftId ?? first.id,
    parts: records.map(record => partOf(record, makeId())),
    visibility,
    language,
    inReplyToId,
    quoteId,
    scheduledAt,
    editedId,
    prefilledText,
    ...(to !== undefined && { to }),
    updatedAt: now,
  };
}

function partOf({ payload, uploads }: OutboxRecord<PostPayload>, id: string): DraftPart {
  const { text, spoilerText, sensitive, poll, media } = payload;
  return {
    id,
    text,
    spoilerText,
    sensitive,
    poll,
    media: media.map((item): DraftMedia => {
      const upload = uploads.find(other => other.id === item.id);
      if (upload === undefined) return { ...item, file: null, uploadedAt: null };
      // An upload of the outbox left only its id: the file is uploaded again if the draft is sent again after it is lost.
      const isKept = upload.mediaId !== null && upload.mediaId === item.attachment?.id;
      return {
        ...item,
        file: upload.file,
        attachment: isKept ? item.attachment : null,
        uploadedAt: isKept ? upload.uploadedAt : null,
      };
    }),
  };
}
