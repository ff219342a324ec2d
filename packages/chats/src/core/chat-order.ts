import type { ChatSummary } from '../chat-types.js';

/** The order of the list: the chat with the latest activity first. Chats without any are last. */
export function byLastActivity(one: ChatSummary, other: ChatSummary): number {
  const [a, b] = [timeOf(one), timeOf(other)];
  if (a !== b) return b - a;
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

/** Whether something happened in a chat since it was known as `known`. */
export function isChangedChat(known: ChatSummary | undefined, next: ChatSummary): boolean {
  return (
    known === undefined ||
    known.lastMessage?.id !== next.lastMessage?.id ||
    known.unreadCount !== next.unreadCount ||
    known.updatedAt !== next.updatedAt ||
    known.isAccepted !== next.isAccepted
  );
}

/** Unread messages of all chats. `isServerCount`: the server counted them, also in chats that are not loaded. */
export interface UnreadTotal {
  readonly total: number;
  readonly isServerCount: boolean;
}

/** The total after a page of the list. The server's count counts; without one the loaded chats do. */
export function countedTotal(serverCount: number | null, loaded: Iterable<ChatSummary>): UnreadTotal {
  if (serverCount !== null && serverCount >= 0) return { total: serverCount, isServerCount: true };
  let total = 0;
  for (const { unreadCount } of loaded) total += unreadCount;
  return { total, isServerCount: false };
}

/**
 * The total after one chat changed. A server's count moves by the difference.
 *
 * @param known The chat before; undefined for one that was not loaded: then its newest message alone is new.
 * @param next The chat after; null when it was left.
 */
export function movedTotal(before: UnreadTotal, known: ChatSummary | undefined, next: ChatSummary | null): UnreadTotal {
  const after = next?.unreadCount ?? 0;
  const was = known?.unreadCount ?? (before.isServerCount ? Math.max(0, after - 1) : 0);
  const total = Math.max(0, before.total + after - was);
  return total === before.total ? before : { ...before, total };
}

/** The name of an account for a screen: its display name, else its handle. */
export const nameOf = ({ display_name, username }: { display_name: string; username: string }): string =>
  display_name.trim() === '' ? username : display_name;

const timeOf = ({ updatedAt }: ChatSummary): number => (updatedAt === null ? -Infinity : Date.parse(updatedAt));
