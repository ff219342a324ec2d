import { Button, useMessages, type MenuItem } from '@rookery/ui';
import { ScrollArea, VirtualList, type VirtualListHandle } from '@rookery/ui/list';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import type { ChatRow, ChatSummary, Message, PendingMessage } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { ChatIntro } from './chat-intro.js';
import { DayDivider, UnreadDivider } from './day-divider.js';
import { ownTail, receiptOf } from './log-rules.js';
import { MessageBubble } from './message-bubble.js';
import { PendingBubble } from './pending-bubble.js';
import { useLogEnd } from './use-log-end.js';

type GapRow = Extract<ChatRow, { kind: 'gap' }>;

export interface MessageLogProps {
  chat: ChatSummary;
  /** Oldest first. */
  rows: readonly ChatRow[];
  /** Index of the first row: older rows count down from it, so that rows keep their index when older ones come (CHAT-18). */
  firstIndex: number;
  messageOf(id: string): Message | undefined;
  pendingOf(recordId: string): PendingMessage | undefined;
  /** The actions of a message, in order. */
  itemsOf(message: Message, isOwn: boolean): readonly MenuItem[];
  /** Ids of the messages that are being deleted. */
  deletingIds: ReadonlySet<string>;
  /** Whether the server knows how far the other member has read (CHAT-13). */
  hasReceipts: boolean;
  /** Called near the oldest row; absent at the beginning of the chat. */
  onReachStart?: (() => void) | undefined;
  isLoadingOlder: boolean;
  /** The `newerId` of the gap that is being filled. */
  fillingGap: string | null;
  onFillGap(gap: Pick<GapRow, 'newerId' | 'olderId'>): void;
  onRetry(recordId: string): void;
  onDiscard(recordId: string): void;
  onAccept?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** The newest message is in view, or no longer. */
  onAtEndChange(isAtEnd: boolean): void;
}

const keyOf = (row: ChatRow): string => row.key;

/**
 * The messages of a chat in a scroller of their own. The log grows upwards, and sticks to its end: a new message is in view unless the
 * reader has scrolled away. It is no live region; `MessageAnnouncer` reads new messages.
 */
export function MessageLog(props: MessageLogProps) {
  const { chat, rows, firstIndex, messageOf, pendingOf, itemsOf, deletingIds, hasReceipts, fillingGap } = props;
  const { onFillGap, onRetry, onDiscard, onAccept, onLeave } = props;
  const text = useMessages(chatsMessages);
  const list = useRef<VirtualListHandle>(null);
  const { hasNewBelow, showEnd, attach } = useLogEnd(list, rows, props.onAtEndChange);
  const { lastOwnId, lastMessageId } = useMemo(() => ownTail(rows), [rows]);
  const isGroup = chat.accounts.length > 1;

  const renderRow = useCallback(
    (row: ChatRow, index: number) => {
      const at = firstIndex + index;
      switch (row.kind) {
        case 'intro':
          return (
            <div role="listitem" data-index={at}>
              <ChatIntro chat={chat} onAccept={onAccept} onLeave={onLeave} />
            </div>
          );
        case 'day':
          return (
            <div role="listitem" data-index={at}>
              <DayDivider day={row.day} />
            </div>
          );
        case 'unread':
          return (
            <div role="listitem" data-index={at}>
              <UnreadDivider />
            </div>
          );
        case 'gap':
          return (
            <div role="listitem" className="rk-chat-gap" data-index={at}>
              <Button isPending={fillingGap === row.newerId} onClick={() => onFillGap(row)}>
                {fillingGap === row.newerId ? text.loading() : text.missing()}
              </Button>
            </div>
          );
        case 'pending': {
          const message = pendingOf(row.recordId);
          return (
            <div role="listitem" className="rk-message" data-own data-index={at} data-start={row.isGroupStart || undefined}>
              {message && <PendingBubble message={message} onRetry={onRetry} onDiscard={onDiscard} />}
            </div>
          );
        }
        case 'message': {
          const message = messageOf(row.id);
          return (
            <div
              role="listitem"
              className="rk-message"
              data-index={at}
              data-own={row.isOwn || undefined}
              data-start={row.isGroupStart || undefined}
            >
              {message && (
                <MessageBubble
                  message={message}
                  isOwn={row.isOwn}
                  author={chat.accounts.find(({ id }) => id === message.accountId)}
                  showsName={isGroup && !row.isOwn && row.isGroupStart}
                  members={chat.accounts}
                  receipt={hasReceipts && row.id === lastOwnId ? receiptOf(message, chat) : null}
                  isDeleting={deletingIds.has(row.id)}
                  items={itemsOf(message, row.isOwn)}
                  isTabStop={row.id === lastMessageId}
                />
              )}
            </div>
          );
        }
      }
    },
    [
      text,
      chat,
      firstIndex,
      messageOf,
      pendingOf,
      itemsOf,
      deletingIds,
      hasReceipts,
      isGroup,
      lastOwnId,
      lastMessageId,
      fillingGap,
      onFillGap,
      onRetry,
      onDiscard,
      onAccept,
      onLeave,
    ],
  );
  return (
    <div className="rk-log">
      <ScrollArea className="rk-log-scroller" label={text.messages()} aria-busy={props.isLoadingOlder}>
        <VirtualList
          ref={attach}
          className="rk-log-list"
          role="list"
          aria-label={text.messages()}
          items={rows}
          itemKey={keyOf}
          renderItem={renderRow}
          sticksToEnd
          onReachStart={props.onReachStart}
          onKeyDown={moveBetweenActions}
        />
      </ScrollArea>
      {props.isLoadingOlder && <p className="rk-log-loading">{text.loading()}</p>}
      {hasNewBelow && (
        <Button variant="primary" size="sm" className="rk-log-pill" onClick={showEnd}>
          <ArrowDown size={16} strokeWidth={2} aria-hidden="true" />
          {text.newMessages()}
        </Button>
      )}
    </div>
  );
}

/** The arrow keys lead from the actions of one message to those of the next. */
function moveBetweenActions(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || !event.target.matches('.rk-message-actions')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.rk-message-actions')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
