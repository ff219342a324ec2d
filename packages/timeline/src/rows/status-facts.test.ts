import { aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { aReblogger } from '../test-support/reblogging-account.js';
import { hasRow, statusFacts, type StatusFacts } from './status-facts.js';

const filtered = (filter_action: 'hide' | 'warn', context: string[]) => [
  { filter: { id: '1', title: 'Spoilers', context, filter_action, expires_at: null }, keyword_matches: [], status_matches: [] },
];

describe('statusFacts', () => {
  it('names the post inside a reblog and the account that reblogged it', () => {
    const post = aStatus({ id: '5' });
    const reblog = aStatus({ id: '7', reblog: post });
    expect(statusFacts(reblog, 'home')).toMatchObject({ postId: '5', rebloggedBy: reblog.account });
    expect(statusFacts(post, 'home')).toMatchObject({ postId: '5', rebloggedBy: null, isFiltered: false });
  });

  it('says whether the reader reblogged the post that is shown', () => {
    const post = aStatus({ id: '5', reblogged: true });
    expect([post, aStatus({ id: '7', reblog: post }), aStatus()].map(status => statusFacts(status, 'home').isReblogged)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('applies a hiding filter in its contexts, also to the post inside a reblog', () => {
    const hidden = aStatus({ id: '5', filtered: filtered('hide', ['home']) });
    expect(statusFacts(hidden, 'home').isFiltered).toBe(true);
    expect(statusFacts(hidden, 'public').isFiltered).toBe(false);
    expect(statusFacts(aStatus({ id: '7', reblog: hidden }), 'home').isFiltered).toBe(true);
    expect(statusFacts(aStatus({ filtered: filtered('warn', ['home']) }), 'home').isFiltered).toBe(false);
    expect(statusFacts(aStatus({ filtered: filtered('hide', []) }), 'account').isFiltered).toBe(true);
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
