import { describe, expect, it } from 'vitest';
import { countedLength, countRulesOf, graphemeCount } from './counted-length.js';

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
