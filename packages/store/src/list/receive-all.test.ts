import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFERRED_LIMIT, emptyList, flushQueue, markStale, type ListState } from './list-state.js';
import { mergeNewest } from './merge-pages.js';
import { receive, receiveOwn } from './receive-item.js';
import { addPending } from './pending-items.js';
import { receiveAll, type ReceivedItem } from './receive-all.js';

const items: fc.Arbitrary<ReceivedItem[]> = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 300 }).map(String), isOwn: fc.integer({ min: 0, max: 9 }).map(own => own === 0) }),
  { maxLength: 120 },
);
/** Mostly ascending ids, as a stream delivers them. */
const stream: fc.Arbitrary<ReceivedItem[]> = fc
  .tuple(fc.integer({ min: 100, max: 200 }), fc.array(fc.tuple(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 0, max: 30 }))))
  .map(([first, steps]) => {
    let id = first;
    return steps.map(([step, own]) => ({ id: String((id += step)), isOwn: own === 0 }));
  });
const change = fc.constantFrom('flush', 'stale', 'send', 'page', 'none');

const oneByOne = (state: ListState, received: readonly ReceivedItem[]): ListState =>
  received.reduce((list, { id, isOwn }) => (isOwn ? receiveOwn : receive)(list, id), state);

function changed(state: ListState, kind: string): ListState {
  switch (kind) {
    case 'flush':
      return flushQueue(state);
    case 'stale':
      return markStale(state);
    case 'send':
      return addPending(state, 'key');
    case 'page':
      return mergeNewest(state, { ids: ['120', '110', '100'], next: '99' });
    default:
      return state;
  }
}

it('equals receiving the items one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.oneof(items, stream)), { maxLength: 6 }), steps => {
      let expected = mergeNewest(emptyList, { ids: ['100', '90', '80'], next: '79' });
      let actual = expected;
      for (const [kind, received] of steps) {
        expected = oneByOne(changed(expected, kind), received);
        actual = receiveAll(changed(actual, kind), received);
        expect(actual).toEqual(expected);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('equals receiving them one by one past the limit of deferred items', () => {
  const deferredIds = Array.from({ length: DEFERRED_LIMIT - 10 }, (_, index) => String(index + 1));
  const start = { ...mergeNewest(emptyList, { ids: ['10000'], next: null }), deferredIds };
  const received = Array.from({ length: 100 }, (_, index) => ({ id: String(10_001 + index), isOwn: false }));
  expect(receiveAll(start, received)).toEqual(oneByOne(start, received));
});

it('returns the same state for known items', () => {
  const state = mergeNewest(emptyList, { ids: ['100', '90'], next: null });
  expect(receiveAll(state, [{ id: '90', isOwn: false }])).toBe(state);
});
