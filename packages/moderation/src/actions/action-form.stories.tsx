import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aStaffAccount } from '../test-support/builders.js';
import { InModeration, moderation } from '../test-support/in-moderation.js';
import { ActionForm } from './action-form.js';
import { tasksFor, tellsMember } from './tasks.js';
import '../styles.css';

const account = aStaffAccount();

const meta = {
  title: 'Moderation/Actions/ActionForm',
  component: ActionForm,
  args: {
    name: '@ada',
    tasks: tasksFor(account, moderation.member, 'accounts'),
    suspensionDeletes: true,
    tellsMember: task => tellsMember(task, 'accounts', account),
    resolvesReport: true,
    isPending: false,
    failure: null,
    onTask: () => Promise.resolve(true),
  },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof ActionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of Mastodon, with a text to the member. */
export const Member: Story = {};
/** An action in force can be taken back; a suspended account can be deleted. */
export const InForce: Story = {
  args: { tasks: tasksFor(aStaffAccount({ suspended: true, silenced: true }), moderation.member, 'accounts') },
};
/** Of Pleroma, which tells the member nothing. */
export const OfPleroma: Story = {
  args: {
    tasks: tasksFor(account, moderation.member, 'users'),
    suspensionDeletes: false,
    tellsMember: () => false,
    resolvesReport: false,
  },
};
/** Each action says what follows from it. */
export const Asked: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Failed: Story = { args: { failure: 'This action is not allowed' } };
/** The role has none. */
export const None: Story = { args: { tasks: [] } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
