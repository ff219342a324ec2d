import type { Fault, ServerProfileName } from '@rookery/instance';
import { accountStore, relationshipQuery, textOfHtml } from '@rookery/store';
import type { ListState } from '@rookery/store/list';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatLogQuery, receiveMessage } from './chat-log.data.js';
import { writeChat } from './chats.data.js';
import { chatLogKey, knownMessage } from './messages.data.js';
import { aChatServer, passUntil } from './test-support/chat-server.js';

const DAY_MS = 24 * 60 * 60_000;
const families: readonly ServerProfileName[] = ['pleroma', 'rebased', 'truth', 'default', 'gotosocial'];
const TEXT = 'The ferry to Edda’s island leaves at 7 & takes bicycles.';

// Pauses of the outbox and of the server pass at once.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const faults: readonly [string, Omit<Fault, 'pattern'>][] = [
  ['closes the connection before it reads the request', { kind: 'drop' }],
  ['closes the connection amid the request', { kind: 'cut' }],
  ['loses the answer', { kind: 'lost' }],
  ['loses the answer behind a 504', { kind: 'lost', status: 504 }],
  ['applies the request after the connection is closed', { kind: 'late', milliseconds: 500 }],
  ['fails with 500', { kind: 'status', status: 500 }],
  ['answers with half a message', { kind: 'truncate' }],
  ['answers with a page of HTML', { kind: 'html' }],
  ['asks to wait', { kind: 'rate_limit', milliseconds: 300 }],
];

// One with chats and one with direct posts, which has to be searched for an earlier attempt.
describe.each(['pleroma', 'gotosocial'] as const)('the connection to a %s server', family => {
  it.each(faults)('[CHAT-12] has one message although it %s', async (_, fault) => {
    const { openTab, fail, texts } = await aChatServer(family);
    const { send, until } = await openTab();
    fail(fault);
    await send('a', TEXT);
    await until('a', 'gone');
    expect(await texts()).toEqual([TEXT]);
  });

  it('has one message although the tab closed while the answer was awaited', async () => {
    const { openTab, fail, texts, requests } = await aChatServer(family);
    const first = await openTab();
    fail({ kind: 'hold', milliseconds: 400 });
    await first.send('a', TEXT);
    await passUntil(async () => (await requests()) === 1);
    first.close();
    const second = await openTab();
    await second.until('a', 'gone');
    expect(await texts()).toEqual([TEXT]);
  });
});

describe.each(families)('a %s server', family => {
  it('has one message although its answer was lost and the clock of the device is a day off', async () => {
    for (const clockShiftMs of [-DAY_MS, DAY_MS]) {
      const { openTab, fail, texts } = await aChatServer(family, { clockShiftMs });
      const { send, until } = await openTab();
      fail({ kind: 'lost' });
      await send('a', TEXT);
      await until('a', 'gone');
      expect(await texts()).toEqual([TEXT]);
    }
  });

  it('has both of two messages with the same text whose answers were lost', async () => {
    const { openTab, fail, texts } = await aChatServer(family);
    const { send, until } = await openTab();
    fail({ kind: 'lost', times: 2 });
    await send('a', TEXT);
    await send('b', TEXT);
    await until('a', 'gone');
    await until('b', 'gone');
    expect(await texts()).toEqual([TEXT, TEXT]);
  });

  it('has a new message although another device sent the same text before', async () => {
    const { openTab, fail, texts, me, chatId } = await aChatServer(family);
    await me.adapter.send({ chatId, text: TEXT, mediaIds: [], idempotencyKey: 'before', newestId: null });
    const { send, until } = await openTab();
    fail({ kind: 'drop' });
    await send('a', TEXT);
    await until('a', 'gone');
    expect(await texts()).toEqual([TEXT, TEXT]);
  });

  it('keeps the order of messages whose answers were lost', async () => {
    const { openTab, fail, texts } = await aChatServer(family);
    const { send, until } = await openTab();
    fail({ kind: 'lost' });
    fail({ kind: 'status', status: 503 });
    for (const id of ['a', 'b', 'c']) await send(id, `Message ${id}`);
    await until('c', 'gone');
    expect(await texts()).toEqual(['Message a', 'Message b', 'Message c']);
  });

  it('[CHAT-31] has each message once although one arrives while another fails', async () => {
    const { openTab, fail, texts, answer } = await aChatServer(family);
    const { send, until, outbox, state } = await openTab();
    fail({ kind: 'lost' });
    await send('a', TEXT);
    await passUntil(() => state('a') === 'unknown');
    await answer('I am on the quay.');
    fail({ kind: 'status', status: 422, message: 'Too much' });
    await send('b', 'Refused');
    await until('a', 'gone');
    await until('b', 'failed');
    expect(outbox.getRecords()[0]?.failure).toMatchObject({ reason: 'refused', text: 'Too much' });
    expect(await texts()).toEqual([TEXT, 'I am on the quay.']);
    await send('c', 'After it');
    await until('c', 'gone');
    await outbox.retry('b');
    await until('b', 'gone');
    expect(await texts()).toEqual([TEXT, 'I am on the quay.', 'After it', 'Refused']);
  });
});

