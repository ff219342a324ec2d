import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PullToRefresh, type PullToRefreshProps } from './pull-to-refresh.js';

// The time the lazy-loaded gesture takes to load is not under test.
beforeAll(async () => {
  await import('./pull-gesture.js');
});

const device = { isTouch: true, isStill: false };
beforeEach(() => {
  Object.assign(device, { isTouch: true, isStill: false });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') ? device.isTouch : device.isStill }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

const indicator = () => document.querySelector<HTMLElement>('.rk-pull-indicator');
const content = () => document.querySelector<HTMLElement>('.rk-pull-content');
const kind = () => indicator()?.dataset['pull'];
const finger = (y: number) => ({ clientY: y, clientX: 10, identifier: 1 });

async function show(props: Partial<PullToRefreshProps> = {}) {
  const result = render(
    <PullToRefresh {...props}>
      <p>Posts</p>
      <div data-testid="inner">Inner</div>
    </PullToRefresh>,
  );
  // The first touch loads the gesture.
  fireEvent.touchStart(screen.getByText('Posts'), { touches: [finger(0)] });
  fireEvent.touchEnd(screen.getByText('Posts'));
  if (device.isTouch) await vi.waitUntil(() => indicator() !== null, 10_000);
  // Effects of the lazy-loaded gesture.
  await act(async () => undefined);
  return result;
}

function pull(from: number, to: number, target: HTMLElement = screen.getByText('Posts')): boolean {
  fireEvent.touchStart(target, { touches: [finger(from)] });
  return fireEvent.touchMove(target, { touches: [finger(to)] });
}
const letGo = () => fireEvent.touchEnd(screen.getByText('Posts'), { touches: [] });

describe('pull to refresh', () => {
  test('[PTR-01] a pull past the threshold refreshes at 67 px and goes back', async () => {
    let finish = () => {};
    const onRefresh = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
    await show({ onRefresh });
    const canScroll = pull(100, 234);
    expect(canScroll).toBe(false);
    expect(kind()).toBe('threshold-breached');
    expect(content()?.style.translate).toBe('0px 67px');
    letGo();
    expect(kind()).toBe('refreshing');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(onRefresh).toHaveBeenCalledOnce();
    await act(async () => finish());
    expect(kind()).toBe('back');
    await waitFor(() => expect(kind()).toBe('idle'), { timeout: 10_000 });
    expect(content()?.style.translate).toBe('');
  });

  test('[PTR-01] the first touch on the next list can pull', async () => {
    const { unmount } = await show();
    unmount();
    const onRefresh = vi.fn();
    render(
      <PullToRefresh onRefresh={onRefresh}>
        <p>Posts</p>
      </PullToRefresh>,
    );
    pull(100, 234);
    letGo();
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  test('[PTR-02] a pull one pixel shorter refreshes nothing', async () => {
    const onRefresh = vi.fn();
    await show({ onRefresh });
    pull(100, 233);
    expect(kind()).toBe('dragging');
    letGo();
    expect(kind()).toBe('back');
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('a pull that the browser takes over goes back when its touch is cancelled', async () => {
    await show({ onRefresh: vi.fn() });
    pull(100, 160);
    expect(kind()).toBe('dragging');
    fireEvent.touchCancel(screen.getByText('Posts'), { touches: [] });
    expect(kind()).not.toBe('dragging');
    fireEvent.touchMove(screen.getByText('Posts'), { touches: [finger(300)] });
    expect(kind()).not.toBe('threshold-breached');
  });

  test('[PTR-03] goes back from a failed refresh without a message', async () => {
    await show({ onRefresh: () => Promise.reject(new Error('No network')) });
    pull(100, 300);
    letGo();
    await waitFor(() => expect(kind()).toBe('idle'), { timeout: 10_000 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/network/i)).toBeNull();
  });

  test('[PTR-03] ignores two fingers, a scrolled page or element, and content under a modal', async () => {
    const onRefresh = vi.fn();
    await show({ onRefresh });
    const row = screen.getByText('Posts');
    fireEvent.touchStart(row, { touches: [finger(100), finger(120)] });
    expect(fireEvent.touchMove(row, { touches: [finger(300), finger(320)] })).toBe(true);
    letGo();

    Object.defineProperty(window, 'scrollY', { value: 1, configurable: true });
    expect(pull(100, 300)).toBe(true);
    letGo();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });

    const inner = screen.getByTestId('inner');
    inner.scrollTop = 5;
    expect(pull(100, 300, inner)).toBe(true);
    inner.scrollTop = 0;

    const root = content()?.parentElement;
    root?.setAttribute('aria-hidden', 'true');
    expect(pull(100, 300)).toBe(true);
    letGo();
    root?.removeAttribute('aria-hidden');

    expect(kind()).toBe('idle');
    expect(onRefresh).not.toHaveBeenCalled();
    expect(pull(100, 300)).toBe(false);
  });

  test('[PTR-03] refreshes without movement under reduced motion', async () => {
    device.isStill = true;
    const onRefresh = vi.fn();
    await show({ onRefresh });
    pull(100, 300);
    expect(content()?.style.translate).toBe('');
    expect(indicator()?.style.opacity).toBe('1');
    letGo();
    expect(onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(kind()).toBe('idle'), { timeout: 10_000 });
  });

  test('[PTR-03] has no gesture for a mouse', async () => {
    device.isTouch = false;
    const onRefresh = vi.fn();
    await show({ onRefresh });
    fireEvent.mouseDown(screen.getByText('Posts'), { clientY: 100 });
    fireEvent.mouseMove(screen.getByText('Posts'), { clientY: 300 });
    expect(pull(100, 300)).toBe(true);
    letGo();
    expect(indicator()).toBeNull();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('[PTR-02] fetches more once near the end of the page', async () => {
    const onFetchMore = vi.fn(() => new Promise<void>(() => {}));
    await show({ onFetchMore });
    await act(async () => Promise.resolve());
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000, configurable: true });
    const at = (left: number) => {
      Object.defineProperty(window, 'scrollY', { value: 2000 - window.innerHeight - left, configurable: true });
      fireEvent.scroll(window);
    };
    at(100);
    expect(onFetchMore).not.toHaveBeenCalled();
    at(99);
    at(10);
    expect(onFetchMore).toHaveBeenCalledOnce();
  });
});
