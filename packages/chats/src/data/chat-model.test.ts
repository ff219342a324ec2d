import { emptyList, flushQueue, itemIds, type ListState } from '@rookery/store/list';
import { loadGap, showQueue, textOfHtml } from '@rookery/store';
import type { FaultKind } from '@rookery/instance';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { deleteMessage } from './message-actions.data.js';
import { chatLog, chatLogQuery } from './chat-log.data.js';
import { bindChatStream } from './chat-stream.data.js';
import { chatLogKey, knownMessage } from './messages.data.js';
import { createPattern, aChatServer, passUntil } from './test-support/chat-server.js';
import { createLiveStream } from './test-support/live-stream.js';

const STEPS = 40;
const kinds = ['drop', 'cut', 'lost', 'late', 'status', 'truncate', 'html'] as const satisfies readonly FaultKind[];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it.each([
  ['rebased', 1],
  ['rebased', 2],
  ['truth', 3],
  ['truth', 4],
  ['pleroma', 5],
  ['default', 6],
  ['gotosocial', 7],
] as const)(
  '[CHAT-31] nothing is lost, doubled or out of order in a random chat of a %s server (seed %i)',
  async (family, seed) => {
    const random = seeded(seed);
    const server = await aChatServer(family);
    const { instance, chatId, answer, me, openTab } = server;
    await answer('Ahoy');
    const tab = await openTab();
    const { client, queryClient, outbox } = tab;
    const stream = createLiveStream(instance, me.token);
    const unbind = bindChatStream(queryClient, client, stream);
    onTestFinished(() => {
      unbind();
      stream.close();
    });
    const state = (): ListState => queryClient.getQueryData<ListState>(chatLogKey(chatId)) ?? emptyList;
    const log = (): readonly string[] => itemIds(flushQueue(state()).entries).toReversed();
    const textOf = (id: string): string => textOfHtml(knownMessage(queryClient, id)?.content ?? '').trim();
    await passUntil(() => queryClient.getQueryData(['chats', 'list', '']) !== undefined);
    await queryClient.fetchQuery(chatLogQuery(client, queryClient, chatId));

    const sent: string[] = [];
    const deleted = new Set<string>();
    let isConnected = true;
    const steps: readonly (() => Promise<unknown>)[] = [
      // A message, most of them under a fault.
      async () => {
        const text = `Mine ${sent.length}`;
        if (random() < 0.7)
          instance.faults.add({ pattern: createPattern(family), kind: kinds[Math.floor(random() * kinds.length)] ?? 'lost' });
        await tab.send(text, text);
        sent.push(text);
      },
      () => answer(`Theirs ${Math.floor(random() * 1e9)}`),
      // Another device of the account.
      async () => {
        const { items } = await me.adapter.messages(chatId, { limit: 1 });
        const text = `Elsewhere ${Math.floor(random() * 1e9)}`;
        await me.adapter.send({
          chatId,
          text,
          mediaIds: [],
          idempotencyKey: crypto.randomUUID(),
          newestId: items[0]?.id ?? null,
        });
      },
      async () => {
        isConnected = !isConnected;
        if (isConnected) stream.reconnect();
        else stream.disconnect();
      },
      async () => {
        // A deleted post tears its thread apart: what a server with conversations sends after that depends on who asks.
        if (!me.adapter.features.deleteForMe) return;
        const own = log().filter(id => textOf(id).startsWith('Mine') && !deleted.has(id));
        const id = own[Math.floor(random() * own.length)];
        if (id === undefined) return;
        await deleteMessage({ client, queryClient }, chatId, id);
        deleted.add(id);
      },
      async () => showQueue(queryClient, chatLogKey(chatId)),
      () => vi.advanceTimersByTimeAsync(random() * 3_000),
    ];
    for (let step = 0; step < STEPS; step += 1) {
      await steps[Math.floor(random() * steps.length)]?.().catch((error: unknown) => {
        // A fault that was left by a message meets a request of another device.
        if (!(error instanceof Error)) throw error;
      });
      // So that the server gives no id a second time.
      await vi.advanceTimersByTimeAsync(5);
      const ids = log();
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter(id => deleted.has(id))).toEqual([]);
    }

    instance.faults.clear();
    if (!isConnected) stream.reconnect();
    for (const record of outbox.getRecords()) if (record.state === 'failed') await outbox.retry(record.id);
    await passUntil(() => outbox.getRecords().length === 0);
    await queryClient.fetchQuery({ ...chatLogQuery(client, queryClient, chatId), staleTime: 0 });
    showQueue(queryClient, chatLogKey(chatId));
    for (
      let gap = state().entries.find(entry => entry.kind === 'gap');
      gap?.kind === 'gap';
      gap = state().entries.find(entry => entry.kind === 'gap')
    )
      await loadGap(client, queryClient, chatLog(queryClient, chatId), gap, 'older');

    // The server has each message once.
    const all: string[] = [];
    for (let page = await me.adapter.messages(chatId, { limit: 40 }); ; page = await me.adapter.messagesPage(chatId, page.next)) {
      all.push(...page.items.map(({ id }) => id));
      if (page.next === null) break;
    }
    const shown = log();
    expect(shown).toEqual(all.toReversed().slice(-shown.length));
    expect(state().entries.filter(({ kind }) => kind === 'pending')).toEqual([]);
    const texts = shown.map(textOf).filter(text => text.startsWith('Mine'));
    const deletedTexts = [...deleted].map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
    expect([...texts, ...deletedTexts].toSorted()).toEqual(sent.toSorted());
    // Failed ones are sent later, on Retry; faults here fail none for good.
    expect(texts).toEqual(sent.filter(text => texts.includes(text)));
  },
  60_000,
);
