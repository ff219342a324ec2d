import { newerThan, newestFirst } from '@rookery/api-client';
import { textOfHtml, wordsOf, wordsOfHtml } from '@rookery/store';
import type { Message } from '../chat-types.js';
import type { MessagePayload } from './message-payload.js';

/** Whether a message may be what a payload became. Servers change line breaks and turn addresses into links. */
export function isSameMessage(
  { text, files }: Pick<MessagePayload, 'text' | 'files'>,
  { content, attachments }: Message,
): boolean {
  const words = wordsOf(text);
  if (attachments.length !== files.length || wordsOfHtml(content) !== words) return false;
  return words !== '' || textOfHtml(content).trim() === text.trim();
}

/**
 * The message that a payload became: the oldest own one that is newer than every message before the first attempt. Compares with no
 * clock: a device's may be wrong by days.
 *
 * @param key The idempotency key it was sent with: decides where the backend repeats keys.
 * @param isTaken Whether a message is the result of another record: equal texts are two messages.
 */
export function findSentMessage(
  payload: MessagePayload,
  key: string,
  messages: readonly Message[],
  ownId: string,
  isTaken: (messageId: string) => boolean,
): Message | null {
  const own = messages.filter(message => message.accountId === ownId);
  const byKey = own.find(message => message.idempotencyKey === key);
  if (byKey !== undefined) return byKey;
  const { newestId } = payload;
  // Without a bound, an older message with the same text could be taken for this one.
  if (newestId === undefined) return null;
  const listed = newestFirst([...messages]);
  const candidates = (newestId === null ? listed : newerThan(listed, newestId)).filter(
    message => own.includes(message) && message.idempotencyKey === null && !isTaken(message.id),
  );
  return candidates.findLast(message => isSameMessage(payload, message)) ?? null;
}
