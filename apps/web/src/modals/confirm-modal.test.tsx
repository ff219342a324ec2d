import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmModal } from './confirm-modal.js';

test.each([
  [
    '[MOD-09]',
    'discardEdit',
    'Cancel post editing',
    'Are you sure you want to cancel editing this post? All changes will be lost.',
    'Cancel editing',
  ],
  ['[MOD-10]', 'discardPost', 'Delete post', 'Are you sure you want to delete this post?', 'Delete'],
  [
    '[MOD-11]',
    'discardEventEdit',
    'Cancel event editing',
    'Are you sure you want to cancel editing this event? All changes will be lost.',
    'Cancel editing',
  ],
  ['[MOD-12]', 'discardEvent', 'Delete event', 'Are you sure you want to delete this event?', 'Delete'],
  ['[STAT-06]', 'deletePost', 'Delete post', 'Are you sure you want to delete this post?', 'Delete'],
] as const)('%s asks %s in the words of the specification', async (_id, question, title, message, button) => {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  render(<ConfirmModal isOpen question={question} onClose={onClose} onConfirm={onConfirm} />);
  const dialog = screen.getByRole('alertdialog', { name: title });
  expect(dialog).toHaveAccessibleName(title);
  expect(screen.getByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(onConfirm.mock.invocationCallOrder[0] ?? 0);
});

test('[MOD-05] offers to keep the draft where there is one', async () => {
  const onKeep = vi.fn();
  const onConfirm = vi.fn();
  const { rerender } = render(<ConfirmModal isOpen question="discardPost" onClose={() => undefined} onConfirm={onConfirm} />);
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  rerender(<ConfirmModal isOpen question="discardPost" onClose={() => undefined} onConfirm={onConfirm} onKeep={onKeep} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(onKeep).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});
