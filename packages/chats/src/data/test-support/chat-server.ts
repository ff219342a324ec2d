import { createClient, type Client } from '@rookery/api-client';
import {
  createQueryClient,
  identifyAccount,
  instanceQuery,
  ownAccountQuery,
  textOfHtml,
  type OutboxKind,
  type OutboxRecord,
} from '@rookery/store';
import {
  createMemoryOutboxStorage,
  createOutbox,
  endOf,
  serverFacts,
  uploadFile,
  type OutboxMessage,
} from '@rookery/store/testing';
import { createInstance, type Fault, type ServerProfileName } from '@rookery/instance';
import type { QueryClient } from '@tanstack/react-query';
import { setImmediate } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import type { ChatAdapter } from '../../adapters/chat-adapter.js';
import type { Message } from '../../chat-types.js';
import { CHAT_MESSAGE, type MessagePayload } from '../../core/message-payload.js';
import { requireAdapter } from '../chat-adapter.data.js';
import { chatMessageKind } from '../chat-message-kind.data.js';
import { bindPendingMessages } from '../pending-messages.data.js';

// One for all servers: the seed world of a day is made once.
const day = Date.now();

const ORIGIN = 'https://rookery.test';
const OTHER = 'oskar';

/** The request that creates a message on a server of a family. */
export const createPattern = (family: ServerProfileName): string =>
  family === 'default' || family === 'gotosocial' ? 'POST /api/v1/statuses' : 'POST /api/v1/pleroma/chats/:id/messages';

/** Lets time pass until the condition holds, at most ten minutes. With fake timers. */
export async function passUntil(isReached: () => boolean | Promise<boolean>): Promise<void> {
  for (let passed = 0; !(await isReached()); passed += 100) {
    if (passed > 600_000) throw new Error('The condition was not reached.');
    await vi.advanceTimersByTimeAsync(100);
    await setImmediate();
  }
}

/** An account on the server: its client, its cache and the backend of its chats. */
export interface Person {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly adapter: ChatAdapter;
  readonly accountId: string;
  readonly token: string;
}

