import type { FilterResult, Status } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { coveringFilters, isBlurred, warningOf, type FilterContext, type FilterPlace } from '@rookery/store';
import { describe, expect, it } from 'vitest';
import { withFiltersHere } from './filter-rules.js';

const result = (filter: Partial<FilterResult['filter']> = {}, words: string[] = []): FilterResult => ({
  filter: { id: '1', title: 'Ferries', context: [], filter_action: 'warn', expires_at: null, ...filter },
  keyword_matches: words,
  status_matches: [],
});
const place = (filterContext: FilterContext | null = 'home', fields: Partial<FilterPlace> = {}): FilterPlace => ({
  filterContext,
  ownAccountId: '1',
  now: Date.parse('2026-11-20T12:00:00Z'),
  ...fields,
});
const warningIn = (status: Status, context: FilterContext | null = 'home') => {
  const results = coveringFilters(withFiltersHere(status, place(context)));
  return results === null ? null : warningOf(results);
};

describe('warningOf', () => {
  it('[STAT-05] names the filters that apply here, each once', () => {
    const filtered = [
      result(),
      result(),
      result({ title: 'Swans', context: ['thread'] }),
      result({ title: 'Trams', context: ['home'] }),
    ];
    expect(warningIn(aStatus({ filtered }))).toEqual({ titles: ['Ferries', 'Trams'], words: [], isHidden: false });
    expect(warningIn(aStatus({ filtered }), 'thread')?.titles).toEqual(['Ferries', 'Swans']);
    expect(warningIn(aStatus({ filtered }), null)).toBeNull();
  });

  it('[HINT-05] names the words that match, each once, and not those that are a title', () => {
    const filtered = [result({}, ['ferry', 'BOAT']), result({ title: 'Boat' }, ['boat', 'ferry'])];
    expect(warningIn(aStatus({ filtered }))).toMatchObject({ titles: ['Ferries', 'Boat'], words: ['ferry'] });
  });

  it('[HINT-05] names three words, and none that is longer than a line', () => {
    const words = ['x'.repeat(61), 'x'.repeat(60), 'b', 'c', 'd'];
    expect(warningIn(aStatus({ filtered: [result({}, words)] }))?.words).toEqual(['x'.repeat(60), 'b', 'c']);
  });

  it('[STAT-05] covers a reblog of a filtered post, and no post of the reader', () => {
    const inner = aStatus({ id: '2', filtered: [result()] });
    expect(warningIn(aStatus({ reblog: inner }))).not.toBeNull();
    const own = aStatus({ account: anAccount({ id: '1' }), filtered: [result()] });
    expect(warningIn(own)).toBeNull();
    expect(warningIn(aStatus({ id: '9', reblog: own }))).toBeNull();
  });

  it('[STAT-05] offers no post that a filter hides', () => {
    const hidden = aStatus({ filtered: [result(), result({ filter_action: 'hide' })] });
    expect(warningIn(hidden, 'thread')).toEqual({ titles: ['Ferries'], words: [], isHidden: true });
  });

  it('[HINT-05] ends with the filter', () => {
    const ends = (expires_at: string) => warningIn(aStatus({ filtered: [result({ expires_at })] }));
    expect([ends('2026-11-20T12:00:00.001Z'), ends('2026-11-20T12:00:00Z')].map(warning => warning !== null)).toEqual([
      true,
      false,
    ]);
  });

  it('[STAT-05] leaves the text of a post whose media alone are blurred', () => {
    const blurred = aStatus({ filtered: [result({ filter_action: 'blur' })] });
    expect(warningIn(blurred)).toBeNull();
    expect(isBlurred(blurred)).toBe(true);
    expect(isBlurred(aStatus({ filtered: [result()] }))).toBe(false);
  });
});

describe('withFiltersHere', () => {
  it('[HINT-05] is the same post where all of its filters apply', () => {
    const status = aStatus({ filtered: [result()], reblog: aStatus({ id: '2', filtered: [result({ context: ['home'] })] }) });
    expect(withFiltersHere(status, place())).toBe(status);
    expect(withFiltersHere(aStatus(), place(null)).filtered).toEqual([]);
  });

  it('[HINT-05] blurs no media where the filter does not apply', () => {
    const status = aStatus({ filtered: [result({ filter_action: 'blur', context: ['public'] })] });
    expect([isBlurred(withFiltersHere(status, place('public'))), isBlurred(withFiltersHere(status, place('home')))]).toEqual([
      true,
      false,
    ]);
  });

  it('[HINT-05] limits the filters of a quoted post, too', () => {
    const quoted = aStatus({ id: '3', filtered: [result({ context: ['public'] })] });
    const status = aStatus({ quote: { state: 'accepted', quoted_status: quoted, quoted_status_id: '3' } });
    const inPlace = (context: FilterContext) => withFiltersHere(status, place(context)).quote?.quoted_status?.filtered.length;
    expect([inPlace('public'), inPlace('home')]).toEqual([1, 0]);
  });
});
