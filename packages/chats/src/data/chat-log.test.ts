import { createClient, type Client } from '@rookery/api-client';
import { itemIds, markStale, type Gap, type ListState } from '@rookery/store/list';
import { accountStore, createQueryClient, loadGap, loadOlder, ownAccountKey, showQueue, updateList } from '@rookery/store';
import { aChatMessage, anAccount, anInstance } from '@rookery/api-client/testing';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseAdapter } from '../adapters/choose-adapter.js';
import type { Message } from '../chat-types.js';
import { chatAdapterQuery } from './chat-adapter.data.js';
import { chatLog, chatLogQuery, receiveMessage, removeMessage } from './chat-log.data.js';
import { chatLogKey, knownMessage } from './messages.data.js';

const CHAT = '4000';
const ORIGIN = 'https://rookery.test';

/** The ids of the messages on the server. */
let ids: number[];
/** Requests for messages, newest last. */
let requests: string[];
let client: Client;
let cache: QueryClient;
let log: ReturnType<typeof chatLog>;

const message = (id: number, overrides: Parameters<typeof aChatMessage>[0] = {}) =>
  aChatMessage({ id: String(id), chat_id: CHAT, account_id: '101', content: `<p>Message ${id}</p>`, ...overrides });
const received = (id: number): Message => ({
  id: String(id),
  chatId: CHAT,
  accountId: '101',
  content: `<p>Message ${id}</p>`,
  emojis: [],
  createdAt: null,
  attachments: [],
  card: null,
  reactions: [],
  idempotencyKey: null,
  post: null,
  filtered: [],
});
const numbersDown = (newest: number, oldest: number): number[] =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);

beforeEach(async () => {
  ids = numbersDown(1060, 1001);
  requests = [];
  cache = createQueryClient();
  const account = anAccount({ id: '1' });
  cache.setQueryData(ownAccountKey, account);
  log = chatLog(cache, CHAT);
  client = createClient({ baseUrl: ORIGIN, accessToken: 'token', fetch: (input, init) => answer(new Request(input, init)) });
  const pleroma = anInstance({ version: '2.7.2 (compatible; Pleroma 2.6.0)' });
  cache.setQueryData(chatAdapterQuery(client).queryKey, await chooseAdapter(client, pleroma, account));
});

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
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
const refetch = () => cache.fetchQuery({ ...chatLogQuery(client, cache, CHAT), staleTime: 0, retry: false });
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
  it('loads pages newest first', async () => {
    await refetch();
    await loadOlder(client, cache, log);
    expect(requests).toEqual([
      `/api/v1/pleroma/chats/${CHAT}/messages?limit=20`,
      `/api/v1/pleroma/chats/${CHAT}/messages?limit=20&max_id=1041`,
    ]);
    expect(shown()).toEqual(numbersDown(1060, 1021));
    expect(knownMessage(cache, '1055')).toMatchObject({ content: '<p>Message 1055</p>' });
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

  it('shows a message that is delivered twice at once, and once', async () => {
    await connect();
    receiveMessage(cache, received(1061));
    receiveMessage(cache, received(1061));
    expect(shown().slice(0, 2)).toEqual([1061, 1060]);
  });
});

describe('a deleted message', () => {
  it('leaves the log', async () => {
    await connect();
    removeMessage(cache, CHAT, '1055');
    expect(shown()).toEqual(numbersDown(1060, 1041).filter(id => id !== 1055));
  });

  it('leaves the log when the newest page does not have it any more', async () => {
    await connect();
    ids = ids.filter(id => id !== 1055);
    await refetch();
    expect(shown()).toEqual(numbersDown(1060, 1040).filter(id => id !== 1055));
  });

  it('does not come back with a page that was in flight', async () => {
    await connect();
    const older = loadOlder(client, cache, log);
    removeMessage(cache, CHAT, '1035');
    await older;
    expect(shown()).toEqual(numbersDown(1060, 1021).filter(id => id !== 1035));
  });
});
