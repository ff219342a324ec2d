import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_URL_LENGTH, safeUrl } from './safe-url.js';

describe('safeUrl', () => {
  test('allows https and http for links', () => {
    expect(safeUrl('https://example.org/a b', 'link')).toBe('https://example.org/a%20b');
    expect(safeUrl('HTTP://Example.org', 'link')).toBe('http://example.org/');
    for (const value of [
      'mailto:a@example.org',
      'javascript:1',
      'data:text/html,x',
      'blob:https://example.org/1',
      'ftp://example.org',
    ]) {
      expect(safeUrl(value, 'link')).toBeNull();
    }
  });

  test('allows schemes of other applications for links in text', () => {
    expect(safeUrl('mailto:a@example.org', 'text-link')).toBe('mailto:a@example.org');
    expect(safeUrl('gemini://example.org/', 'text-link')).toBe('gemini://example.org/');
    expect(safeUrl('java\nscript:1', 'text-link')).toBeNull();
    expect(safeUrl('vbscript:1', 'text-link')).toBeNull();
  });

  test('allows https for media and emoji, and http from loopback hosts', () => {
    for (const kind of ['media', 'emoji'] as const) {
      expect(safeUrl('https://example.org/a.png', kind)).toBe('https://example.org/a.png');
      expect(safeUrl('http://example.org/a.png', kind)).toBeNull();
      expect(safeUrl('http://127.0.0.1:4000/a.png', kind)).toBe('http://127.0.0.1:4000/a.png');
      expect(safeUrl('http://localhost:4000/a.png', kind)).toBe('http://localhost:4000/a.png');
      expect(safeUrl('http://[::1]/a.png', kind)).toBeNull();
      expect(safeUrl('http://127.0.0.2/a.png', kind)).toBeNull();
      expect(safeUrl('http://sub.localhost/a.png', kind)).toBeNull();
      expect(safeUrl('http://127.0.0.1.example.org/a.png', kind)).toBeNull();
      expect(safeUrl('http://localhost.example.org/a.png', kind)).toBeNull();
      expect(safeUrl('data:image/png;base64,AA', kind)).toBeNull();
    }
  });

  test('removes credentials from links and rejects them for media', () => {
    expect(safeUrl('https://bank.example:x@example.org/', 'link')).toBe('https://example.org/');
    expect(safeUrl('https://bank.example@example.org/a.png', 'media')).toBeNull();
  });

  test('accepts the maximum length and rejects one character more', () => {
    const longest = 'https://example.org/'.padEnd(MAX_URL_LENGTH, 'a');
    expect(safeUrl(longest, 'link')).toBe(longest);
    expect(safeUrl(`${longest}a`, 'link')).toBeNull();
  });

  test('rejects relative URLs and values other than strings', () => {
    for (const value of ['', '/a', '//example.org', 'example.org', 'https://', null, undefined, 1, {}]) {
      expect(safeUrl(value, 'link')).toBeNull();
    }
  });

  test('returns null or a URL of an allowed scheme, for any text, and is idempotent', () => {
    const starts = fc.constantFrom(
      '',
      'https:',
      'https://',
      'http://',
      'javascript:',
      'data:',
      ' \tjava\nscript:',
      'blob:',
      'mailto:',
    );
    fc.assert(
      fc.property(starts, fc.webUrl(), fc.string(), fc.boolean(), (start, url, text, isUrl) => {
        const value = safeUrl(start + (isUrl ? url : text), 'text-link');
        if (value === null) return;
        expect(value).toMatch(/^(?:https?|mailto):/);
        expect(value.length > MAX_URL_LENGTH || safeUrl(value, 'text-link') === value).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  'mailto:a@b.example',
  'xmpp:a@b.example',
  'gemini://b.example/',
  'gopher://b.example/',
  'magnet:?xt=x',
  'ipfs://x',
  'ipns://x',
])('allows %s as a link in a text, and nowhere else', value => {
  expect(safeUrl(value, 'text-link')).not.toBeNull();
  expect(safeUrl(value, 'link')).toBeNull();
  expect(safeUrl(value, 'media')).toBeNull();
});

test.each(['dat://x', 'dweb:/x', 'ssb:message/x'])('allows %s as a link in a text', value => {
  expect(safeUrl(value, 'text-link')).not.toBeNull();
});
