import './styles.css';
import { anAttachment, aScheduledStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScheduledList } from './scheduled-list.js';

const { params } = aScheduledStatus();
const posts = [
  aScheduledStatus({
    params: {
      ...params,
      text: 'The reading room opens on Saturday. Bring a lamp and something to copy.\n\nThe stairs are behind the bakery.',
    },
    media_attachments: ['1', '2'].map(id => anAttachment({ id, type: 'unknown', url: null, preview_url: null })),
  }),
  aScheduledStatus({
    id: '4001',
    scheduled_at: '2026-11-24T18:00:00.000Z',
    params: {
      ...params,
      text: 'How do you come to the quay?',
      spoiler_text: 'Travel',
      visibility: 'private',
      in_reply_to_id: '7',
      poll: { options: ['By ferry', 'On foot'], expires_in: 86_400, multiple: false },
    },
  }),
];

const meta = {
  title: 'Compose/Scheduled/ScheduledList',
  component: ScheduledList,
  args: {
    posts,
    busyId: null,
    phase: 'ready',
    onRetry: () => undefined,
    older: null,
    now: () => Date.parse('2026-11-20T09:17:00Z'),
    timeZone: 'UTC',
    onMove: () => undefined,
    onCancel: () => undefined,
  },
  tags: ['spec:SCH-04'],
} satisfies Meta<typeof ScheduledList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** A request for the first post is in flight. */
export const Busy: Story = { args: { busyId: posts[0]?.id ?? null } };
export const WithMore: Story = { args: { older: { isLoading: false, hasFailed: false, onLoad: () => undefined } } };
export const MoreFailed: Story = { args: { older: { isLoading: false, hasFailed: true, onLoad: () => undefined } } };
export const ChangingTime: Story = {
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Change time' });
    if (button !== undefined) await userEvent.click(button);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Change time' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Canceling: Story = {
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Cancel post' });
    if (button !== undefined) await userEvent.click(button);
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Markup is text. */
export const Hostile: Story = {
  args: {
    posts: [aScheduledStatus({ params: { ...params, text: `<img src=x onerror=alert(1)>${'long'.repeat(60)}\u202egnp.exe` } })],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
