import { expect, test } from 'vitest';
import { MAX_NODES } from './limits.js';
import { element } from './node-collector.js';
import { plainParagraphs } from './plain-paragraphs.js';

const text = (value: string) => ({ type: 'text' as const, text: value });

test('reads paragraphs, line breaks and escaped characters', () => {
  expect(plainParagraphs('<p>Tea &amp; &lt;b&gt;<br />&quot;it&#39;s&quot;</p><p>Two</p>')).toEqual([
    element('p', [text('Tea & <b>'), element('br'), text('"it\'s"')]),
    element('p', [text('Two')]),
  ]);
});

test('decodes an escaped escape once', () => {
  expect(plainParagraphs('<p>&amp;lt;b&amp;gt;</p>')).toEqual([element('p', [text('&lt;b&gt;')])]);
});

test('drops paragraphs without text', () => {
  expect(plainParagraphs('<p> </p><p></p>')).toEqual([]);
});

test.each([
  'no paragraph',
  '<p>open',
  '<p class="x">class</p>',
  '<p><b>bold</b></p>',
  '<p>a</p> <p>b</p>',
  '<p>&nbsp;</p>',
  '<p>&amp</p>',
  '<p>\0</p>',
  '<p>\r</p>',
  '<p>a</p><script>1</script>',
  '<p><p>nested</p></p>',
  '<P>upper case</P>',
])('leaves %j to the parser', html => {
  expect(plainParagraphs(html)).toBeNull();
});

test('leaves long texts to the parser, whose limits count', () => {
  const longest = `<p>${'x'.repeat(MAX_NODES - '<p></p>'.length)}</p>`;
  expect(plainParagraphs(longest)).not.toBeNull();
  expect(plainParagraphs(`${longest}<p></p>`)).toBeNull();
});

test.each(['<p>', '&amp;', '<br>', 'x', '</p><p>'])('leaves a text that is almost plain to the parser: %s', piece => {
  // An expression that tried every way to read it would never end.
  expect(plainParagraphs(`<p>${piece.repeat(1_400)}<`)).toBeNull();
});
