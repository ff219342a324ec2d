import { act, render, screen } from '@testing-library/react';
import { Activity, createRef, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VirtualList } from './virtual-list.js';
import type { VirtualListHandle } from './virtual-list-handle.dom.js';
import type { VirtualListProps } from './virtual-list.js';

/** jsdom has no layout: rows have the height in their key, and the list begins at the top of the page. */
const heightOf = (key: string) => Number(key.split(':')[1] ?? 100);
let scrollTop = 0;

beforeEach(() => {
  scrollTop = 0;
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollTop });
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    scrollTop = Math.max(0, options.top ?? 0);
  }) as typeof window.scrollTo);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { key } = this.dataset;
    return key === undefined ? new DOMRect(0, -scrollTop, 600, 0) : new DOMRect(0, 0, 600, heightOf(key));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

vi.stubGlobal(
  'DOMRect',
  globalThis.DOMRect ??
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get top() {
        return this.y;
      }
    },
);

const rows = (count: number, name = 'row') => Array.from({ length: count }, (_, index) => `${name}${index}:100`);
const itemKey = (item: string) => item;
const renderItem = (item: string) => <article>{item}</article>;

function list(props: Partial<VirtualListProps<string>> & { items: readonly string[] }) {
  return (
    <StrictMode>
      <VirtualList itemKey={itemKey} renderItem={renderItem} bufferSize={0} role="feed" aria-label="Posts" {...props} />
    </StrictMode>
  );
}

const page = (mode: 'visible' | 'hidden', props: Parameters<typeof list>[0]) => <Activity mode={mode}>{list(props)}</Activity>;

