import type { OutboxEnvironment, OutboxMessage } from './outbox-environment.js';
import { browserChannel, holdBrowserLock, newId, linkedSignal, whenAborted } from '@rookery/api-client';

/** Messages between the tabs of one account. Nothing arrives where the browser refuses channels. */
export interface TabChannel<Message> {
  post(message: Message): void;
  subscribe(listener: (message: Message) => void): () => void;
}

export function createTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = browserChannel(name);
  // In Node an open channel keeps the process alive.
  if (channel !== null && 'unref' in channel && typeof channel.unref === 'function') channel.unref();
  return {
    post(message) {
      try {
        channel?.postMessage(message);
      } catch {
        // A message that cannot be copied: the other tabs read the storage with the next one.
      }
    },
    subscribe(listener) {
      // Only `post` writes to the channel.
      const receive = (event: MessageEvent) => listener(event.data as Message);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
  };
}

export const outboxChannel = (scope: string): TabChannel<OutboxMessage> => createTabChannel(`rookery-outbox:${scope}`);

/** The browser's own view of its connection. */
export const browserNetwork = {
  isOnline: (): boolean => globalThis.navigator?.onLine !== false,
  subscribe(listener: () => void): () => void {
    globalThis.addEventListener?.('online', listener);
    globalThis.addEventListener?.('offline', listener);
    return () => {
      globalThis.removeEventListener?.('online', listener);
      globalThis.removeEventListener?.('offline', listener);
    };
  },
};

export const browserTimer: OutboxEnvironment['later'] = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The tab that works the records of an account where the browser has no locks or refuses them. `expiresAt`: epoch ms. */
export interface LeaseRow {
  readonly owner: string;
  readonly expiresAt: number;
}

/** No lease is longer: a later end was written with another clock. */
const LONGEST_LEASE_MS = 60_000;

/** Whether `owner` may take or renew the lease. */
export function isLeaseFree(held: LeaseRow | undefined, owner: string, now: number): boolean {
  if (held === undefined || held.owner === owner) return true;
  return held.expiresAt < now || held.expiresAt - now > LONGEST_LEASE_MS;
}

/** A row that one tab holds for a while. */
export interface Lease {
  /** Takes or renews the lease until `expiresAt` (epoch ms) and resolves to whether this owner has it. */
  take(owner: string, now: number, expiresAt: number): Promise<boolean>;
  release(owner: string): Promise<void>;
}

const LEASE_MS = 15_000;
const RENEWAL_MS = 5_000;

/**
 * Runs work in one tab at a time: with the browser's locks, with a lease where it refuses them. The signal of `work` aborts when this tab may work no more:
 * `signal` aborted, or the tab lost its lock or lease while it was suspended. It is called again when this tab has the lock or lease again.
 */
export async function whileAlone(
  name: string,
  lease: Lease,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  locks?: LockManager | null,
): Promise<void> {
  // A request may still be in flight when the signal aborts: its record then counts as abandoned.
  await holdBrowserLock(name, { signal }, work, () => whileLeased(lease, work, signal), locks);
}

async function whileLeased(lease: Lease, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  const owner = newId();
  // Where storage is denied, records live in the memory of their tab: it is alone with them.
  const take = () => lease.take(owner, Date.now(), Date.now() + LEASE_MS).catch(() => true);
  while (!signal.aborted) {
    if (!(await take())) await pause(RENEWAL_MS, signal);
    else if (await workUntilLost(take, work, signal)) break;
  }
  await lease.release(owner).catch(() => undefined);
}

/** Works while the lease is renewed. Resolves to whether the work ended: false when another tab has the lease. */
async function workUntilLost(
  take: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<boolean> {
  const held = linkedSignal(signal);
  let isLost = false;
  const renew = async () => {
    if (await take()) return;
    isLost = true;
    held.end();
  };
  const renewal = setInterval(() => void renew(), RENEWAL_MS);
  try {
    await Promise.race([work(held.signal), whenAborted(held.signal)]);
    return !isLost;
  } finally {
    held.end();
    clearInterval(renewal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  Promise.race([new Promise<void>(resolve => setTimeout(resolve, milliseconds)), whenAborted(signal)]);
