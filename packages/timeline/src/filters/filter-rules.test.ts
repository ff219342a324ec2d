import type { FilterResult, FilterV1 } from '@rookery/api-client';
import { anAccount, aPoll, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { filterWarning, isBlurred } from './filter-rules.js';
import { matchFilters } from './match-filters.js';

const result = (filter: Partial<FilterResult['filter']> = {}): FilterResult => ({
  filter: { id: '1', title: 'Ferries', context: [], filter_action: 'warn', expires_at: null, ...filter },
  keyword_matches: [],
  status_matches: [],
});
const reader = { ownAccountId: '1', ownFilters: null };

describe('filterWarning', () => {
  it('[STAT-05] names the filters that apply here, each once', () => {
    const filtered = [
      result(),
      result(),
      result({ title: 'Swans', context: ['thread'] }),
      result({ title: 'Trams', context: ['home'] }),
    ];
    expect(filterWarning(aStatus({ filtered }), 'home', reader)).toEqual({ titles: ['Ferries', 'Trams'], isHidden: false });
    expect(filterWarning(aStatus({ filtered }), 'thread', reader)?.titles).toEqual(['Ferries', 'Swans']);
  });

  it('[STAT-05] covers a reblog of a filtered post, and no post of the reader', () => {
    const inner = aStatus({ id: '2', filtered: [result()] });
    expect(filterWarning(aStatus({ reblog: inner }), 'home', reader)).not.toBeNull();
    const own = aStatus({ account: anAccount({ id: '1' }), filtered: [result()] });
    expect(filterWarning(own, 'home', reader)).toBeNull();
  });

  it('[STAT-05] offers no post that a filter hides', () => {
    const hidden = aStatus({ filtered: [result(), result({ filter_action: 'hide' })] });
    expect(filterWarning(hidden, 'thread', reader)).toEqual({ titles: ['Ferries'], isHidden: true });
  });

  it('[STAT-05] leaves the text of a post whose media alone are blurred', () => {
    const blurred = aStatus({ filtered: [result({ filter_action: 'blur' })] });
    expect(filterWarning(blurred, 'home', reader)).toBeNull();
    expect(isBlurred(blurred)).toBe(true);
    expect(isBlurred(aStatus({ filtered: [result()] }))).toBe(false);
  });

  it('[STAT-05] adds the filters that the client applies', () => {
    const warning = filterWarning(aStatus(), 'home', { ownAccountId: null, ownFilters: () => [result({ title: 'late' })] });
    expect(warning?.titles).toEqual(['late']);
  });
});

describe('matchFilters', () => {
  const v1 = (filter: Partial<FilterV1>): FilterV1 => ({
    id: '1',
    phrase: 'ferry',
    context: ['home'],
    whole_word: true,
    expires_at: null,
    irreversible: false,
    ...filter,
  });
  const matches = (content: string, filter: Partial<FilterV1> = {}) =>
    matchFilters([v1(filter)], () => 0)(aStatus({ content })).length > 0;

  it.each([
    ['<p>The <b>Ferry</b> is late.</p>', {}, true],
    ['<p>The ferryman is late.</p>', {}, false],
    ['<p>The ferryman is late.</p>', { whole_word: false }, true],
    ['<p><a href="https://ferry.test">here</a></p>', {}, false],
    ['<p>Fähre</p>', { phrase: 'fähre' }, true],
    ['<p>Fährenfest</p>', { phrase: 'fähre' }, false],
    ['<p>C++ and more</p>', { phrase: 'c++' }, true],
    ['<p>anything</p>', { phrase: ' ' }, false],
    ['<p>two  words</p>', { phrase: ' ', whole_word: false }, false],
    ['<p>two words</p>', { phrase: ' ', whole_word: false }, false],
    ['<p>a.b</p>', { phrase: 'a.b' }, true],
    ['<p>axb</p>', { phrase: 'a.b' }, false],
    ['<p>An e-mail</p>', { phrase: 'e-mail' }, true],
    [String.raw`<p>^a$ (b|c) [d] {e} f/g h\i? j*</p>`, { phrase: String.raw`^a$ (b|c) [d] {e} f/g h\i? j*` }, true],
    ['<p>#ferry</p>', { phrase: '#ferry' }, true],
    ['<p>a#ferry</p>', { phrase: '#ferry' }, true],
    ['<p>#ferryman</p>', { phrase: '#ferry' }, false],
    ['<p>carferry</p>', {}, false],
    ['<p>car_ferry, ferry2</p>', {}, false],
    ['<p>abcd++</p>', { phrase: 'c++' }, false],
    ['<p>c++11</p>', { phrase: 'c++' }, true],
  ])('[STAT-05] finds in %s with %o: %s', (content, filter, expected) => {
    expect(matches(content, filter)).toBe(expected);
  });

  it('[STAT-05] searches warnings and poll options, and the post inside a reblog', () => {
    const match = matchFilters([v1({})], () => 0);
    expect(match(aStatus({ spoiler_text: 'About a ferry' }))).toHaveLength(1);
    expect(match(aStatus({ content: '', poll: aPoll({ options: [{ title: 'Ferry', votes_count: 0 }] }) }))).toHaveLength(1);
    expect(match(aStatus({ content: '', reblog: aStatus({ content: 'ferry' }) }))).toHaveLength(1);
  });

  it('[STAT-05] warns with the phrase of each filter that matches', () => {
    const match = matchFilters([v1({ id: '1' }), v1({ id: '2', phrase: 'tram' }), v1({ id: '3', phrase: 'late' })], () => 0);
    expect(match(aStatus({ content: 'The ferry is late' }))).toEqual(
      [
        ['1', 'ferry'],
        ['3', 'late'],
      ].map(([id, phrase]) => ({
        filter: { id, title: phrase, context: ['home'], filter_action: 'warn', expires_at: null },
        keyword_matches: [phrase],
        status_matches: [],
      })),
    );
    expect(matchFilters([], () => 0)(aStatus({ content: 'ferry' }))).toEqual([]);
  });

  it('[STAT-05] keeps the parts of a post apart', () => {
    const match = matchFilters([v1({ phrase: 'car ferry', whole_word: false })], () => 0);
    const options = [
      { title: 'car', votes_count: 0 },
      { title: 'ferry', votes_count: 0 },
    ];
    expect(match(aStatus({ spoiler_text: 'car', content: 'ferry', poll: aPoll({ options }) }))).toEqual([]);
  });

  it('[STAT-05] stops at the end of a filter', () => {
    let now = 0;
    const match = matchFilters([v1({ expires_at: '1970-01-01T00:00:10.000Z' })], () => now);
    const status = aStatus({ content: 'ferry' });
    expect(match(status)).toHaveLength(1);
    now = 10_000;
    expect(match(status)).toHaveLength(0);
  });

  it('[STAT-05] reads a post once, and no more of it than it searches', () => {
    const match = matchFilters(
      Array.from({ length: 50 }, (_, index) => v1({ phrase: `ferry ${index}` })),
      () => 0,
    );
    let reads = 0;
    const content = `${'<p>a&amp;<b>'.repeat(80_000)}ferry 7`;
    const status = Object.defineProperty(aStatus(), 'content', { get: () => ((reads += 1), content) });
    for (let turn = 0; turn < 100; turn += 1) expect(match(status)).toEqual([]);
    expect(reads).toBe(1);
  });
});
