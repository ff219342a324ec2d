import { expect, test } from 'vitest';
import { shapeOf } from './shapes.js';

test.each([
  ['div blockquote ul ol li details', true, true],
  ['p pre summary hr', true, false],
  ['br del s em strong b i u sub sup ruby rt rp code', false, false],
])('keeps %s as they are', (names, isBlock, holdsBlocks) => {
  for (const name of names.split(' ')) expect(shapeOf(name)).toEqual({ tag: name, mark: null, isBlock, holdsBlocks });
});

test.each([
  ['section article header footer figure figcaption center dl dt dd table caption', 'div', null, true, true],
  ['address main aside nav hgroup fieldset select optgroup', 'div', null, true, true],
  ['option legend', 'p', null, true, false],
  ['tr', 'div', 'row', true, true],
  ['h1 h2 h3 h4 h5 h6', 'p', 'heading', true, false],
  ['strike', 's', null, false, false],
  ['ins', 'u', null, false, false],
  ['tt kbd samp', 'code', null, false, false],
  ['td th', 'span', 'cell', false, false],
])('maps %s to %s', (names, tag, mark, isBlock, holdsBlocks) => {
  for (const name of names.split(' ')) expect(shapeOf(name)).toEqual({ tag, mark, isBlock, holdsBlocks });
});

test('has no shape for tags that are replaced by their children', () => {
  for (const name of ['script', 'style', 'iframe', 'video', 'form', 'a', 'body', '']) expect(shapeOf(name)).toBeUndefined();
});
