import { describe, expect, it } from 'vitest';
import { aboveGap, mergedRows, type AccountPart, type DatedRow } from './merged-rows.js';

/** Rows at minutes of an hour, the newest first; null: without a time. */
const rows = (...minutes: (number | null)[]): DatedRow[] =>
  minutes.map((minute, index) => ({
    key: `${minute}-${index}`,
    createdAt: minute === null ? null : new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(),
  }));
const part = (accountId: string, own: DatedRow[], more: Partial<AccountPart<DatedRow>> = {}): AccountPart<DatedRow> => ({
  accountId,
  rows: own,
  hasOlder: false,
  hasFailed: false,
  ...more,
});
const shown = (parts: readonly AccountPart<DatedRow>[]) =>
  mergedRows(parts).rows.map(({ accountId, row: { key } }) => `${accountId}${key.split('-')[0]}`);

describe('mergedRows', () => {
  it('is in the order of time, and names the account of each row', () => {
    expect(shown([part('a', rows(50, 30, 10)), part('b', rows(40, 20))])).toEqual(['a50', 'b40', 'a30', 'b20', 'a10']);
  });

  it('shows nothing below the oldest row of an account that has older ones', () => {
    const parts = [part('a', rows(50, 30), { hasOlder: true }), part('b', rows(45, 20, 5), { hasOlder: true })];
    expect(shown(parts)).toEqual(['a50', 'b45', 'a30']);
    expect(mergedRows(parts).waitsFor).toEqual(['a']);
  });

  it('goes on with the page that it waited for, without a jump', () => {
    const before = [part('a', rows(50, 30), { hasOlder: true }), part('b', rows(45, 20, 5))];
    const after = [part('a', rows(50, 30, 25, 4)), part('b', rows(45, 20, 5))];
    expect(shown(after).slice(0, shown(before).length)).toEqual(shown(before));
    expect(shown(after)).toEqual(['a50', 'b45', 'a30', 'a25', 'b20', 'b5', 'a4']);
    expect(mergedRows(after).waitsFor).toEqual([]);
  });

  it('waits for both where both end at the same time', () => {
    const parts = [part('a', rows(30), { hasOlder: true }), part('b', rows(30), { hasOlder: true })];
    expect(mergedRows(parts).waitsFor).toEqual(['a', 'b']);
    // The next page of the first one may have that time, too.
    expect(shown(parts)).toEqual(['a30']);
  });

  it('does not wait for an account that failed, whose rows stay', () => {
    const parts = [part('a', rows(50), { hasOlder: true, hasFailed: true }), part('b', rows(45, 20))];
    expect(shown(parts)).toEqual(['a50', 'b45', 'b20']);
    expect(mergedRows(parts).waitsFor).toEqual([]);
  });

  it('shows nothing while an account has no row yet and older ones', () => {
    const parts = [part('a', [], { hasOlder: true }), part('b', rows(45))];
    expect(shown(parts)).toEqual([]);
    expect(mergedRows(parts).waitsFor).toEqual(['a']);
  });

  it('keeps the order of an account whose group grew in its place', () => {
    expect(shown([part('a', rows(50, 20, 40, 10)), part('b', rows(30))])).toEqual(['a50', 'b30', 'a20', 'a40', 'a10']);
  });

  it('keeps a row without a usable time below the row above it', () => {
    const bad = { key: 'bad-0', createdAt: 'yesterday' };
    expect(shown([part('a', [...rows(50, null), bad, ...rows(10)]), part('b', rows(40))])).toEqual([
      'a50',
      'anull',
      'abad',
      'b40',
      'a10',
    ]);
  });

  it('has keys of its own for equal keys of two accounts', () => {
    const keys = mergedRows([part('a', rows(50)), part('b', rows(50))]).rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is empty without accounts', () => {
    expect(mergedRows([])).toEqual({ rows: [], waitsFor: [] });
  });

  it('for random pages never shows a row later that belongs above one that was shown', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const all = ['a', 'b', 'c'].map(id => ({
        id,
        rows: rows(...Array.from({ length: random(12) }, () => random(60)).toSorted((x, y) => y - x)),
      }));
      const loaded = new Map(all.map(({ id }) => [id, 1 + random(3)]));
      let before: string[] = [];
      for (;;) {
        const parts = all.map(({ id, rows: own }) =>
          part(id, own.slice(0, loaded.get(id)), { hasOlder: own.length > (loaded.get(id) ?? 0) }),
        );
        const now = mergedRows(parts);
        const keys = now.rows.map(({ key }) => key);
        expect(keys.slice(0, before.length)).toEqual(before);
        before = keys;
        if (now.waitsFor.length === 0) break;
        for (const id of now.waitsFor) loaded.set(id, (loaded.get(id) ?? 0) + 1 + random(3));
      }
      expect(before).toHaveLength(all.reduce((sum, { rows: own }) => sum + own.length, 0));
    }
  });
});

describe('aboveGap', () => {
  const item = (id: string) => ({ kind: 'item', id }) as const;
  const gap = { kind: 'gap', newerId: '9', olderId: '5' } as const;

  it('ends at the first gap', () => {
    expect(aboveGap([item('9'), gap, item('5')])).toEqual({ entries: [item('9')], gap });
  });

  it('is the whole list without one', () => {
    expect(aboveGap([item('9')])).toEqual({ entries: [item('9')], gap: null });
    expect(aboveGap([])).toEqual({ entries: [], gap: null });
  });
});
