import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_URL_LENGTH, safeUrl } from './safe-url.js';

describe('safeUrl', () => {
  test('a link may be https or http, and nothing else', () => {
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

  test('a link in a text may also open another application', () => {
    expect(safeUrl('mailto:a@example.org', 'text-link')).toBe('mailto:a@example.org');
    expect(safeUrl('gemini://example.org/', 'text-link')).toBe('gemini://example.org/');
    expect(safeUrl('java\nscript:1', 'text-link')).toBeNull();
    expect(safeUrl('vbscript:1', 'text-link')).toBeNull();
  });

  test('media and emoji are https, or http from this very machine', () => {
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

  test('a name and password are taken out of a link and make media unfit', () => {
    expect(safeUrl('https://bank.example:x@example.org/', 'link')).toBe('https://example.org/');
    expect(safeUrl('https://bank.example@example.org/a.png', 'media')).toBeNull();
  });

  test('a URL at the longest length passes and one past it does not', () => {
    const longest = 'https://example.org/'.padEnd(MAX_URL_LENGTH, 'a');
    expect(safeUrl(longest, 'link')).toBe(longest);
    expect(safeUrl(`${longest}a`, 'link')).toBeNull();
  });

  test('what is not a whole URL in a string is null', () => {
    for (const value of ['', '/a', '//example.org', 'example.org', 'https://', null, undefined, 1, {}]) {
      expect(safeUrl(value, 'link')).toBeNull();
    }
  });

  test('any text gives null or an address of an allowed scheme which passes again unchanged', () => {
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
