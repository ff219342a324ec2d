import { compareIds } from '@rookery/api-client';
import { textOfHtml } from '@rookery/api-client/query';
import type { Message } from '../chat-types.js';

/** A new message as a screen reader hears it. `text`: plain; '' for files alone. */
export interface Announcement {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The messages of others that are newer than `since`, oldest first. `since`: null before the first message was known. */
export function newMessages(messages: readonly Message[], since: string | null, ownId: string | null): readonly Message[] {
  return messages
    .filter(({ id, accountId }) => accountId !== ownId && (since === null || compareIds(id, since) > 0))
    .toSorted((one, other) => compareIds(one.id, other.id));
}

/** The newest id; null without one. */
export const newestId = (ids: readonly string[]): string | null =>
  ids.reduce<string | null>((newest, id) => (newest === null || compareIds(id, newest) > 0 ? id : newest), null);

export const toAnnouncement = (message: Message, name: string): Announcement => ({
  id: message.id,
  name,
  text: textOfHtml(message.content).replaceAll(/\s+/g, ' ').trim(),
});
