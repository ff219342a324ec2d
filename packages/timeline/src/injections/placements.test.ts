import type { Entry } from '@rookery/store/list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacementState } from '../options/timeline-options.js';
import { noPlacements, placeInjections, withInjections, type InjectionRule } from './placements.js';
import { timelineRows, type Row } from '../rows/timeline-rows.js';

const every = (interval: number, rest: Partial<InjectionRule> = {}): InjectionRule => ({
  kind: 'ad',
  placementAt: index => ((((index + 1) % interval) + interval) % interval === 0 ? Math.floor(index / interval) : null),
  ...rest,
});
const once = (position: number): InjectionRule => ({
  kind: 'suggestions',
  placementAt: index => (index === position ? 0 : null),
  mayBeLast: true,
});

const posts = (newest: number, oldest: number): Entry[] =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({ kind: 'item', id: String(newest - index) }));
const gap = (newer: number, older: number): Entry => ({ kind: 'gap', newerId: String(newer), olderId: String(older) });

/** A list that is shown one state after another. */
function createList(rules: readonly InjectionRule[]) {
  let state = noPlacements;
  return {
    show(entries: readonly Entry[], inViewIds: readonly string[] = []): string[] {
      const rows = timelineRows(entries);
      state = placeInjections(state, rules, rows, inViewIds);
      return withInjections(state, rules, rows).map(row => row.key);
    },
    state: () => state,
    reload: (stored: PlacementState) => (state = stored),
  };
}

const beside = (keys: readonly string[], key: string) => {
  const index = keys.indexOf(key);
  return [keys[index - 1], keys[index + 1]];
};

