import { describe, expect, it } from 'vitest';
import { addTag, MOST_TAGS, readChoice, readTag, removeTag, tagHref } from './tag-choice.js';

const read = (query: string) => readChoice('birds', new URLSearchParams(query));

describe('several hashtags', () => {
  it('[NAV-02] are read from the address and written back to it', () => {
    const choice = read('any=trams,%23walks&none=gulls');
    expect(choice).toEqual({ name: 'birds', any: ['trams', 'walks'], all: [], none: ['gulls'] });
    expect(tagHref(choice)).toBe('/tags/birds?any=trams,walks&none=gulls');
    expect(tagHref(read(''))).toBe('/tags/birds');
    expect(tagHref({ ...read(''), any: ['ليل'] })).toBe(`/tags/birds?any=${encodeURIComponent('ليل')}`);
  });

  it('stand once each, and what is no hashtag is left out', () => {
    expect(read('any=BIRDS,Trams,trams,,a b,&all=trams')).toEqual({ name: 'birds', any: ['Trams'], all: [], none: [] });
  });

  it('are four of a kind at most', () => {
    const full = read('any=a,b,c,d');
    expect(full.any).toHaveLength(MOST_TAGS);
    expect(addTag(full, 'any', 'e')).toBe(full);
    expect(addTag(full, 'none', 'e').none).toEqual(['e']);
    expect(read('any=a,b,c,d,e').any).toEqual(['a', 'b', 'c', 'd']);
  });

  it('go again, whatever their case', () => {
    expect(removeTag(read('any=trams,walks'), 'any', 'TRAMS').any).toEqual(['walks']);
  });
});

describe('a typed hashtag', () => {
  it.each([
    ['#birds', 'birds'],
    ['  trams ', 'trams'],
    ['活版', '活版'],
    ['two words', null],
    ['#', null],
    ['', null],
    ['a/b?c', null],
  ])('%j is %j', (text, name) => expect(readTag(text)).toBe(name));
});
