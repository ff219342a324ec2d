import type { Account, Status } from '@rookery/api-client';
import { anAccount, aCard, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  languagesOf,
  noFilters,
  passesFilters,
  UNKNOWN_LANGUAGE,
  type CatchUpFilters,
} from './catch-up-filters.js';
import { byAuthor, byConversation, byLink, foldReblogs, mostReblogged, type PostGroup } from './catch-up-groups.js';
import { catchUpPost, type CatchUpPost } from './catch-up-post.js';
import { linkKey, sharedLinks } from './shared-links.js';

const person = (id: string): Account => anAccount({ id, acct: id });
const mara = person('mara');
const idris = person('idris');
const ada = person('ada');
const own = person('own');
const place = { filterContext: 'home', ownAccountId: 'own', now: 0 } as const;
const entry = (status: Partial<Status>): CatchUpPost =>
  catchUpPost(aStatus({ account: mara, ...status }), place, { reblogs: true, replies: true });
const repost = (id: string, account: Account, reblog: Partial<Status>): CatchUpPost =>
  entry({ id, account, reblog: aStatus({ account: mara, ...reblog }) });
const groupsOf = (groups: readonly PostGroup[]) => groups.map(({ key, posts }) => [key, ...posts.map(({ postId }) => postId)]);

describe('foldReblogs', () => {
  it('has one post for all its reposts, at the place of the newest', () => {
    const folded = foldReblogs([
      repost('9', idris, { id: '4' }),
      entry({ id: '8' }),
      repost('7', ada, { id: '4' }),
      entry({ id: '4' }),
      repost('3', idris, { id: '4' }),
    ]);
    expect(folded.map(({ postId, entryIds, rebloggers }) => [postId, entryIds, rebloggers.map(({ id }) => id)])).toEqual([
      ['4', ['9', '7', '4', '3'], ['idris', 'ada']],
      ['8', ['8'], []],
    ]);
  });
});

describe('byAuthor', () => {
  it('has the author with the most posts first, and equal ones by their newest', () => {
    const posts = [entry({ id: '5', account: ada }), entry({ id: '4', account: idris }), entry({ id: '3' }), entry({ id: '2' })];
    expect(groupsOf(byAuthor(foldReblogs(posts)))).toEqual([
      ['mara', '3', '2'],
      ['ada', '5'],
      ['idris', '4'],
    ]);
  });
});

describe('byLink', () => {
  const page = 'https://www.harbour.example/nests/';
  const withCard = (id: string, account: Account) => entry({ id, account, card: aCard({ url: page, title: 'Nests' }) });

  it('gathers the addresses of one page, and counts people and not posts', () => {
    const posts = [
      entry({ id: '5', account: ada, content: '<p><a href="https://fog.example/a">fog</a></p>' }),
      entry({ id: '4', content: '<p><a href="https://harbour.example/nests?utm_source=x&amp;fbclid=1">nests</a></p>' }),
      withCard('3', mara),
      repost('2', idris, { id: '1', card: aCard({ url: page }) }),
    ];
    const [first, second] = byLink(foldReblogs(posts));
    expect(first?.posts.map(({ postId }) => postId)).toEqual(['4', '3', '1']);
    expect(first?.accounts.map(({ id }) => id)).toEqual(['mara', 'idris']);
    expect(first?.link?.title).toBe('Nests');
    expect(second?.key).toBe('fog.example/a');
  });

  it('takes neither mentions and hashtags nor addresses that are not of the web for links', () => {
    const html = [
      '<a class="u-url mention" href="https://harbour.example/@ada">@ada</a>',
      '<a href="https://harbour.example/tags/fog" class="hashtag" rel="tag">#fog</a>',
      '<a href="javascript:alert(1)">x</a><a href="mailto:a@post.example">y</a><a href="/here">z</a>',
      '<a href="https://fog.example/?b=2#part">w</a>',
    ].join(' ');
    expect(sharedLinks(aStatus({ content: html })).map(({ key }) => key)).toEqual(['fog.example?b=2']);
  });

  it('takes at most ten links of a post, whatever it contains', () => {
    const html = Array.from({ length: 5_000 }, (_, index) => `<a href="https://x.example/${index}">`).join('');
    expect(sharedLinks(aStatus({ content: html }))).toHaveLength(10);
  });

  it('tells pages from one another by what names them', () => {
    expect(linkKey('http://www.fog.example/a/?ref=x')).toBe(linkKey('https://fog.example/a#b'));
    expect(linkKey('https://fog.example/a?id=1')).not.toBe(linkKey('https://fog.example/a?id=2'));
    expect(linkKey('not an address')).toBeNull();
  });
});

