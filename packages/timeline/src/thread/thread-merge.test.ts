import { aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { ThreadBranch, ThreadNode } from './thread-branch.js';
import { mergeAnswer, threadNode, withDeleted, withNewIds, withoutMarks, withPage, withReplies } from './thread-merge.js';

const node = (id: string, parentId: string | null = '1', more: Partial<ThreadNode> = {}): ThreadNode => ({
  id,
  parentId,
  ...more,
});
const branchOf = (descendants: ThreadNode[], more: Partial<ThreadBranch> = {}): ThreadBranch => ({
  ancestors: [],
  descendants,
  next: null,
  fetch: null,
  ...more,
});
const ids = (branch: ThreadBranch) => branch.descendants.map(({ id }) => id);
const lateIds = (branch: ThreadBranch) => branch.descendants.filter(({ isLate }) => isLate).map(({ id }) => id);
const merge = (branch: ThreadBranch | undefined, answer: ThreadBranch, knownIds: string[], keptIds: string[] = []) =>
  mergeAnswer(branch, answer, { knownIds: new Set(knownIds), isKept: ({ id }) => keptIds.includes(id) });

describe('threadNode', () => {
  it('has no time where the post has none', () => {
    expect(threadNode({ ...aStatus({ id: '2' }), created_at: 'soon' })).not.toHaveProperty('createdAt');
    expect(threadNode(aStatus({ created_at: '2026-11-20T12:00:00.000Z' })).createdAt).toBe(Date.UTC(2026, 10, 20, 12));
  });
});

describe('mergeAnswer', () => {
  it('takes the first answer as it is, with nothing late', () => {
    const answer = branchOf([node('2')]);
    expect(merge(undefined, answer, [])).toBe(answer);
  });

  it('marks what a later answer adds as late, and drops what it lacks', () => {
    const merged = merge(branchOf([node('2'), node('3')]), branchOf([node('2'), node('4')]), ['2', '3']);
    expect([ids(merged), lateIds(merged)]).toEqual([['2', '4'], ['4']]);
  });

  it('keeps a reply that arrived during the request', () => {
    expect(ids(merge(branchOf([node('2'), node('3')]), branchOf([node('2')]), ['2']))).toEqual(['2', '3']);
  });

  it('keeps the posts of accounts that the reader has silenced meanwhile', () => {
    const branch = branchOf([node('2'), node('3')], { ancestors: [node('0', null)] });
    const merged = merge(branch, branchOf([node('2')]), ['0', '2', '3'], ['0', '3']);
    expect([merged.ancestors.map(({ id }) => id), ids(merged)]).toEqual([['0'], ['2', '3']]);
  });

  it('keeps the pages that were loaded, and goes on after them', () => {
    const branch = branchOf([node('2'), node('3'), node('4')], { next: '/page-3' });
    const merged = merge(branch, branchOf([node('2')], { next: '/page-2' }), ['2', '3', '4']);
    expect([ids(merged), merged.next]).toEqual([['2', '3', '4'], '/page-3']);
  });

  it('goes on after the first page where no other was loaded', () => {
    const merged = merge(branchOf([node('2')], { next: '/old' }), branchOf([node('2')], { next: '/new' }), ['2']);
    expect(merged.next).toBe('/new');
  });

  it('keeps the mark of a deleted post that an outdated answer still has', () => {
    const merged = merge(branchOf([node('2', '1', { isDeleted: true })]), branchOf([node('2')]), ['2']);
    expect(merged.descendants[0]).toMatchObject({ isDeleted: true });
  });
});

describe('withPage', () => {
  it('adds each reply once, and none of them is late', () => {
    const branch = withPage(branchOf([node('2')], { next: '/2' }), [node('2'), node('3')], '/3');
    expect([ids(branch), lateIds(branch), branch.next]).toEqual([['2', '3'], [], '/3']);
  });
});

describe('withReplies', () => {
  it('adds a reply, and the reply to it, whatever their order', () => {
    const branch = withReplies(branchOf([node('2')]), '1', [node('4', '3'), node('3', '2')]);
    expect([ids(branch), lateIds(branch)]).toEqual([
      ['2', '3', '4'],
      ['3', '4'],
    ]);
  });

  it('is the same branch without a reply to one of its posts', () => {
    const branch = branchOf([node('2')], { ancestors: [node('0', null)] });
    expect(withReplies(branch, '1', [node('2', '1'), node('8', '7'), node('9', null), node('10', '0'), node('1', '0')])).toBe(
      branch,
    );
  });
});

describe('withDeleted and withoutMarks', () => {
  it('marks a deleted post and keeps its place until the next visit', () => {
    const branch = branchOf([node('2'), node('3', '2', { isLate: true })]);
    const marked = withDeleted(branch, ['2', '9']);
    expect(marked.descendants).toEqual([node('2', '1', { isDeleted: true }), node('3', '2', { isLate: true })]);
    expect(withoutMarks(marked).descendants).toEqual([node('3', '2')]);
  });

  it('are the same branch without an effect', () => {
    const branch = branchOf([node('2')]);
    expect(withDeleted(branch, ['9'])).toBe(branch);
    expect(withoutMarks(branch)).toBe(branch);
  });
});

describe('withNewIds', () => {
  it('renews ids and reply targets', () => {
    const branch = withNewIds(branchOf([node('2'), node('3', '2')]), new Map([['2', '2b']]));
    expect(branch.descendants).toEqual([node('2b'), node('3', '2b')]);
    expect(withNewIds(branch, new Map([['2', '2c']]))).toBe(branch);
  });
});
