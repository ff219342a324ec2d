import { createInstance, type Fault, type Instance, type ServerProfileName } from '@rookery/instance';
import { onTestFinished } from 'vitest';
import { accountsOf, createClient } from '@rookery/api-client';
import type { OutboxMessage } from '../outbox/outbox-environment.js';
import { type OutboxDraft, type OutboxRecord } from '../outbox/outbox-record.js';
import { createMemoryOutboxStorage } from '../outbox/outbox-storage.js';
import { createOutbox } from '../outbox/outbox.js';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { instanceQuery } from '../entities/instance.data.js';
import { wordsOf, wordsOfHtml } from '../outbox/plain-words.js';
import { createOutboxKinds } from '../outbox/outbox-kinds.data.js';
import { outboxKindsOnDemand } from '../outbox/outbox-kinds-on-demand.data.js';
import { endOf, serverFacts, uploadFile } from '../outbox/outbox-server.data.js';
import { isLeaseFree, whileAlone, type Lease, type LeaseRow } from '../outbox/outbox-tabs.dom.js';
import type { PostPayload } from '../outbox/sent-post.js';
import { aPost } from './a-post.js';
import { passUntil } from './passing-time.js';

// One for all servers: the seed world of a day is made once.
const day = Date.now();

/** The address of the server. */
export const ORIGIN = 'https://rookery.test';
/** The request that publishes a post. */
export const CREATE = 'POST /api/v1/statuses';

/** A record of a post for the outbox. */
export const aDraft = (
  id: string,
  payload = aPost(),
  further: Partial<OutboxDraft<PostPayload>> = {},
): OutboxDraft<PostPayload> => ({
  id,
  kind: 'post',
  subject: id,
  payload,
  ...further,
});

/** A server of a family, and tabs of one account over one storage. `clockShiftMs`: how far the device's clock is off. */
export async function aServer(serverProfile: ServerProfileName = 'default', { clockShiftMs = 0 } = {}) {
  const instance = createInstance({ seed: 1, day, origin: ORIGIN, serverProfile, control: true });
  const storage = createMemoryOutboxStorage({ isShared: true });
  const channels = new Set<(message: OutboxMessage) => void>();
  const client = createClient({
    baseUrl: ORIGIN,
    accessToken: instance.issueToken('mara', 'read write follow push'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const account = await accountsOf(client).verifyCredentials();
  let isOnline = true;
  const networkListeners = new Set<() => void>();

  let held: LeaseRow | undefined;
  let suspendedOwner: string | null = null;
  // The tabs of a browser without locks.
  const lease: Lease = {
    async take(owner, now, expiresAt) {
      if (owner === suspendedOwner) return new Promise<boolean>(() => undefined);
      const isFree = isLeaseFree(held, owner, now);
      if (isFree) held = { owner, expiresAt };
      return isFree;
    },
    async release(owner) {
      if (held?.owner === owner) held = undefined;
    },
  };

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
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(instanceQuery(client));
    const kinds = outboxKindsOnDemand(() => Promise.resolve(createOutboxKinds(client, queryClient)));
    const outbox = createOutbox({
      storage: { ...storage, all: () => alive(storage.all()), transact: decide => alive(storage.transact(decide)) },
      channel: {
        post: message => {
          for (const listener of channels) if (listener !== own.listener) listener(message);
        },
        subscribe(listener) {
          own.listener = listener;
          channels.add(listener);
          return () => void channels.delete(listener);
        },
      },
      network: {
        isOnline: () => isOnline,
        subscribe(listener) {
          networkListeners.add(listener);
          return () => void networkListeners.delete(listener);
        },
      },
      whileAlone: (work, signal) => whileAlone('outbox', lease, work, signal, null),
      now: () => Date.now() + clockShiftMs,
      random: () => 0,
      later(task, milliseconds) {
        const timer = setTimeout(() => isAlive && task(), milliseconds);
        return () => clearTimeout(timer);
      },
      kinds: new Map(
        Object.entries(kinds).map(([name, kind]) => [
          name,
          {
            ...kind,
            send: (record: OutboxRecord) => alive(kind.send(record)),
            find: (record: OutboxRecord) => alive(kind.find(record)),
          },
        ]),
      ),
      upload: (upload, options) => alive(uploadFile(client, upload, options)),
      forgetDraft: () => Promise.resolve(),
      endOf,
      server: serverFacts(queryClient),
    });
    let isRead = false;
    outbox.subscribe(() => (isRead = true));
    outbox.start();
    await passUntil(() => isRead);
    onTestFinished(() => outbox.stop());
    const state = (id: string) => outbox.getRecords().find(record => record.id === id)?.state ?? 'gone';
    return {
      outbox,
      state,
      until: (id: string, wanted: string) => passUntil(() => state(id) === wanted),
      close() {
        isAlive = false;
        outbox.stop();
      },
    };
  }

  return {
    instance,
    client,
    openTab,
    fail: (fault: Fault) => instance.faults.add(fault),
    setOnline(next: boolean) {
      isOnline = next;
      for (const listener of networkListeners) listener();
    },
    /** The number of own posts with this text at the server. */
    async count(text = aPost().text) {
      const { items } = await accountsOf(client).statuses(account.id, { limit: 40 });
      return items.filter(({ content }) => wordsOfHtml(content) === wordsOf(text)).length;
    },
    requests: (pattern: string) => requestsOf(instance, pattern),
    /** Suspends the renewals of the tab that has the lease. The returned function resumes them. */
    suspendHolder() {
      suspendedOwner = held?.owner ?? null;
      return () => (suspendedOwner = null);
    },
  };
}

async function requestsOf(instance: Instance, path: string): Promise<number> {
  const answer = await instance.fetch(new Request(`${ORIGIN}/_control/journal`));
  const entries: { method: string; path: string }[] = await answer.json();
  return entries.filter(entry => `${entry.method} ${entry.path}` === path).length;
}
