import { createClient, type Client } from '@rookery/api-client';
import { itemIds, markStale, type Gap, type ListState } from '@rookery/api-client/list';
import {
  accountStore,
  createQueryClient,
  loadGap,
  loadOlder,
  ownAccountKey,
  showQueue,
  updateList,
} from '@rookery/api-client/query';
import { aChatMessage, anAccount } from '@rookery/api-client/testing';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chatLog,
  chatLogKey,
  chatLogQuery,
  chatMessageQuery,
  pendingMessageQuery,
  receiveMessage,
  removeMessage,
  sendMessage,
} from './chat-log.data.js';
import { chatRows } from '../core/chat-rows.js';

const CHAT = '4000';
const ORIGIN = 'https://rookery.test';
const log = chatLog(CHAT);

/** The ids of the messages on the server. */
let ids: number[];
/** Requests for messages, newest last. */
let requests: string[];
let onCreate: () => void | Promise<void>;
let client: Client;
let cache: QueryClient;

const message = (id: number, overrides: Parameters<typeof aChatMessage>[0] = {}) =>
  aChatMessage({ id: String(id), chat_id: CHAT, account_id: '101', content: `<p>Message ${id}</p>`, ...overrides });
const numbersDown = (newest: number, oldest: number): number[] =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);

beforeEach(() => {
  ids = numbersDown(1060, 1001);
  requests = [];
  onCreate = () => undefined;
  cache = createQueryClient();
  cache.setQueryData(ownAccountKey, anAccount({ id: '1' }));
  client = createClient({ baseUrl: ORIGIN, accessToken: 'token', fetch: (input, init) => answer(new Request(input, init)) });
});

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (request.method === 'POST') {
    await onCreate();
    const id = (ids[0] ?? 1000) + 1;
    ids.unshift(id);
    return Response.json({ ...message(id), account_id: '1', idempotency_key: request.headers.get('Idempotency-Key') });
  }
  requests.push(url.pathname + url.search);
  const bound = (name: string, otherwise: number): number => Number(url.searchParams.get(name) ?? otherwise);
  const limit = bound('limit', 20);
  const fitting = ids.filter(id => id < bound('max_id', Infinity) && id > bound('min_id', -Infinity));
  const page = url.searchParams.has('min_id') ? fitting.slice(-limit) : fitting.slice(0, limit);
  return Response.json(page.map(id => message(id)));
}

const state = (): ListState => {
  const found = cache.getQueryData<ListState>(chatLogKey(CHAT));
  if (found === undefined) throw new Error('The log is not loaded.');
  return found;
};
const refetch = () => cache.fetchQuery({ ...chatLogQuery(client, CHAT), staleTime: 0, retry: false });
const shown = (): number[] => itemIds(state().entries).map(Number);
const gapIn = (): Gap => {
  const gap = state().entries.find(entry => entry.kind === 'gap');
  if (gap?.kind !== 'gap') throw new Error('The log has no gap.');
  return gap;
};

/** Connects the log to a stream, over which its newest page is loaded. */
async function connect(): Promise<void> {
  accountStore(cache).lists.connect(log.queryKey);
  await refetch();
}

describe('the log of a chat', () => {
  it('loads pages newest first and draws them oldest first', async () => {
    await refetch();
    await loadOlder(client, cache, log);
    expect(requests).toEqual([
      `/api/v1/pleroma/chats/${CHAT}/messages?limit=20`,
      `/api/v1/pleroma/chats/${CHAT}/messages?limit=20&max_id=1041`,
    ]);
    expect(chatRows(state()).map(row => row.key)).toEqual(
      numbersDown(1060, 1021)
        .toReversed()
        .map(id => `m:${id}`),
    );
    expect(cache.getQueryData(chatMessageQuery('1055').queryKey)).toMatchObject({ content: '<p>Message 1055</p>' });
  });

  it('has a gap after a break, which fills from either side', async () => {
    await connect();
    accountStore(cache).lists.disconnect(log.queryKey);
    updateList(cache, log.queryKey, markStale);
    ids = [...numbersDown(1120, 1061), ...ids];
    await connect();
    showQueue(cache, log.queryKey);
    expect(gapIn()).toEqual({ kind: 'gap', newerId: '1101', olderId: '1060' });
    await loadGap(client, cache, log, gapIn(), 'older');
    expect(gapIn()).toEqual({ kind: 'gap', newerId: '1101', olderId: '1080' });
    await loadGap(client, cache, log, gapIn(), 'newer');
    expect(shown()).toEqual(numbersDown(1120, 1041));
  });

  it('queues messages of others until the queue is shown', async () => {
    await connect();
    receiveMessage(cache, message(1061));
    receiveMessage(cache, message(1061));
    expect(shown()).not.toContain(1061);
    showQueue(cache, log.queryKey);
    expect(shown().slice(0, 2)).toEqual([1061, 1060]);
  });
});

describe('a message being sent', () => {
  it('stands at the end of the log with its text', async () => {
    await connect();
    const sent = sendMessage({ client, queryClient: cache }, CHAT, 'See you at noon', 'a');
    expect(chatRows(state()).at(-1)).toEqual({ kind: 'pending', key: 'p:a', recordId: 'a', isGroupStart: true, isGroupEnd: true });
    expect(cache.getQueryData(pendingMessageQuery('a').queryKey)).toBe('See you at noon');
    await sent;
    expect(chatRows(state()).at(-1)).toEqual({ kind: 'message', key: 'm:1061', id: '1061', isOwn: false, isGroupStart: true, isGroupEnd: true });
  });

  it('is confirmed once when the stream echoes it before the response', async () => {
    await connect();
    onCreate = () => receiveMessage(cache, message(1061, { account_id: '1', idempotency_key: 'a' }));
    await sendMessage({ client, queryClient: cache }, CHAT, 'See you at noon', 'a');
    expect(shown().slice(0, 2)).toEqual([1061, 1060]);
    expect(state().entries.filter(entry => entry.kind === 'pending')).toEqual([]);
  });

  it('is confirmed once when the echo has no idempotency key', async () => {
    await connect();
    onCreate = () => receiveMessage(cache, message(1061, { account_id: '1' }));
    await sendMessage({ client, queryClient: cache }, CHAT, 'See you at noon', 'a');
    expect(shown().slice(0, 2)).toEqual([1061, 1060]);
  });

  it('is removed when sending fails', async () => {
    await connect();
    onCreate = () => Promise.reject(new TypeError('offline'));
    await expect(sendMessage({ client, queryClient: cache }, CHAT, 'See you at noon', 'a')).rejects.toMatchObject({
      kind: 'network',
    });
    expect(shown()).toEqual(numbersDown(1060, 1041));
    expect(state().entries).toHaveLength(20);
  });
});

describe('a deleted message', () => {
  it('leaves the log', async () => {
    await connect();
    removeMessage(cache, CHAT, '1055');
    expect(shown()).toEqual(numbersDown(1060, 1041).filter(id => id !== 1055));
  });

  it('does not come back with a page that was in flight', async () => {
    await connect();
    const older = loadOlder(client, cache, log);
    removeMessage(cache, CHAT, '1035');
    await older;
    expect(shown()).toEqual(numbersDown(1060, 1021).filter(id => id !== 1035));
  });
});
