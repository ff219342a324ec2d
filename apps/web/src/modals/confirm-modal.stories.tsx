import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import { ConfirmModal } from './confirm-modal.js';

const meta = {
  title: 'App/Dialogs/ConfirmModal',
  component: ConfirmModal,
  args: { isOpen: true, question: 'deletePost', onClose: () => undefined, onConfirm: () => undefined },
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeletePost: Story = {
  tags: ['spec:STAT-06'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete post' });
    await expect(dialog).toHaveTextContent('Are you sure you want to delete this post?');
  },
};

/** Names the cost of a redraft before it. */
export const Redraft: Story = { tags: ['spec:STAT-06'], args: { question: 'redraft' } };

/** The draft is stored as it is typed; the third answer keeps it. */
export const DiscardPost: Story = {
  tags: ['spec:MOD-05', 'spec:MOD-07', 'spec:MOD-10'],
  args: { question: 'discardPost', onKeep: () => undefined },
};
export const DiscardEdit: Story = {
  tags: ['spec:MOD-09'],
  args: { question: 'discardEdit', onKeep: () => undefined },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel post editing' });
    await expect(dialog).toHaveTextContent('Are you sure you want to cancel editing this post? All changes will be lost.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel editing' })).toBeVisible());
  },
};
export const DiscardEvent: Story = {
  tags: ['spec:MOD-06', 'spec:MOD-12'],
  args: { question: 'discardEvent', onKeep: () => undefined },
};
export const DiscardEventEdit: Story = { tags: ['spec:MOD-11'], args: { question: 'discardEventEdit', onKeep: () => undefined } };
export const DeleteDraft: Story = { tags: ['spec:CMP-02'], args: { question: 'deleteDraft' } };
