import { act, render, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VirtualList } from './virtual-list.js';

/** In px, of every row. */
let rowHeight: number;

beforeEach(() => {
  rowHeight = 100;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: 0, height: this.dataset['key'] === undefined ? 0 : rowHeight } as DOMRect;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const itemKey = (item: string) => item;
const renderItem = (item: string) => <article>{item}</article>;
const mountedCount = () => screen.getAllByRole('article').length;

describe('the buffer of a list', () => {
  /** A list whose rows in view and buffer are mounted. Returns the function that gives it other rows. */
  function mountList(): (name: string) => void {
    let setName: (name: string) => void = () => undefined;
    function List() {
      const [name, set] = useState('row');
      setName = set;
      const items = useMemo(() => Array.from({ length: 100 }, (_, index) => `${name}${index}`), [name]);
      return <VirtualList items={items} itemKey={itemKey} renderItem={renderItem} bufferSize={300} role="feed" />;
    }
    render(<List />);
    act(() => void window.dispatchEvent(new Event('scroll')));
    return name => flushSync(() => setName(name));
  }

  test('follows in a task of its own when rows turn out lower than expected', async () => {
    const show = mountList();
    expect(mountedCount()).toBeGreaterThanOrEqual(7);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    rowHeight = 70;
    show('lower');
    // 700 px of rows of 100 px were expected: the 560 px of the view and a part of the buffer.
    expect(mountedCount() * rowHeight).toBeLessThan(700);
    await waitFor(() => expect(mountedCount() * rowHeight).toBeGreaterThanOrEqual(700));
  });

  test('does not delay rows in view', () => {
    const show = mountList();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    rowHeight = 20;
    show('low');
    expect(mountedCount() * rowHeight).toBeGreaterThanOrEqual(400);
  });
});
