import { act, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScrollerProvider } from '../scroller/scroller-provider.js';
import type { Scroller, ScrollerEvent } from '../scroller/scroller.dom.js';
import { VirtualList, type VirtualListProps } from './virtual-list.js';
import type { VirtualListHandle } from './virtual-list-handle.dom.js';

/** jsdom lays nothing out: rows have the height that `heights` gives their key, else 100 px. */
const heights = new Map<string, number>();
const resizes = new Map<Element, () => void>();

beforeEach(() => {
  heights.clear();
  resizes.clear();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { key } = this.dataset;
    return { top: 0, height: key === undefined ? 0 : (heights.get(key) ?? 100) } as DOMRect;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly callback: (entries: { target: Element }[]) => void) {}
      observe(target: Element) {
        resizes.set(target, () => this.callback([{ target }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A box of 400 px around one list. */
class FakeScroller implements Scroller {
  top = 0;
  height = 400;
  readonly element = null;
  readonly listeners: Record<ScrollerEvent, Set<() => void>> = {
    scroll: new Set(),
    scrollend: new Set(),
    resize: new Set(),
    pan: new Set(),
    input: new Set(),
  };

  constructor(readonly name: string) {}

  list = () => screen.getByRole('feed', { name: this.name });
  contentHeight = () => Math.max(this.height, Number.parseFloat(this.list().style.blockSize || '0'));
  offset = () => this.top;
  viewportHeight = () => this.height;
  padding = () => ({ start: 0, end: 0 });
  topOf = () => 0;
  viewportOffsetOf = () => -this.top;
  scrollBy = (distance: number) => this.scrollTo(this.top + distance);
  scrollTo = (top: number) => {
    this.top = Math.max(0, Math.min(top, this.contentHeight() - this.height));
  };
  subscribe = (event: ScrollerEvent, listener: () => void) => {
    this.listeners[event].add(listener);
    return () => void this.listeners[event].delete(listener);
  };

  /** The reader scrolls. */
  scroll(top: number): void {
    this.scrollTo(top);
    act(() => this.listeners.scroll.forEach(listener => listener()));
  }

  resize(height: number): void {
    this.height = height;
    this.scrollTo(this.top);
    act(() => this.listeners.resize.forEach(listener => listener()));
  }

  /** From the viewport's top to a row's top, in px. */
  offsetOf(key: string): number {
    let y = -this.top;
    for (const row of this.list().children as HTMLCollectionOf<HTMLElement>) {
      y += Number.parseFloat(row.style.marginBlockStart || '0');
      if (row.dataset['key'] === key) return y;
      y += heights.get(row.dataset['key'] ?? '') ?? 100;
    }
    throw new Error(`${key} is not mounted`);
  }

  /** From the list's end to the viewport's bottom, in px. */
  spaceBelow(): number {
    return this.top + this.height - Number.parseFloat(this.list().style.blockSize);
  }
}

const rows = (count: number, name = 'row', from = 0) => Array.from({ length: count }, (_, index) => `${name}${from + index}`);
const itemKey = (item: string) => item;
const renderItem = (item: string) => <article>{item}</article>;

function list(scroller: FakeScroller, props: Partial<VirtualListProps<string>> & { items: readonly string[] }) {
  return (
    <VirtualList
      scroller={scroller}
      itemKey={itemKey}
      renderItem={renderItem}
      bufferSize={0}
      role="feed"
      aria-label={scroller.name}
      {...props}
    />
  );
}

describe('a list in a box', () => {
  test('mounts the rows near the viewport of its scroller', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(1000) }));
    expect(screen.getAllByRole('article').length).toBeLessThan(10);
    box.scroll(50_000);
    expect(box.offsetOf('row500')).toBe(0);
  });

  test('takes its scroller from the nearest provider', () => {
    const box = new FakeScroller('Box');
    render(<ScrollerProvider scroller={box}>{list(box, { items: rows(1000), scroller: undefined })}</ScrollerProvider>);
    box.scroll(3000);
    expect(box.offsetOf('row30')).toBe(0);
  });

  test('keeps the row being read in place when rows are prepended', () => {
    const box = new FakeScroller('Box');
    const { rerender } = render(list(box, { items: rows(100) }));
    box.scroll(2050);
    rerender(list(box, { items: [...rows(20, 'older'), ...rows(100)] }));
    expect(box.offsetOf('row21')).toBe(50);
  });

  test('lists the rows in view from the top', () => {
    const handle = createRef<VirtualListHandle>();
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), ref: handle }));
    expect(handle.current?.scroller).toBe(box);
    expect(handle.current?.rowElement('row1')).toHaveTextContent('row1');
    expect(handle.current?.keyAt(screen.getByText('row2'))).toBe('row2');
    expect(handle.current?.keyAt(document.body)).toBeNull();
  });
});