/** A built-in server of a family with a chat of two accounts, and tabs of the first over one storage. */
export async function aChatServer(family: ServerProfileName, { clockShiftMs = 0 } = {}) {
  const instance = createInstance({ seed: 1, day, origin: ORIGIN, serverProfile: family, control: true });
  onTestFinished(() => instance.close());

  /** `scope`: names the account for its other tabs. */
  async function person(username: string, scope: string | null = null): Promise<Person> {
    const token = instance.issueToken(username, 'read write follow push');
    const client = createClient({
      baseUrl: ORIGIN,
      accessToken: token,
      fetch: (input, init) => instance.fetch(new Request(input, init)),
    });
    const queryClient = createQueryClient();
    if (scope !== null) identifyAccount(queryClient, { client, scope: `${username}:${scope}` });
    await queryClient.fetchQuery(instanceQuery(client));
    const { id } = await queryClient.fetchQuery(ownAccountQuery(client));
    return { client, queryClient, adapter: await requireAdapter(client, queryClient), accountId: id, token };
  }
  const [me, other] = await Promise.all([person('mara'), person(OTHER)]);
  const { id: chatId } = await me.adapter.open(other.accountId);
  const { items: seeded } = await me.adapter.messages(chatId, { limit: 40 });
  const seededIds = new Set(seeded.map(({ id }) => id));
  const storage = createMemoryOutboxStorage({ isShared: true });
  const channels = new Set<(message: OutboxMessage) => void>();

  async function openTab() {
    let isAlive = true;
    const own: { listener?: (message: OutboxMessage) => void } = {};
    // A closed tab hears no answer, and writes nothing.
    const alive = async <Value>(promise: Promise<Value>): Promise<Value> => {
      const [settled] = await Promise.allSettled([promise]);
      if (!isAlive) return new Promise(() => undefined);
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    };
    const tab = await person('mara');
    const kind = chatMessageKind(tab.client, tab.queryClient);
    const sending: OutboxKind<MessagePayload, Message> = {
      passesFailed: true,
      looksFirst: true,
      prepare: record => alive(kind.prepare(record)),
      send: record => alive(kind.send(record)),
      find: record => alive(kind.find(record)),
    };
    const outbox = createOutbox({
      storage: { ...storage, all: () => alive(storage.all()), transact: decide => alive(storage.transact(decide)) },
      channel: {
        post(message) {
          for (const listener of channels) if (listener !== own.listener) listener(message);
        },
        subscribe(listener) {
          own.listener = listener;
          channels.add(listener);
          return () => void channels.delete(listener);
        },
      },
      network: { isOnline: () => true, subscribe: () => () => undefined },
      // One tab at a time works in these tests: the next one opens when this one has closed.
      whileAlone: (work, signal) =>
        Promise.race([work(signal), new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))]),
      now: () => Date.now() + clockShiftMs,
      random: () => 0,
      later(task, milliseconds) {
        const timer = setTimeout(() => isAlive && task(), milliseconds);
        return () => clearTimeout(timer);
      },
      // Records of this name have this payload.
      kinds: new Map([[CHAT_MESSAGE, sending as unknown as OutboxKind]]),
      upload: (upload, options) => alive(uploadFile(tab.client, upload, options)),
      forgetDraft: () => Promise.resolve(),
      endOf,
      server: serverFacts(tab.queryClient),
    });
    let isRead = false;
    outbox.subscribe(() => (isRead = true));
    outbox.start();
    await passUntil(() => isRead);
    const unbind = bindPendingMessages(tab.queryClient, outbox);
    const record = (id: string): OutboxRecord | undefined => outbox.getRecords().find(each => each.id === id);
    const close = () => {
      isAlive = false;
      unbind();
      outbox.stop();
    };
    onTestFinished(close);
    return {
      ...tab,
      outbox,
      close,
      state: (id: string) => record(id)?.state ?? 'gone',
      until: (id: string, wanted: string) => passUntil(() => (record(id)?.state ?? 'gone') === wanted),
      send: (id: string, text: string, further: Partial<MessagePayload> = {}) =>
        outbox.add({
          id,
          kind: CHAT_MESSAGE,
          subject: `chat:${chatId}`,
          payload: { chatId, text, files: [], acceptsChat: false, ...further },
        }),
    };
  }

  return {
    instance,
    me,
    other,
    chatId,
    openTab,
    person,
    fail: (fault: Omit<Fault, 'pattern'>) => instance.faults.add({ pattern: createPattern(family), ...fault }),
    /** The texts that were written since the start, as the other account has them, oldest first. */
    async texts(): Promise<readonly string[]> {
      const { id } = await other.adapter.open(me.accountId);
      const { items } = await other.adapter.messages(id, { limit: 40 });
      return items
        .filter(({ id: messageId }) => !seededIds.has(messageId))
        .map(({ content }) => textOfHtml(content).replaceAll(/\s+/g, ' ').trim())
        .toReversed();
    },
    /** The other account writes. */
    async answer(text: string): Promise<Message> {
      const { id } = await other.adapter.open(me.accountId);
      const { items } = await other.adapter.messages(id, { limit: 1 });
      return other.adapter.send({
        chatId: id,
        text,
        mediaIds: [],
        idempotencyKey: crypto.randomUUID(),
        newestId: items[0]?.id ?? null,
      });
    },
    /** How many requests the server has received for this method and path. */
    async requests(): Promise<number> {
      const answer = await instance.fetch(new Request(`${ORIGIN}/_control/journal`));
      const entries: { method: string; path: string }[] = await answer.json();
      return entries.filter(({ method, path }) => isCreate(family, `${method} ${path}`)).length;
    },
  };
}

const isCreate = (family: ServerProfileName, request: string): boolean =>
  createPattern(family).endsWith('/statuses')
    ? request === createPattern(family)
    : /^POST \/api\/v1\/pleroma\/chats\/[^/]+\/messages$/.test(request);
