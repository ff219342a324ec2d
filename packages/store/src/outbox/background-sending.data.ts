/*
 * Sending after the pages were closed (HINT-14), where the browser starts a service worker once there is a network (Background Sync). The worker runs the
 * outbox of the pages, under the same lock, with the same storage: it is one more tab. ADR 31.
 */
import type { QueryClient } from '@tanstack/react-query';
import { accountIdentity } from '../entities/account-identity.data.js';
import { accountState } from '../entities/account-store.data.js';
import { createOutboxDatabase } from './outbox-database.data.js';
import { isUnsent } from './outbox-record.js';
import type { OutboxSender } from './outbox-sender.js';
import { forgetSender, settleSender, storedSenders } from './outbox-senders.data.js';
import { browserNetwork, browserTimer } from './outbox-tabs.dom.js';
import type { Outbox } from './outbox.js';
import { outboxKindsOf, outboxOf, stopOutbox } from './outbox.data.js';
import { workUnattended } from './work-unattended.js';

/** Browsers end a worker that takes longer for one event than 3 minutes. */
const EVENT_MS = 150_000;

const boundOutbox = accountState<{ current: Outbox | null }>('background sending', () => ({ current: null }));

/**
 * Lets a worker send what the account's outbox has when its pages are closed. While a record waits, the account's token is stored beside it. Only for
 * sessions that outlive their pages, and browsers with Background Sync. Calling it again does nothing.
 *
 * @param wantSync Called when something more waits and a worker could send it: asks the browser to start the worker.
 */
export function bindBackgroundSending(queryClient: QueryClient, wantSync: () => void): void {
  const identity = accountIdentity(queryClient);
  const [scope, accessToken] = [identity?.scope ?? null, identity?.client.accessToken ?? null];
  if (identity === null || scope === null || accessToken === null) return;
  const outbox = outboxOf(queryClient);
  const bound = boundOutbox(queryClient);
  if (bound.current === outbox) return;
  bound.current = outbox;
  const sender: OutboxSender = { scope, server: identity.client.baseUrl, accessToken };
  const run = createOutboxDatabase();
  const settle = (): void => {
    settleSender(run, scope, sender).then(
      isWaiting => isWaiting && wantSync(),
      // Without a database nothing outlives the page.
      () => undefined,
    );
  };
  let known: ReadonlySet<string> = new Set();
  outbox.subscribe(() => {
    const unsent = new Set(outbox.getRecords().flatMap(record => (isUnsent(record) ? [record.id] : [])));
    const isChanged = [...unsent].some(id => !known.has(id)) || (known.size > 0 && unsent.size === 0);
    known = unsent;
    if (isChanged) settle();
  });
  settle();
}

interface BackgroundSending {
  /**
   * Creates the cache of an account, names the account, and registers the kinds that can be sent.
   *
   * @param onEnded To be called when the server no longer accepts the token.
   */
  connect(sender: OutboxSender, onEnded: () => void): QueryClient;
  /** The browser will not start the worker again for what waits now: the next page sends it. */
  readonly isLastChance: boolean;
}

/** Sends what waits for every account, in a worker. Resolves to whether something has to be tried again later. Rejects where nothing can be read. */
export async function sendInBackground({ connect, isLastChance }: BackgroundSending): Promise<boolean> {
  const run = createOutboxDatabase();
  const lifetime = new AbortController();
  const timer = setTimeout(() => lifetime.abort(), EVENT_MS);
  const isStored = async ({ scope, accessToken }: OutboxSender): Promise<boolean> =>
    (await storedSenders(run)).some(stored => stored.scope === scope && stored.accessToken === accessToken);

  async function send(sender: OutboxSender): Promise<boolean> {
    const { scope, accessToken } = sender;
    let hasEnded = false;
    const queryClient = connect(sender, () => {
      hasEnded = true;
    });
    const end = await workUnattended({
      outbox: outboxOf(queryClient),
      kinds: outboxKindsOf(queryClient),
      now: () => Date.now(),
      later: browserTimer,
      isOnline: browserNetwork.isOnline,
      mayGoOn: async () => !hasEnded && isStored(sender),
      signal: lifetime.signal,
    }).finally(() => stopOutbox(queryClient));
    if (end === 'ended' || (end === 'waiting' && isLastChance)) await forgetSender(run, scope, accessToken);
    else await settleSender(run, scope, null);
    return end === 'waiting';
  }

  try {
    // An account whose work fails does not end that of another one.
    const ends = await Promise.all((await storedSenders(run)).map(sender => send(sender).catch(() => true)));
    return ends.includes(true);
  } finally {
    clearTimeout(timer);
  }
}
