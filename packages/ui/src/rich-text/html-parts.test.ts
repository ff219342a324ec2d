import { describe, expect, test } from 'vitest';
import { htmlParts } from './html-parts.js';
import { CUT_MARKER, MAX_HTML_LENGTH, MAX_PART_LENGTH } from './limits.js';

const paragraph = `<p>${'word '.repeat(40)}</p>`;

describe('htmlParts', () => {
  test('leaves a text within the limit whole', () => {
    const html = 'x'.repeat(MAX_PART_LENGTH);
    expect(htmlParts(html)).toEqual([html]);
  });

  test('ends a part after a paragraph', () => {
    const parts = htmlParts(paragraph.repeat(200));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(part => part.startsWith('<p>') && part.endsWith('</p>'))).toBe(true);
  });

  test('ends a part after a word where there are no paragraphs', () => {
    const parts = htmlParts('word '.repeat(10_000));
    expect(parts.every(part => part.endsWith('word '))).toBe(true);
  });

  test.each([
    ['a tag', `<a href="${'x'.repeat(60)}">y</a>`],
    ['an escaped character', '&amp;'],
    ['a surrogate pair', '🚋'],
    ['an address without an end', `<a href="${'x'.repeat(5_000)}`],
    ['one word', 'w'],
    ['line breaks', '<br>'],
  ])('loses nothing of %s, and no part is longer than the limit', (_name, unit) => {
    const html = `x${unit.repeat(Math.ceil(60_000 / unit.length))}`;
    const parts = htmlParts(html);
    expect(parts.join('')).toBe(html);
    expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(MAX_PART_LENGTH);
    expect(parts.every(part => part !== '' && !/[\uD800-\uDBFF]$/.test(part))).toBe(true);
  });

  test.each([
    ['a tag', `<a href="${'x'.repeat(60)}">y</a>`],
    ['an escaped character', '&amp;'],
  ])('does not end a part inside %s', (_name, unit) => {
    const parts = htmlParts(`x${unit.repeat(Math.ceil(60_000 / unit.length))}`);
    for (const part of parts.slice(1)) expect(part.startsWith(unit.slice(0, 1))).toBe(true);
  });

  test.each(['script', 'style', 'title'])('begins no part within a long <%s>', name => {
    const hidden = `<${name}>${'no = 1; '.repeat(MAX_PART_LENGTH)}</${name}>`;
    expect(htmlParts(`<p>a</p>${hidden}<p>b</p>`)).toEqual(['<p>a</p><p>b</p>']);
  });

  test('marks the end of a text that is as long as any can be', () => {
    expect(htmlParts('x'.repeat(MAX_HTML_LENGTH)).at(-1)).toBe(CUT_MARKER);
    expect(htmlParts('x'.repeat(MAX_HTML_LENGTH - 1)).at(-1)).not.toBe(CUT_MARKER);
    expect(htmlParts('x'.repeat(1_000_000)).join('').length).toBe(MAX_HTML_LENGTH + CUT_MARKER.length);
  });
});
