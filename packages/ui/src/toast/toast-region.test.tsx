import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotifyProvider, useNotify } from './notify.js';
import { createToastQueue } from './toast-queue.js';
import type { Notice } from './toast-queue.js';
import { ToastRegion } from './toast-region.js';

function standingQueue() {
  return createToastQueue({ now: () => 0, setTimeout: () => undefined, clearTimeout: () => undefined });
}

test('[UI-08] successes and news are announced politely, errors at once, in regions that were there before', () => {
  const queue = standingQueue();
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

test('[UI-08] a toast can be closed', async () => {
  const queue = standingQueue();
  queue.add({ kind: 'info', text: 'Sent' });
  render(<ToastRegion queue={queue} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Sent')).toBeNull();
});

test('[UI-08] pointer and focus on the toasts hold them', async () => {
  const queue = standingQueue();
  const pause = vi.spyOn(queue, 'pause');
  const resume = vi.spyOn(queue, 'resume');
  queue.add({ kind: 'info', text: 'Sent' });
  render(<ToastRegion queue={queue} />);
  await userEvent.hover(screen.getByText('Sent'));
  expect(pause).toHaveBeenCalled();
  await userEvent.unhover(screen.getByText('Sent'));
  expect(resume).toHaveBeenCalled();
});

test('an embedder gets the notices instead', async () => {
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