describe('the log', () => {
  /** A tab with the chat on the screen. */
  async function openChat() {
    const server = await aChatServer('rebased');
    const tab = await server.openTab();
    const { client, queryClient } = tab;
    // As the stream does when it is connected.
    accountStore(queryClient).lists.connect(chatLogKey(server.chatId));
    await queryClient.fetchQuery(chatLogQuery(client, queryClient, server.chatId));
    const rows = (): readonly string[] => {
      const state = queryClient.getQueryData<ListState>(chatLogKey(server.chatId));
      return (state?.entries ?? [])
        .toReversed()
        .slice(-3)
        .map(entry =>
          entry.kind === 'item' ? textOfHtml(knownMessage(queryClient, entry.id)?.content ?? '').trim() : entry.kind,
        );
    };
    return { ...server, ...tab, rows };
  }

  it('[CHAT-11] has the pending row at its end, and the message in its place once it is sent', async () => {
    const { send, until, rows, fail } = await openChat();
    fail({ kind: 'hold', milliseconds: 400 });
    await send('a', TEXT);
    await passUntil(() => rows().at(-1) === 'pending');
    await until('a', 'gone');
    expect(rows().at(-1)).toBe(TEXT);
    expect(rows()).not.toContain('pending');
  });

  it('[CHAT-31] has the message once when the stream echoes it before the answer', async () => {
    const { send, until, rows, fail, me, chatId, queryClient, state } = await openChat();
    fail({ kind: 'lost' });
    await send('a', TEXT);
    await passUntil(() => state('a') === 'unknown');
    const { items } = await me.adapter.messages(chatId, { limit: 1 });
    // The echo has the key on this server: it takes the place of the pending row.
    if (items[0] !== undefined) receiveMessage(queryClient, items[0]);
    expect(rows().filter(row => row === TEXT || row === 'pending')).toEqual([TEXT]);
    await until('a', 'gone');
    expect(rows().filter(row => row === TEXT || row === 'pending')).toEqual([TEXT]);
  });

  it('[CHAT-31] has an echo without a key once, and a message of another device at once', async () => {
    const { send, until, rows, fail, me, chatId, queryClient, state } = await openChat();
    fail({ kind: 'lost' });
    await send('a', TEXT);
    await passUntil(() => state('a') === 'unknown');
    const { items } = await me.adapter.messages(chatId, { limit: 1 });
    if (items[0] !== undefined) receiveMessage(queryClient, { ...items[0], idempotencyKey: null });
    expect(rows().filter(row => row === TEXT || row === 'pending')).toEqual(['pending']);
    const elsewhere = await me.adapter.send({
      chatId,
      text: 'From the phone',
      mediaIds: [],
      idempotencyKey: 'b',
      newestId: null,
    });
    receiveMessage(queryClient, { ...elsewhere, idempotencyKey: null });
    expect(rows()).toContain('From the phone');
    await until('a', 'gone');
    expect(rows().slice(-2)).toEqual([TEXT, 'From the phone']);
  });
});

it('[CHAT-20] asks again whether the other member blocks the account when a message is refused', async () => {
  const { openTab, fail, other } = await aChatServer('truth');
  const { send, until, client, queryClient, adapter } = await openTab();
  for (const chat of (await adapter.chats()).items) writeChat(queryClient, chat);
  const query = relationshipQuery(client, other.accountId);
  await queryClient.fetchQuery(query);
  const isKnown = () => queryClient.getQueryState(query.queryKey)?.isInvalidated === false;
  fail({ kind: 'status', status: 503 });
  await send('a', TEXT);
  await until('a', 'gone');
  expect(isKnown()).toBe(true);
  fail({ kind: 'status', status: 422, message: 'You cannot message this user' });
  await send('b', 'Refused');
  await until('b', 'failed');
  expect(isKnown()).toBe(false);
});
