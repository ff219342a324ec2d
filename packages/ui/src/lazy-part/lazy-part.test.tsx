import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NotifyProvider, type Notify } from '../toast/notify.js';
import { lazyPart } from './lazy-part.js';
import { RETRY_PAUSES_MS } from './load-patiently.js';
import { setRelease } from './release.js';

afterEach(() => {
  vi.useRealTimers();
  setRelease(null);
});

const Part = ({ name }: { name: string }) => <p>{name}</p>;

test('renders the part once its code has loaded, and at once after that', async () => {
  const Lazy = lazyPart(() => Promise.resolve(Part));
  const { unmount } = render(<Lazy name="Menu" />);
  expect(await screen.findByText('Menu')).toBeVisible();
  unmount();
  render(<Lazy name="Menu" />);
  expect(screen.getByText('Menu')).toBeVisible();
});

test('renders a preloaded part in its first rendering, without loading it again', async () => {
  const load = vi.fn(() => Promise.resolve(Part));
  const Lazy = lazyPart(load);
  await Lazy.preload();
  await Lazy.preload();
  render(<Lazy name="Menu" />);
  expect(screen.getByText('Menu')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('preloads after a failed preload, which rejects', async () => {
  const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyPart(load);
  await expect(Lazy.preload()).rejects.toThrow('Failed to fetch');
  await Lazy.preload();
  render(<Lazy name="Menu" />);
  expect(screen.getByText('Menu')).toBeVisible();
});

test('renders a part whose code comes between its rendering and its effect', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const Lazy = lazyPart(() => Promise.resolve(Part));
  function Page() {
    // The promises of a layout effect settle before the other effects run.
    useLayoutEffect(() => void Lazy.preload(), []);
    return <Lazy name="Menu" />;
  }
  const page = document.createElement('div');
  const root = createRoot(page);
  root.render(<Page />);
  await vi.waitFor(() => expect(page).toHaveTextContent('Menu'));
  root.unmount();
  vi.unstubAllGlobals();
});

test('says that the code could not be loaded, and loads it once the browser is online', async () => {
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Part);
  const onNotify = vi.fn();
  const onLoadFailed = vi.fn();
  const Lazy = lazyPart(load);
  render(
    <NotifyProvider onNotify={onNotify}>
      <Lazy name="Menu" onLoadFailed={onLoadFailed} />
    </NotifyProvider>,
  );
  await waitFor(() => expect(onLoadFailed).toHaveBeenCalledOnce());
  expect(onNotify).toHaveBeenCalledWith({
    kind: 'error',
    text: 'This could not be loaded. Check your connection and try again.',
  });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Menu')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('offers to try again where the page can open the part again', async () => {
  const load = vi.fn(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')));
  const onNotify = vi.fn<Notify>();
  const onRetry = vi.fn();
  const Lazy = lazyPart(load);
  render(
    <NotifyProvider onNotify={onNotify}>
      <Lazy name="Dialog" onRetry={onRetry} />
    </NotifyProvider>,
  );
  await waitFor(() => expect(onNotify).toHaveBeenCalledOnce());
  const action = onNotify.mock.calls[0]?.[0].action;
  expect(action?.label).toBe('Try again');
  if (action && 'onPress' in action) action.onPress();
  expect(onRetry).toHaveBeenCalledOnce();
});

describe('after a failure in a page of an earlier release', () => {
  const gone = () => Promise.reject<typeof Part>(new TypeError('Failed to fetch'));
  const open = (isOutdated: () => Promise<boolean>, options?: { isQuiet: boolean }) => {
    const onNotify = vi.fn<Notify>();
    const release = { isOutdated, text: 'A new version is ready.', action: { label: 'Reload', onPress: vi.fn() } };
    setRelease(release);
    const onLoadFailed = vi.fn();
    const Lazy = lazyPart(gone, options);
    const { unmount } = render(
      <NotifyProvider onNotify={onNotify}>
        <Lazy name="Menu" onRetry={() => undefined} onLoadFailed={onLoadFailed} />
      </NotifyProvider>,
    );
    return { onNotify, release, onLoadFailed, unmount };
  };

  test('offers to reload the page', async () => {
    const { onNotify, release, onLoadFailed } = open(async () => true);
    await waitFor(() => expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(release));
    const notice = onNotify.mock.calls[0]?.[0];
    expect(notice).toMatchObject({ kind: 'error', text: 'A new version is ready.' });
    expect(notice?.action).toEqual(release.action);
  });

  test('offers to try again where the release is the same', async () => {
    const { onNotify, onLoadFailed } = open(async () => false);
    await waitFor(() => expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(null));
    expect(onNotify.mock.calls[0]?.[0].action?.label).toBe('Try again');
  });

  test('tells the embedder of a quiet part, and the reader nothing', async () => {
    const { onNotify, release, onLoadFailed } = open(async () => true, { isQuiet: true });
    await waitFor(() => expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(release));
    expect(onNotify).not.toHaveBeenCalled();
  });

  test('says nothing of a part that was left meanwhile', async () => {
    let answer: (isOutdated: boolean) => void = () => undefined;
    const isOutdated = vi.fn(() => new Promise<boolean>(resolve => (answer = resolve)));
    const { onNotify, onLoadFailed, unmount } = open(isOutdated);
    await waitFor(() => expect(isOutdated).toHaveBeenCalledOnce());
    unmount();
    answer(true);
    await Promise.resolve();
    expect(onNotify).not.toHaveBeenCalled();
    expect(onLoadFailed).not.toHaveBeenCalled();
  });
});

test('does not mention a part that nobody asked for', async () => {
  const load = vi.fn(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')));
  const onNotify = vi.fn();
  const Lazy = lazyPart(load, { isQuiet: true });
  const { unmount } = render(
    <NotifyProvider onNotify={onNotify}>
      <Lazy name="Gesture" />
    </NotifyProvider>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(onNotify).not.toHaveBeenCalled();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});

test('loads again after a failure right after the browser came online', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')));
  const onLoadFailed = vi.fn();
  const Lazy = lazyPart(load);
  render(<Lazy name="Menu" onLoadFailed={onLoadFailed} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  load.mockResolvedValue(Part);
  await act(() => vi.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0] ?? 0));
  expect(screen.getByText('Menu')).toBeVisible();
  expect(onLoadFailed).toHaveBeenCalledOnce();
});

test('says once that a patient part could not be loaded, after its last attempt', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')));
  const onNotify = vi.fn<Notify>();
  const Lazy = lazyPart(load);
  render(
    <NotifyProvider onNotify={onNotify}>
      <Lazy name="Menu" isPatient />
    </NotifyProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onNotify).not.toHaveBeenCalled();
  await act(() => vi.runAllTimersAsync());
  expect(onNotify).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(RETRY_PAUSES_MS.length + 1);
});

test('ignores the failure of a request from before the browser came online', async () => {
  let fail: (error: Error) => void = () => {};
  const load = vi.fn(() => Promise.resolve(Part));
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const onLoadFailed = vi.fn();
  const Lazy = lazyPart(load);
  render(<Lazy name="Menu" onLoadFailed={onLoadFailed} />);
  window.dispatchEvent(new Event('online'));
  fail(new TypeError('Failed to fetch'));
  expect(await screen.findByText('Menu')).toBeVisible();
  expect(onLoadFailed).not.toHaveBeenCalled();
});

test('requests a part that the page needs every ten seconds, until it is there or no longer mounted', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')));
  const Lazy = lazyPart<{ name: string }>(load, { isQuiet: true, isNeeded: true });
  const { unmount } = render(<Lazy name="Keys" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(7);
  load.mockResolvedValueOnce(Part as never);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Keys')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(8);
  unmount();

  const other = vi.fn(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')));
  const Left = lazyPart<{ name: string }>(other, { isQuiet: true, isNeeded: true });
  const left = render(<Left name="Keys" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  left.unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(other).toHaveBeenCalledOnce();
});
