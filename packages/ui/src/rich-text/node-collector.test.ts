import { describe, expect, it } from 'vitest';
import { element, isBlock, listItems, NodeCollector, trimLayoutSpace } from './node-collector.js';
import type { RichNode } from './rich-node.js';

const text = (content: string): RichNode => ({ type: 'text', text: content });
const shown = (nodes: readonly RichNode[]): string =>
  nodes.map(node => (node.type === 'text' ? node.text : node.type === 'link' ? 'link' : `<${node.tag}>`)).join('');

describe('NodeCollector', () => {
  const collect = (work: (collector: NodeCollector) => void): string => {
    const collector = new NodeCollector();
    work(collector);
    return shown(collector.nodes);
  };

  it('joins texts that follow each other', () => {
    const collector = new NodeCollector();
    for (const part of ['a', '', 'b']) collector.text(part);
    expect(collector.nodes).toEqual([text('ab')]);
  });

  it('breaks the line between two visible nodes, once', () => {
    expect(
      collect(collector => {
        collector.breakLine();
        collector.text('a');
        collector.breakLine();
        collector.breakLine();
        collector.text(' \n');
        collector.text('b');
        collector.text('c');
        collector.breakLine();
      }),
    ).toBe('a<br>bc');
  });

  it('keeps three breaks in a row, and three more after a text', () => {
    expect(
      collect(collector => {
        for (let count = 0; count < 5; count += 1) collector.push(element('br'));
        collector.text('a');
        for (let count = 0; count < 5; count += 1) collector.push(element('br'));
      }),
    ).toBe('<br><br><br>a<br><br><br>');
  });

  it('keeps any number of other elements in a row', () => {
    expect(
      collect(collector => {
        for (let count = 0; count < 5; count += 1) collector.push(element('em'));
      }),
    ).toBe('<em><em><em><em><em>');
  });
});

describe('trimLayoutSpace', () => {
  it('drops white space between blocks', () => {
    expect(shown(trimLayoutSpace([element('p'), text(' \n '), element('p')]))).toBe('<p><p>');
  });

  it('keeps white space between inline nodes', () => {
    expect(shown(trimLayoutSpace([element('em'), text(' '), element('em')]))).toBe('<em> <em>');
  });

  it('trims a text beside a block', () => {
    expect(shown(trimLayoutSpace([element('p'), text('\n  a \n'), element('p')]))).toBe('<p>a<p>');
  });

  it('trims the line feed after a break, and no more', () => {
    expect(shown(trimLayoutSpace([text('a'), element('br'), text(' \n  b\nc'), element('em'), text('d\n')]))).toBe(
      'a<br>b\nc<em>d',
    );
  });

  it('keeps the white space at the beginning of a text that begins no line', () => {
    expect(shown(trimLayoutSpace([element('em'), text('\n a'), element('em')]))).toBe('<em>\n a<em>');
  });

  it('shortens a run of empty lines to two', () => {
    expect(shown(trimLayoutSpace([text('a\n\n \n\n\nb')]))).toBe('a\n\n\nb');
  });

  it('drops a text of white space alone', () => {
    expect(trimLayoutSpace([text('\n ')])).toEqual([]);
  });
});

describe('listItems', () => {
  it('wraps neighbours outside items in one item', () => {
    const items = listItems([text('a'), element('em'), element('li'), text('b'), element('li')]);
    expect(items.map(item => item.type === 'element' && `${item.tag} ${shown(item.children)}`)).toEqual([
      'li a<em>',
      'li ',
      'li b',
      'li ',
    ]);
  });
});

it('counts lists, quotes and rules as blocks, not breaks or texts', () => {
  const blocks = ['p', 'div', 'pre', 'blockquote', 'ul', 'ol', 'li', 'details', 'summary', 'hr'] as const;
  expect(blocks.filter(tag => isBlock(element(tag)))).toEqual(blocks);
  expect([element('br'), element('em'), text('p')].some(isBlock)).toBe(false);
});

it('creates an element with nothing but its tag', () => {
  expect(element('em')).toEqual({
    type: 'element',
    tag: 'em',
    mark: null,
    lang: null,
    number: null,
    isReversed: false,
    children: [],
  });
});
