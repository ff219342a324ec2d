import { createInstance, type Fault } from '@rookery/instance';
import { onTestFinished, vi } from 'vitest';
import { createClient, type Status, timelinesOf } from '@rookery/api-client';
import type { OutboxMessage } from '../outbox/outbox-environment.js';
import { createMemoryOutboxStorage } from '../outbox/outbox-storage.js';
import { createOutbox } from '../outbox/outbox.js';
import type { OptimisticContext, SharedAction } from '../actions/action-holder.data.js';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { ingestStatuses, statusKey } from '../entities/entities.data.js';
import { bindHeldActions, type LostAction } from '../actions/held-actions.data.js';
import type { OptimisticAction } from '../actions/optimistic.data.js';
import { outboxKindsOf } from '../outbox/outbox.data.js';
import { endOf, serverFacts } from '../outbox/outbox-server.data.js';
import { pass } from './passing-time.js';

// One for all servers: the seed world of a day is made once.
const day = Date.now();

const ORIGIN = 'https://rookery.test';

/** A browser whose tabs share the outbox of one account, and the server. It begins offline. */
export async function aBrowser({ isDurable = true } = {}) {
  const instance = createInstance({ seed: 1, day, origin: ORIGIN, serverProfile: 'rebased', control: true });
  const accessToken = instance.issueToken('mara', 'read write follow push');
  const direct = createClient({
    baseUrl: ORIGIN,
    accessToken,
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const { items } = await timelinesOf(direct).home({ limit: 40 });
  const found = items.find(({ reblog, favourited, account }) => reblog === null && !favourited && account.acct !== 'mara');
  if (found === undefined) throw new Error('The seed has no such post.');
  const status: Status = found;
  const storage = createMemoryOutboxStorage({ isShared: true });
  const channels = new Set<(message: OutboxMessage) => void>();
  const actionTabs = new Set<(action: SharedAction) => void>();
  const listeners = new Set<() => void>();
  let isOnline = false;
  let connection = new AbortController();
  let working: object | null = null;
  vi.stubGlobal('navigator', { onLine: false });

  async function openTab() {
    const queryClient = createQueryClient();
    let isAlive = true;
    const client = createClient({
      baseUrl: ORIGIN,
      accessToken,
      fetch: async (input, init) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        const broken = new Promise<never>((_, reject) => {
          connection.signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
        });
        const answer = await Promise.race([instance.fetch(new Request(input, init)), broken]);
        return isAlive ? answer : new Promise(() => undefined);
      },
    });
    const own: { listener?: (message: OutboxMessage) => void } = {};
    const outbox = createOutbox({
      storage: { ...storage, isDurable },
      channel: {
        post: message => {
          for (const listener of channels) if (listener !== own.listener) listener(structuredClone(message));
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
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      async whileAlone(work, signal) {
        while (working !== null && !signal.aborted) await new Promise(resolve => setTimeout(resolve, 50));
        if (signal.aborted) return;
        working = own;
        await work(signal);
      },
      now: () => Date.now(),
      random: () => 0,
      later(task, milliseconds) {
        const timer = setTimeout(() => isAlive && task(), milliseconds);
        return () => clearTimeout(timer);
      },
      kinds: outboxKindsOf(queryClient),
      upload: () => Promise.reject(new Error('Actions have no files.')),
      forgetDraft: () => Promise.resolve(),
      endOf,
      server: serverFacts(queryClient),
    });
    const ownAction: { listener?: (action: SharedAction) => void } = {};
    const lost: LostAction[] = [];
    let unkept = 0;
    outbox.start();
    const unbind = bindHeldActions({
      client,
      queryClient,
      outbox,
      load: () => Promise.resolve(),
      onLost: one => void lost.push(one),
      onUnkept: () => (unkept += 1),
      tabs: {
        post: action => {
          for (const listener of actionTabs) if (listener !== ownAction.listener) listener(structuredClone(action));
        },
        subscribe(listener) {
          ownAction.listener = listener;
          actionTabs.add(listener);
          return () => void actionTabs.delete(listener);
        },
      },
    });
    await pass(0);
    const context: OptimisticContext = { client, queryClient };
    const close = () => {
      isAlive = false;
      unbind();
      outbox.stop();
      if (working === own) working = null;
    };
    onTestFinished(close);
    return {
      outbox,
      lost,
      /** How often the account was told that an action ends with the page. */
      unkept: () => unkept,
      queryClient,
      close,
      /** Performs an action on the status, and lets the outbox take it. `end`: how it ended. */
      async press(action: OptimisticAction<{ statusId: string }, unknown>) {
        const done = action(context, { statusId: status.id });
        const end = done.then(
          () => 'done',
          () => 'failed',
        );
        await pass(100);
        return { end };
      },
      context,
      shows: () => queryClient.getQueryData<Status>(statusKey(status.id)),
      load: () => ingestStatuses(queryClient, [status]),
    };
  }

  return {
    instance,
    status,
    direct,
    openTab,
    fail: (fault: Fault) => instance.faults.add(fault),
    async connect() {
      isOnline = true;
      vi.stubGlobal('navigator', { onLine: true });
      for (const listener of listeners) listener();
      await pass(0);
    },
    /** Requests in flight fail. */
    disconnect() {
      isOnline = false;
      vi.stubGlobal('navigator', { onLine: false });
      connection.abort();
      connection = new AbortController();
    },
    /** The requests that change something, in order, as far as the action. */
    async sent() {
      const answer = await instance.fetch(new Request(`${ORIGIN}/_control/journal`));
      const entries: { method: string; path: string }[] = await answer.json();
      return entries
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path.split('/').slice(4).join('/')}`);
    },
    stored: async () => (await storage.all()).map(({ payload }) => (payload as { name: string }).name),
  };
}
