import type { OutboxDraft, OutboxUpload } from './outbox-record.js';
import type { PostPayload } from './sent-post.js';
import type { Draft, DraftMedia, DraftPart } from './draft.js';
import { hasUnsavedDetails } from './unsaved-details.js';

/** Records of one draft are sent in order. */
const subjectOf = (draft: Draft): string => (draft.editedId === null ? `draft:${draft.id}` : `edit:${draft.editedId}`);

/**
 * The records that send a draft: one for each part, in order. The stored draft stays until the last is sent, and returns when they are
 * taken back.
 *
 * @param undoMs Time to undo, in ms.
 */
export function recordsOfDraft(draft: Draft, undoMs: number): OutboxDraft<PostPayload>[] {
  const kind = draft.editedId !== null ? 'edit' : draft.scheduledAt !== null ? 'scheduled' : 'post';
  return draft.parts.map((part, index) => ({
    id: part.id,
    kind,
    subject: subjectOf(draft),
    draftId: draft.id,
    undoMs,
    uploads: uploadsOf(part.media),
    payload: payloadOf(draft, part, draft.parts[index - 1] ?? null),
  }));
}

/** The files of this device, for the outbox: it uploads those that the server does not have. */
export function uploadsOf(media: readonly DraftMedia[]): OutboxUpload[] {
  return media.flatMap(item => {
    const { id, file, name, description, focus, attachment, uploadedAt } = item;
    // A description that the server does not have goes with a new upload.
    const mediaId = attachment === null || hasUnsavedDetails(item) ? null : attachment.id;
    return file === null ? [] : [{ id, file, name, description, focus, mediaId, uploadedAt }];
  });
}

function payloadOf(draft: Draft, part: DraftPart, previous: DraftPart | null): PostPayload {
  const isFirst = previous === null;
  return {
    text: part.text,
    spoilerText: part.spoilerText,
    sensitive: part.sensitive,
    media: part.media.map(({ id, name, description, focus, attachment }) => ({ id, name, description, focus, attachment })),
    poll: part.poll,
    visibility: draft.visibility,
    language: draft.language,
    inReplyToId: isFirst ? draft.inReplyToId : null,
    replyToRecord: previous?.id ?? null,
    quoteId: isFirst ? draft.quoteId : null,
    scheduledAt: draft.scheduledAt,
    editedId: draft.editedId,
    prefilledText: isFirst ? draft.prefilledText : '',
    ...(isFirst && draft.to !== undefined && { to: draft.to }),
    knownIds: null,
  };
}
