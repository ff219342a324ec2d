import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotifyProvider, useNotify } from './notify.js';
import { createToastQueue } from './toast-queue.js';
import type { Notice } from './toast-queue.js';
import { ToastRegion } from './toast-region.js';

function stoppedQueue() {
  return createToastQueue({ now: () => 0, setTimeout: () => undefined, clearTimeout: () => undefined });
}

test('[UI-08] announces errors assertively and others politely, in mounted live regions', () => {
  const queue = stoppedQueue();
  render(<ToastRegion queue={queue} />);
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  act(() => {
    queue.add({ kind: 'success', text: 'Saved' });
    queue.add({ kind: 'info', text: 'A new version is here' });
    queue.add({ kind: 'error', text: 'Not saved' });
  });
  expect(within(status).getByText('Saved')).toBeVisible();
  expect(within(status).getByText('A new version is here')).toBeVisible();
  expect(within(alert).getByText('Not saved')).toBeVisible();
  expect(within(status).queryByText('Not saved')).toBeNull();
});

test('[UI-08] closes a toast', async () => {
  const queue = stoppedQueue();
  queue.add({ kind: 'info', text: 'Sent' });
  render(<ToastRegion queue={queue} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Sent')).toBeNull();
});

test('[UI-08] pauses toasts on hover', async () => {
  const queue = stoppedQueue();
  const pause = vi.spyOn(queue, 'pause');
  const resume = vi.spyOn(queue, 'resume');
  queue.add({ kind: 'info', text: 'Sent' });
  render(<ToastRegion queue={queue} />);
  await userEvent.hover(screen.getByText('Sent'));
  expect(pause).toHaveBeenCalled();
  await userEvent.unhover(screen.getByText('Sent'));
  expect(resume).toHaveBeenCalled();
});

test("passes notices to the embedder's handler", async () => {
  const onNotify = vi.fn<(notice: Notice) => void>();
  function Sender() {
    const notify = useNotify();
    return (
      <button type="button" onClick={() => notify({ kind: 'info', text: 'Sent' })}>
        Send
      </button>
    );
  }
  render(
    <NotifyProvider onNotify={onNotify}>
      <Sender />
    </NotifyProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onNotify).toHaveBeenCalledWith({ kind: 'info', text: 'Sent' });
});

test('runs the action of a toast and closes it', async () => {
  const queue = stoppedQueue();
  const onPress = vi.fn();
  render(<ToastRegion queue={queue} />);
  act(() => queue.add({ kind: 'error', text: 'Not saved', action: { label: 'Try again', onPress } }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('[UI-08] publishes the height of the toasts while the region is mounted', () => {
  let report: () => void = () => undefined;
  class Observer {
    constructor(callback: () => void) {
      report = callback;
    }
    observe(element: HTMLElement) {
      vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(72);
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const height = () => document.documentElement.style.getPropertyValue('--rk-toasts-height');
  const { unmount } = render(<ToastRegion queue={stoppedQueue()} />);
  expect(height()).toBe('');
  report();
  expect(height()).toBe('72px');
  unmount();
  expect(height()).toBe('');
  vi.unstubAllGlobals();
});
