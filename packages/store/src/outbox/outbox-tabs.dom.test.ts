import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeaseFree, whileAlone, type Lease, type LeaseRow } from './outbox-tabs.dom.js';

const NOW = Date.UTC(2026, 10, 22, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The row that all tabs of a browser without locks share. `suspended`: the owner whose tab is suspended, and does nothing. */
function aRow(held?: LeaseRow) {
  let row = held;
  return {
    suspended: null as string | null,
    owner: () => row?.owner ?? null,
    async take(owner: string, now: number, expiresAt: number) {
      if (owner === this.suspended) return new Promise<boolean>(() => undefined);
      const isFree = isLeaseFree(row, owner, now);
      if (isFree) row = { owner, expiresAt };
      return isFree;
    },
    async release(owner: string) {
      if (row?.owner === owner) row = undefined;
    },
  } satisfies Lease & Record<string, unknown>;
}

/** Tabs without locks, and the numbers of those that work. */
function tabsOf(lease: Lease) {
  const working = new Set<number>();
  let count = 0;
  return {
    working,
    open() {
      const tab = (count += 1);
      const closed = new AbortController();
      const work = (signal: AbortSignal) => {
        working.add(tab);
        signal.addEventListener('abort', () => working.delete(tab));
        return new Promise<void>(() => undefined);
      };
      void whileAlone('outbox', lease, work, closed.signal, null).then(() => working.delete(tab));
      return { close: () => closed.abort() };
    },
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('whileAlone without locks', () => {
  it('[POST-01] works in one tab as long as it is open', async () => {
    const { working, open } = tabsOf(aRow());
    open();
    open();
    await pass(120);
    expect([...working]).toEqual([1]);
  });

  it('[POST-01] goes on in the next tab when the first closes', async () => {
    const { working, open } = tabsOf(aRow());
    const first = open();
    open();
    await pass(20);
    first.close();
    await pass(6);
    expect([...working]).toEqual([2]);
  });

  it('waits for the end of the lease of a tab that crashed', async () => {
    const { working, open } = tabsOf(aRow({ owner: 'crashed', expiresAt: NOW + 15_000 }));
    open();
    await pass(14);
    expect([...working]).toEqual([]);
    await pass(7);
    expect([...working]).toEqual([1]);
  });

  it('[POST-01] stops in a tab that another one replaced while it was suspended', async () => {
    const lease = aRow();
    const { working, open } = tabsOf(lease);
    open();
    open();
    await pass(20);
    lease.suspended = lease.owner();
    await pass(25);
    expect([...working]).toEqual([1, 2]);
    lease.suspended = null;
    await pass(6);
    expect([...working]).toEqual([2]);
  });

  it('[POST-01] goes on in a tab that was replaced once the other one closes', async () => {
    const lease = aRow();
    const { working, open } = tabsOf(lease);
    open();
    const second = open();
    await pass(20);
    lease.suspended = lease.owner();
    await pass(25);
    lease.suspended = null;
    await pass(6);
    second.close();
    await pass(6);
    expect([...working]).toEqual([1]);
  });

  it('takes a lease that was written with a clock a day ahead', async () => {
    const { working, open } = tabsOf(aRow({ owner: 'crashed', expiresAt: NOW + 86_400_000 }));
    open();
    await pass(0);
    expect([...working]).toEqual([1]);
  });

  it('[CMP-02] works in each tab where storage is denied, because records live in its memory then', async () => {
    const denied: Lease = { take: () => Promise.reject(new Error('denied')), release: () => Promise.reject(new Error('denied')) };
    const { working, open } = tabsOf(denied);
    const first = open();
    open();
    await pass(0);
    expect([...working]).toEqual([1, 2]);
    first.close();
    await pass(0);
    expect([...working]).toEqual([2]);
  });
});

describe('whileAlone with locks', () => {
  it('[POST-01] works again with a lock of its own after the browser took the first', async () => {
    const work = vi.fn((_signal: AbortSignal) => new Promise<void>(() => undefined));
    const takes: (() => void)[] = [];
    const request = async (_name: string, _options: LockOptions, granted: (lock: null) => Promise<void>): Promise<void> => {
      const taken = new Promise<never>((_, reject) => takes.push(() => reject(new DOMException('gone', 'AbortError'))));
      await Promise.race([granted(null), taken]);
    };
    const closed = new AbortController();
    const alone = whileAlone('outbox', aRow(), work, closed.signal, { request } as unknown as LockManager);
    await pass(0);
    expect(work).toHaveBeenCalledTimes(1);
    takes[0]?.();
    await pass(0);
    expect(work.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
    closed.abort();
    await expect(alone).resolves.toBeUndefined();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('[POST-01] rejects with an error of the work', async () => {
    const locks = { request: (_name: string, _options: LockOptions, granted: () => Promise<void>) => granted() };
    const work = () => Promise.reject(new Error('broken'));
    const alone = whileAlone('outbox', aRow(), work, new AbortController().signal, locks as unknown as LockManager);
    await expect(alone).rejects.toThrow('broken');
  });
});
