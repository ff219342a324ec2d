import type { Account } from '@rookery/api-client';
import { LoadMore, useMessages, type MenuItem } from '@rookery/ui';
import type { ChatRow, ChatSummary, Message, PendingMessage } from '../chat-types.js';
import { coveringMessage } from '../core/message-filters.js';
import { chatsMessages } from '../messages.js';
import { ChatIntro } from './chat-intro.js';
import { DayDivider, UnreadDivider } from './day-divider.js';
import { AccountName } from './identity.js';
import { FilteredLine } from './lazy-extras.js';
import { listItem } from './list-roles.js';
import { receiptOf } from './log-rules.js';
import { MessageBubble } from './message-bubble.js';
import { PendingBubble } from './pending-bubble.js';

type RowOf<Kind extends ChatRow['kind']> = Extract<ChatRow, { kind: Kind }>;

/** The part of a chat that its rows are drawn from. */
export interface LogRowContext {
  chat: ChatSummary;
  messageOf(id: string): Message | undefined;
  pendingOf(recordId: string): PendingMessage | undefined;
  /** The actions of a message, in order. */
  itemsOf(message: Message, isOwn: boolean): readonly MenuItem[];
  /** Ids of the messages that are being deleted. */
  deletingIds: ReadonlySet<string>;
  /** Ids of filtered messages that the reader has shown. */
  liftedIds: ReadonlySet<string>;
  onLiftFilter(messageId: string): void;
  /** Whether the server knows how far the other member has read (CHAT-13). */
  hasReceipts: boolean;
  /** The `newerId` of the gap that is being filled. */
  fillingGap: string | null;
  /** Ids of the newest own message and of the newest of all. */
  lastOwnId: string | null;
  lastMessageId: string | null;
  /** Adds a reaction of the account to a message, or removes it; absent: the server has no reactions. */
  onReact?: ((messageId: string, name: string) => void) | undefined;
  onFillGap(gap: Pick<RowOf<'gap'>, 'newerId' | 'olderId'>): void;
  onRetry(recordId: string): void;
  onUndo(recordId: string): void;
  onDiscard(recordId: string): void;
  onAccept?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

interface LogRowProps {
  row: ChatRow;
  /** Stays the same when older rows come (CHAT-18). */
  index: number;
  context: LogRowContext;
}

/** A row of the log. @selector [data-own] [data-end] */
export function LogRow({ row, index, context }: LogRowProps) {
  const isMessage = row.kind === 'message' || row.kind === 'pending';
  return (
    <div
      {...listItem}
      className={isMessage ? 'rk-message' : undefined}
      data-index={index}
      data-own={row.kind === 'pending' || (row.kind === 'message' && row.isOwn) || undefined}
      data-end={(isMessage && row.isGroupEnd) || undefined}
    >
      <RowContent row={row} context={context} />
    </div>
  );
}

function RowContent({ row, context }: Omit<LogRowProps, 'index'>) {
  const text = useMessages(chatsMessages);
  const { chat, onAccept, onLeave, onRetry, onUndo, onDiscard } = context;
  switch (row.kind) {
    case 'intro':
      return <ChatIntro chat={chat} onAccept={onAccept} onLeave={onLeave} />;
    case 'day':
      return <DayDivider day={row.day} />;
    case 'unread':
      return <UnreadDivider />;
    case 'author': {
      const author = chat.accounts.find(({ id }) => id === row.accountId);
      return author === undefined ? null : <AuthorName account={author} />;
    }
    case 'gap':
      return (
        <LoadMore label={text.missing()} isLoading={context.fillingGap === row.newerId} onPress={() => context.onFillGap(row)} />
      );
    case 'pending': {
      const message = context.pendingOf(row.recordId);
      return message && <PendingBubble message={message} onRetry={onRetry} onUndo={onUndo} onDiscard={onDiscard} />;
    }
    case 'message':
      return <MessageRow row={row} context={context} />;
  }
}

const filteredSpace = <p className="rk-message-filtered" />;

function MessageRow({ row, context }: { row: RowOf<'message'>; context: LogRowContext }) {
  const { chat, lastOwnId, lastMessageId, hasReceipts, deletingIds, itemsOf, liftedIds, onLiftFilter } = context;
  const message = context.messageOf(row.id);
  if (message === undefined) return null;
  const isTabStop = row.id === lastMessageId;
  const isLifted = liftedIds.has(row.id);
  const results = isLifted ? null : coveringMessage(message);
  if (results !== null)
    return (
      <FilteredLine
        results={results}
        tabIndex={isTabStop ? 0 : -1}
        onShow={() => onLiftFilter(row.id)}
        fallback={filteredSpace}
      />
    );
  return (
    <MessageBubble
      message={message}
      isOwn={row.isOwn}
      author={chat.accounts.find(({ id }) => id === message.accountId)}
      members={chat.accounts}
      receipt={hasReceipts && row.id === lastOwnId ? receiptOf(message, chat) : null}
      isDeleting={deletingIds.has(row.id)}
      items={itemsOf(message, row.isOwn)}
      onReact={context.onReact}
      onShowFiles={isLifted ? undefined : onLiftFilter}
      isTabStop={isTabStop}
    />
  );
}

/** Above the first message of a group. */
function AuthorName({ account }: { account: Account }) {
  return (
    <p className="rk-message-author">
      <AccountName account={account} />
    </p>
  );
}
