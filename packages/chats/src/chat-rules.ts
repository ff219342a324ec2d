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
