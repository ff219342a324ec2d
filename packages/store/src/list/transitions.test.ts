import { describe, expect, it } from 'vitest';
import { fillGap } from './fill-gap.js';
import { itemIds, type Gap } from './list-entries.js';
import { emptyList, flushQueue, markStale, queuedCount, type ListState } from './list-state.js';
import { listWindow } from './list-window.js';
import { appendOlder, mergeNewest, startAtNewest } from './merge-pages.js';
import { addPending, confirmPending, withdrawPending } from './pending-items.js';
import { receive, receiveOwn } from './receive-item.js';
import { removeItems, replaceWithTombstones } from './removed-items.js';

const newest = (state: ListState, ids: string[], next: string | null = '/older') => mergeNewest(state, { ids, next });
const shown = (state: ListState): string => state.entries.map(nameOf).join(' ');
const queued = (state: ListState): string => state.queue.map(nameOf).join(' ');
const nameOf = (entry: ListState['entries'][number]): string =>
  entry.kind === 'item' ? entry.id : entry.kind === 'gap' ? `${entry.newerId}…${entry.olderId}` : `(${entry.key})`;

/** The items 90 and 89, a gap, and the items 50 and 49. */
const split = flushQueue(newest(newest(emptyList, ['50', '49']), ['90', '89']));
const gap = split.entries.find((entry): entry is Gap => entry.kind === 'gap') ?? { kind: 'gap', newerId: '', olderId: '' };

describe('[LIST-06] the newest page over the items of an earlier visit', () => {
  const stored = listWindow(newest(emptyList, ['50', '49', '48'], '/stored'), null);
  const page = (ids: string[], next: string | null = '/older') => ({ ids, next, asked: stored });

  it('shows new items at once, with the stored ones below them', () => {
    const state = startAtNewest(stored, page(['52', '51', '50', '49', '48']));
    expect(shown(state)).toBe('52 51 50 49 48');
    expect(state).toMatchObject({ queue: [], older: '/stored' });
  });

  it('drops stored items that it does not reach', () => {
    const state = startAtNewest(stored, page(['90', '89']));
    expect(shown(state)).toBe('90 89');
    expect(state).toMatchObject({ queue: [], older: { below: '89' }, endId: '89' });
  });

  it('drops all of them when it is empty', () => {
    expect(startAtNewest(stored, page([], null))).toEqual(emptyList);
  });

  it('keeps an item that is being sent', () => {
    const sending = addPending(stored, 'new');
    expect(shown(startAtNewest(sending, page(['90', '89'])))).toBe('(new) 90 89');
    expect(shown(startAtNewest(sending, page([], null)))).toBe('(new)');
  });
});

describe('[LIST-03] a gap', () => {
  it('is between the newest page and the known items that it does not reach', () => {
    expect(shown(split)).toBe('90 89 89…50 50 49');
  });

  it('moves below the last item of a page from its newer side', () => {
    expect(shown(fillGap(split, gap, 'newer', { ids: ['88', '87'], isEnd: false }))).toBe('90 89 88 87 87…50 50 49');
  });

  it('moves above the first item of a page from its older side', () => {
    expect(shown(fillGap(split, gap, 'older', { ids: ['52', '51', '50'], isEnd: false }))).toBe('90 89 89…52 52 51 50 49');
  });

  it('closes with a page that reaches the other side, and at the end of the list', () => {
    expect(shown(fillGap(split, gap, 'newer', { ids: ['88', '50', '49'], isEnd: false }))).toBe('90 89 88 50 49');
    expect(shown(fillGap(split, gap, 'older', { ids: ['89', '70', '50'], isEnd: false }))).toBe('90 89 70 50 49');
    expect(shown(fillGap(split, gap, 'newer', { ids: ['88'], isEnd: true }))).toBe('90 89 88 50 49');
  });

  it('moves to where pages without items ended, and keeps everything around it', () => {
    expect(shown(fillGap(split, gap, 'newer', { ids: [], isEnd: false, edgeId: '70' }))).toBe('90 89 70…50 50 49');
    expect(fillGap(split, gap, 'newer', { ids: [], isEnd: false })).toBe(split);
    expect(fillGap(split, gap, 'newer', { ids: ['89'], isEnd: false, edgeId: '70' })).toBe(split);
  });

  it('stands in the queue where the newest page does not reach what waits', () => {
    expect(queued(newest(receive(split, '95'), ['99']))).toBe('99 99…95 95');
  });

  it('stays as it is once it is gone', () => {
    const filled = fillGap(split, gap, 'newer', { ids: ['88'], isEnd: true });
    expect(fillGap(filled, gap, 'newer', { ids: ['87'], isEnd: false })).toBe(filled);
  });

  it('above another one begins below the page that came last', () => {
    expect(shown(flushQueue(newest(split, ['99', '95'])))).toBe('99 95 95…90 90 89 89…50 50 49');
  });
});