test('two lists on a page with the same keys do not affect each other', () => {
  const [left, right] = [new FakeScroller('Left'), new FakeScroller('Right')];
  render(
    <>
      {list(left, { items: rows(100) })}
      {list(right, { items: rows(100) })}
    </>,
  );
  left.scroll(5000);
  expect(left.offsetOf('row50')).toBe(0);
  expect(right.offsetOf('row0')).toBe(0);
  expect(within(right.list()).queryByText('row50')).toBeNull();
});

describe('onReachStart', () => {
  test('is called once for each first row within a screen of it', () => {
    const onReachStart = vi.fn();
    const box = new FakeScroller('Box');
    const anchor = { key: 'row50', index: 50, offset: 0 };
    const { rerender } = render(list(box, { items: rows(100), initialAnchor: anchor, onReachStart }));
    box.scroll(401);
    expect(onReachStart).not.toHaveBeenCalled();
    box.scroll(400);
    box.scroll(300);
    expect(onReachStart).toHaveBeenCalledOnce();
    rerender(list(box, { items: [...rows(20, 'older'), ...rows(100)], initialAnchor: anchor, onReachStart }));
    expect(onReachStart).toHaveBeenCalledOnce();
    box.scroll(200);
    expect(onReachStart).toHaveBeenCalledTimes(2);
  });
});

describe('a list that sticks to its end', () => {
  const grow = (box: FakeScroller, key: string, height: number) => {
    heights.set(key, height);
    const row = [...box.list().children].find(element => (element as HTMLElement).dataset['key'] === key);
    act(() => row && resizes.get(row)?.());
  };

  test('begins at its end', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), sticksToEnd: true }));
    expect(box.spaceBelow()).toBe(0);
    expect(box.offsetOf('row99')).toBe(300);
  });

  test('begins at its initial anchor when it has one', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), sticksToEnd: true, initialAnchor: { key: 'row10', index: 10, offset: 40 } }));
    expect(box.offsetOf('row10')).toBe(40);
  });

  test('follows appended rows while the reader is at the end', () => {
    const box = new FakeScroller('Box');
    const { rerender } = render(list(box, { items: rows(100), sticksToEnd: true }));
    rerender(list(box, { items: rows(103), sticksToEnd: true }));
    expect(box.offsetOf('row102')).toBe(300);
  });

  test('follows a row that grows while the reader is at the end', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), sticksToEnd: true }));
    grow(box, 'row98', 260);
    expect(box.offsetOf('row99')).toBe(300);
    expect(box.spaceBelow()).toBe(0);
  });

  test('keeps the end in view when the viewport becomes lower', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), sticksToEnd: true }));
    box.resize(250);
    expect(box.spaceBelow()).toBe(0);
    expect(box.offsetOf('row99')).toBe(150);
  });

  test('keeps the end in view when the viewport becomes higher and lower before the browser says so', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), sticksToEnd: true }));
    box.height = 450;
    box.scrollTo(box.top);
    box.height = 300;
    box.scroll(box.top);
    expect(box.spaceBelow()).toBe(0);
    box.resize(300);
    expect(box.spaceBelow()).toBe(0);
  });

  test('stays where the reader is when the viewport becomes higher and lower', () => {
    const box = new FakeScroller('Box');
    render(list(box, { items: rows(100), sticksToEnd: true }));
    box.scroll(9580);
    box.height = 450;
    box.scrollTo(box.top);
    box.height = 300;
    box.scroll(box.top);
    box.resize(300);
    expect(box.offsetOf('row96')).toBe(50);
  });

  test('moves nothing once the reader has scrolled away', () => {
    const box = new FakeScroller('Box');
    const { rerender } = render(list(box, { items: rows(100), sticksToEnd: true }));
    box.scroll(9450);
    expect(box.offsetOf('row95')).toBe(50);
    rerender(list(box, { items: rows(103), sticksToEnd: true }));
    expect(box.offsetOf('row95')).toBe(50);
    grow(box, 'row98', 260);
    expect(box.offsetOf('row95')).toBe(50);
  });

  test('follows the end again after the reader returns to it', () => {
    const handle = createRef<VirtualListHandle>();
    const box = new FakeScroller('Box');
    const { rerender } = render(list(box, { items: rows(100), sticksToEnd: true, ref: handle }));
    box.scroll(2000);
    act(() => handle.current?.scrollToEnd());
    rerender(list(box, { items: rows(101), sticksToEnd: true, ref: handle }));
    expect(box.offsetOf('row100')).toBe(300);
  });

  test('keeps the end in view when rows are prepended', () => {
    const box = new FakeScroller('Box');
    const { rerender } = render(list(box, { items: rows(100), sticksToEnd: true }));
    rerender(list(box, { items: [...rows(20, 'older'), ...rows(100)], sticksToEnd: true }));
    expect(box.offsetOf('row99')).toBe(300);
  });

  test('follows the end from the first row on', () => {
    const box = new FakeScroller('Box');
    const { rerender } = render(list(box, { items: [], sticksToEnd: true }));
    rerender(list(box, { items: rows(1), sticksToEnd: true }));
    expect(box.top).toBe(0);
    rerender(list(box, { items: rows(9), sticksToEnd: true }));
    expect(box.offsetOf('row8')).toBe(300);
  });
});
