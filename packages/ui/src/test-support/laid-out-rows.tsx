import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { VirtualList, type VirtualListProps } from '../virtual-list/virtual-list.js';

/** jsdom has no layout: rows have the height in their key, and the list begins below `setContentAbove`. */
const heightOf = (key: string) => Number(key.split(':')[1] ?? 100);
let scrollTop = 0;
let contentAbove = 0;

/** Gives the page content above the list of this height, in px. */
export const setContentAbove = (height: number): void => void (contentAbove = height);
/** How far the window is scrolled, in px. */
export const scrolled = (): number => scrollTop;
/** Scrolls the window without an event, as a browser does for a page that comes back. */
export const setScrolled = (to: number): void => void (scrollTop = to);

/** Gives the rows their heights, and the window a place to scroll to, in each test of the file. */
export function layOutRows(): void {
  beforeEach(() => {
    scrollTop = 0;
    contentAbove = 0;
    vi.stubGlobal('innerHeight', 800);
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollTop });
    vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
      scrollTop = Math.max(0, options.top ?? 0);
    }) as typeof window.scrollTo);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const { key } = this.dataset;
      return key === undefined ? new DOMRect(0, contentAbove - scrollTop, 600, 0) : new DOMRect(0, 0, 600, heightOf(key));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const rows = (count: number, name = 'row') => Array.from({ length: count }, (_, index) => `${name}${index}:100`);
export const itemKey = (item: string) => item;
const renderItem = (item: string) => <article>{item}</article>;

export function list(props: Partial<VirtualListProps<string>> & { items: readonly string[] }) {
  return (
    <StrictMode>
      <VirtualList itemKey={itemKey} renderItem={renderItem} bufferSize={0} role="feed" aria-label="Posts" {...props} />
    </StrictMode>
  );
}

export function scroll(to: number): void {
  scrollTop = to;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** From the top of the viewport to the row's top, in px. */
export function screenTop(key: string): number {
  let y = -scrollTop;
  for (const row of screen.getByRole('feed').children as HTMLCollectionOf<HTMLElement>) {
    y += Number.parseFloat(row.style.marginBlockStart || '0');
    if (row.dataset['key'] === key) return y;
    y += heightOf(row.dataset['key'] ?? '');
  }
  throw new Error(`${key} is not mounted`);
}
