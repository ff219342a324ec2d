import { isOlderByForm, newerThan } from '@rookery/api-client';
import { textOfHtml } from '@rookery/store';
import type { Message } from '../chat-types.js';

/** A new message as a screen reader hears it. `text`: plain; '' for files alone. */
export interface Announcement {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/**
 * The messages of others that are newer than `since`, oldest first.
 *
 * @param messages Newest first.
 * @param since Null before the first message was known.
 */
export function newMessages(messages: readonly Message[], since: string | null, ownId: string | null): readonly Message[] {
  const newer = since === null ? messages : newerThan(messages, since);
  return newer.filter(({ accountId }) => accountId !== ownId).toReversed();
}

/** The newest of ids in their list's order, newest first; null without one. */
export const newestId = (ids: readonly string[]): string | null =>
  ids.reduce<string | null>((newest, id) => (newest === null || isOlderByForm(newest, id) ? id : newest), null);

export const toAnnouncement = (message: Message, name: string): Announcement => ({
  id: message.id,
  name,
  text: textOfHtml(message.content).replaceAll(/\s+/g, ' ').trim(),
});
