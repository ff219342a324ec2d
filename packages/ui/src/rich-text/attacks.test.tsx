import { render, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { outsideAllowList } from '../test-support/allow-list.js';
import { ATTACKS } from '../test-support/attacks.js';
import { RichText } from './rich-text.js';
import { richTree } from './rich-tree.dom.js';
import { wordTree } from './word-tree.js';

const ATTRIBUTES = new Set(
  'class dir lang data-big-emoji href target rel referrerpolicy title src alt draggable loading decoding start reversed value tabindex data-source style'.split(
    ' ',
  ),
);
const MATH_NAMESPACE = 'http://www.w3.org/1998/Math/MathML';
const MATH_TAGS = new Set(
  'math mi mn mo mtext ms mrow mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mstyle mphantom'.split(
    ' ',
  ),
);
const MATH_ATTRIBUTES = new Set(
  'fence stretchy symmetric separator largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth linethickness displaystyle scriptlevel form mathvariant columnspan rowspan columnalign dir display style'.split(
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
      expectListed(container);
      unmount();
    },
  );

  // One test: an attack of each kind is a test above, and the converter of TeX is slow.
  test('renders nothing outside the allowlist within a formula', () => {
    for (const attack of ATTACKS) {
      const words = attack.replaceAll('$', '');
      const formulas = [`<math><mtext>${attack}</mtext><mi>a</mi></math>`, `<p>$\\text{${words}}$</p>`, `<p>\\(${words}\\)</p>`];
      const { container, unmount } = render(<RichText html={formulas.join('')} emojis={emojis} hrefs={hrefs} />);
      expectListed(container);
      unmount();
    }
    expect(globalThis).not.toHaveProperty('hit');
  });
});

// Most texts do without formulas: what draws them is loaded with the first one.
beforeAll(async () => {
  const { container, unmount } = render(<RichText html="<p>$x^2$</p>" hrefs={hrefs} />);
  await waitFor(() => {
    if (container.querySelector('math') === null) throw new Error('The formula is not drawn yet.');
  });
  unmount();
});

function expectListed(container: HTMLElement): void {
  for (const element of container.querySelectorAll('.rk-rich *')) {
    const isMath = element.namespaceURI === MATH_NAMESPACE;
    expect(isMath ? MATH_TAGS : TAGS).toContain(element.localName);
    for (const name of element.getAttributeNames()) expect(isMath ? MATH_ATTRIBUTES : ATTRIBUTES).toContain(name);
    for (const name of element.classList)
      expect(name).toMatch(/^rk-(?:rich|mention|hashtag|link|link-host|emoji|heading|row|cell|invisible|ellipsis|tags|formula)$/);
    expect(element.getAttribute('href') ?? 'https:').toMatch(/^(?:https?:|mailto:|\/)/);
    expect(element.getAttribute('src') ?? 'https:').toMatch(/^https:/);
    const style = element.classList.contains('rk-formula') ? null : element.getAttribute('style');
    expect(style ?? '').toMatch(/^(?:text-align: (?:left|right);? ?|padding-(?:left|right): [\d.]+(?:em|pt);? ?)*$/);
  }
  expect(globalThis).not.toHaveProperty('hit');
}
