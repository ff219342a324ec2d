import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotifyProvider, type Notify } from '../toast/notify.js';
import { lazyPart } from './lazy-part.js';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

test('renders the part once its code has loaded, and at once after that', async () => {
  const Lazy = lazyPart(() => Promise.resolve(Part));
  const { unmount } = render(<Lazy name="Menu" />);
  expect(await screen.findByText('Menu')).toBeVisible();
  unmount();
  render(<Lazy name="Menu" />);
  expect(screen.getByText('Menu')).toBeVisible();
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
