import type { OutboxRecord } from '../outbox/outbox-record.js';
import type { PostPayload } from '../outbox/sent-post.js';
import { recordsOfDraft } from '../outbox/records-of-draft.js';
import type { Draft, DraftPart } from '../outbox/draft.js';
import { aDraft as anEmptyDraft, aPart as anEmptyPart } from './drafts.js';

/** A part with a text. */
export const aPart = (further: Partial<DraftPart> = {}): DraftPart =>
  anEmptyPart({ id: 'key-1', text: 'Bread is out.', ...further });

/** A draft with one part. */
export const aDraft = (further: Partial<Draft> = {}): Draft => anEmptyDraft({ parts: [aPart()], ...further });

/** The records of a draft as the outbox stores them, with the changes given. */
export function recordsOf(draft: Draft, further: Partial<OutboxRecord<PostPayload>> = {}): OutboxRecord<PostPayload>[] {
  return recordsOfDraft(draft, 0).map((record, index) => ({
    draftId: draft.id,
    uploads: [],
    ...record,
    isPrepared: true,
    order: index + 1,
    createdAt: 0,
    state: 'waiting',
    notBefore: 0,
    attempts: 0,
    firstSentAt: null,
    mayBeSent: false,
    looksInVain: 0,
    failure: null,
    ...further,
  }));
}