describe('placeInjections', () => {
  it('[LIST-12] places rows by their rule, counting gaps', () => {
    expect(createList([every(3)]).show([...posts(9, 8), gap(8, 4), ...posts(4, 2)])).toEqual([
      's:9',
      's:8',
      'i:ad-0',
      'g:8',
      's:4',
      's:3',
      'i:ad-1',
      's:2',
    ]);
  });

  it('[LIST-12] counts the rows of earlier rules', () => {
    const keys = createList([once(5), every(8)]).show(posts(30, 10));
    expect(keys.indexOf('i:suggestions-0')).toBe(5);
    expect(keys.indexOf('i:ad-0')).toBe(7);
  });

  it('[LIST-12] places no row first or last unless its rule allows it', () => {
    expect(createList([every(1)]).show(posts(9, 7))).toEqual(['s:9', 'i:ad-1', 's:8', 'i:ad-2', 's:7']);
    expect(createList([every(1, { mayBeFirst: true })]).show(posts(9, 8))).toEqual(['i:ad-0', 's:9', 'i:ad-1', 's:8']);
    expect(createList([every(3)]).show(posts(9, 8))).toEqual(['s:9', 's:8']);
    const list = createList([every(3)]);
    expect(list.show(posts(9, 7))).toEqual(['s:9', 's:8', 'i:ad-0', 's:7']);
    expect(list.show(posts(9, 8))).toEqual(['s:9', 's:8']);
    expect(list.show(posts(9, 6))).toEqual(['s:9', 's:8', 'i:ad-0', 's:7', 's:6']);
  });

  it('[LIST-04] keeps the block where a short list ended when older posts are added', () => {
    const list = createList([once(7)]);
    expect(list.show([])).toEqual([]);
    expect(list.show(posts(9, 7))).toEqual(['s:9', 's:8', 's:7', 'i:suggestions-0']);
    expect(list.show(posts(9, 1)).slice(2, 5)).toEqual(['s:7', 'i:suggestions-0', 's:6']);
  });

  it('[LIST-12] keeps rows between their posts when posts are prepended', () => {
    const list = createList([every(5)]);
    const first = list.show(posts(40, 21));
    const second = list.show(posts(60, 21));
    expect(second.slice(second.indexOf('s:40'))).toEqual(['s:40', ...first.slice(1)]);
    const opened = second.filter(key => key.startsWith('i:') && !first.includes(key));
    expect(opened).toEqual(['i:ad--4', 'i:ad--3', 'i:ad--2', 'i:ad--1']);
    expect(beside(second, 'i:ad--1')).toEqual(['s:42', 's:41']);
  });

  it('[LIST-13] keeps rows on their side of a gap that is filled', () => {
    const above = createList([every(3)]);
    above.show([...posts(9, 8), gap(8, 2), ...posts(2, 1)]);
    const filled = above.show([...posts(9, 6), gap(6, 2), ...posts(2, 1)]);
    expect(beside(filled, 'i:ad-0')).toEqual(['s:8', 's:7']);
    const below = createList([every(4)]);
    below.show([...posts(9, 8), gap(8, 2), ...posts(2, 1)]);
    expect(beside(below.show([...posts(9, 6), gap(6, 2), ...posts(2, 1)]), 'i:ad-0')).toEqual(['g:6', 's:2']);
  });

  it('[LIST-13] moves rows to the nearest older post when theirs are removed', () => {
    const list = createList([once(5)]);
    expect(beside(list.show(posts(20, 1)), 'i:suggestions-0')).toEqual(['s:16', 's:15']);
    expect(beside(list.show([...posts(20, 18), ...posts(12, 1)]), 'i:suggestions-0')).toEqual(['s:18', 's:12']);
    expect(beside(list.show(posts(20, 18)), 'i:suggestions-0')).toEqual(['s:18', undefined]);
    expect(beside(list.show(posts(99, 80)), 'i:suggestions-0')).toEqual(['s:95', 's:94']);
  });

  it('[LIST-12] places the same rows in a list that grows as in one that is there at once', () => {
    for (let position = 2; position < 9; position += 1) {
      for (let interval = 4; interval < 8; interval += 1) {
        const rules = [{ ...once(position), mayBeLast: false }, every(interval)];
        const list = createList(rules);
        for (let oldest = 38; oldest > 10; oldest -= 1) list.show(posts(40, oldest));
        expect([position, interval, list.show(posts(40, 10))]).toEqual([
          position,
          interval,
          createList(rules).show(posts(40, 10)),
        ]);
      }
    }
  });

  it('[LIST-12] counts on from the nearest post when the one that counting began with is removed', () => {
    const list = createList([{ ...once(5), mayBeLast: false }]);
    list.show(posts(20, 18));
    list.show(posts(19, 18));
    expect(beside(list.show(posts(19, 1)), 'i:suggestions-0')).toEqual(['s:16', 's:15']);
  });

  it('[LIST-13] moves a row below the nearest newer post when no older one is left', () => {
    const list = createList([once(5)]);
    list.show(posts(20, 1));
    expect(beside(list.show(posts(20, 18)), 'i:suggestions-0')).toEqual(['s:18', undefined]);
  });

  it('[LIST-12] places a row above the first post where its rule allows it', () => {
    const list = createList([every(3, { mayBeFirst: true })]);
    list.show(posts(9, 1));
    expect(list.show(posts(10, 1)).slice(0, 2)).toEqual(['i:ad--1', 's:10']);
  });

  it('[LIST-12] counts on from a row that a short list ended with', () => {
    const rule: InjectionRule = {
      kind: 'ad',
      placementAt: index => (index === 7 ? 0 : index === 12 ? 1 : null),
      mayBeLast: true,
    };
    const list = createList([rule]);
    list.show(posts(29, 27));
    expect(beside(list.show(posts(29, 1)), 'i:ad-1')).toEqual(['s:18', 's:17']);
  });

  it('[LIST-13] places no row between two posts in view, until others are', () => {
    const list = createList([every(4)]);
    const entries = posts(20, 1);
    expect(list.show(entries, ['20', '19', '18', '17', '16'])).toEqual(
      entries.map(entry => `s:${'id' in entry ? entry.id : ''}`),
    );
    expect(list.state().isWaiting).toBe(true);
    const later = list.show(entries, ['11', '10', '9']);
    expect(later.filter(key => key.startsWith('i:'))).toEqual(['i:ad-0', 'i:ad-1']);
    expect([beside(later, 'i:ad-0'), beside(later, 'i:ad-1')]).toEqual([
      ['s:18', 's:17'],
      ['s:14', 's:13'],
    ]);
    expect(list.show(entries, ['3', '2']).filter(key => key.startsWith('i:'))).toHaveLength(5);
    expect(list.state().isWaiting).toBe(false);
  });

  it('[LIST-13] places a row at the edge of what is in view', () => {
    const shown = createList([every(4)]).show(posts(20, 13), ['17', '16']);
    expect(beside(shown, 'i:ad-0')).toEqual(['s:18', 's:17']);
  });

  it('[LIST-13] keeps the block of a short list waiting rather than at its end', () => {
    const list = createList([once(5)]);
    expect(list.show(posts(20, 11), ['16', '15'])).not.toContain('i:suggestions-0');
    expect(beside(list.show(posts(20, 11), ['12', '11']), 'i:suggestions-0')).toEqual(['s:16', 's:15']);
  });

  it('[LIST-06] restores placements after a reload', () => {
    const list = createList([once(6)]);
    const before = list.show(posts(40, 1));
    const again = createList([once(9)]);
    again.reload(JSON.parse(JSON.stringify(list.state())) as PlacementState);
    expect(again.show(posts(60, 1)).slice(20)).toEqual(before);
  });

  it('[LIST-12] puts a kind that was switched off back beside the same posts', () => {
    const rules = [once(5)];
    const rows = timelineRows(posts(20, 1));
    const placed = placeInjections(noPlacements, rules, rows);
    const off = placeInjections(placed, [], rows);
    expect(withInjections(off, [], rows)).toEqual(rows);
    expect(withInjections(off, rules, rows)).toEqual(withInjections(placed, rules, rows));
  });
});

