import { afterEach, expect, test } from 'vitest';
import { coverScrollbarGutter } from './scrollbar-gutter.dom.js';

const root = document.documentElement;
const setWidth = (width: number) => Object.defineProperty(root, 'offsetWidth', { configurable: true, value: width });
afterEach(() => Reflect.deleteProperty(root, 'offsetWidth'));

test('[MOD-13] gives the gutter to the viewer and keeps the width of the page behind', () => {
  setWidth(window.innerWidth - 15);
  const restore = coverScrollbarGutter(root);
  expect(root.style.paddingInlineEnd).toBe('15px');
  restore();
  expect(root.style.paddingInlineEnd).toBe('');
});

test('changes nothing where scrollbars lie over the page', () => {
  setWidth(window.innerWidth);
  coverScrollbarGutter(root);
  expect(root.style.paddingInlineEnd).toBe('');
});
