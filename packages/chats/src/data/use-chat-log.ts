import { flushQueue, itemIds, queuedCount, type ListState } from '@rookery/store/list';
import { useList, useOutbox, useOutboxRecords, useOwnAccountId } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChatRow, ChatSummary, Message, PendingMessage } from '../chat-types.js';
import { chatRows, FIRST_ROW_INDEX, firstRowIndex, reuseRows, type UnreadAtOpening } from '../core/chat-rows.js';
import { createDayOf } from '../core/days.js';
import { CHAT_MESSAGE } from '../core/message-payload.js';
import { chatLog } from './chat-log.data.js';
import { messageReader } from './messages.data.js';
import { bindPendingMessages, heldMessages } from './pending-messages.data.js';
import { usePendingMessage } from './use-pending-message.js';
import { useChat } from './use-chats.js';
import { useSameItems } from './use-same-items.js';

export interface ChatLogState {
  /** Oldest first. Before the messages are loaded: those of the outbox alone. */
  readonly rows: readonly ChatRow[];
  /** The index of the first row: it falls by one for each row that is prepended (CHAT-18). */
  readonly firstIndex: number;
  messageOf(messageId: string): Message | undefined;
  pendingOf(recordId: string): PendingMessage | undefined;
  readonly isLoading: boolean;
  /** Whether messages of the server were loaded, now or before. */
  readonly isLoaded: boolean;
  readonly error: Error | null;
  retry(): void;
  /** Loads the next older page. Absent at the beginning of the chat. */
  readonly loadOlder?: (() => void) | undefined;
  readonly isLoadingOlder: boolean;
  fillGap(gap: { readonly newerId: string; readonly olderId: string }): void;
  /** The `newerId` of the gap that is being filled. */
  readonly fillingGap: string | null;
}

interface Shown {
  readonly chatId: string;
  /** The rows before unchanged ones were replaced by those of before. */
  readonly made: readonly ChatRow[];
  readonly rows: readonly ChatRow[];
  readonly firstIndex: number;
}

const noRows: readonly ChatRow[] = [];
const noEntries: ListState['entries'] = [];
const dayOf = createDayOf();
const noShown = (chatId: string): Shown => ({ chatId, made: noRows, rows: noRows, firstIndex: FIRST_ROW_INDEX });

/** The log of a chat. It has no banner: new messages are shown at its end at once, which does not move a reader who is further up. */
export function useChatLog(chatId: string): ChatLogState {
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const definition = useMemo(() => chatLog(queryClient, chatId), [queryClient, chatId]);
  const { state: stored, showQueue, query, view, gaps } = useList(definition);
  const hasNew = stored !== undefined && queuedCount(stored) > 0;
  useEffect(() => {
    if (hasNew) showQueue();
  }, [hasNew, showQueue]);
  useEffect(() => bindPendingMessages(queryClient, outbox), [queryClient, outbox]);

  const ownId = useOwnAccountId();
  const records = useOutboxRecords(CHAT_MESSAGE);
  const state = useMemo(() => stored && flushQueue(stored), [stored]);
  const reader = messageReader(queryClient);
  const read = useSyncExternalStore(reader.subscribe, reader.get, reader.get);
  const messageOf = useCallback((messageId: string) => read(queryClient, messageId), [queryClient, read]);
  const unread = useUnreadAtOpening(chatId, state, query.isFetchedAfterMount);
  const isCatchingUp = state?.isStale === true && query.isFetching;
  const held = useSameItems(heldMessages(queryClient, records).filter(({ payload }) => payload.chatId === chatId));
  const { chat } = useChat(chatId);
  const namedIds = useMemo(() => namedIn(chat), [chat]);
  const rows = useMemo(
    () =>
      chatRows({
        entries: state === undefined ? noEntries : isCatchingUp ? withoutTopGap(state) : state.entries,
        messageOf,
        ownId,
        namedIds,
        held,
        hasBeginning: state?.older === null,
        unread,
        dayOf,
      }),
    [state, isCatchingUp, messageOf, ownId, namedIds, held, unread],
  );
  const shown = useShown(chatId, rows);
  return {
    rows: shown.rows,
    firstIndex: shown.firstIndex,
    messageOf,
    pendingOf: usePendingMessage(held),
    isLoading: query.isPending,
    isLoaded: state !== undefined,
    error: query.error,
    retry: view.onRetry,
    loadOlder: view.older?.onLoad,
    isLoadingOlder: view.older?.isLoading ?? false,
    fillGap: ({ newerId, olderId }) => gaps.fill({ gap: { kind: 'gap', newerId, olderId }, side: 'older' }),
    fillingGap: gaps.isLoading ? gaps.newerId : null,
  };
}

/** The rows with unchanged ones kept, and the index of the first. */
function useShown(chatId: string, made: readonly ChatRow[]): Pick<Shown, 'rows' | 'firstIndex'> {
  const [before, setBefore] = useState(() => noShown(chatId));
  if (before.chatId === chatId && before.made === made) return before;
  const base = before.chatId === chatId ? before : noShown(chatId);
  const rows = reuseRows(base.rows, made);
  const shown = { chatId, made, rows, firstIndex: firstRowIndex(base, rows) };
  setBefore(shown);
  return shown;
}

/** The unread messages when the chat was opened, before the read mark moves. */
function useUnreadAtOpening(chatId: string, state: ListState | undefined, isFetched: boolean): UnreadAtOpening | null {
  const { chat } = useChat(chatId);
  const [opening, setOpening] = useState<{ chatId: string; unread: UnreadAtOpening | null } | null>(null);
  if (opening?.chatId === chatId) return opening.unread;
  const newestId = state && itemIds(state.entries)[0];
  if (chat === undefined || newestId === undefined || !(isFetched || isNewest(chat, newestId))) return null;
  const unread = chat.unreadCount > 0 ? { count: chat.unreadCount, newestId } : null;
  setOpening({ chatId, unread });
  return unread;
}

const isNewest = ({ lastMessage }: ChatSummary, messageId: string): boolean => lastMessage?.id === messageId;

const noIds: ReadonlySet<string> = new Set();

/** With one other member every name would be the same. */
const namedIn = (chat: ChatSummary | undefined): ReadonlySet<string> =>
  chat === undefined || chat.accounts.length < 2 ? noIds : new Set(chat.accounts.map(({ id }) => id));

/** While the newest page is on its way, a gap above the messages that were known before says nothing. */
function withoutTopGap({ entries }: ListState): ListState['entries'] {
  const first = entries.findIndex(entry => entry.kind === 'item');
  return entries[first + 1]?.kind === 'gap' ? entries.toSpliced(first + 1, 1) : entries;
}
