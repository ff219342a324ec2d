import { isOlderByForm, newerThan } from '@rookery/api-client';
import { filterTitles, textOfHtml } from '@rookery/store';
import type { Message } from '../chat-types.js';
import { coveringMessage, isHiddenMessage } from './message-filters.js';

/** A new message as a screen reader hears it. `text`: plain; '' for files alone, and for one that the filters with these titles cover. */
export interface Announcement {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly filters: readonly string[];
}

/**
 * The messages of others that are newer than `since`, oldest first. One that a filter hides is none.
 *
 * @param messages Newest first.
 * @param since Null before the first message was known.
 */
export function newMessages(messages: readonly Message[], since: string | null, ownId: string | null): readonly Message[] {
  const newer = since === null ? messages : newerThan(messages, since);
  return newer.filter(message => message.accountId !== ownId && !isHiddenMessage(message)).toReversed();
}

/** The newest of ids in their list's order, newest first; null without one. */
export const newestId = (ids: readonly string[]): string | null =>
  ids.reduce<string | null>((newest, id) => (newest === null || isOlderByForm(newest, id) ? id : newest), null);

export function toAnnouncement(message: Message, name: string): Announcement {
  const covering = coveringMessage(message);
  const text = covering === null ? textOfHtml(message.content).replaceAll(/\s+/g, ' ').trim() : '';
  return { id: message.id, name, text, filters: covering === null ? [] : filterTitles(covering) };
}
