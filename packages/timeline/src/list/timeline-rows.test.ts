import type { Entry } from '@rookery/api-client/list';
import { describe, expect, it } from 'vitest';
import { createRows, timelineRows, type InjectRows } from './timeline-rows.js';

const statuses = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));
/** Something that stands before one post. */
const before = (id: string): InjectRows => {
  const injection = { key: 'ad-0', kind: 'ad', ordinal: 0 };
  return rows => rows.flatMap(row => (row.key === `s:${id}` ? [{ kind: 'injection', key: 'i:ad-0', injection }, row] : [row]));
};

describe('timeline rows', () => {
  it('are posts and gaps, each with a key of its own', () => {
    const rows = timelineRows([...statuses('9'), { kind: 'gap', newerId: '9', olderId: '5' }, ...statuses('5')]);
    expect(rows).toEqual([
      { kind: 'status', key: 's:9', id: '9' },
      { kind: 'gap', key: 'g:9', newerId: '9', olderId: '5' },
      { kind: 'status', key: 's:5', id: '5' },
    ]);
  });
});

describe('rows that did not change', () => {
  it('stay the same objects, so that nothing draws them again', () => {
    const toRows = createRows();
    const injections = before('5');
    const first = toRows([...statuses('9'), { kind: 'gap', newerId: '9', olderId: '5' }, ...statuses('5')], injections);
    const after = toRows(statuses('10', '9', '5'), injections);
    expect(first.map(row => row.key)).toEqual(['s:9', 'g:9', 'i:ad-0', 's:5']);
    expect(after.map(row => row.key)).toEqual(['s:10', 's:9', 'i:ad-0', 's:5']);
    expect(after[2]).toBe(first[2]);
    expect(toRows(statuses('10', '9', '5'), injections)).toEqual(after);
    expect(toRows(statuses('10', '9', '5'), injections)[0]).toBe(after[0]);
  });

  it('stay the same objects when posts come above', () => {
    const toRows = createRows();
    const first = toRows(statuses('9', '5'));
    const after = toRows(statuses('11', '10', '9', '5'));
    expect(after[2]).toBe(first[0]);
    expect(after[3]).toBe(first[1]);
  });
});
