import { describe, expect, test } from 'vitest';
import { isSameUrl } from './link-text.js';
import { withoutQuoteLine } from './quote-line.js';
import { richTree } from './rich-tree.dom.js';
import { treeText } from './tree-text.js';

const URL_OF_QUOTE = 'https://b.example/objects/5';
const link = `<a href="${URL_OF_QUOTE}">b.example/objects/5</a>`;
const without = (html: string): string =>
  treeText(withoutQuoteLine(richTree(html), ({ href }) => isSameUrl(href, URL_OF_QUOTE))).trim();

describe('withoutQuoteLine', () => {
  test.each([
    ['a line of the last paragraph', `<p>Look!<br><br>RE: ${link}</p>`],
    ['a paragraph', `<p>Look!</p><p>RE: ${link}</p>`],
    ['a line after line feeds', `Look!\n\nRE: ${link}`],
    ['a line within an element', `<p>Look!<span><br><br>QT: ${link}</span></p>`],
    ['a line before an empty one', `<p>Look!</p><p>re: ${link}<br></p>`],
  ])('removes %s', (_, html) => {
    expect(without(html)).toBe('Look!');
  });

  test('leaves nothing of a text that is the address alone', () => {
    expect(without(`<p>RE: ${link}</p>`)).toBe('');
  });

  test.each([
    ['words before the label', `<p>More: ${link}</p>`],
    ['a label within a sentence', `<p>About RE: ${link}</p>`],
    ['words after the address', `<p>RE: ${link} is wrong</p>`],
    ['an address without a label', `<p>Look!<br>${link}</p>`],
    ['another address', '<p>Look!<br>RE: <a href="https://b.example/objects/6">b.example/objects/6</a></p>'],
    ['no address', '<p>Look!</p>'],
  ])('keeps %s', (_, html) => {
    const nodes = richTree(html);
    expect(withoutQuoteLine(nodes, ({ href }) => isSameUrl(href, URL_OF_QUOTE))).toBe(nodes);
  });
});
