import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { outsideAllowList } from '../test-support/allow-list.js';
import { ATTACKS } from '../test-support/attacks.js';
import { RichText } from './rich-text.js';
import { richTree } from './rich-tree.dom.js';
import { wordTree } from './word-tree.js';

const ATTRIBUTES = new Set(
  'class dir lang data-big-emoji href target rel referrerpolicy title src alt draggable loading decoding start reversed value tabindex'.split(
    ' ',
  ),
);
const TAGS = new Set(
  'p div pre blockquote ul ol li details summary hr span br s del code em strong b i u sub sup ruby rt rp a bdi img'.split(' '),
);
const hrefs = { account: () => '/@mara', tag: (name: string) => `/tags/${name}` };
const emojis = [
  { shortcode: 'a" onerror="x', url: 'https://example.org/a.png', static_url: '' },
  { shortcode: '__proto__', url: 'javascript:globalThis.hit=1', static_url: '' },
  { shortcode: 'blob', url: 'https://example.org/" onerror="globalThis.hit=1', static_url: '' },
];

test('covers more than 200 attacks', () => {
  expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(200);
});

describe('an attack', () => {
  test.each(ATTACKS.map((html, index) => [index, html.slice(0, 80), html] as const))(
    'number %i renders nothing outside the allowlist: %s',
    (_index, _start, html) => {
      expect(outsideAllowList(richTree(html))).toEqual([]);
      expect(outsideAllowList(wordTree(html))).toEqual([]);
      const { container, unmount } = render(<RichText html={html} emojis={emojis} hrefs={hrefs} />);
      for (const element of container.querySelectorAll('.rk-rich *')) {
        expect(TAGS).toContain(element.localName);
        for (const name of element.getAttributeNames()) expect(ATTRIBUTES).toContain(name);
        for (const name of element.classList)
          expect(name).toMatch(/^rk-(?:mention|hashtag|link|link-host|emoji|heading|row|cell|invisible|ellipsis)$/);
        expect(element.getAttribute('href') ?? 'https:').toMatch(/^(?:https?:|mailto:|\/)/);
        expect(element.getAttribute('src') ?? 'https:').toMatch(/^https:/);
      }
      expect(globalThis).not.toHaveProperty('hit');
      unmount();
    },
  );
});
