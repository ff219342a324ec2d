import { describe, expect, test } from 'vitest';
import { hostToShow, isSameUrl, isShortenedUrl } from './link-text.js';

describe('hostToShow', () => {
  test.each([
    ['example.org/page', 'https://example.org/page'],
    ['https://www.example.org', 'https://example.org/'],
    ['sub.example.org', 'https://example.org/'],
    ['read this', 'https://example.org/'],
    ['photo.png', 'https://example.org/photo.png'],
    ['version 1.25', 'https://example.org/'],
    ['https://example.org/?q=a&b=other.example', 'https://example.org/?q=a&b=other.example'],
    ['EXAMPLE.ORG', 'https://example.org/'],
    ['mail', 'mailto:a@example.org'],
  ])('returns null for the text %s and the target %s', (text, href) => {
    expect(hostToShow(text, href)).toBeNull();
  });

  test.each([
    ['bank.example', 'https://other.example/'],
    ['https://bank.example/login', 'https://other.example/'],
    ['see bank.example now', 'https://other.example/'],
    ['https://bank.example@other.example/', 'https://other.example/'],
    ['bank.example\u200B', 'https://other.example/'],
    ['ba\u00ADnk.example', 'https://other.example/'],
    ['bank。example', 'https://other.example/'],
    ['bank.example:443', 'https://other.example/'],
    ['x/bank.example', 'https://other.example/'],
    ['hosting.example', 'https://other.hosting.example/'],
    ['notexample.org', 'https://example.org/'],
    ['192.0.2.1', 'https://other.example/'],
    ['bank.example', 'https://bank.example.other.example/'],
  ])('returns the host for the text %s and the target %s', (text, href) => {
    expect(hostToShow(text, href)).toBe(new URL(href).host);
  });

  test.each([
    ['überholt.example/weg', 'https://xn--berholt-m2a.example/weg'],
    ['xn--berholt-m2a.example', 'https://überholt.example/'],
    ['example.org', 'https://example.org./'],
  ])('takes %s and the host of %s for the same', (text, href) => {
    expect(hostToShow(text, href)).toBeNull();
  });

  test('returns another host with the letters of its script', () => {
    expect(hostToShow('bank.example', 'https://xn--berholt-m2a.example/')).toBe('überholt.example');
  });

  test('returns a host that may imitate another one in ASCII', () => {
    expect(hostToShow('аpple.com', 'https://аpple.com/')).toBe('xn--pple-43d.com');
    expect(hostToShow('xn--pple-43d.com', 'https://аpple.com/')).toBeNull();
  });

  test('returns the scheme when the text names a host but opens an application', () => {
    expect(hostToShow('bank.example', 'magnet:?xt=x')).toBe('magnet:');
  });
});

describe('isShortenedUrl', () => {
  const href = 'https://example.org/a/long/path';
  test('returns true when the parts join to the target', () => {
    expect(isShortenedUrl({ before: 'https://', shown: 'example.org/a/lo', after: 'ng/path' }, href)).toBe(true);
    expect(isShortenedUrl({ before: 'https://www.', shown: 'example.org', after: '' }, 'https://www.example.org/')).toBe(true);
  });

  test.each([
    [{ before: 'https://', shown: 'bank.example', after: '' }],
    [{ before: 'https://', shown: 'example.o', after: 'rg/a/long/path' }],
    [{ before: 'https://example.org/', shown: 'a/long/path', after: '' }],
    [{ before: 'https://ex', shown: 'ample.org/a/long/path', after: '' }],
    [{ before: 'https://', shown: 'u@example.org/a/long/path', after: '' }],
    [{ before: '', shown: '', after: '' }],
  ])('returns false for %o', pieces => {
    expect(isShortenedUrl(pieces, href)).toBe(false);
  });

  test('returns false when the end of the host would be hidden', () => {
    expect(
      isShortenedUrl(
        { before: 'https://', shown: 'bank.example', after: '.other.example/' },
        'https://bank.example.other.example/',
      ),
    ).toBe(false);
  });
});

test('isSameUrl ignores the case of the host and a trailing slash', () => {
  expect(isSameUrl('https://Example.org/@mara/', 'https://example.org/@mara')).toBe(true);
  expect(isSameUrl('https://example.org/@mara', 'https://example.org/@Mara')).toBe(false);
  expect(isSameUrl('https://example.org/@mara?x', 'https://example.org/@mara')).toBe(false);
});
