const PENDING_PREFIX = '末pending-';

/** The id of a pending post (LIST-05): a prefix that no server uses, and the idempotency key. Its row keeps the key that this id makes. */
export const pendingStatusId = (idempotencyKey: string): string => `${PENDING_PREFIX}${idempotencyKey}`;

export const isPendingStatusId = (id: string): boolean => id.startsWith(PENDING_PREFIX);

/** A pending post as threads show it. Separate from its record: a page with a thread does not need the outbox. */
export interface PendingMark {
  /** The idempotency key. */
  readonly key: string;
  readonly inReplyToId: string | null;
  /** The key of the pending post that it replies to. */
  readonly replyToKey: string | null;
  /** The id of the server's post once it is sent. */
  readonly statusId: string | null;
}

/** Marks that are kept, those of sent posts included: a thread that is open shows them until it is requested again. */
const MOST_MARKS = 60;

/** The marks after `pending` are the posts that are pending. Sent ones stay. */
export function nextMarks(marks: readonly PendingMark[], pending: readonly PendingMark[]): readonly PendingMark[] {
  const keys = new Set(pending.map(({ key }) => key));
  const sent = marks.filter(({ key, statusId }) => statusId !== null && !keys.has(key));
  const next = [...sent, ...pending].slice(-MOST_MARKS);
  return JSON.stringify(next) === JSON.stringify(marks) ? marks : next;
}
