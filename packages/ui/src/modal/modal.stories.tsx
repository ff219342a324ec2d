import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../button/button.js';
import { Modal } from './modal.js';

const meta = {
  title: 'UI/Overlays/Modal',
  component: Modal,
  parameters: {
    keys: [
      ['Escape', 'Closes the modal, as Back does, and returns the focus.'],
      ['Tab, Shift + Tab', 'Moves inside the modal.'],
    ],
  },
  args: { isOpen: true, onClose: () => undefined, title: 'Reposts', children: <p>Nobody has reposted this yet.</p> },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['spec:MOD-04'] };
export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    title: 'Delete post',
    children: <p>Are you sure you want to delete this post?</p>,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  tags: ['spec:MOD-04'],
};
/** The body scrolls; the link in it gives keys a way into it. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <a href="#top">Read more</a>
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Line {line + 1}</p>
        ))}
      </>
    ),
  },
};
/** Nothing in the body takes the focus: the body itself is a tab stop, which the keys scroll. */
export const LongText: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
};
/** For writing: the close button is at the start, and a phone shows nothing else. */
export const Editor: Story = {
  args: { layout: 'editor', title: 'New post', headerActions: <Button size="sm">Drafts</Button> },
  tags: ['spec:MOD-04'],
};
