import { expect, test } from 'vitest';
import { element } from './node-collector.js';
import type { RichLink, RichNode } from './rich-node.js';
import { withTagRow } from './tag-row.js';
import { treeText } from './tree-text.js';

const text = (words: string): RichNode => ({ type: 'text', text: words });
const link = (words: string, claim: RichLink['claim']): RichLink => ({
  type: 'link',
  href: 'https://a.example/x',
  claim,
  shownHost: null,
  children: [{ type: 'text', text: words }],
});
const tag = (name: string): RichLink => link(`#${name}`, 'tag');
const br = element('br');

/** The lines of a text; the row of hashtags in brackets. */
const shown = (nodes: readonly RichNode[]): string[] =>
  withTagRow(nodes).map(node =>
    node.type === 'element' && node.mark === 'tags' ? `[${treeText([node]).trim()}]` : treeText([node]).trim(),
  );

test.each<[string, RichNode[], string[]]>([
  [
    'a last paragraph',
    [element('p', [text('Trams')]), element('p', [tag('rail'), text(' '), tag('night')])],
    ['Trams', '[#rail#night]'],
  ],
  ['a last line', [element('p', [text('Trams'), br, tag('rail'), text(' \n'), tag('night')])], ['Trams', '[#rail#night]']],
  ['lines of one each', [element('p', [text('Trams'), br, br, tag('rail'), br, tag('night')])], ['Trams', '[#rail#night]']],
  ['a text of hashtags alone', [element('p', [tag('rail'), text(' '), tag('night')])], ['[#rail#night]']],
  ['a text without paragraphs', [text('Trams'), br, tag('rail')], ['Trams', '', '[#rail]'].filter(line => line !== '')],
])('makes a row of %s', (_, nodes, lines) => {
  expect(shown(nodes)).toEqual(lines);
});

test.each<[string, RichNode[]]>([
  ['a sentence that ends with a hashtag', [element('p', [text('Trams of '), tag('rail')])]],
  ['hashtags before a word', [element('p', [tag('rail'), text(' is late')])]],
  ['a last line with another link', [element('p', [text('Trams'), br, tag('rail'), link('@mara', 'mention')])]],
  ['hashtags that are no links', [element('p', [text('#rail #night')])]],
  ['hashtags above other words', [element('p', [tag('rail')]), element('p', [text('Trams')])]],
  ['an item of a list', [element('ul', [element('li', [tag('rail')])])]],
  ['nothing', []],
])('leaves %s as it is', (_, nodes) => {
  expect(withTagRow(nodes)).toBe(nodes);
});

test('changes no node that it is given', () => {
  const nodes = [element('p', [text('Trams'), br, tag('rail')])];
  withTagRow(nodes);
  expect(treeText(nodes)).toBe('Trams\n#rail\n');
});
