import { flushQueue, itemIds } from '@rookery/store/list';
import { useClient, useOwnAccountId } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../chat-types.js';
import { newestId, newMessages, toAnnouncement, type Announcement } from '../core/announcements.js';
import { nameOf } from '../core/chat-order.js';
import { chatLogQuery } from './chat-log.data.js';
import { knownChat } from './chats.data.js';
import { knownMessage } from './messages.data.js';

/** Messages that arrive within this time are announced together, in ms. */
const BATCH_MS = 1_000;

const nothing: readonly Announcement[] = [];

/** The messages of others that have arrived since the chat was opened, for a polite live region: the latest batch. */
export function useChatAnnouncements(chatId: string): readonly Announcement[] {
  const client = useClient();
  const queryClient = useQueryClient();
  const ownId = useOwnAccountId();
  // The log itself requests its pages.
  const { data: state, isFetchedAfterMount } = useQuery({ ...chatLogQuery(client, queryClient, chatId), enabled: false });
  const [latest, setLatest] = useState({ chatId, batch: nothing });
  const heard = useRef<{ chatId: string; since: string | null; waiting: Message[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    if (state === undefined) return;
    const ids = itemIds(flushQueue(state).entries);
    if (heard.current?.chatId !== chatId || !isFetchedAfterMount) {
      heard.current = { chatId, since: newestId(ids), waiting: [] };
      return;
    }
    const { since, waiting } = heard.current;
    const messages = ids.flatMap(id => knownMessage(queryClient, id) ?? []);
    waiting.push(...newMessages(messages, since, ownId));
    heard.current.since = newestId(since === null ? ids : [...ids, since]);
    if (waiting.length === 0) return;
    timer.current ??= setTimeout(() => {
      const names = new Map(knownChat(queryClient, chatId)?.accounts.map(account => [account.id, nameOf(account)]));
      const batch = waiting.splice(0).map(message => toAnnouncement(message, names.get(message.accountId) ?? ''));
      timer.current = null;
      setLatest({ chatId, batch });
    }, BATCH_MS);
  }, [queryClient, chatId, state, isFetchedAfterMount, ownId]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return latest.chatId === chatId ? latest.batch : nothing;
}