type Step =
  | { kind: 'prepend' | 'append' | 'fillNewer' | 'fillOlder'; count: number }
  | { kind: 'remove'; part: number; count: number };

const count = fc.integer({ min: 1, max: 12 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('prepend', 'append', 'fillNewer', 'fillOlder' as const), count }),
  fc.record({
    kind: fc.constant('remove' as const),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    count: fc.integer({ min: 1, max: 3 }),
  }),
);

/** A list of numbers with holes in it, as a timeline is loaded. */
function createFeed() {
  let [newest, oldest] = [1000, 990];
  const gone = new Set<number>();
  let hole: { newer: number; older: number } | null = null;
  const isHidden = (id: number): boolean => gone.has(id) || (hole !== null && id < hole.newer && id > hole.older);
  return {
    take(next: Step): void {
      if (next.kind === 'append') oldest -= next.count;
      if (next.kind === 'prepend') {
        // Every other time posts were missed: the new ones are above a gap.
        if (hole === null && next.count % 2 === 0) {
          hole = { newer: newest + 20, older: newest };
          newest += 20;
        }
        newest += next.count;
      }
      if (next.kind === 'fillNewer' && hole !== null) hole.newer -= next.count;
      if (next.kind === 'fillOlder' && hole !== null) hole.older += next.count;
      if (hole !== null && hole.newer - hole.older <= 1) hole = null;
      if (next.kind === 'remove') {
        const start = Math.round(oldest + next.part * (newest - oldest));
        for (let id = start; id < start + next.count; id += 1) if (id !== hole?.newer && id !== hole?.older) gone.add(id);
      }
    },
    entries(): Entry[] {
      const entries: Entry[] = [];
      for (let id = newest; id >= oldest; id -= 1) {
        if (!isHidden(id)) entries.push({ kind: 'item', id: String(id) });
        if (hole !== null && id === hole.newer) entries.push(gap(hole.newer, hole.older));
      }
      return entries;
    },
  };
}

const isInjected = (row: Row | undefined): boolean => row?.kind === 'injection';

describe('any sequence of prepends, appends, gap fills and removals', () => {
  it('[LIST-13] keeps each placement beside its post, and no two adjacent, in any sequence', () => {
    const rulesOf = (interval: number, position: number) => [once(position), every(interval)];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 5, max: 9 }),
        fc.array(step, { maxLength: 40 }),
        (interval, position, steps) => {
          const rules = rulesOf(interval, position);
          const feed = createFeed();
          let state = noPlacements;
          let shown: readonly Row[] = [];
          for (const next of [{ kind: 'append', count: 1 } as const, ...steps]) {
            const before = state;
            feed.take(next);
            const rows = timelineRows(feed.entries());
            state = placeInjections(state, rules, rows);
            const wasShown = new Set(shown.filter(isInjected).map(row => row.key));
            shown = withInjections(state, rules, rows);
            const keys = shown.map(row => row.key);
            expect(new Set(keys).size).toBe(keys.length);
            shown.forEach((row, index) => expect(isInjected(row) && isInjected(shown[index + 1])).toBe(false));
            expect(shown[0]?.key.startsWith('i:')).not.toBe(true);
            expect(shown.at(-1)?.key.startsWith('i:ad')).not.toBe(true);
            expect(shown.filter(row => !isInjected(row))).toEqual(rows);
            for (const placement of before.placed) {
              const key = `i:${placement.injection.key}`;
              if (!wasShown.has(key)) continue;
              const keeper = `s:${placement.side === 'before' ? placement.beforeId : placement.afterId}`;
              // A removal can remove a placement, or make two adjacent: one stays, and the other may be placed again further down.
              const place = keys.indexOf(keeper) + (placement.side === 'before' ? -1 : 1);
              const hasMet = isInjected(shown[place]) && keys[place] !== key;
              if (next.kind === 'remove' && (hasMet || !keys.includes(keeper) || !keys.includes(key))) continue;
              expect(beside(keys, key)[placement.side === 'before' ? 1 : 0]).toBe(keeper);
            }
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});
