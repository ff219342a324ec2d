import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxRecord } from './outbox-record.js';
import type { Outbox } from './outbox.js';
import { watchOutbox } from './watch-outbox.js';

const NOW = 1_800_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const aRecord = (id: string, state: OutboxRecord['state'] = 'waiting', createdAt = NOW) =>
  ({ id, state, createdAt }) as OutboxRecord;

function setUp(before: readonly OutboxRecord[] = []) {
  let records = before;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(record: OutboxRecord, result: unknown) => void>();
  const outbox = {
    getRecords: () => records,
    subscribe: listener => (listeners.add(listener), () => void listeners.delete(listener)),
    onSent: listener => (sentListeners.add(listener), () => void sentListeners.delete(listener)),
  } as Pick<Outbox, 'getRecords' | 'subscribe' | 'onSent'> as Outbox;
  const seen: string[] = [];
  const stop = watchOutbox(outbox, {
    onAdded: ({ id }) => seen.push(`added ${id}`),
    onSent: ({ id }, result) => seen.push(`sent ${id} as ${String(result)}`),
    onFailed: ({ id }) => seen.push(`failed ${id}`),
  });
  return {
    seen,
    stop,
    change(...next: readonly OutboxRecord[]) {
      records = next;
      for (const listener of listeners) listener();
    },
    send: (record: OutboxRecord, result: unknown) => sentListeners.forEach(listener => listener(record, result)),
  };
}

it('[POST-01] tells a new record once, and none of an earlier visit', () => {
  const { seen, change } = setUp([aRecord('known')]);
  change(aRecord('known'), aRecord('a'), aRecord('earlier', 'waiting', NOW - 1));
  change(aRecord('known'), aRecord('a'), aRecord('b', 'waiting', NOW + 1));
  expect(seen).toEqual(['added a', 'added b']);
});

it('[POST-01] tells a failure once until the record is tried again, also one of an earlier visit', () => {
  const { seen, change } = setUp([aRecord('a', 'failed', NOW - 9)]);
  change(aRecord('a', 'failed', NOW - 9));
  expect(seen).toEqual(['failed a']);
  change(aRecord('a', 'sending', NOW - 9));
  change(aRecord('a', 'failed', NOW - 9));
  expect(seen).toEqual(['failed a', 'failed a']);
});

it('tells what was sent, and nothing after the end of the watch', () => {
  const { seen, change, send, stop } = setUp();
  send(aRecord('a'), 'status');
  stop();
  send(aRecord('b'), 'status');
  change(aRecord('c'));
  expect(seen).toEqual(['sent a as status']);
});
