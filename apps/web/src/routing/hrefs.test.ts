import { describe, expect, it } from 'vitest';
import { canonicalPath, entrancePath, RETURN_PARAMETER } from './hrefs.js';

it.each(['/tags/birdwatching', '/@ines@mar.social/posts/1?a=b&c=d', '/logins', '/tags/طيور'])(
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