describe('byConversation', () => {
  it('gathers answers to answers, also below a post that is not in the list', () => {
    const posts = [
      entry({ id: '9', in_reply_to_id: '8' }),
      entry({ id: '8', in_reply_to_id: '1' }),
      entry({ id: '7', in_reply_to_id: '1' }),
      entry({ id: '6' }),
      entry({ id: '5', in_reply_to_id: '6' }),
      entry({ id: '4' }),
    ];
    expect(groupsOf(byConversation(foldReblogs(posts)))).toEqual([
      ['1', '9', '8', '7'],
      ['6', '6', '5'],
    ]);
  });

  it('takes the name of the conversation from a server that gives one', () => {
    const posts = [entry({ id: '9', conversation_id: 'c' }), entry({ id: '2', conversation_id: 'c' })];
    expect(groupsOf(byConversation(foldReblogs(posts)))).toEqual([['conversation c', '9', '2']]);
  });

  it('ends for posts that answer each other in a circle', () => {
    const posts = [entry({ id: '9', in_reply_to_id: '8' }), entry({ id: '8', in_reply_to_id: '9' })];
    expect(byConversation(foldReblogs(posts)).flatMap(group => group.posts)).toHaveLength(2);
  });
});

describe('mostReblogged', () => {
  it('counts each account once and not the reader, and leaves out posts without a repost', () => {
    const posts = [
      entry({ id: '9' }),
      repost('8', own, { id: '3' }),
      repost('7', ada, { id: '2' }),
      repost('6', ada, { id: '1' }),
      repost('5', idris, { id: '1' }),
      repost('4', idris, { id: '1' }),
    ];
    expect(mostReblogged(foldReblogs(posts), 'own').map(({ postId, rebloggers }) => [postId, rebloggers.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });
});

describe('passesFilters', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const passes = (post: CatchUpPost, filters: Partial<CatchUpFilters>) => passesFilters(post, { ...noFilters, ...filters }, now);

  it('compares the age of the entry, and lets a post without a usable time through', () => {
    const at = (created_at: string | null) => entry({ id: '1', created_at: created_at ?? '' });
    expect(passes(at('2026-11-20T06:00:00Z'), { age: 'hours6' })).toBe(true);
    expect(passes(at('2026-11-20T05:59:59Z'), { age: 'hours6' })).toBe(false);
    expect(passes(at(null), { age: 'hours6' })).toBe(true);
  });

  it('tells replies from other posts', () => {
    const reply = entry({ id: '2', in_reply_to_id: '1' });
    expect([passes(reply, { replies: 'none' }), passes(reply, { replies: 'only' })]).toEqual([false, true]);
    expect([passes(entry({}), { replies: 'none' }), passes(entry({}), { replies: 'only' })]).toEqual([true, false]);
  });

  it('measures the text without its markup', () => {
    const post = (text: string) => entry({ content: `<p>${text}<a href="https://long.example/address">&amp;</a></p>` });
    expect(passes(post('x'.repeat(499)), { length: 'short' })).toBe(true);
    expect(passes(post('x'.repeat(500)), { length: 'long' })).toBe(true);
  });

  it('takes a language with its regions, and posts whose language is not stated by themselves', () => {
    const posts = [entry({ language: 'pt-BR' }), entry({ language: 'PT' }), entry({ language: null })];
    expect(languagesOf(posts)).toEqual(['pt', UNKNOWN_LANGUAGE]);
    expect(posts.map(post => passes(post, { language: 'pt' }))).toEqual([true, true, false]);
    expect(posts.map(post => passes(post, { language: UNKNOWN_LANGUAGE }))).toEqual([false, false, true]);
  });

  it('counts the filters that are set', () => {
    expect(activeFilters(noFilters)).toBe(0);
    expect(activeFilters({ ...noFilters, age: 'day', replies: 'only' })).toBe(2);
  });
});
