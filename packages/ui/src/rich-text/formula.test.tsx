import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { selectedText } from './copied-sources.dom.js';
import { RichText } from './rich-text.js';
import type { RichTextProps } from './rich-text-props.js';

const hrefs = { account: () => '/@mara', tag: (name: string) => `/tags/${name}` };
const MATH = 'http://www.w3.org/1998/Math/MathML';

async function show(html: string, props: Partial<RichTextProps> = {}) {
  const { container } = render(<RichText html={html} hrefs={hrefs} {...props} />);
  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  return container;
}

afterEach(() => getSelection()?.removeAllRanges());

describe('a formula', () => {
  test('is drawn from the MathML of a post, between its words', async () => {
    const container = await show(
      '<p>As <math><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac ab</annotation></semantics></math> shows.</p>',
    );
    const math = container.querySelector('p .rk-formula > math');
    expect(math?.namespaceURI).toBe(MATH);
    expect(math?.querySelector('mfrac')?.children).toHaveLength(2);
    expect(container.textContent).toBe('As ab shows.');
    expect(math?.parentElement?.dataset['source']).toBe('$\\frac ab$');
  });

  test('is drawn from TeX, also over the lines of its author', async () => {
    const container = await show('<p>So:<br />$$<br />\\sum_{n=1}^{\\infty} n<br />$$</p><p>\\(x^2\\) costs $5 and $10.</p>');
    expect(container.querySelectorAll('math')).toHaveLength(2);
    expect(container.querySelector('math[display=block]')?.parentElement).toHaveStyle({ display: 'block' });
    expect(container.querySelector('munderover, munder')).not.toBeNull();
    expect(container.textContent).toContain(' costs $5 and $10.');
  });

  test('is its source where it is no TeX', async () => {
    const container = await show('<p>$\\frac{1$ and $x^2$</p>');
    expect(container.querySelectorAll('math')).toHaveLength(1);
    expect(container.textContent).toContain('$\\frac{1$ and ');
  });

  test('is not made of code, of an address, or of amounts', async () => {
    const container = await show(
      '<p><code>$x^2$</code> <a href="https://a.example/?a=$x^2$">press</a> $5,000 to $10k</p><pre>$$y$$</pre><p>$z$</p>',
    );
    expect([...container.querySelectorAll('math')].map(math => math.textContent)).toEqual(['z']);
    expect(container.querySelector('a')?.getAttribute('href')).toBe('https://a.example/?a=$x^2$');
  });

  test('is read from MathML longer than the first part of a text', async () => {
    const container = await show(`<p>a</p><math>${'<mi>x</mi><mo>+</mo>'.repeat(600)}<mi>y</mi></math>`);
    expect(container.querySelectorAll('mi')).toHaveLength(601);
  });

  test('has no character of a server for its place', async () => {
    const container = await show('<p>\uE0F00\uE0F1 &#57584;0&#xE0F1; <math><mi>x</mi></math></p>');
    expect(container.querySelectorAll('math')).toHaveLength(1);
  });

  test('can be scrolled by keys where it may be wider than the post', async () => {
    const container = await show(`<p>$x$ $${'x + '.repeat(30)}y$</p>`);
    expect([...container.querySelectorAll('.rk-formula')].map(formula => formula.getAttribute('tabindex'))).toEqual([null, '0']);
  });
});

describe('a copied text', () => {
  const copied = (from: Node, to: Node, end: number): string | null => {
    getSelection()?.setBaseAndExtent(from, 0, to, end);
    return selectedText(getSelection());
  };

  test('has the source of its formulas', async () => {
    const container = await show('<p>As $x^2$ shows.</p><p>Then<br>$$y$$</p>');
    const text = container.querySelector('.rk-rich');
    expect(text && copied(text, text, text.childNodes.length)).toBe('As $x^2$ shows.\n\nThen\n$$y$$');
  });

  test('has a formula whole that is selected in part', async () => {
    const container = await show('<p>As $x^2 + 1$ shows.</p>');
    const number = container.querySelector('mn')?.firstChild;
    const last = container.querySelector('p')?.lastChild;
    expect(number && last && copied(number, last, 6)).toBe('$x^2 + 1$ shows');
  });

  test('is left to the browser without a formula', async () => {
    const container = await show('<p>As $x^2$</p><p>shows.</p>');
    const last = container.querySelector('p:last-child')?.firstChild;
    expect(last && copied(last, last, 5)).toBeNull();
  });

  test('goes to the clipboard from the document of the formula', async () => {
    const container = await show('<p>As $x^2$ shows.</p>');
    const text = container.querySelector('p');
    getSelection()?.selectAllChildren(text ?? container);
    const data = new Map<string, string>();
    const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
      clipboardData: { setData: (type: string, value: string) => data.set(type, value) },
    });
    text?.dispatchEvent(event);
    expect(data.get('text/plain')).toBe('As $x^2$ shows.');
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('the hashtags of a post', () => {
  const tags = [
    { name: 'rooks', url: 'https://example.org/tags/rooks' },
    { name: 'cafe', url: 'https://example.org/tags/cafe' },
    { name: 'fenland', url: 'https://example.org/tags/fenland' },
    { name: 'evil', url: 'javascript:alert(1)' },
  ];

  test('that its text does not name join the row of its last line', async () => {
    const { container } = render(
      <RichText
        html={'<p>At the caf\u00e9.</p><p><a class="hashtag" rel="tag" href="https://example.org/tags/rooks">#rooks</a></p>'}
        tags={tags}
        hrefs={hrefs}
      />,
    );
    const names = () => [...container.querySelectorAll('.rk-tags > a')].map(link => link.textContent);
    await waitFor(() => expect(names()).toEqual(['#rooks', '#fenland']));
    expect(container.querySelector('.rk-tags > a:last-child')?.getAttribute('href')).toBe('/tags/fenland');
  });
});
