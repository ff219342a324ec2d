import type { MediaAttachment } from '@rookery/api-client';
import { filterTitles } from '@rookery/store';
import { listText, plainText, type Messages } from '@rookery/ui';
import type { ChatSummary, Message } from '../chat-types.js';
import { coveringMessage } from '../core/message-filters.js';

type LabelKey = 'picture' | 'gif' | 'video' | 'audio' | 'file';

const labels = {
  image: 'picture',
  gifv: 'gif',
  video: 'video',
  audio: 'audio',
  unknown: 'file',
} as const satisfies Record<MediaAttachment['type'], LabelKey>;

/** Characters of a line: more are never in view. */
const LINE_LENGTH = 300;

/** The text of a message in one line; the kind and number of its files where it has no text; '' for an empty message. */
export function messageLine(message: Pick<Message, 'content' | 'attachments'>, text: Messages<LabelKey>): string {
  const line = plainText(message.content).slice(0, LINE_LENGTH).replace(/\s+/g, ' ').trim();
  const [first] = message.attachments;
  if (line !== '' || first === undefined) return line;
  const key = message.attachments.every(({ type }) => labels[type] === labels[first.type]) ? labels[first.type] : 'file';
  return text[key]({ count: message.attachments.length });
}

/** The line of a chat's last message: the filters that cover or hide it in the place of its text. */
export function listedLine(
  message: Pick<Message, 'content' | 'attachments' | 'filtered'>,
  text: Messages<LabelKey> & { filtered(values: { titles: string }): string },
  locale: string,
): string {
  const results = coveringMessage(message);
  return results === null ? messageLine(message, text) : text.filtered({ titles: listText(filterTitles(results), locale) });
}

/** Whether the account wrote the last message of the chat. */
export function isLastFromMe({ accounts, lastMessage }: Pick<ChatSummary, 'accounts' | 'lastMessage'>): boolean {
  return lastMessage !== null && !accounts.some(({ id }) => id === lastMessage.accountId);
}
