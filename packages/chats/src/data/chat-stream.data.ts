import type { Client, Stream, StreamEvent, StreamSubscription } from '@rookery/api-client';
import { markStale, type ListState } from '@rookery/store/list';
import { accountState, accountStore, outboxOf, updateList } from '@rookery/store';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { ChatAdapter, ChatEvent } from '../adapters/chat-adapter.js';
import type { Message } from '../chat-types.js';
import { isHiddenMessage } from '../core/message-filters.js';
import { chatAdapterQuery } from './chat-adapter.data.js';
import { loadedLogs, receiveMessage, removeMessage } from './chat-log.data.js';
import { registerChatMessages } from './chat-sending.data.js';
import { chatListQuery, chatListsKey, chatKey, knownChat, removeChat, writeChat } from './chats.data.js';
import { bindMessageFilters } from './message-filters.data.js';
import { chatLogKey, chatLogsKey, ingestMessages, knownMessage, ownAccountId } from './messages.data.js';
import { bindPendingMessages } from './pending-messages.data.js';
import { onTabNews } from './tab-news.data.js';

/** The list is requested this long after the start if the stream is not connected by then, in ms. */
const FIRST_REQUEST_MS = 3_000;

type MessageListener = (message: Message) => void;

const messageListeners = accountState('listeners of chat messages', () => new Set<MessageListener>());

/** Notifies the listener of each streamed message of others that no filter hides, once: for a sound. Returns an unsubscribe function. */
export function onMessageReceived(queryClient: QueryClient, listener: MessageListener): () => void {
  messageListeners(queryClient).add(listener);
  return () => void messageListeners(queryClient).delete(listener);
}

/**
 * Keeps chats up to date (CHAT-31): list, logs, unread total and read marks follow the stream; after a break, and on 'poll', the list and
 * the logs on the screen are requested again. Also sends the messages of the outbox. One for each account. Returns an unsubscribe function.
 */
export function bindChatStream(queryClient: QueryClient, client: Client, stream: Stream): () => void {
  let isStopped = false;
  let unsubscribe = (): void => undefined;
  const start = (adapter: ChatAdapter | null): void => {
    if (adapter !== null && !isStopped) unsubscribe = follow(queryClient, client, stream, adapter);
  };
  // A server that does not say what it is has no chats.
  queryClient.fetchQuery(chatAdapterQuery(client)).then(start, () => undefined);
  return () => {
    isStopped = true;
    unsubscribe();
  };
}

function follow(queryClient: QueryClient, client: Client, stream: Stream, adapter: ChatAdapter): () => void {
  const { lists } = accountStore(queryClient);
  let isLive = false;

  function catchUp(): void {
    clearTimeout(first);
    const list = chatListQuery(client, queryClient);
    const isListLoaded = queryClient.getQueryData(list.queryKey) !== undefined;
    // The list is needed for the unread total, also where nobody looks at it.
    if (isListLoaded) void queryClient.invalidateQueries({ queryKey: chatListsKey, refetchType: 'all' });
    else void queryClient.prefetchQuery(list);
    void queryClient.invalidateQueries({ queryKey: chatLogsKey });
  }

  function setLive(next: boolean): void {
    isLive = next;
    for (const chatId of loadedLogs(queryClient)) {
      const queryKey = chatLogKey(chatId);
      if (next) lists.connect(queryKey);
      else lists.disconnect(queryKey);
      updateList(queryClient, queryKey, markStale);
    }
  }

  function onEvent(event: StreamEvent): void {
    switch (event.type) {
      case 'connected':
        setLive(true);
        return catchUp();
      case 'disconnected':
        return setLive(false);
      case 'poll':
        return catchUp();
      default:
        notifyManager.batch(() => {
          for (const change of adapter.events(event)) apply(queryClient, adapter, change);
        });
    }
  }

  registerChatMessages(client, queryClient);
  // The events of the connection come with each stream, and count once.
  const subscribe = (subscription: StreamSubscription, index: number) =>
    stream.subscribe(subscription, event => {
      if (index === 0 || !isAboutConnection(event)) onEvent(event);
    });
  // Without a stream nothing else requests the list until the first 'poll'.
  const first = setTimeout(catchUp, FIRST_REQUEST_MS);
  const unsubscribes = [
    bindPendingMessages(queryClient, outboxOf(queryClient, client)),
    bindMessageFilters(queryClient),
    // A log is connected before its first page is requested.
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isLog = query.queryKey[0] === chatLogsKey[0] && query.queryKey[1] === chatLogsKey[1];
      if (type === 'added' && isLog && isLive) lists.connect(query.queryKey);
    }),
    ...adapter.streams.map(subscribe),
    onTabNews(queryClient, ({ kind, chatId }) => {
      if (kind === 'left') removeChat(queryClient, chatId);
      else if (knownChat(queryClient, chatId) !== undefined) void requestChat(queryClient, adapter, chatId);
    }),
    () => clearTimeout(first),
    () => setLive(false),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

const isAboutConnection = ({ type }: StreamEvent): boolean => type === 'connected' || type === 'disconnected' || type === 'poll';

function apply(queryClient: QueryClient, adapter: ChatAdapter, change: ChatEvent): void {
  switch (change.kind) {
    case 'message':
      return applyMessage(queryClient, adapter, change.message, change.chat);
    case 'chat':
      return writeChat(queryClient, change.chat);
    case 'edited':
      if (knownMessage(queryClient, change.message.id) !== undefined) ingestMessages(queryClient, [change.message]);
      return;
    case 'deleted': {
      const chatId = removeMessage(queryClient, change.chatId, change.messageId);
      // The server knows how many are unread now, and what was written before.
      if (chatId !== null && knownChat(queryClient, chatId) !== undefined) void requestChat(queryClient, adapter, chatId);
    }
  }
}

function applyMessage(
  queryClient: QueryClient,
  adapter: ChatAdapter,
  message: Message,
  chat: Extract<ChatEvent, { kind: 'message' }>['chat'],
): void {
  // Servers send a chat again when its read marks move: its last message is not new then.
  const isNew = knownMessage(queryClient, message.id) === undefined;
  receiveMessage(queryClient, message);
  if (chat !== null) writeChat(queryClient, chat);
  else void requestChat(queryClient, adapter, message.chatId);
  const state = queryClient.getQueryData<ListState>(chatLogKey(message.chatId));
  // A catch-up that failed: the message is above a break.
  if (state?.isStale === true)
    void queryClient.invalidateQueries({ queryKey: chatLogKey(message.chatId) }, { cancelRefetch: false });
  const shown = knownMessage(queryClient, message.id) ?? message;
  if (isNew && message.accountId !== ownAccountId(queryClient) && !isHiddenMessage(shown))
    for (const listener of messageListeners(queryClient)) listener(message);
}

async function requestChat(queryClient: QueryClient, adapter: ChatAdapter, chatId: string): Promise<void> {
  try {
    writeChat(queryClient, await adapter.chat(chatId));
  } catch {
    // It is requested again when it is opened.
    void queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
  }
}
