/** Characters a chat message may have when the server names no limit. */
export const CHAT_MESSAGE_LIMIT = 5000;

/** What the composer holds when the reader asks to send. */
export interface Composition {
  readonly text: string;
  readonly hasAttachment: boolean;
  readonly isSending: boolean;
}

/** Characters left under the limit, counted as a person counts them (code points); negative once over it. Spec 5. */
export function remainingCharacters(text: string, limit: number = CHAT_MESSAGE_LIMIT): number {
  return limit - Array.from(text).length;
}

/** Send is enabled when there is text or an attachment, the text is within the limit, and nothing is on its way. Spec 5. */
export function canSend(composition: Composition, limit: number = CHAT_MESSAGE_LIMIT): boolean {
  if (composition.isSending || remainingCharacters(composition.text, limit) < 0) return false;
  return composition.text.trim() !== '' || composition.hasAttachment;
}

/**
 * My message counts as read if the other party's latest-read date is not earlier than its creation. Spec 4.
 * Dates are ISO strings; one that cannot be read means not read.
 */
export function isRead(createdAt: string, latestReadByOther: string | null): boolean {
  return latestReadByOther !== null && Date.parse(latestReadByOther) >= Date.parse(createdAt);
}

const SECONDS_PER_DAY = 86_400;

/** Whole days after which messages are deleted, at least one; `null` when the chat keeps them. Spec 4. */
export function deletionDays(messageExpirationSeconds: number | null): number | null {
  if (messageExpirationSeconds === null || messageExpirationSeconds <= 0) return null;
  return Math.max(1, Math.floor(messageExpirationSeconds / SECONDS_PER_DAY));
}
