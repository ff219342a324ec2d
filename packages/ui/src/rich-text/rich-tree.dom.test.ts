import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../text-marks/clean-name.js';
import { outsideAllowList, writeHtml } from '../test-support/allow-list.js';
import { ATTACKS } from '../test-support/attacks.js';
import { CUT_MARKER, MAX_HTML_LENGTH, MAX_NESTING, MAX_NODES } from './limits.js';
import type { RichElement, RichNode } from './rich-node.js';
import { inOpenBody } from './sanitizer-rules.js';
import { wordsFor } from './shapes.js';
import { silencePolicyReports } from './silence-policy-reports.js';
import { plainText, richTree } from './rich-tree.dom.js';
import { treeText } from './tree-text.js';
import { wordTree } from './word-tree.js';

const FRAGMENTS = [
  ...ATTACKS.filter(attack => attack.length < 200),
  ...'<p> </p> <br> <ul> <li> </ul> <b> </b> <a_href="https://example.org/x"> </a> <table> <tr> <td> <h2> </h2> <pre> </pre>'
    .split(' ')
    .map(tag => tag.replace('_', ' ')),

  '<span class="invisible">',
  '</span>',
  'text',
  ' ',
  '\n',
  '&lt;b&gt;',
  '&amp;',
  'é',
  '\u202Ex',
  '<div>',
  '</div>',
  '<ruby>',
  '<rt>',
];
const anyHtml = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map(parts => parts.join('')),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('<', '>', '/', '"', "'", '=', '!', '-', '&', ';', 'a', 'p', 'svg', ' ', '\0'), { maxLength: 40 })
    .map(parts => parts.join('')),
);
const squeezed = (text: string) => cleanText(text).replace(/\s+/g, '');

test('reads plain paragraphs as the parser does', () => {
  const pieces = [
    'a',
    ' ',
    '\n',
    '\t',
    '\r',
    '\0',
    'é',
    '\u202E',
    '"',
    '>',
    '&amp;',
    '&lt;b&gt;',
    '&quot;',
    '&#39;',
    '&nbsp;',
    '&amp',
    '<br>',
    '<br />',
    '</p><p>',
  ];
  const paragraphs = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(parts => `<p>${parts.join('')}</p>`);
  fc.assert(
    fc.property(paragraphs, html => {
      // The comment is dropped, and leaves the text to the parser.
      expect(richTree(html)).toEqual(richTree(`<!---->${html}`));
    }),
    { numRuns: 3_000 },
  );
});

