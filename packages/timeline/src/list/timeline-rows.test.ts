import { describe, expect, it } from 'vitest';
import { createRows, timelineRows, type Injection } from './timeline-rows.js';
import type { Entry } from './timeline-state.js';

const statuses = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'status', id }));
const ad = (after: number): Injection => ({ after, key: `ad-${after}`, kind: 'ad' });
const keys = (entries: readonly Entry[], injections: Injection[] = [], baseId: string | null = null) =>
  timelineRows(entries, injections, baseId).map(row => row.key);

describe('timeline rows', () => {
  it('[LIST-01] are posts numbered from one, with gaps uncounted', () => {
    const rows = timelineRows([...statuses('9'), { kind: 'gap', newerId: '9', olderId: '5' }, ...statuses('5')]);
    expect(rows).toEqual([
      { kind: 'status', key: 's:9', id: '9', position: 1 },
      { kind: 'gap', key: 'g:9', newerId: '9', olderId: '5' },
      { kind: 'status', key: 's:5', id: '5', position: 2 },
    ]);
  });

  it('[LIST-12] put an injection after as many posts as it says, and never after the last', () => {
    expect(keys(statuses('9', '8', '7'), [ad(2), ad(0)])).toEqual(['i:ad-0', 's:9', 's:8', 'i:ad-2', 's:7']);
    expect(keys(statuses('9', '8'), [ad(2)])).toEqual(['s:9', 's:8']);
  });

  it('[LIST-12] keep an injection between its posts when newer ones are shown above', () => {
    const before = keys(statuses('9', '8', '7'), [ad(1)], '9');
    const after = keys(statuses('11', '10', '9', '8', '7'), [ad(1)], '9');
    expect(after.slice(2)).toEqual(before);
  });

  it('[LIST-12] count from the first post when the base is gone', () => {
    expect(keys(statuses('8', '7'), [ad(1)], '9')).toEqual(['s:8', 'i:ad-1', 's:7']);
  });
});

describe('rows that did not change', () => {
  it('stay the same objects, so that nothing draws them again', () => {
    const toRows = createRows();
    const injections = [ad(1)];
    const before = toRows([...statuses('9'), { kind: 'gap', newerId: '9', olderId: '5' }, ...statuses('5')], injections);
    const after = toRows(statuses('10', '9', '5'), injections);
    expect(before.map(row => row.key)).toEqual(['s:9', 'g:9', 'i:ad-1', 's:5']);
    expect(after.map(row => row.key)).toEqual(['s:10', 's:9', 'i:ad-1', 's:5']);
    expect(after[2]).toBe(before[2]);
    expect(after[1]).toMatchObject({ id: '9', position: 2 });
    expect(toRows(statuses('10', '9', '5'), injections)).toEqual(after);
    expect(toRows(statuses('10', '9', '5'), injections)[0]).toBe(after[0]);
  });
});
