import { setRelease } from '@rookery/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, lazyContent } from './lazy-content.js';

const Page = () => <h1>Here</h1>;

afterEach(() => {
  setRelease(null);
  vi.useRealTimers();
});

describe('lazyContent', () => {
  it('[NAV-14] [UI-09] shows Loading… and then the page, which renders at once the next time', async () => {
    const load = vi.fn(async () => Page);
    const Lazy = lazyContent(load);
    const { unmount } = render(<Lazy />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await screen.findByRole('heading', { name: 'Here' });
    unmount();
    render(<Lazy />);
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('[NAV-14] offers a retry when the chunk fails, which loads the page', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error('gone'));
    const Lazy = lazyContent(load);
    render(<Lazy />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[NAV-14] loads a chunk that failed again when the browser is online', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyContent(load);
    render(<Lazy />);
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  });

  it('[HINT-14] offers to reload the page when a later version has replaced the chunk', async () => {
    const load = vi.fn(async () => Page).mockRejectedValue(new Error('gone'));
    const reload = vi.fn();
    const Lazy = lazyContent(load);
    setRelease({ isOutdated: async () => true, text: 'A new version is ready.', action: { label: 'Reload', onPress: reload } });
    render(<Lazy />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(screen.getByText('A new version is ready.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('[NAV-14] counts a chunk as failed after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    const Lazy = lazyContent(() => new Promise<ComponentType>(() => undefined));
    render(<Lazy />);
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });
});
