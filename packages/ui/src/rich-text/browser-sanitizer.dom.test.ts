import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserSanitizer } from './browser-sanitizer.dom.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('null in a browser without the HTML Sanitizer API', () => {
  expect(createBrowserSanitizer()).toBeNull();
});

test('null in a browser with an early version of it', () => {
  vi.stubGlobal('Sanitizer', class {});
  expect(createBrowserSanitizer()).toBeNull();
});

test('null in a browser that does not accept the configuration', () => {
  vi.stubGlobal(
    'Sanitizer',
    class {
      constructor() {
        throw new TypeError('Invalid configuration');
      }
    },
  );
  vi.stubGlobal('Document', { parseHTML: () => document });
  expect(createBrowserSanitizer()).toBeNull();
});

test('keeps the text of an object, a field and old code', () => {
  const parseHTML = vi.fn((html: string) => new DOMParser().parseFromString(html, 'text/html'));
  vi.stubGlobal('Sanitizer', class {});
  vi.stubGlobal('Document', { parseHTML });
  const body = createBrowserSanitizer()?.('a<object data=x><b>b</b></object>c<objects><textarea>d</textarea><xmp>e</xmp>');
  expect(parseHTML).toHaveBeenCalledWith(
    '<body>a<marquee data=x><b>b</b></marquee>c<objects><data>d</data><pre>e</pre>',
    expect.anything(),
  );
  expect(body?.textContent).toBe('abcde');
});
