import type { Meta, StoryObj } from '@storybook/react';
import { createToastQueue } from './toast-queue.js';
import type { Notice } from './toast-queue.js';
import { ToastRegion } from './toast-region.js';

const meta = { title: 'UI/Overlays/ToastRegion', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { queue: showing({ kind: 'success', text: 'Chat Settings updated successfully' }) },
  tags: ['spec:UI-08'],
};
export const Info: Story = {
  args: { queue: showing({ kind: 'info', text: 'Your post was sent', action: { label: 'View', href: '/@mara/posts/1' } }) },
  tags: ['spec:UI-08'],
};
export const Failure: Story = {
  args: { queue: showing({ kind: 'error', text: 'Chat Settings failed to update.' }) },
  tags: ['spec:UI-08'],
};
/** The action that failed can be repeated. */
export const TryAgain: Story = {
  args: {
    queue: showing({
      kind: 'error',
      text: 'The like could not be saved.',
      action: { label: 'Try again', onPress: () => undefined },
    }),
  },
  tags: ['spec:UI-08'],
};
export const Several: Story = {
  args: { queue: showing({ kind: 'success', text: 'Followed' }, { kind: 'error', text: 'We encountered a network failure.' }) },
};

/** A queue whose clock does not advance. */
function showing(...notices: Notice[]) {
  const queue = createToastQueue({ now: () => 0, setTimeout: () => undefined, clearTimeout: () => undefined });
  for (const notice of notices) queue.add(notice);
  return queue;
}
