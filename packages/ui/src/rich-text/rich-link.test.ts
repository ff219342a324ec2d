import { describe, expect, it } from 'vitest';
import { richLink } from './rich-link.js';
import type { RichNode } from './rich-node.js';
import { treeText } from './tree-text.js';

const text = (value: string): RichNode => ({ type: 'text', text: value });
type RichElement = Extract<RichNode, { type: 'element' }>;
const element = (tag: RichElement['tag'], children: RichNode[] = [], mark: RichElement['mark'] = null): RichNode =>
  ({ type: 'element', tag, mark, children }) as RichNode;
const invisible = (value: string) => element('span', [text(value)], 'invisible');
const ellipsis = (value: string) => element('span', [text(value)], 'ellipsis');
const HREF = 'https://tram.example/lines/7?from=harbour';

describe('richLink', () => {
  const claim = (classes: string[], rel = '') => richLink(HREF, classes, rel, [text('x')])?.claim;

  it('is null without visible text', () => {
    expect(richLink(HREF, [], '', [])).toBeNull();
    expect(richLink(HREF, [], '', [text(' \n')])).toBeNull();
  });

  it('claims to be a hashtag or a mention by its class', () => {
    expect([claim(['mention', 'u-url']), claim([]), claim(['other'])]).toEqual(['mention', null, null]);
    expect([claim(['mention', 'hashtag']), claim(['hashtag'], 'tag'), claim(['hashtag'], 'nofollow TAG')]).toEqual([
      'hashtag',
      'tag',
      'tag',
    ]);
    expect(claim(['hashtag'], 'nostag')).toBe('hashtag');
  });

  it('keeps the ends of its own address hidden', () => {
    const children = [invisible('https://'), ellipsis('tram.example/lines/7'), invisible('?from=harbour')];
    expect(richLink(HREF, [], '', children)?.children).toBe(children);
  });

  it.each([
    ['another end', [invisible('https://'), text('tram.example/lines/7'), invisible('?from=bank')]],
    ['another beginning', [invisible('https://evil.test/'), text('tram.example/lines/7'), invisible('?from=harbour')]],
    ['a hidden middle', [text('https://tram.example'), invisible('/lines/7'), text('?from=bank')]],
  ])('shows all of a link that hides %s', (_, children) => {
    const link = richLink(HREF, [], '', children);
    expect(link?.children.map(node => node.type)).toEqual(['text', 'text', 'text']);
    expect(treeText(link?.children ?? [])).toBe(treeText(children));
  });

  it('shows hidden parts inside other elements, which stay', () => {
    const link = richLink('https://evil.test/', [], '', [element('strong', [invisible('not '), text('tram.example')])]);
    expect(link?.children).toEqual([element('strong', [text('not '), text('tram.example')])]);
  });

  it('hides nothing of an address that is no page', () => {
    const children = [invisible('mailto:'), text('mara@tram.example')];
    expect(richLink('mailto:mara@tram.example', [], '', children)?.children).toHaveLength(2);
    expect(richLink('mailto:mara@tram.example', [], '', children)?.children[0]?.type).toBe('text');
  });
});

describe('treeText', () => {
  it.each<[string, RichNode[], string]>([
    ['blocks on lines of their own', [element('p', [text('a')]), element('p', [text('b')])], 'a\nb\n'],
    ['text before and after a block', [text('a'), element('p', [text('b')]), text('c')], 'a\nb\nc'],
    ['no empty line at the start', [element('p', []), element('p', [text('a')])], 'a\n'],
    ['breaks', [text('a'), element('br'), text('b')], 'a\nb'],
    ['a break at the end of a block once', [element('p', [text('a'), element('br')]), text('b')], 'a\nb'],
    ['words in a line', [text('a '), element('strong', [text('b')]), text(' c')], 'a b c'],
    ['cells of a row', [element('span', [text('a')], 'cell'), element('span', [text('b')], 'cell')], 'a b'],
    ['a cell after a break', [text('a'), element('br'), element('span', [text('b')], 'cell')], 'a\nb'],
  ])('has %s', (_, nodes, expected) => {
    expect(treeText(nodes)).toBe(expected);
  });
});
