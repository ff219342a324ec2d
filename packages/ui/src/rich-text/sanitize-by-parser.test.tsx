import { describe, expect, test, vi } from 'vitest';
import { outsideAllowList } from '../test-support/allow-list.js';
import { ATTACKS } from '../test-support/attacks.js';
import { richTree } from './rich-tree.dom.js';

vi.mock('./sanitize.dom.js', () => import('./sanitize-by-parser.dom.js'));

describe('an attack, without DOMPurify', () => {
  test.each(ATTACKS.map((html, index) => [index, html.slice(0, 80), html] as const))(
    'number %i leaves nothing outside the allowlist: %s',
    (_index, _start, html) => {
      expect(outsideAllowList(richTree(html))).toEqual([]);
      expect(globalThis).not.toHaveProperty('hit');
    },
  );
});

describe('the text of a document, without DOMPurify', () => {
  test.each([
    ['<p>Hello</p><script>globalThis.hit=1</script>', 'Hello'],
    ['<form><input name=firstChild><input name=getAttribute>Hello</form>', 'Hello'],
    ['<p>Hello</p><input form=a name=nextSibling><form id=a><b>you</b></form>', 'Hello you'],
    ['<img name=querySelectorAll><img name=body><p>Hello</p>', 'Hello'],
    ['<head><title>Title</title></head><p>Hello</p>', 'Hello'],
    ['<svg><title>Title</title><text>x</text></svg>Hello', 'Hello'],
    ['<textarea>Draft</textarea><p>Hello</p>', 'Hello'],
  ])('of %j is %j', (html, text) => {
    const words = JSON.stringify(richTree(html)).match(/"text":"([^"]*)"/g) ?? [];
    expect(
      words
        .map(word => word.slice(8, -1).trim())
        .filter(word => word !== '')
        .join(' '),
    ).toBe(text);
  });
});
