import type { Status } from '@rookery/api-client';
import { aStatus, anAccount } from '@rookery/api-client/testing';
import type { FilterContext } from '@rookery/store';
import { describe, expect, it } from 'vitest';
import { aReblogger } from '../test-support/reblogging-account.js';
import { hasRow, statusFacts, type StatusFacts } from './status-facts.js';

const filtered = (filter_action: 'hide' | 'warn', context: string[]) => [
  { filter: { id: '1', title: 'Spoilers', context, filter_action, expires_at: null }, keyword_matches: [], status_matches: [] },
];

const factsIn = (filterContext: FilterContext, status: Status) =>
  statusFacts(status, { filterContext, ownAccountId: 'reader', now: 0 });

describe('statusFacts', () => {
  it('names the post inside a reblog and the account that reblogged it', () => {
    const post = aStatus({ id: '5' });
    const reblog = aStatus({ id: '7', reblog: post });
    expect(factsIn('home', reblog)).toMatchObject({ postId: '5', rebloggedBy: reblog.account });
    expect(factsIn('home', post)).toMatchObject({ postId: '5', rebloggedBy: null, isFiltered: false });
  });

  it('says whether the reader reblogged the post that is shown', () => {
    const post = aStatus({ id: '5', reblogged: true });
    expect([post, aStatus({ id: '7', reblog: post }), aStatus()].map(status => factsIn('home', status).isReblogged)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('applies a hiding filter in its contexts, also to the post inside a reblog', () => {
    const hidden = aStatus({ id: '5', filtered: filtered('hide', ['home']) });
    expect(factsIn('home', hidden).isFiltered).toBe(true);
    expect(factsIn('public', hidden).isFiltered).toBe(false);
    expect(factsIn('home', aStatus({ id: '7', reblog: hidden })).isFiltered).toBe(true);
    expect(factsIn('home', aStatus({ filtered: filtered('warn', ['home']) })).isFiltered).toBe(false);
    expect(factsIn('account', aStatus({ filtered: filtered('hide', []) })).isFiltered).toBe(true);
  });

  it('[HINT-05] hides no post of the reader, also where another account reblogged it', () => {
    const own = aStatus({ account: anAccount({ id: 'reader' }), filtered: filtered('hide', []) });
    expect(factsIn('home', own).isFiltered).toBe(false);
    expect(factsIn('home', aStatus({ id: '7', reblog: own })).isFiltered).toBe(false);
  });
});

const plain = (postId: string): StatusFacts => ({
  postId,
  rebloggedBy: null,
  isReblogged: false,
  isReply: false,
  language: null,
  isFiltered: false,
});
const reblogOf = (postId: string, name: string): StatusFacts => ({ ...plain(postId), rebloggedBy: aReblogger(name) });

describe('hasRow', () => {
  const all = { reblogs: true, replies: true };
  const reply = { ...plain('4'), isReply: true };

  it('gives no row to reblogs, replies and filtered posts when the reader wants none', () => {
    expect(hasRow(reblogOf('5', 'Ann'), { ...all, reblogs: false })).toBe(false);
    expect(hasRow(reply, { ...all, replies: false })).toBe(false);
    expect(hasRow({ ...plain('4'), isFiltered: true }, all)).toBe(false);
  });

  it.each([
    ['de', ['de'], true],
    ['pt-BR', ['pt'], true],
    ['PT_br', ['pt-PT'], true],
    ['en', ['de', 'fr'], false],
    ['den', ['de'], false],
    ['en', [], true],
    [null, ['de'], true],
  ])('[HINT-08] of a post in %s, for a reader of %j: %s', (language, languages, expected) => {
    expect(hasRow({ ...plain('4'), language }, { ...all, languages })).toBe(expected);
  });

  it('gives a row to every other post, and to one whose facts are unknown', () => {
    for (const one of [plain('5'), reply, reblogOf('5', 'Ann'), undefined]) expect(hasRow(one, all)).toBe(true);
    expect(hasRow(plain('5'), { reblogs: false, replies: false })).toBe(true);
    expect(hasRow(reblogOf('5', 'Ann'), { ...all, replies: false })).toBe(true);
  });
});
