import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LayerHistoryProvider } from '../layer/layer-history-provider.js';
import { LazyModal } from './lazy-modal.js';

// Load the lazy module first: its loading time is not under test.
beforeAll(async () => {
  await import('./modal.js');
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <LazyModal isOpen={isOpen} onClose={() => setOpen(false)} title="Reposts" actions={<button type="button">Last</button>}>
        <p>Nobody yet.</p>
      </LazyModal>
    </>
  );
}

test('[MOD-04] traps the focus and returns it to the opener on Escape', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Show' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Reposts' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('[MOD-04] hides the page from assistive technology until the modal closes', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
});

test('[MOD-03] closes on back, and leaves no entry when it is dismissed', async () => {
  const user = userEvent.setup();
  render(
    <LayerHistoryProvider>
      <Page />
    </LayerHistoryProvider>,
  );
  const start = history.state as unknown;
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(history.state).toEqual(start));
});

test('[MOD-03] keeps its entry when it stays open on back', async () => {
  const onClose = vi.fn();
  render(
    <LayerHistoryProvider>
      <LazyModal isOpen onClose={onClose} title="New post">
        <p>Unsaved.</p>
      </LazyModal>
    </LayerHistoryProvider>,
  );
  await screen.findByRole('dialog');
  await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
  for (const times of [1, 2]) {
    history.back();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
  }
  expect(onClose).toHaveBeenLastCalledWith('dismiss');
  expect(screen.getByRole('dialog', { name: 'New post' })).toBeVisible();
});

test('[MOD-08] has no way out when it is not dismissable', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <LazyModal isOpen isDismissable={false} onClose={onClose} title="Terms">
      <p>Accept the terms first.</p>
    </LazyModal>,
  );
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.rk-modal-overlay') ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});

function sized(scrollHeight: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
}

const anOpenModal = (content: ReactNode) => (
  <LazyModal isOpen onClose={() => undefined} title="Terms">
    {content}
  </LazyModal>
);

test.each([
  ['is a tab stop when it overflows', 900, <p key="text">Terms</p>, true],
  ['is no tab stop when all of it is shown', 400, <p key="text">Terms</p>, false],
  ['is no tab stop when a control in it takes the focus', 900, <input key="field" aria-label="Name" />, false],
])('[A11Y-01] the body %s', async (_, height, content, isTabStop) => {
  sized(height);
  render(anOpenModal(content));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('.rk-dialog-body')?.hasAttribute('tabindex')).toBe(isTabStop);
});

test('the body is a tab stop no more once a control appears in it', async () => {
  sized(900);
  const { rerender } = render(anOpenModal(<p>Loading</p>));
  const dialog = await screen.findByRole('dialog');
  const body = dialog.querySelector('.rk-dialog-body');
  expect(body).toHaveAttribute('tabindex', '0');
  rerender(anOpenModal(<button type="button">Accept</button>));
  await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
});
