import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import {
  itemKey,
  layOutRows,
  list,
  rows,
  screenTop,
  scroll,
  scrolled,
  setContentAbove,
  setScrolled,
} from '../test-support/laid-out-rows.js';
import { VirtualList } from './virtual-list.js';
import type { VirtualListHandle } from './virtual-list-handle.dom.js';

layOutRows();

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

test('[LIST-06] holds the row when content above the list grows, and the top of the page where the reader is there', () => {
  const items = rows(100);
  const { rerender } = render(list({ items }));
  setContentAbove(210);
  rerender(list({ items: [...items, 'more:100'] }));
  expect(scrolled()).toBe(0);
  // A post that comes with it stays above the rows that were in view.
  setContentAbove(250);
  rerender(list({ items: ['new:90', ...items] }));
  expect(scrolled()).toBe(90);
  scroll(2050);
  setContentAbove(300);
  rerender(list({ items: ['new:90', ...items, 'more:100'] }));
  expect(scrolled()).toBe(2100);
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
  const left = scrolled();
  const anchor = first.current?.anchor();
  const sizes: unknown = JSON.parse(JSON.stringify(first.current?.sizes()));
  unmount();
  setScrolled(0);
  render(list({ items, initialAnchor: anchor, initialSizes: sizes }));
  expect(scrolled()).toBeCloseTo(left, 0);
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
