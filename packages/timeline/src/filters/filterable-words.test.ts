import { aStatus, aTag } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { filterableWords } from './filterable-words.js';

describe('filterableWords', () => {
  const status = aStatus({ tags: ['a', 'b', 'c', 'd'].map(name => aTag({ name })) });

  it('[HINT-05] are the selected words and the first hashtags', () => {
    expect(filterableWords(status, ' the \n ferry ')).toEqual(['the ferry', '#a', '#b', '#c']);
    expect(filterableWords(aStatus(), '')).toEqual([]);
  });

  it('[HINT-05] name a selected hashtag once, and no long selection', () => {
    expect(filterableWords(status, '#b')).toEqual(['#b', '#a', '#c']);
    expect(filterableWords(aStatus(), 'x'.repeat(100))).toHaveLength(1);
    expect(filterableWords(aStatus(), 'x'.repeat(101))).toEqual([]);
  });
});