function scroll(to: number): void {
  scrollTop = to;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** From the top of the viewport to the row's top, in px. */
function screenTop(key: string): number {
  let y = -scrollTop;
  for (const row of screen.getByRole('feed').children as HTMLCollectionOf<HTMLElement>) {
    y += Number.parseFloat(row.style.marginBlockStart || '0');
    if (row.dataset['key'] === key) return y;
    y += heightOf(row.dataset['key'] ?? '');
  }
  throw new Error(`${key} is not mounted`);
}

test('mounts the rows near the viewport', () => {
  render(list({ items: rows(1000) }));
  expect(screen.getAllByRole('article').length).toBeLessThan(15);
  expect(screen.getByRole('feed').style.blockSize).not.toBe('');
});

test('keeps the row being read, and its element, when rows are prepended', () => {
  const items = rows(100);
  const { rerender } = render(list({ items }));
  scroll(2050);
  const element = screen.getByText('row21:100');
  expect(screenTop('row21:100')).toBe(50);
  rerender(list({ items: ['new1:340', 'new2:20', ...items] }));
  expect(screenTop('row21:100')).toBe(50);
  expect(screen.getByText('row21:100')).toBe(element);
});

test('keeps the row in place when a gap above is filled and rows are removed', () => {
  const items = rows(100);
  const { rerender } = render(list({ items }));
  scroll(2050);
  rerender(list({ items: [...items.slice(0, 5), ...rows(20, 'gap'), ...items.slice(5)] }));
  expect(screenTop('row21:100')).toBe(50);
  rerender(list({ items: items.slice(7) }));
  expect(screenTop('row21:100')).toBe(50);
});

test('restores row and offset below rows that are not measured', () => {
  const handle = createRef<VirtualListHandle>();
  const items = Array.from({ length: 100 }, (_, index) => `row${index}:${80 + index}`);
  render(list({ items, ref: handle, initialAnchor: { key: 'row60:140', index: 60, offset: 130 } }));
  expect(screenTop('row60:140')).toBeCloseTo(130, 0);
  expect(handle.current?.anchor()?.offset).toBeLessThan(300);
});

test('restores the exact scroll position from saved sizes', () => {
  const first = createRef<VirtualListHandle>();
  const items = Array.from({ length: 60 }, (_, index) => `row${index}:${80 + index}`);
  const { unmount } = render(list({ items, ref: first }));
  for (let y = 0; y <= 3000; y += 300) scroll(y);
  const left = scrollTop;
  const anchor = first.current?.anchor();
  const sizes: unknown = JSON.parse(JSON.stringify(first.current?.sizes()));
  unmount();
  scrollTop = 0;
  render(list({ items, initialAnchor: anchor, initialSizes: sizes }));
  expect(scrollTop).toBeCloseTo(left, 0);
});

test('reports the row being read, and the end once for each last row', () => {
  const onAnchorChange = vi.fn();
  const onReachEnd = vi.fn();
  const items = rows(30);
  const { rerender } = render(list({ items, onAnchorChange, onReachEnd }));
  expect(onReachEnd).not.toHaveBeenCalled();
  scroll(1399);
  expect(onAnchorChange).toHaveBeenLastCalledWith({ key: 'row14:100', index: 14, offset: 1 });
  expect(onReachEnd).not.toHaveBeenCalled();
  scroll(1400);
  scroll(1500);
  expect(onReachEnd).toHaveBeenCalledTimes(1);
  rerender(list({ items: rows(32), onAnchorChange, onReachEnd }));
  scroll(1600);
  expect(onReachEnd).toHaveBeenCalledTimes(2);
});

test('keeps the focused row and kept rows mounted far from the viewport', () => {
  render(
    list({
      items: rows(100),
      keepMountedKeys: ['row2:100'],
      renderItem: item => <button type="button">{item}</button>,
    }),
  );
  act(() => screen.getByText('row1:100').focus());
  scroll(5000);
  expect(screen.getByText('row2:100')).toBeInTheDocument();
  expect(screen.getByText('row1:100')).toHaveFocus();
  expect(screen.queryByText('row3:100')).not.toBeInTheDocument();
  expect(screenTop('row50:100')).toBe(0);
});

/** The first frame paints the rows in view; the second mounts the buffer. */
async function firstFrames(): Promise<void> {
  await act(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test('mounts the rows in view before the first paint, and the buffer after it', async () => {
  const { container } = render(<VirtualList items={rows(100)} itemKey={itemKey} renderItem={item => item} bufferSize={300} />);
  const mounted = () => container.querySelectorAll('.rk-virtual-row').length;
  const inView = mounted();
  await firstFrames();
  expect(inView).toBeGreaterThan(0);
  expect(mounted()).toBeGreaterThan(inView);
});

test('does not render rows again while scrolling', async () => {
  const draw = vi.fn<(item: string) => string>(item => item);
  render(<VirtualList items={rows(100)} itemKey={itemKey} renderItem={draw} bufferSize={300} />);
  await firstFrames();
  const drawn = draw.mock.calls.length;
  scroll(50);
  scroll(90);
  expect(draw.mock.calls.length - drawn).toBeLessThanOrEqual(1);
});

test('scrolls to a row by its key', () => {
  const handle = createRef<VirtualListHandle>();
  render(list({ items: rows(100), ref: handle }));
  act(() => {
    expect(handle.current?.scrollToKey('row70:100', { offset: 120 })).toBe(true);
    expect(handle.current?.scrollToKey('nowhere')).toBe(false);
  });
  expect(screenTop('row70:100')).toBe(120);
});

test('keeps the row in place when the list was hidden while its scroller showed something else', () => {
  const items = rows(100);
  const { rerender } = render(page('visible', { items }));
  scroll(2050);
  const element = screen.getByText('row21:100');
  rerender(page('hidden', { items }));
  scroll(0);
  rerender(page('visible', { items }));
  expect(scrollTop).toBe(2050);
  expect(screenTop('row21:100')).toBe(50);
  expect(screen.getByText('row21:100')).toBe(element);
});

test('keeps the row in place when rows were prepended while the list was hidden', () => {
  const items = rows(100);
  const { rerender } = render(page('visible', { items }));
  scroll(2050);
  rerender(page('hidden', { items }));
  scroll(300);
  rerender(page('visible', { items: ['new1:340', 'new2:20', ...items] }));
  expect(screenTop('row21:100')).toBe(50);
});

test('does not report a place while it is hidden', () => {
  const onAnchorChange = vi.fn();
  const items = rows(100);
  const { rerender } = render(page('visible', { items, onAnchorChange }));
  scroll(2050);
  rerender(page('hidden', { items, onAnchorChange }));
  onAnchorChange.mockClear();
  scroll(0);
  expect(onAnchorChange).not.toHaveBeenCalled();
});

test('keeps the next row in place when the row being read was removed while the list was hidden', () => {
  const items = rows(100);
  const { rerender } = render(page('visible', { items }));
  scroll(2050);
  rerender(page('hidden', { items }));
  scroll(0);
  rerender(page('visible', { items: items.filter(item => item !== 'row21:100') }));
  expect(screenTop('row22:100')).toBe(150);
});
