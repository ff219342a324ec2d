import { Button, useMessages } from '@rookery/ui';
import { ScrollArea, VirtualList } from '@rookery/ui/list';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { ChatRow } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { chatName } from './identity.js';
import { list } from './list-roles.js';
import { ownTail } from './log-rules.js';
import { LogRow, type LogRowContext } from './log-row.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';
import { useLogEnd } from './use-log-end.js';

export interface MessageLogProps extends Omit<LogRowContext, 'lastOwnId' | 'lastMessageId' | 'liftedIds' | 'onLiftFilter'> {
  /** Oldest first. */
  rows: readonly ChatRow[];
  /** Index of the first row: older rows count down from it, so that rows keep their index when older ones come (CHAT-18). */
  firstIndex: number;
  /** Called near the oldest row; absent at the beginning of the chat. */
  onReachStart?: (() => void) | undefined;
  isLoadingOlder: boolean;
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
  const { onReact, onFillGap, onRetry, onUndo, onDiscard, onAccept, onLeave } = props;
  const text = useMessages(chatsMessages);
  const { hasNewBelow, showEnd, attach } = useLogEnd(rows, props.onAtEndChange);
  const focus = useFocusAfterRemoval(rows, '.rk-message-actions');
  const { lastOwnId, lastMessageId } = useMemo(() => ownTail(rows), [rows]);
  const [liftedIds, setLiftedIds] = useState<ReadonlySet<string>>(new Set());
  const onLiftFilter = useCallback((id: string) => setLiftedIds(lifted => new Set([...lifted, id])), []);
  // Rows render again only when this changes.
  const context = useMemo<LogRowContext>(
    () => ({
      chat,
      messageOf,
      pendingOf,
      itemsOf,
      deletingIds,
      liftedIds,
      onLiftFilter,
      hasReceipts,
      fillingGap,
      lastOwnId,
      lastMessageId,
      onReact,
      onFillGap,
      onRetry,
      onUndo,
      onDiscard,
      onAccept,
      onLeave,
    }),
    [
      chat,
      messageOf,
      pendingOf,
      itemsOf,
      deletingIds,
      liftedIds,
      onLiftFilter,
      hasReceipts,
      fillingGap,
      lastOwnId,
      lastMessageId,
      onReact,
      onFillGap,
      onRetry,
      onUndo,
      onDiscard,
      onAccept,
      onLeave,
    ],
  );
  const renderRow = useCallback(
    (row: ChatRow, index: number) => <LogRow row={row} index={firstIndex + index} context={context} />,
    [firstIndex, context],
  );
  return (
    <div className="rk-log">
      <ScrollArea
        className="rk-log-scroller"
        label={text.messagesWith({ name: chatName(chat.accounts) })}
        aria-busy={props.isLoadingOlder}
      >
        <VirtualList
          ref={attach}
          className="rk-log-list"
          {...list}
          aria-label={text.messages()}
          items={rows}
          itemKey={keyOf}
          renderItem={renderRow}
          sticksToEnd
          onReachStart={props.onReachStart}
          onKeyDown={moveBetweenActions}
          {...focus}
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
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
  if (step === null || !(event.target instanceof Element) || !event.target.matches('.rk-message-actions')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.rk-message-actions')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
