import type { Entry } from '@rookery/api-client/list';
import { describe, expect, it } from 'vitest';
import { reblogsByRow, createReblogCollapse, hasRow, type StatusFacts } from './reblog-collapse.js';

const entries = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));
const plain = (postId: string): StatusFacts => ({ postId, rebloggedBy: null, isReply: false, isFiltered: false });
const reblog = (postId: string, rebloggedBy: string): StatusFacts => ({ ...plain(postId), rebloggedBy });
/** 5 is a post; 7 and 8 reblog it, 6 reblogs what is not in the list. */
const facts: Record<string, StatusFacts> = {
  '5': plain('5'),
  '6': reblog('1', 'Ida'),
  '7': reblog('5', 'Ann'),
  '8': reblog('5', 'Ben'),
  '9': reblog('5', 'Cem'),
};
const factsOf = (id: string): StatusFacts | undefined => facts[id];
const seenAll = { factsOf, isSeen: () => true, isEnabled: true };

describe('reblogs of what was just read', () => {
  it('[LIST-13] stand in the row of the post when they come after it was seen', () => {
    const collapse = createReblogCollapse();
    expect(collapse(entries('5', '4'), {}, seenAll)).toEqual({});
    const all = entries('8', '7', '6', '5', '4');
    const collapsed = collapse(all, {}, seenAll);
    expect(collapsed).toEqual({ '7': '5', '8': '5' });
    expect(reblogsByRow(collapsed, all, factsOf).get('5')).toEqual({ ids: ['8', '7'], names: ['Ben', 'Ann'] });
  });

  it('have rows of their own when the row was not seen, or when the reader wants that', () => {
    for (const reader of [
      { ...seenAll, isSeen: () => false },
      { ...seenAll, isEnabled: false },
    ]) {
      const collapse = createReblogCollapse();
      collapse(entries('5'), {}, reader);
      expect(collapse(entries('7', '5'), {}, reader)).toEqual({});
    }
  });

  it('[LIST-13] never take away a row that stood', () => {
    const collapse = createReblogCollapse();
    expect(collapse(entries('8', '7', '5'), {}, seenAll)).toEqual({});
    expect(collapse(entries('9', '8', '7', '5'), {}, seenAll)).toEqual({ '9': '8' });
  });

  it('take in the post itself when an older page brings it after its reblog was read', () => {
    const collapse = createReblogCollapse();
    collapse(entries('8', '6'), {}, seenAll);
    const all = entries('8', '6', '5', '4');
    const collapsed = collapse(all, {}, seenAll);
    expect(collapsed).toEqual({ '5': '8' });
    expect(reblogsByRow(collapsed, all, factsOf).get('8')).toEqual({ ids: ['5'], names: [] });
  });

  it('have rows of their own once the row they stood in is gone', () => {
    const collapse = createReblogCollapse();
    collapse(entries('5'), {}, seenAll);
    expect(collapse(entries('7', '5'), {}, seenAll)).toEqual({ '7': '5' });
    expect(collapse(entries('7'), {}, seenAll)).toEqual({});
  });

  it('[LIST-13] stand where they stood after a reload', () => {
    const stored = { '7': '5' };
    const collapse = createReblogCollapse();
    expect(collapse([], {}, seenAll)).toEqual({});
    expect(collapse(entries('7', '5'), stored, seenAll)).toBe(stored);
    expect(collapse(entries('8', '7', '5'), stored, seenAll)).toEqual({ '7': '5', '8': '5' });
  });
});

describe('rows by choice', () => {
  const all = { reblogs: true, replies: true };
  const reply = { ...plain('4'), isReply: true };

  it('go for reblogs, replies and what a filter hides', () => {
    expect(hasRow(reblog('5', 'Ann'), { ...all, reblogs: false })).toBe(false);
    expect(hasRow(reply, { ...all, replies: false })).toBe(false);
    expect(hasRow({ ...plain('4'), isFiltered: true }, all)).toBe(false);
  });

  it('stay for everything else, and for what is not known yet', () => {
    for (const one of [plain('5'), reply, reblog('5', 'Ann'), undefined]) expect(hasRow(one, all)).toBe(true);
    expect(hasRow(plain('5'), { reblogs: false, replies: false })).toBe(true);
    expect(hasRow(reblog('5', 'Ann'), { ...all, replies: false })).toBe(true);
  });
});
