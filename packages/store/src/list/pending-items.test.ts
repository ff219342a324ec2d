import { describe, expect, it } from 'vitest';
import { itemIds } from './list-entries.js';
import { removeItem } from './removed-items.js';
import { addPending, confirmPending, releaseUnmatched, withdrawPending } from './pending-items.js';
import { emptyList, flushQueue, queuedCount, QUEUE_LIMIT, type ListState } from './list-state.js';
import { mergeNewest } from './merge-pages.js';
import { receive, receiveOwn } from './receive-item.js';

const first = mergeNewest(emptyList, { ids: ['30', '29'], next: 'older' });
const shown = (state: ListState): string[] =>
  state.entries.map(entry => (entry.kind === 'item' ? entry.id : entry.kind === 'pending' ? entry.key : '…'));

describe('a pending entry', () => {
  it('[LIST-05] stands at the top until its item replaces it', () => {
    const pending = addPending(receive(first, '31'), 'a');
    expect(shown(pending)).toEqual(['a', '30', '29']);
    expect(itemIds(pending.queue)).toEqual(['31']);
    expect(addPending(pending, 'a')).toBe(pending);
    const sent = confirmPending(pending, 'a', '32');
    expect(shown(sent)).toEqual(['32', '30', '29']);
    expect(shown(flushQueue(sent))).toEqual(['32', '31', '30', '29']);
  });

  it('[LIST-05] is replaced once when the stream echoes it before the response', () => {
    const echoed = receiveOwn(addPending(first, 'a'), '31');
    expect(shown(echoed)).toEqual(['a', '30', '29']);
    expect(queuedCount(echoed)).toBe(0);
    expect(shown(confirmPending(echoed, 'a', '31'))).toEqual(['31', '30', '29']);
  });

  it('keeps own items from another device when it is withdrawn or fails', () => {
    const echoed = receiveOwn(addPending(first, 'a'), '31');
    expect(shown(withdrawPending(echoed, 'a'))).toEqual(['31', '30', '29']);
    expect(shown(releaseUnmatched(echoed))).toEqual(['a', '31', '30', '29']);
  });

  it('is not needed to show own items at once', () => {
    expect(shown(receiveOwn(first, '31'))).toEqual(['31', '30', '29']);
  });
});

describe('the limit of the queue', () => {
  const streamed = (count: number): ListState =>
    Array.from({ length: count }, (_, index) => String(31 + index)).reduce((state, id) => receive(state, id), first);

  it('[LIST-08] keeps forty items without a gap', () => {
    const state = streamed(QUEUE_LIMIT);
    expect(queuedCount(state)).toBe(40);
    expect(shown(flushQueue(state))).not.toContain('…');
  });

  it('[LIST-08] replaces the 41st item by a gap and still counts it', () => {
    const state = streamed(QUEUE_LIMIT + 1);
    expect(queuedCount(state)).toBe(41);
    expect(itemIds(state.queue)).toHaveLength(40);
    expect(flushQueue(state).entries).toContainEqual({ kind: 'gap', newerId: '32', olderId: '30' });
    expect(queuedCount(flushQueue(state))).toBe(0);
  });

  it('[LIST-08] counts the others right after an unmatched own item is deleted', () => {
    const sending = receive(receiveOwn(addPending(first, 'a'), '31'), '32');
    expect(queuedCount(sending)).toBe(1);
    const state = removeItem(sending, '31');
    expect([queuedCount(state), state.unmatchedOwnIds]).toEqual([1, []]);
  });

  it('[LIST-08] keeps unmatched own items and does not count them', () => {
    const sending = receiveOwn(addPending(first, 'a'), '31');
    const state = Array.from({ length: QUEUE_LIMIT + 1 }, (_, index) => String(32 + index)).reduce(
      (before, id) => receive(before, id),
      sending,
    );
    expect(queuedCount(state)).toBe(41);
    expect(state.unmatchedOwnIds).toEqual(['31']);
    const sent = confirmPending(state, 'a', '31');
    expect(shown(sent)).toEqual(['31', '30', '29']);
    expect(queuedCount(sent)).toBe(41);
    expect(itemIds(sent.queue)).toHaveLength(QUEUE_LIMIT);
  });
});
