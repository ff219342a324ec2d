import type { ChatRow, ChatSummary, Message } from '../chat-types.js';

/** The ids of the newest message of all and of the newest own one; null without one. */
export function ownTail(rows: readonly ChatRow[]): { lastOwnId: string | null; lastMessageId: string | null } {
  const newest = rows.findLast(row => row.kind === 'message');
  const own = rows.findLast(row => row.kind === 'message' && row.isOwn);
  return {
    lastMessageId: newest?.kind === 'message' ? newest.id : null,
    lastOwnId: own?.kind === 'message' ? own.id : null,
  };
}

/** Whether the other member has read an own message: read up to a date that is not earlier than its creation (CHAT-13). */
export function receiptOf({ createdAt }: Pick<Message, 'createdAt'>, { readByOtherAt }: Pick<ChatSummary, 'readByOtherAt'>) {
  if (createdAt === null || readByOtherAt === null) return 'sent';
  return Date.parse(readByOtherAt) >= Date.parse(createdAt) ? 'read' : 'sent';
}

/** The key of the newest row; null without rows. */
export const lastKey = (rows: readonly ChatRow[]): string | null => rows.at(-1)?.key ?? null;

/** Whether a message of someone else came behind the row with this key. */
export function hasOthersBehind(rows: readonly ChatRow[], key: string | null): boolean {
  const at = rows.findIndex(row => row.key === key);
  return at >= 0 && rows.slice(at + 1).some(row => row.kind === 'message' && !row.isOwn);
}
