import { describe, expect, it } from 'vitest';
import { addTag, MOST_TAGS, choiceQuery, readChoice, removeTag } from './tag-choice.js';

const read = (query: string) => readChoice('birds', new URLSearchParams(query));

describe('readChoice', () => {
  it('[NAV-02] reads hashtags from the address, and choiceQuery writes them back', () => {
    const choice = read('any=trams,%23walks&none=gulls');
    expect(choice).toEqual({ name: 'birds', any: ['trams', 'walks'], all: [], none: ['gulls'] });
    expect(choiceQuery(choice)).toBe('?any=trams,walks&none=gulls');
    expect(choiceQuery(read(''))).toBe('');
    expect(choiceQuery({ ...read(''), any: ['ليل'] })).toBe(`?any=${encodeURIComponent('ليل')}`);
  });

  it('keeps each hashtag once and drops invalid ones', () => {
    expect(read('any=BIRDS,Trams,trams,,a b,&all=trams')).toEqual({ name: 'birds', any: ['Trams'], all: [], none: [] });
  });

  it('keeps at most four hashtags of a kind', () => {
    const full = read('any=a,b,c,d');
    expect(full.any).toHaveLength(MOST_TAGS);
    expect(addTag(full, 'any', 'e')).toBe(full);
    expect(addTag(full, 'none', 'e').none).toEqual(['e']);
    expect(read('any=a,b,c,d,e').any).toEqual(['a', 'b', 'c', 'd']);
  });

  it('removes a hashtag, ignoring case', () => {
    expect(removeTag(read('any=trams,walks'), 'any', 'TRAMS').any).toEqual(['walks']);
  });
});
