import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOlderByForm } from '@rookery/api-client';
import { appendOlder, mergeNewest } from './merge-pages.js';
import { fillGap } from './fill-gap.js';
import { isInGap, itemEntry, itemIds, type Entry } from './list-entries.js';
import { emptyList, fullListOf, flushQueue, markStale, type ListPage, type ListState } from './list-state.js';
import { receive } from './receive-item.js';
import { itemsToRemove, removeItems, restoreItems, type RemovedItems } from './removed-items.js';

const listOf = (entries: readonly Entry[], queue: readonly string[] = []): ListState => ({
  ...emptyList,
  entries,
  queue: queue.map(itemEntry),
});
const items = (...ids: string[]): Entry[] => ids.map(itemEntry);

function hide(state: ListState, ids: readonly string[]): { state: ListState; removed: RemovedItems } {
  const removed = itemsToRemove(state, ids);
  if (removed === null) throw new Error('The list has none of them.');
  return { state: removeItems(state, ids), removed };
}

describe('restoreItems', () => {
  it.each([[['9']], [['8', '5']], [['12']], [['4', '11']], [['9', '8', '4']]])(
    'restores the list that %j were removed from',
    ids => {
      const before = listOf([...items('9', '8'), { kind: 'gap', newerId: '8', olderId: '5' }, ...items('5', '4')], ['12', '11']);
      const { state, removed } = hide(before, ids);
      expect(restoreItems(state, removed)).toMatchObject({ entries: before.entries, queue: before.queue });
    },
  );

  it('puts an item back below its neighbour when newer and older ones have come', () => {
    const { state, removed } = hide(listOf(items('9', '8', '7')), ['8']);
    const grown = { ...state, entries: [...items('12', '11'), ...state.entries, ...items('6')] };
    expect(itemIds(restoreItems(grown, removed).entries)).toEqual(['12', '11', '9', '8', '7', '6']);
  });

  it('keeps the gap below the first item', () => {
    const { state, removed } = hide(listOf([...items('9'), { kind: 'gap', newerId: '9', olderId: '5' }, ...items('5')]), ['9']);
    expect(restoreItems(state, removed).entries).toEqual([
      ...items('9'),
      { kind: 'gap', newerId: '9', olderId: '5' },
      ...items('5'),
    ]);
  });

  it('leaves an item alone that is back already', () => {
    const { state, removed } = hide(listOf(items('9', '8', '7')), ['8']);
    const back = { ...state, entries: items('9', '8', '7') };
    expect(restoreItems(back, removed)).toBe(back);
  });

  it('restores items whose ids tell no order between their neighbours', () => {
    const { state, removed } = hide(listOf(items('c:1', 'a', 'b:2')), ['a']);
    expect(itemIds(restoreItems(state, removed).entries)).toEqual(['c:1', 'a', 'b:2']);
  });
});

const STEPS = ['newest', 'older', 'fill', 'stream', 'miss', 'flush'] as const;
const PAGE = 6;

it('loses no post and hides no gap, whatever happened to the list between removal and restoration', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...STEPS), { maxLength: 8 }),
      fc.array(fc.constantFrom(...STEPS), { maxLength: 12 }),
      fc.integer({ min: 2, max: 5 }),
      (before, between, every) => {
        let top = 40;
        let hidden = new Set<string>();
        const posts = (): number[] =>
          Array.from({ length: top }, (_, index) => top - index).filter(id => !hidden.has(String(id)));
        const page = (below = Infinity): ListPage => {
          const ids = posts().filter(id => id < below);
          const last = ids[PAGE - 1];
          return { ids: ids.slice(0, PAGE).map(String), next: last === undefined ? null : String(last) };
        };
        let state = mergeNewest(emptyList, page());
        const run = (step: (typeof STEPS)[number]): void => {
          const gap = fullListOf(state).list.find(entry => entry.kind === 'gap');
          if (step === 'newest') state = mergeNewest(state, page());
          else if (step === 'older' && typeof state.older === 'string')
            state = appendOlder(state, state.older, page(Number(state.older)));
          else if (step === 'fill' && gap?.kind === 'gap')
            state = fillGap(state, gap, 'newer', { ids: page(Number(gap.newerId)).ids, isEnd: false });
          else if (step === 'flush') state = flushQueue(state);
          else if (step === 'stream') {
            top += 1;
            if (!state.isStale) state = receive(state, String(top));
          } else if (step === 'miss') {
            top += 3 * PAGE;
            state = markStale(state);
          }
        };
        for (const step of before) run(step);
        const known = itemIds(fullListOf(state).list);
        const ids = known.filter((_, index) => index % every === 0).slice(0, known.length - 1);
        const removed = itemsToRemove(state, ids);
        if (removed === null) return;
        hidden = new Set(ids);
        state = removeItems(state, ids);
        for (const step of between) run(step);
        hidden = new Set();
        state = restoreItems(state, removed);
        const { list } = fullListOf(state);
        const order = itemIds(list).map(Number);
        expect(order).toEqual(order.toSorted((a, b) => b - a));
        const shown = new Set(order);
        for (const id of ids)
          expect(shown.has(Number(id)) || isInGap(list, id, isOlderByForm), `${id} of ${order.join(' ')}`).toBe(true);
        for (const id of posts()) {
          if (id > (order[0] ?? 0) || id < (order.at(-1) ?? 0) || shown.has(id)) continue;
          expect(isInGap(list, String(id), isOlderByForm), `${id} of ${order.join(' ')}`).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
