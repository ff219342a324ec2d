import { describe, expect, it } from 'vitest';
import { tokenAt } from './token.js';

/** `|` is the caret. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const token = tokenAt(text, caret);
  return token === null ? null : [token.sign, token.query, text.slice(token.start, token.end)];
}

describe('tokenAt', () => {
  it.each([
    ['@ma|', ['@', 'ma', '@ma']],
    ['hello @edda@tram.ex|', ['@', 'edda@tram.ex', '@edda@tram.ex']],
    ['(#ferr|', ['#', 'ferr', '#ferr']],
    ['#各駅停|', ['#', '各駅停', '#各駅停']],
    ['＃各駅停|', ['#', '各駅停', '＃各駅停']],
    ['hello ＠edda|', ['@', 'edda', '＠edda']],
    ['#l·l|una', ['#', 'l·l', '#l·luna']],
    ['مرحبا #قطار|', ['#', 'قطار', '#قطار']],
    ['one :smi|', [':', 'smi', ':smi']],
    [':+1|', [':', '+1', ':+1']],
    ['line\n@no|or then', ['@', 'no', '@noor']],
    [':smi|le: and', [':', 'smi', ':smile:']],
  ])('[CMP-01] finds the word in %j', (marked, found) => {
    expect(at(marked)).toEqual(found);
  });

  it.each([
    '@m|',
    '#a|',
    ':s|',
    '@ma |',
    'edda@tram|',
    'https://tram.example/@ma|',
    '10:30|',
    'a#bc|',
    'a＃bc|',
    '&#39|',
    '|@mara',
    '::smi|',
    '',
  ])('finds none in %j', marked => {
    expect(at(marked)).toBeNull();
  });

  it('[CMP-01] begins at three characters, the sign included', () => {
    expect([at('@m|'), at('@ma|')?.[1]]).toEqual([null, 'ma']);
  });

  it('finds none in a word that is longer than any handle', () => {
    const long = `@${'a'.repeat(100_000)}`;
    expect(tokenAt(long, long.length)).toBeNull();
  });
});
