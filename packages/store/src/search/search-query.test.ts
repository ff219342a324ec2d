import { describe, expect, it } from 'vitest';
import { isAsking, parseQuery, type SearchCondition } from './search-query.js';
import { fold, tokensOf, wordsIn } from './search-tokens.js';

const conditions = (text: string, own: string | null = null): SearchCondition[] =>
  parseQuery(text, { own }).map(({ condition }) => condition);

describe('wordsIn', () => {
  it.each([
    ['The Tram, at 9:15!', ['the', 'tram', 'at', '9', '15']],
    ['Café crème in İstanbul', ['cafe', 'creme', 'in', 'istanbul']],
    ['Straße, Łódź, Ærø', ['strasse', 'lodz', 'aero']],
    ['ΟΔΟΣ', ['οδοσ']],
    ['東京の駅', ['東', '京', 'の', '駅']],
    ['が ｶﾞ', ['が', 'ガ']],
    ['한국어 검색', ['한국어', '검색']],
    ['أحمد إلى مدرسةٍ', ['احمد', 'الي', 'مدرسه']],
    ['مُحَمَّد كـــتاب', ['محمد', 'كتاب']],
    ['کتاب ۱۴۰۳ ١٤', ['كتاب', '1403', '14']],
    ['हिन्दी', ['हिन्दी']],
    ['ｆｕｌｌ width', ['full', 'width']],
    ['tram🎉day', ['tram', '🎉', 'day']],
    ['#trams @mara@tram.example', ['trams', 'mara', 'tram', 'example']],
    ['', []],
    ['… — !', []],
  ])('reads %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('keeps the place of each word', () => {
    expect(tokensOf('An Łódź tram')).toEqual([
      { text: 'an', start: 0, end: 2 },
      { text: 'lodz', start: 3, end: 7 },
      { text: 'tram', start: 8, end: 12 },
    ]);
  });

  it('folds composed and decomposed letters to the same', () => {
    expect(fold('e\u0301te\u0301')).toBe(fold('été'));
  });
});

describe('parseQuery', () => {
  it('takes words as beginnings, and a phrase as it is', () => {
    expect(conditions('late "the tram"')).toEqual([
      { kind: 'words', words: ['late'], isOpen: true },
      { kind: 'words', words: ['the', 'tram'], isOpen: false },
    ]);
  });

  it('takes a phrase without its end as one that is still typed', () => {
    expect(conditions('"the tra')).toEqual([{ kind: 'words', words: ['the', 'tra'], isOpen: true }]);
  });

  it('takes a word with a sign in it as a phrase', () => {
    expect(conditions("don't")).toEqual([{ kind: 'words', words: ['don', 't'], isOpen: true }]);
  });

  it('takes a word without spaces as a sequence of its characters', () => {
    expect(conditions('東京')).toEqual([{ kind: 'words', words: ['東', '京'], isOpen: true }]);
  });

  it('reads the operators', () => {
    expect(conditions('from:@Mara@tram.example to:tobi has:media HAS:poll in:chat')).toEqual([
      { kind: 'from', acct: 'mara@tram.example' },
      { kind: 'to', acct: 'tobi' },
      { kind: 'has', what: 'media' },
      { kind: 'has', what: 'poll' },
      { kind: 'in', place: 'chat' },
    ]);
  });

  it('reads from:me as the account of the reader', () => {
    expect(conditions('from:me', 'mara@tram.example')).toEqual([{ kind: 'from', acct: 'mara@tram.example' }]);
  });

  it.each([
    ['before:2026-11-20', new Date(2026, 10, 20)],
    ['after:2026-11-20', new Date(2026, 10, 21)],
    ['before:2026-11', new Date(2026, 10, 1)],
    ['after:2026-11', new Date(2026, 11, 1)],
    ['before:2026', new Date(2026, 0, 1)],
    ['after:2026', new Date(2027, 0, 1)],
    ['after:2026-12-31', new Date(2027, 0, 1)],
  ])('reads %s as a moment of the reader', (text, date) => {
    expect(conditions(text)).toMatchObject([{ time: date.getTime() }]);
  });

  it.each(['before:soon', 'before:2026-13', 'after:2026-02-30', 'has:luck', 'in:library', 'from:'])('takes %s as words', text => {
    expect(conditions(text).map(({ kind }) => kind)).toEqual(['words']);
  });

  it('excludes what has a minus', () => {
    expect(parseQuery('tram -"late again" -from:tobi')).toMatchObject([
      { isExcluded: false },
      { isExcluded: true, condition: { words: ['late', 'again'] } },
      { isExcluded: true, condition: { kind: 'from' } },
    ]);
  });

  it.each([
    ['', false],
    [' " ', false],
    ['-tram', false],
    ['a', true],
    ['has:poll', true],
  ])('says of %j whether it finds anything', (text, isOne) => {
    expect(isAsking(parseQuery(text))).toBe(isOne);
  });
});
