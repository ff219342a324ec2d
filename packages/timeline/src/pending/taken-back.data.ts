import { newId } from '@rookery/api-client';
import {
  canBeUndone,
  chainOf,
  type DraftStore,
  type Outbox,
  type PostPayload,
  type OutboxRecord,
  draftOfRecords,
} from '@rookery/store';

export interface TakeBackContext {
  readonly outbox: Outbox;
  readonly drafts: DraftStore;
  /** Epoch ms. @default Date.now */
  readonly now?: () => number;
  readonly makeId?: () => string;
}

type PostRecord = OutboxRecord<PostPayload>;

const postKinds = new Set(['post', 'scheduled', 'edit']);

/**
 * Takes a post back and makes it a draft again, with the other posts of its draft that are not sent. Resolves to the draft's id; to null
 * when a request for it may be on its way.
 */
export async function takeBack(context: TakeBackContext, recordId: string): Promise<string | null> {
  const chain = chainOf(postRecords(context.outbox), recordId);
  if (chain.length === 0 || !chain.every(canBeUndone)) return null;
  const draftId = await storeDraft(context, chain);
  const removed = await context.outbox.undo(recordId);
  // While one of its records is left, the stored draft is hidden, and it is deleted with the last one.
  return removed.length === 0 ? null : draftId;
}

/** Deletes a failed post for good, with the other posts of its draft that are not sent. */
export async function discardPost({ outbox, drafts }: TakeBackContext, recordId: string): Promise<void> {
  const removed = await outbox.discard(recordId);
  const draftId = removed[0]?.draftId ?? null;
  if (draftId !== null) await drafts.delete(draftId);
}

/**
 * Ends the outbox of an account that signs out: posts that the server certainly does not have are drafts of the account again. The others
 * stay as failed ones, which only the account itself can send.
 */
export async function returnToDrafts(context: TakeBackContext): Promise<void> {
  context.outbox.stop();
  const records = postRecords(context.outbox);
  const chains = records.map(({ id }) => chainOf(records, id)).filter((chain, index) => chain[0]?.id === records[index]?.id);
  for (const chain of chains) if (chain.every(canBeUndone)) await storeDraft(context, chain);
  await context.outbox.signOut();
}

/** Before the records are removed: a crash in between leaves both, and the draft hidden. */
async function storeDraft({ drafts, now = Date.now, makeId = newId }: TakeBackContext, chain: readonly PostRecord[]) {
  const draft = draftOfRecords(chain, { now: now(), makeId });
  if (draft === null) return null;
  // A full disk: the tab keeps the draft in memory.
  await drafts.put({ id: draft.id, kind: 'post', updatedAt: draft.updatedAt, value: draft }).catch(() => undefined);
  return draft.id;
}

/** The records of these kinds have this payload. */
const postRecords = (outbox: Outbox): PostRecord[] =>
  outbox.getRecords().filter((record): record is PostRecord => postKinds.has(record.kind));
