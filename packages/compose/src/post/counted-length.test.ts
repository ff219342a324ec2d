import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedLength, countRulesOf, createTextCounter, graphemeCount, plainCount } from './counted-length.js';

const rules = { maxCharacters: 500, urlLength: 23 };
const verbatim = { maxCharacters: 500, urlLength: 0 };

describe('countedLength', () => {
  it('[CMP-01] counts the content warning and the text', () => {
    expect(countedLength('abc', 'de', rules)).toBe(5);
    expect(countedLength('', null, rules)).toBe(0);
  });

  it('[CMP-01] counts every URL with the reserved length, short and long', () => {
    expect(countedLength('https://a.b', null, rules)).toBe(23);
    expect(countedLength(`see https://tram.example/${'x'.repeat(400)}, please`, null, rules)).toBe('see , please'.length + 23);
    expect(countedLength('https://a.b https://c.d', null, rules)).toBe(47);
  });

  it('[CMP-01] counts the mention of a remote account without its host', () => {
    expect(countedLength('@edda@tram.example hello', null, rules)).toBe('@edda hello'.length);
    expect(countedLength('mail me: edda@tram.example', null, rules)).toBe('mail me: edda@tram.example'.length);
  });

  it('[CMP-01] counts URLs and mentions as they are written where the server does', () => {
    expect(countedLength('https://a.b', null, verbatim)).toBe(11);
    expect(countedLength('@edda@tram.example', null, verbatim)).toBe(18);
  });
});

describe('graphemeCount', () => {
  it.each([
    ['', 0],
    ['plain', 5],
    ['Привет', 6],
    ['👨‍👩‍👧‍👦', 1],
    ['🇳🇴', 1],
    ['é', 1],
    ['各駅停車', 4],
    ['مَرحَبًا', 5],
    ['👍🏽\n👍', 3],
  ])('counts %j as %i', (text, count) => {
    expect(graphemeCount(text)).toBe(count);
  });
});

it('takes the limits of most servers before the instance is known', () => {
  expect(countRulesOf(undefined)).toEqual(rules);
});

describe('createTextCounter', () => {
  const words = [
    'tram ',
    '\n',
    '@edda@tram.example ',
    'https://a.example/b ',
    '👨‍👩‍👧‍👦',
    'é',
    '\u0301',
    ' \u0301',
    'مَرحَبًا ',
    'x',
    ' ',
    '/',
    '@',
  ];
  const piece = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map(parts => parts.join(''));

  it('counts like anew after any edits of a long text', () => {
    const edit = fc.record({ at: fc.nat(5_000), removed: fc.nat(20), added: piece });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 600, maxLength: 900 }), fc.array(edit), (begin, edits) => {
        const count = createTextCounter(plainCount);
        let text = begin.join('').padEnd(2_000, 'ab ');
        expect(count(text, 23)).toBe(plainCount(text, 23));
        for (const { at, removed, added } of edits) {
          text = text.slice(0, at) + added + text.slice(at + removed);
          expect(count(text, 23)).toBe(plainCount(text, 23));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts a word, not 100,000 characters, for each key in one of several long texts', () => {
    let counted = 0;
    const count = createTextCounter((text, urlLength) => {
      counted += text.length;
      return plainCount(text, urlLength);
    });
    let text = 'Ein schöner Tag 🎉 in مدينة. '.repeat(4_000).slice(0, 100_000);
    const other = 'Another long post – of the draft. '.repeat(1_000);
    count(text, 23);
    count(other, 23);
    counted = 0;
    for (const key of 'hello world') {
      text = `${text.slice(0, 50_000)}${key}${text.slice(50_000)}`;
      for (let reader = 0; reader < 4; reader += 1) count(text, 23);
      count(other, 23);
    }
    expect(counted).toBeLessThan(1_000);
  });
});
