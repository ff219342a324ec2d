import type { Entry } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import { aReblogger } from '../test-support/reblogging-account.js';
import { collapseReblogs, reblogsByRow, type Collapsed } from './reblog-collapse.js';
import type { StatusFacts } from './status-facts.js';

const entries = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));
const plain = (postId: string): StatusFacts => ({
  postId,
  rebloggedBy: null,
  isReblogged: false,
  isReply: false,
  language: null,
  isFiltered: false,
});
const reblog = (postId: string, name: string): StatusFacts => ({ ...plain(postId), rebloggedBy: aReblogger(name) });
/** 5 is a post; 7, 8 and 9 reblog it, 6 reblogs a post that is not in the list. */
const facts: Record<string, StatusFacts> = {
  '5': plain('5'),
  '6': reblog('1', 'Ida'),
  '7': reblog('5', 'Ann'),
  '8': reblog('5', 'Ben'),
  '9': reblog('5', 'Cem'),
};
const factsOf = (id: string): StatusFacts | undefined => facts[id];
const reader = { factsOf, isSeen: () => true, isEnabled: true };

/** The list grows from `before` to `after`, all of it seen. */
const grow = (before: string[], after: string[], collapsed: Collapsed = {}, changes: Partial<typeof reader> = {}) =>
  collapseReblogs(collapsed, { ...reader, ...changes, ids: after, knownIds: new Set(before) });

describe('collapseReblogs', () => {
  it('[LIST-13] collapses reblogs added after their post was seen', () => {
    const all = ['8', '7', '6', '5', '4'];
    const collapsed = grow(['5', '4'], all);
    expect(collapsed).toEqual({ '7': '5', '8': '5' });
    expect(reblogsByRow(collapsed, entries(...all), factsOf).get('5')).toEqual({
      ids: ['8', '7'],
      accounts: [aReblogger('Ben'), aReblogger('Ann')],
    });
  });

  it('leaves a row to each when the post was not seen, or when the reader turned collapsing off', () => {
    for (const change of [{ isSeen: () => false }, { isEnabled: false }]) expect(grow(['5'], ['7', '5'], {}, change)).toEqual({});
  });

  it('[LIST-13] never takes an existing row away', () => {
    expect(collapseReblogs({}, { ...reader, ids: ['8', '7', '5'], knownIds: null })).toEqual({});
    expect(grow(['8', '7', '5'], ['9', '8', '7', '5'])).toEqual({ '9': '8' });
  });

  it('collapses the post itself when an older page brings it after its reblog was seen', () => {
    const all = ['8', '6', '5', '4'];
    const collapsed = grow(['8', '6'], all);
    expect(collapsed).toEqual({ '5': '8' });
    expect(reblogsByRow(collapsed, entries(...all), factsOf).get('8')).toEqual({ ids: ['5'], accounts: [] });
  });

  it('collapses what the reader reblogged into its oldest row when the list is opened', () => {
    const own = (id: string): StatusFacts | undefined => facts[id] && { ...facts[id], isReblogged: facts[id].postId === '5' };
    const opened = { ...reader, factsOf: own, isSeen: (id: string) => own(id)?.isReblogged === true, knownIds: null };
    expect(collapseReblogs({}, { ...opened, ids: ['8', '7', '6', '5'] })).toEqual({ '7': '5', '8': '5' });
    expect(collapseReblogs({}, { ...opened, ids: ['8', '6', '4'] })).toEqual({});
    expect(collapseReblogs({}, { ...opened, ids: ['8', '5'], isEnabled: false })).toEqual({});
  });

  it('gives a reblog its own row when the row it was collapsed into is removed', () => {
    expect(grow(['7', '5'], ['7'], { '7': '5' })).toEqual({});
  });

  it('[LIST-13] keeps what was collapsed before a reload', () => {
    const stored = { '7': '5' };
    expect(collapseReblogs(stored, { ...reader, ids: ['7', '5'], knownIds: null })).toBe(stored);
    expect(grow(['7', '5'], ['8', '7', '5'], stored)).toEqual({ '7': '5', '8': '5' });
  });
});
