import { createQueryClient } from '@rookery/store';
import { LayerHistoryProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ModalHost, modalHost } from './modal-host.js';
import { IDLE_TIMEOUT_MS } from '../session/idle.dom.js';
import { modals, type Confirmation } from './modals.js';

// Load the lazy modules first: their loading time is not under test.
beforeAll(async () => {
  await import('./modal-host.screen.js');
});
afterEach(() => modals.clear());

function aPage() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <LayerHistoryProvider>
        <button type="button">Opener</button>
        <ModalHost />
      </LayerHistoryProvider>
    </QueryClientProvider>,
  );
}

function ask(question: Confirmation['question'] = 'deletePost', answers: Partial<Confirmation> = {}) {
  const onConfirm = vi.fn();
  modals.open({ type: 'CONFIRM', question, onConfirm, ...answers });
  return { onConfirm };
}

test('[MOD-02] [MOD-03] pushes an entry, which back leaves together with the modal', async () => {
  aPage();
  const before = history.state as unknown;
  const { onConfirm } = ask();
  await screen.findByRole('alertdialog', { name: 'Delete post' });
  await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
  history.back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(history.state).toEqual(before);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('[MOD-03] shows the topmost modal only, and closes that one on back', async () => {
  aPage();
  ask('discardPost');
  await screen.findByRole('alertdialog', { name: 'Delete post' });
  ask('discardEdit');
  await screen.findByRole('alertdialog', { name: 'Cancel post editing' });
  expect(screen.queryByRole('alertdialog', { name: 'Delete post' })).toBeNull();
  await waitFor(() => expect(history.state).toMatchObject({ layers: 2 }));
  history.back();
  await screen.findByRole('alertdialog', { name: 'Delete post' });
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  expect(modals.stack.get()).toHaveLength(1);
});

test('[MOD-01] opens one modal for a control that is pressed twice', () => {
  const press = () => modals.open({ type: 'COMPOSE', intent: { kind: 'new' } });
  press();
  press();
  expect(modals.stack.get()).toHaveLength(1);
  modals.open({ type: 'COMPOSE', intent: { kind: 'drafts' } });
  expect(modals.stack.get()).toHaveLength(2);
});

test('[MOD-07] closes itself before it acts', async () => {
  const user = userEvent.setup();
  aPage();
  const open: number[] = [];
  ask('deletePost', { onConfirm: () => open.push(modals.stack.get().length) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(open).toEqual([0]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('[MOD-04] returns the focus to the opener', async () => {
  const user = userEvent.setup();
  aPage();
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  ask();
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('closes its modals when another account is shown', async () => {
  const { unmount } = aPage();
  ask();
  await screen.findByRole('alertdialog');
  unmount();
  expect(modals.stack.get()).toEqual([]);
});

test('loads what shows modals after a sign of a person, and renders the first one at once', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>Modals</p>));
  const preloadContent = vi.fn(() => Promise.resolve());
  const Host = modalHost(load, preloadContent);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Host />
    </QueryClientProvider>,
  );
  await new Promise(done => setTimeout(done, 2 * IDLE_TIMEOUT_MS));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(preloadContent).toHaveBeenCalledOnce();
  await act(() => Promise.resolve());
  act(() => modals.open({ type: 'COMPOSE', intent: { kind: 'new' } }));
  expect(screen.getByText('Modals')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
