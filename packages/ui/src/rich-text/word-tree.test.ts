import { expect, test } from 'vitest';
import { MAX_NODES } from './limits.js';
import { treeText } from './tree-text.js';
import { wordTree } from './word-tree.js';

const words = (html: string): string => treeText(wordTree(html)).trim();

test('keeps the words of links, lists and emphasis', () => {
  const html =
    '<p>Eleven <a href="https://harbour.example/nests"><b>nests</b></a> in</p><ul><li>the ash</li><li>the <i>tall</i> elm</li></ul>';
  expect(words(html)).toBe('Eleven nests in\nthe ash\nthe tall elm');
});

test('replaces escaped characters once', () => {
  expect(words('<b>a</b> &lt;br&gt; &amp;lt; &#39;b&#x27; &nbsp;c &hellip; &#1114112;')).toBe(
    "a <br> &lt; 'b' \u00A0c &hellip; \uFFFD",
  );
});

test('keeps line breaks', () => {
  expect(words('<div>one<br class="x">two</div>')).toBe('one\ntwo');
});

test('keeps the emoji and the descriptions of images', () => {
  const html = '<b>hi</b> <img src="x" alt="🐦"> <img alt=\':rook:\'> <img alt="A rook &amp; a crow"><img alt>';
  expect(words(html)).toBe('hi 🐦 :rook: [A rook & a crow]');
});

test('keeps the words of fields, frames and formulas', () => {
  const html =
    '<input value="Name"><input type=hidden value="secret"><iframe title="Map"></iframe><math><mi>x</mi><annotation>\\x</annotation></math>';
  expect(words(html)).toBe('[Name][Map]x');
});

test('leaves out the content of scripts, styles and comments', () => {
  expect(words('<p>a<script>1 < 2</script>b<style>p{}</style><!-- c <b> --></p>')).toBe('ab');
  expect(words('<p>a<script>never closed <p>b')).toBe('a');
});

test('reads a tag that never ends in a moment', () => {
  // Work that grew with the square of the length would outlast the limit of a test.
  expect(words(`a<${'b'.repeat(250_000)}`)).toContain('a');
});

test('has no markup in its tree, whatever the text', () => {
  const tree = wordTree(
    '<a href="javascript:1" onclick="1">press</a><svg><p>x</p></svg><img src=x onerror=1>&lt;img src=x onerror=1&gt;',
  );
  expect(tree.flatMap(node => (node.type === 'element' ? [node.tag] : [node.type]))).toEqual(['p', 'p', 'p']);
});

test('is one text above the limit of nodes', () => {
  expect(wordTree('<p>a<b></b></p>'.repeat(MAX_NODES))).toHaveLength(1);
});
