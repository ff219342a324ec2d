import { Button, defineMessages, useFormat, useMessages } from '@rookery/ui';
import { VirtualList } from '@rookery/ui/list';
import { RichText, type RichTextHrefs } from '@rookery/ui/rich-text';
import { useCallback } from 'react';
import type { ChatRow, Message } from '../chat-types.js';

export const chatLogMessages = defineMessages('chatLog', {
  log: 'Messages',
  gap: 'Load missing messages',
  loading: 'Loading…',
  sending: 'Sending…',
});

export interface ChatLogProps {
  /** Oldest first. */
  rows: readonly ChatRow[];
  messageOf(id: string): Message | undefined;
  /** The text of a message being sent. */
  pendingText(recordId: string): string | undefined;
  /** The name under which an account is shown. */
  nameOf(accountId: string): string;
  hrefs: RichTextHrefs;
  /** The `newerId` of the gap being filled. */
  fillingGap?: string | null;
  onFillGap?(gap: { newerId: string; olderId: string }): void;
  /** Called near the oldest row. Absent at the beginning of the chat. */
  onReachStart?(): void;
}

const keyOf = (row: ChatRow): string => row.key;

/**
 * The messages of a chat in the nearest scroller. The log grows upwards, and sticks to its end: a new message is in view unless the
 * reader has scrolled away.
 */
export function ChatLog({
  rows,
  messageOf,
  pendingText,
  nameOf,
  hrefs,
  fillingGap = null,
  onFillGap,
  onReachStart,
}: ChatLogProps) {
  const text = useMessages(chatLogMessages);
  const format = useFormat();
  const renderRow = useCallback(
    (row: ChatRow) => {
      if (row.kind === 'gap') {
        return (
          <article className="rk-chat-gap" aria-label={text.gap()}>
            <Button isPending={fillingGap === row.newerId} onClick={() => onFillGap?.(row)}>
              {fillingGap === row.newerId ? text.loading() : text.gap()}
            </Button>
          </article>
        );
      }
      if (row.kind === 'pending') {
        return (
          <article className="rk-chat-message" data-pending>
            <p dir="auto">{pendingText(row.recordId)}</p>
            <small>{text.sending()}</small>
          </article>
        );
      }
      if (row.kind !== 'message') return null;
      const message = messageOf(row.id);
      if (message === undefined) return null;
      return (
        <article className="rk-chat-message" aria-label={nameOf(message.accountId)}>
          <RichText html={message.content} emojis={message.emojis} hrefs={hrefs} />
          {message.createdAt !== null && (
            <time dateTime={message.createdAt}>{format.date(message.createdAt, { hour: '2-digit', minute: '2-digit' })}</time>
          )}
        </article>
      );
    },
    [text, format, messageOf, pendingText, nameOf, hrefs, fillingGap, onFillGap],
  );
  return (
    <VirtualList
      role="feed"
      aria-label={text.log()}
      items={rows}
      itemKey={keyOf}
      renderItem={renderRow}
      sticksToEnd
      onReachStart={onReachStart}
    />
  );
}