describe('a list', () => {
  it('continues below a first page without items', () => {
    expect(newest(emptyList, [], '/second').older).toBe('/second');
    expect(newest(newest(emptyList, ['9']), [], '/second').older).toBe('/older');
  });

  it('ends where its last older page did, be it empty', () => {
    const state = newest(emptyList, ['9'], '/older');
    expect(appendOlder(state, '/older', { ids: ['8', '7'], next: '/next' })).toMatchObject({ endId: '7', older: '/next' });
    expect(appendOlder(state, '/older', { ids: [], next: null })).toMatchObject({ endId: '9', older: null });
    expect(appendOlder(state, '/another', { ids: ['8'], next: null })).toBe(state);
  });

  it('is stale once, and the same object when it is already', () => {
    const stale = markStale(split);
    expect([stale.isStale, markStale(stale)]).toEqual([true, stale]);
    expect(markStale(stale)).toBe(stale);
  });

  it('queues what comes above the shown items, and counts it', () => {
    const state = receive(receive(newest(emptyList, ['9']), '10'), '11');
    expect([queued(state), shown(state), queuedCount(state)]).toEqual(['11 10', '9', 2]);
    expect(receive(state, '10')).toBe(state);
  });

  it('leaves what comes while it is stale to the newest page', () => {
    const state = receive(markStale(newest(emptyList, ['9'])), '10');
    expect([queued(state), state.deferredIds]).toEqual(['', ['10']]);
  });

  it('shows an own item at once, also one that was queued', () => {
    const state = newest(emptyList, ['9']);
    expect(shown(receiveOwn(state, '10'))).toBe('10 9');
    expect(shown(receiveOwn(receive(state, '10'), '10'))).toBe('10 9');
    expect(queued(receiveOwn(receive(state, '10'), '10'))).toBe('');
  });
});

describe('an item that is being sent', () => {
  const sending = addPending(addPending(newest(emptyList, ['9', '8']), 'a'), 'b');

  it('stands above all others until it is confirmed or withdrawn', () => {
    expect(shown(sending)).toBe('(b) (a) 9 8');
    expect(addPending(sending, 'a')).toBe(sending);
    expect(shown(withdrawPending(sending, 'b'))).toBe('(a) 9 8');
    expect(shown(confirmPending(sending, 'b', '10'))).toBe('(a) 10 9 8');
  });

  it('keeps the id under which it was shown, and no other item gets one', () => {
    const { entries } = confirmPending(sending, 'b', '10', 'draft:b');
    expect(entries.filter(entry => entry.kind === 'item')).toEqual([
      { kind: 'item', id: '10', formerId: 'draft:b' },
      { kind: 'item', id: '9' },
      { kind: 'item', id: '8' },
    ]);
    expect(confirmPending(sending, 'c', '10', 'draft:c').entries).toContainEqual({ kind: 'item', id: '10' });
  });
});

describe('an item that was deleted', () => {
  it('is marked while it is shown, and leaves the queue at once', () => {
    const state = receive(newest(emptyList, ['9', '8']), '10');
    const marked = replaceWithTombstones(state, ['10', '8', '7']);
    expect([shown(marked), queued(marked), marked.deletedIds]).toEqual(['9 8', '', ['8']]);
    expect(replaceWithTombstones(marked, ['8'])).toBe(marked);
  });

  it('is forgotten everywhere when it is removed', () => {
    const state = replaceWithTombstones(markStale(newest(emptyList, ['9', '8'])), ['8']);
    const removed = removeItems(receive(state, '10'), ['8', '10']);
    expect([itemIds(removed.entries), removed.deletedIds, removed.deferredIds]).toEqual([['9'], [], []]);
    expect(removeItems(removed, ['8'])).toBe(removed);
  });
});
