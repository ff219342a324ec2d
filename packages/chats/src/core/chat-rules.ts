import type { Relationship } from '@rookery/api-client';
import type { ChatSummary, ComposerMode, Message } from '../chat-types.js';

/** Characters a chat message may have when the server names no limit. */
export const CHAT_MESSAGE_LIMIT = 5000;

/** The content of the composer when the reader sends. */
export interface Composition {
  readonly text: string;
  readonly hasAttachment: boolean;
  readonly isSending: boolean;
}

/** Characters (code points) left under the limit; negative above it (CHAT-22). */
export function remainingCharacters(text: string, limit: number = CHAT_MESSAGE_LIMIT): number {
  return limit - Array.from(text).length;
}

/** Send is enabled with text within the limit or an attachment, and while no message is being sent (CHAT-21). */
export function canSend(composition: Composition, limit: number = CHAT_MESSAGE_LIMIT): boolean {
  if (composition.isSending || remainingCharacters(composition.text, limit) < 0) return false;
  return composition.text.trim() !== '' || composition.hasAttachment;
}

/**
 * My message counts as read if the other party's latest-read date is not earlier than its creation (CHAT-13).
 * Dates are ISO strings; one that cannot be read means not read.
 */
export function isRead(createdAt: string, latestReadByOther: string | null): boolean {
  return latestReadByOther !== null && Date.parse(latestReadByOther) >= Date.parse(createdAt);
}

const SECONDS_PER_DAY = 86_400;

/** Whole days after which messages are deleted, at least one; `null` when the chat keeps them (CHAT-09). */
export function deletionDays(messageExpirationSeconds: number | null): number | null {
  if (messageExpirationSeconds === null || messageExpirationSeconds <= 0) return null;
  return Math.max(1, Math.floor(messageExpirationSeconds / SECONDS_PER_DAY));
}

/** The facts that the read mark depends on. */
interface ReadFacts {
  /** The page is visible and has the focus. */
  readonly hasAttention: boolean;
  /** The end of the log is in view. */
  readonly isAtEnd: boolean;
  /** The newest message that the server has; null: there is none. */
  readonly newest: Pick<Message, 'id' | 'createdAt' | 'accountId'> | null;
  readonly ownId: string | null;
  readonly chat: Pick<ChatSummary, 'unreadCount' | 'readByMeAt'>;
  /** The message that was marked last on this page, also while the request runs. */
  readonly markedId: string | null;
}

/** Whether the newest message is marked read now: somebody looks at it, and it is not read already (CHAT-14). */
export function shouldMarkRead({ hasAttention, isAtEnd, newest, ownId, chat, markedId }: ReadFacts): boolean {
  if (!hasAttention || !isAtEnd || newest === null || newest.id === markedId) return false;
  if (chat.unreadCount > 0) return true;
  // A backend with read dates shows them to the other member: the count alone does not move them.
  if (chat.readByMeAt === null || newest.createdAt === null || newest.accountId === ownId) return false;
  return Date.parse(chat.readByMeAt) < Date.parse(newest.createdAt);
}

/**
 * The place of the composer: who blocks whom, and whether the chat is to be accepted first.
 *
 * @param relationship To the other member; undefined in a group, where a block of one member ends no chat.
 */
export function composerMode(
  chat: Pick<ChatSummary, 'isAccepted'>,
  relationship: Pick<Relationship, 'blocking' | 'blocked_by'> | undefined,
): ComposerMode {
  if (relationship?.blocking === true) return 'blocking';
  if (relationship?.blocked_by === true) return 'blocked-by';
  return chat.isAccepted ? 'write' : 'needs-acceptance';
}
