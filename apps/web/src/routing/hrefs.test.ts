import { describe, expect, it } from 'vitest';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { canonicalPath, entrancePath, hasFrame, hrefs, hrefsWith, RETURN_PARAMETER } from './hrefs.js';

it.each(['/tags/birdwatching', '/@ines@mar.example/posts/1?a=b&c=d', '/logins', '/tags/طيور'])(
  'adds %s as the address to return to',
  returnTo => {
    const url = new URL(entrancePath('/login', returnTo), 'https://app.test');
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get(RETURN_PARAMETER)).toBe(returnTo);
  },
);

it.each(['/', '/login', '/login/return?code=1', '/signup?return=%2F'])('adds no address to return to for %s', returnTo => {
  expect(entrancePath('/signup', returnTo)).toBe('/signup');
});

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/bookmarks', '/bookmarks'],
    ['/bookmarks/', '/bookmarks'],
    ['/bookmarks//', '/bookmarks'],
    ['//bookmarks', '/bookmarks'],
    ['//', '/'],
    ['/@mara//media/', '/@mara/media'],
  ])('turns %s into %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

describe('the address', () => {
  const status = aStatus({ id: 'a/b', account: anAccount({ acct: 'ines@mar.example' }) });

  it('[NAV-05] of a post names its author', () => {
    expect(hrefs.status?.(status)).toBe('/@ines@mar.example/posts/a%2Fb');
  });

  it('[NAV-06] of the quotes of a post is below that of the post', () => {
    expect(hrefs.quotes?.(status)).toBe('/@ines@mar.example/posts/a%2Fb/quotes');
  });

  it('[NAV-03] of an account and of a hashtag is readable', () => {
    expect([hrefs.account?.(status.account), hrefs.tag?.('طيور')]).toEqual([
      '/@ines@mar.example',
      `/tags/${encodeURIComponent('طيور')}`,
    ]);
  });
});

describe('hasFrame', () => {
  it.each(['/login', '/login/', '/login/return', '/signup'])('is false for %s', path => expect(hasFrame(path)).toBe(false));

  it.each(['/', '/loginpage', '/@login', '/tags/signup'])('is true for %s', path => expect(hasFrame(path)).toBe(true));
});

describe('the address of a chat', () => {
  const features = { quotesList: true, chats: true, conversations: true };
  const ines = anAccount({ id: '2', accepts_chat_messages: true });
  const shy = anAccount({ id: '3', accepts_chat_messages: false });
  const chatOf = (given: Parameters<typeof hrefsWith>[0], ownId: string | null, account = ines) =>
    hrefsWith(given, ownId).chat?.(account) ?? null;

  it('names the account', () => {
    expect(chatOf(features, '1')).toBe('/chats/new?with=2');
  });

  it('is offered for others alone, and only to members of a server with chats', () => {
    expect([
      chatOf(features, '2'),
      chatOf(features, null),
      chatOf({ ...features, chats: false, conversations: false }, '1'),
    ]).toEqual([null, null, null]);
  });

  it('is not offered for accounts that accept no chats, where accounts say so', () => {
    expect(chatOf(features, '1', shy)).toBeNull();
    expect(chatOf({ ...features, chats: false }, '1', shy)).toBe('/chats/new?with=3');
  });
});
