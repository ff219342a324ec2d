import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishVisibleBlock } from './visible-block.dom.js';

const view = Object.assign(new EventTarget(), { height: 800, scale: 1, offsetTop: 0 });
const published = () => document.documentElement.style.getPropertyValue('--rk-visible-block');

beforeEach(() => {
  Object.assign(view, { height: 800, scale: 1, offsetTop: 0 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

it('publishes the height that the keyboard leaves, until it ends', () => {
  const end = publishVisibleBlock();
  expect(published()).toBe('800px');
  view.height = 420;
  view.dispatchEvent(new Event('resize'));
  expect(published()).toBe('420px');
  end();
  expect(published()).toBe('');
  view.dispatchEvent(new Event('resize'));
  expect(published()).toBe('');
});

it('undoes the scroll of a page that the keyboard pushed up', () => {
  const end = publishVisibleBlock();
  Object.assign(view, { height: 420, offsetTop: 300 });
  view.dispatchEvent(new Event('scroll'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  end();
});

it('ignores pinch zoom', () => {
  const end = publishVisibleBlock();
  Object.assign(view, { height: 400, scale: 2 });
  view.dispatchEvent(new Event('resize'));
  expect(published()).toBe('800px');
  end();
});
