import { describe, expect, it } from 'vitest';
import { differences } from './comparison.ts';
import type { PostFacts } from './posts.ts';

const post = (id: string, fields: Partial<PostFacts> = {}): PostFacts => ({
  id,
  author: 'ada',
  isReblog: false,
  text: `Text${id}`,
  warning: '',
  options: [],
  hasMedia: false,
  isLiked: false,
  isReposted: false,
  isBookmarked: false,
  ...fields,
});

describe('comparing the page with the API', () => {
  it('finds no difference between equal posts', () => {
    expect(differences([post('1'), post('2')], [post('1'), post('2')])).toEqual([]);
  });

  it.each<[string, PostFacts[], string]>([
    ['a missing row', [post('1')], '2 is missing'],
    ['an unknown row', [post('1'), post('3'), post('2')], '3 is not in the API'],
    ['a repeated row', [post('1'), post('2'), post('1')], '1 is shown twice'],
    ['another order', [post('2'), post('1')], 'row 1 is 2 instead of 1'],
    ['another text', [post('1', { text: 'Other' }), post('2')], '1: text is "Other" instead of "Text1"'],
    ['another state', [post('1', { isLiked: true }), post('2')], '1: isLiked is true instead of false'],
    ['a reblog in place of the post', [post('1', { isReblog: true }), post('2')], '1 is missing'],
  ])('finds %s', (_name, shown, difference) => {
    expect(differences([post('1'), post('2')], shown)[0]).toBe(difference);
  });

  it('accepts a post and its reblog under one id', () => {
    const both = [post('1', { isReblog: true }), post('1')];
    expect(differences(both, both)).toEqual([]);
  });

  it('does not compare a state without a button', () => {
    expect(differences([post('1')], [post('1', { isReposted: null })])).toEqual([]);
  });

  it('names the first five differences', () => {
    const many = Array.from({ length: 9 }, (_, index) => post(String(index)));
    expect(differences(many, [])).toHaveLength(6);
  });
});
