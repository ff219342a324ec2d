import type { Entry } from '@rookery/store/list';
import { aReblogger } from '../test-support/reblogging-account.js';
import { describe, expect, it } from 'vitest';
import { isPostBelow, nextRows, pinnedRows, statusRowKey, timelineRows, validPins } from './timeline-rows.js';
import { pendingStatusId } from '../state/pending-marks.js';

const statuses = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));
const gap: Entry = { kind: 'gap', newerId: '9', olderId: '5' };
const numbers = (from: number, count: number): string[] => Array.from({ length: count }, (_, index) => String(from - index));

describe('timelineRows', () => {
  it('makes a row with a key of its own for each post and gap', () => {
    expect(timelineRows([...statuses('9'), gap, ...statuses('5')])).toEqual([
      { kind: 'status', key: 's:9', id: '9' },
      { kind: 'gap', key: 'g:9', newerId: '9', olderId: '5' },
      { kind: 'status', key: 's:5', id: '5' },
    ]);
  });

  it('keeps the key of a post whose id has changed', () => {
    expect(timelineRows([{ kind: 'item', id: '8', formerId: '5' }])).toEqual([{ kind: 'status', key: 's:5', id: '8' }]);
  });
});

describe('nextRows', () => {
  const rows = (...ids: string[]) => timelineRows(statuses(...ids));

  it('[LIST-03] takes the new bound of a gap that was filled from its older side', () => {
    const before = timelineRows([...statuses('9'), gap, ...statuses('5')]);
    const after = nextRows(before, timelineRows([...statuses('9'), { ...gap, olderId: '6' }, ...statuses('6', '5')]));
    expect(after[1]).toMatchObject({ newerId: '9', olderId: '6' });
  });

  it('keeps the identity of rows when posts are prepended', () => {
    const before = rows('9', '5');
    const after = nextRows(before, rows('11', '10', '9', '5'));
    expect(after[2]).toBe(before[0]);
    expect(after[3]).toBe(before[1]);
  });

  it('keeps the identity of rows when a gap between them is filled', () => {
    const before = timelineRows([...statuses('9'), gap, ...statuses('5')]);
    const after = nextRows(before, rows('9', '7', '5'));
    expect(after.map(row => row.key)).toEqual(['s:9', 's:7', 's:5']);
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[2]);
  });

  it('replaces a row whose collapsed reblogs changed, and keeps one whose reblogs are equal', () => {
    const accounts = [aReblogger('Ann')];
    const withReblogs = (ids: string[]) =>
      [{ kind: 'status', key: 's:9', id: '9', reblogs: { ids, accounts, isExpanded: false } }] as const;
    const before = withReblogs(['10']);
    expect(nextRows(before, withReblogs(['10']))[0]).toBe(before[0]);
    expect(nextRows(before, withReblogs(['11', '10']))[0]).not.toBe(before[0]);
  });
});

describe('validPins', () => {
  it('takes the pins that a server answers with', () => {
    expect(validPins(['5', '9'], numbers(30, 20))).toEqual(['5', '9']);
    expect(validPins(['30'], numbers(30, 20))).toEqual(['30']);
    expect(validPins(['30'], ['30'])).toEqual(['30']);
    expect(validPins(numbers(30, 10), numbers(30, 20))).toHaveLength(10);
  });

  it('takes none when the answer is the list itself', () => {
    expect(validPins(numbers(30, 11), numbers(30, 20))).toEqual([]);
    expect(validPins(numbers(30, 3), numbers(30, 3))).toEqual([]);
  });
});

describe('isPostBelow', () => {
  const row = (id: string) => ({ kind: 'status', id });

  it('is true of an older post alone', () => {
    expect([row('4'), row('5'), row('6')].map(other => isPostBelow(other, 's:5'))).toEqual([true, false, false]);
  });

  it.each([
    [{ kind: 'gap' }, 's:5'],
    [{ kind: 'status' }, 's:5'],
    [{ kind: 'status', id: '4', isPinned: true }, 's:5'],
    [{ kind: 'status', id: 'reblog:1:4' }, 's:5'],
    [{ kind: 'status', id: '4' }, 's:reblog:1:5'],
    [{ kind: 'status', id: '4' }, 'g:5'],
  ])('is not known of %o beside %s', (other, key) => {
    expect(isPostBelow(other, key)).toBe(false);
  });
});

it('rows of pinned posts have keys of their own', () => {
  expect(pinnedRows(['5'])).toEqual([{ kind: 'status', key: 'f-5', id: '5', isPinned: true }]);
});

it('a row of a post that is being sent has the key of the post', () => {
  const [row] = timelineRows([{ kind: 'pending', key: 'k1' }]);
  expect(row).toEqual({ kind: 'pending', key: statusRowKey(pendingStatusId('k1')), idempotencyKey: 'k1' });
  expect(
    nextRows(
      [row].flatMap(known => known ?? []),
      timelineRows([{ kind: 'pending', key: 'k1' }]),
    )[0],
  ).toBe(row);
});

it('takes one pinned post although it is the newest of the list', () => {
  expect(validPins(['30', '12'], ['30', '29', '28'])).toEqual(['30', '12']);
});