describe('richTree, for any HTML', () => {
  test('never throws and returns a tree within the allowlist', () => {
    fc.assert(
      fc.property(anyHtml, html => {
        expect(outsideAllowList(richTree(html))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is stable when its result is serialized and parsed again', () => {
    fc.assert(
      fc.property(anyHtml, html => {
        const once = richTree(writeHtml(richTree(html)));
        const twice = richTree(writeHtml(once));
        expect(squeezed(treeText(once))).toBe(squeezed(treeText(richTree(html))));
        expect(writeHtml(twice)).toBe(writeHtml(once));
      }),
      { numRuns: 2_000 },
    );
  });

  test('adds no text to that of the HTML', { timeout: 180_000 }, () => {
    fc.assert(
      fc.property(anyHtml, html => {
        const page = new DOMParser().parseFromString(inOpenBody(silencePolicyReports(html)), 'text/html');
        for (const shown of page.querySelectorAll('img, input, data, marquee, optgroup, option')) {
          const words = wordsFor(
            shown.localName,
            name => shown.getAttribute(name),
            () => shown.textContent.trim() === '',
          );
          shown.prepend(words);
        }
        const said = squeezed(page.documentElement.textContent);
        let from = 0;
        for (const letter of squeezed(treeText(richTree(html)))) {
          from = said.indexOf(letter, from) + letter.length;
          expect(from).toBeGreaterThanOrEqual(letter.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('limits', () => {
  test('keeps a text at the maximum length and marks the cut of a longer one', () => {
    const atLimit = `<p>${'a'.repeat(MAX_HTML_LENGTH - 7)}</p>`;
    expect(plainText(atLimit)).toHaveLength(MAX_HTML_LENGTH - 7);
    expect(plainText(`${atLimit}b`)).not.toContain('b');
    expect(plainText(`${atLimit}b`).endsWith(CUT_MARKER)).toBe(true);
  });

  test('keeps elements up to the maximum nesting, deeper ones as text', () => {
    const nested = (depth: number) => richTree('<b>'.repeat(depth) + 'deep');
    expect(depthOf(nested(MAX_NESTING))).toBe(MAX_NESTING);
    expect(depthOf(nested(MAX_NESTING + 1))).toBe(MAX_NESTING);
    expect(treeText(nested(MAX_NESTING + 1))).toBe('deep');
  });

  test('survives 20,000 nested elements and keeps their text', () => {
    expect(plainText(`${'<span>'.repeat(20_000)}deep`)).toContain('deep');
    expect(plainText(`${'<div>'.repeat(20_000)}deep`)).toContain('deep');
  });

  test('keeps a tree at the maximum number of nodes and marks the cut of a larger one', () => {
    const rules = (count: number) => richTree('<hr>'.repeat(count));
    expect(rules(MAX_NODES - 1)).toHaveLength(MAX_NODES - 1);
    expect(rules(MAX_NODES + 1).at(-1)).toEqual({ type: 'text', text: CUT_MARKER });
  });
});

describe('parse cost', () => {
  test('shows no script or style sheet where the markup is stripped', () => {
    const opened = Array.from({ length: 200 }, (_, index) => `<b x${index}>`).join('');
    const hidden = '<script>let no = 1;</script><style>p{}</style><!-- no -->';
    expect(plainText(`${opened}${hidden}${'<p>a'.repeat(5_000)}`).replace(/\s+/g, '')).toBe('a'.repeat(5_000));
  });

  test('strips unclosed formatting before many blocks and keeps the text', () => {
    const opened = Array.from({ length: 200 }, (_, index) => `<b x${index}>`).join('');
    expect(plainText(`${opened}${'<p>a'.repeat(5_000)}`).replace(/\s+/g, '')).toBe('a'.repeat(5_000));
  });
});

describe('mapping of elements', () => {
  test('keeps line feeds in the text and drops those between blocks', () => {
    expect(richTree('<p>one\ntwo</p>\n<p>three<br />\nfour</p>\n')).toMatchObject([
      { tag: 'p', children: [{ text: 'one\ntwo' }] },
      { tag: 'p', children: [{ text: 'three' }, { tag: 'br' }, { text: 'four' }] },
    ]);
  });

  test('keeps the white space of code blocks', () => {
    expect(richTree('<pre><code>\n  a\n\n\n\n\n  b\n</code></pre>')).toMatchObject([
      { tag: 'pre', children: [{ tag: 'code', children: [{ text: '\n  a\n\n\n\n\n  b\n' }] }] },
    ]);
  });

  test('maps headings to paragraphs, tables to lines and unknown tags to text', () => {
    expect(richTree('<h1>Title</h1><table><tr><th>a</th><td>b</td></tr></table><x-y>c</x-y>')).toMatchObject([
      { tag: 'p', mark: 'heading' },
      { tag: 'div', children: [{ tag: 'div', mark: 'row', children: [{ mark: 'cell' }, { mark: 'cell' }] }] },
      { text: 'c' },
    ]);
    expect(plainText('<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>')).toBe('a b\nc');
  });

  test('puts a block inside a line on a line of its own', () => {
    expect(plainText('<b>one<p>two</p>three</b>')).toBe('one\ntwo\nthree');
  });

  test('wraps the children of lists in items and unwraps items outside lists', () => {
    expect(richTree('<ul>stray<li>one</li><ul><li>two</li></ul></ul>')).toMatchObject([
      { tag: 'ul', children: [{ tag: 'li' }, { tag: 'li' }, { tag: 'li', children: [{ tag: 'ul' }] }] },
    ]);
    expect(richTree('<div><li>alone</li></div>')).toMatchObject([{ tag: 'div', children: [{ tag: 'div' }] }]);
  });

  test('keeps start, direction and values of a numbered list', () => {
    expect(richTree('<ol start="3" reversed><li value="9">x</li></ol>')).toMatchObject([
      { tag: 'ol', number: 3, isReversed: true, children: [{ number: 9 }] },
    ]);
    expect(richTree('<ol start="1e9"><li>x</li></ol>')).toMatchObject([{ number: null, isReversed: false }]);
  });

  test('replaces an image with its emoji or its description', () => {
    expect(plainText('<p>a <img class="emoji" alt=":blob:"><img alt="🐦" src="x">b<img alt=" A photo of me "><img></p>')).toBe(
      'a :blob:🐦b[A photo of me]',
    );
  });

  test.each([
    ['<table><caption>Tides</caption><tr><th>Day<th>Hour<tr><td>Monday<td>7</table>', 'Tides Day Hour Monday 7'],
    ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢 ( kan )'],
    ['<details><summary>More</summary>Words</details>', 'More Words'],
    ['<math><mi>x</mi><mo>=</mo><mn>2</mn><annotation>x = 2</annotation></math>', 'x = 2'],
    ['a<svg viewBox="0 0 1 1"><title>t</title><text>In a drawing</text></svg>b', 'a In a drawing b'],
    ['<svg/><p>Next</p>', 'Next'],
    ['<object data="x">Instead of it</object>', 'Instead of it'],
    ['<iframe src="https://x.example/" title="A map of the harbour"></iframe>', '[A map of the harbour]'],
    ['<video src="x" title="Storm"><a href="https://x.example/">Download</a></video>', '[Storm] Download'],
    ['<audio controls>Your browser plays no sound.</audio>', 'Your browser plays no sound.'],
    ['<label>Name <input value="Mara"></label><input type="hidden" value="token"><input type=password value=pw>', 'Name [Mara]'],
    ['<select><option>One<option>Two</select>', 'One Two'],
    ['<select><optgroup label="Birds"><option>Rook</optgroup></select>', 'Birds Rook'],
    ['<select><option label="Rook"><option label="Tern"></option></select>', 'Rook Tern'],
    ['<select><option label="Rook">A rook</option><option label=" ">Tern</select>', 'A rook Tern'],
    ['<option label="Rook"> <b> </b> </option><option label="Tern"><b>A tern</b></option>', 'Rook A tern'],
    ['<datalist><option value="1" label="Rook"></datalist><p>Next</p>', 'Rook Next'],
    ['a<textarea rows="2">Written <b>here</b></textarea>b', 'a Written here b'],
    ['<textarea><script>let no = 1;</script>Prose</textarea>', 'Prose'],
    ['a<embed src="x.swf" title="A game of chess">b', 'a [A game of chess] b'],
    ['<object data="x" title="A map"><p>Instead of it</p></object>', '[A map] Instead of it'],
    ['<math><msup><mi>x</mi><mn>2</mn></msup><style>mi{}</style></math>', 'x2'],
    ['<svg><style>text{}</style><script>let no = 1;</script><text>a<tspan>b</tspan></text></svg>', 'ab'],
    ['<xmp>one<b>two</b></xmp><listing>three</listing><plaintext>four', 'one two three four'],
    ['a<noscript>no</noscript><noembed>no</noembed><noframes>no</noframes><template>no</template><title>no</title>b', 'ab'],
    ['<style>p{}</style><script>let no = 1;</script>Prose<style>p{}', 'Prose'],
    ['<dl><dt>Rook<dd>A bird</dl>', 'Rook A bird'],
    ['<h1>Title</h1>Text', 'Title Text'],
    ['<address>Quay 4</address><aside>Beside</aside>', 'Quay 4 Beside'],
    ['<blink>un<x-y>known</x-y></blink>', 'un known'],
    ['<a href="https://x.example/"><img alt="Our logo"></a>', '[Our logo]'],
  ])('keeps the words of %s in their order', (html, expected) => {
    const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');
    expect(unspaced(plainText(html))).toBe(unspaced(expected));
    expect(unspaced(treeText(wordTree(html)))).toBe(unspaced(expected));
  });

  test('keeps the options of a list on lines of their own', () => {
    expect(plainText('<select><option label="One"></option><option label="Two"></option></select>')).toBe('One\nTwo');
    expect(plainText('<select><option>One<option>Two</select>')).toBe('One\nTwo');
  });

  test('keeps text without markup unchanged', () => {
    expect(richTree('1 > 0\nyes')).toEqual([{ type: 'text', text: '1 > 0\nyes' }]);
    expect(richTree('')).toEqual([]);
    expect(richTree('<p> </p><p>&nbsp;</p>')).toEqual([]);
  });

  test('limits line breaks to three in a row', () => {
    expect(plainText('<p>a<br><br><br>b</p>')).toBe('a\n\n\nb');
    expect(plainText('<p>a<br><br><br><br>b</p>')).toBe('a\n\n\nb');
  });

  test('keeps only well-formed languages', () => {
    expect(richTree('<p lang="pt-BR">x</p>')).toMatchObject([{ lang: 'pt-BR' }]);
    expect(richTree('<p lang="en onclick=x">x</p>')).toMatchObject([{ lang: null }]);
  });

  test('removes direction overrides', () => {
    expect(plainText('<p>abc\u202Egpj.exe\u0007</p>')).toBe('abcgpj.exe');
  });
});

function depthOf(nodes: readonly RichNode[]): number {
  const elements = nodes.filter((node): node is RichElement => node.type === 'element');
  return elements.length === 0 ? 0 : 1 + Math.max(...elements.map(node => depthOf(node.children)));
}

test.each([
  '<a href="https://one.example/">one<object><a href="https://two.example/">two</a></object></a>',
  '<a href="https://one.example/">one<marquee><a href="https://two.example/">two</a></marquee></a>',
  '<table><tr><td><a href="https://one.example/">one<table><tr><td><a href="https://two.example/">two</a></table></a></table>',
])('keeps the text of a link inside a link, and the outer link alone: %s', html => {
  const linksIn = (nodes: readonly RichNode[], isInLink = false): boolean[] =>
    nodes.flatMap(node => {
      if (node.type === 'text' || !('children' in node)) return [];
      const isLink = node.type === 'link';
      return [...(isLink ? [isInLink] : []), ...linksIn(node.children, isInLink || isLink)];
    });
  const nodes = richTree(html);
  expect(linksIn(nodes)).toEqual([false]);
  expect(treeText(nodes)).toMatch(/one[^]*two/);
});

test('keeps words that look like handlers, in texts and in addresses', () => {
  const html = '<p>turn style = on, once=1 <a href="https://example.org/?style=2&amp;only=1">only=1</a><img style=a></p>';
  const nodes = richTree(html);
  expect(treeText(nodes).trim()).toBe('turn style = on, once=1 only=1');
  expect(JSON.stringify(nodes)).toContain('https://example.org/?style=2&only=1');
  expect(JSON.stringify(nodes)).not.toContain('\uFDD0');
});

test('prepares a megabyte that begins handlers again and again', () => {
  // Work that grew with the square of the length would outlast the limit of a test.
  const text = `<p>${'on'.repeat(500_000)}`;
  expect(silencePolicyReports(text)).toHaveLength(text.length);
});
