import type { Session } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '../messages/messages.js';
import { AccountMenu } from './account-switch.js';
import { accountItems } from './use-account-items.js';

function aSession(acct: string, name: string): Session {
  return {
    id: `${acct}@tram.example`,
    server: 'https://tram.example',
    accessToken: '',
    clientId: '',
    clientSecret: '',
    scope: 'read write',
    account: { id: acct, acct, display_name: name, avatar: '' },
  };
}

const mara = aSession('mara', 'Mara Lindqvist');
const nothing = () => undefined;

function Menu({ sessions, hasSchedule = true }: { sessions: readonly Session[]; hasSchedule?: boolean }) {
  const text = useMessages(messages);
  const showScheduled = hasSchedule ? nothing : null;
  const actions = {
    select: nothing,
    add: nothing,
    signOut: nothing,
    catchUp: nothing,
    showDrafts: nothing,
    showScheduled,
    showRequests: nothing,
    showSafety: nothing,
  };
  const items = accountItems(text, mara, sessions, actions, 2);
  return <AccountMenu session={mara} items={items} />;
}

const meta = {
  title: 'App/Shell/AccountMenu',
  component: Menu,
  args: { sessions: [mara, aSession('idris', 'Idris')] },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two accounts: the menu switches to the other one. */
export const TwoAccounts: Story = {
  tags: ['spec:HINT-15'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /account menu/ }));
    const other = await within(document.body).findByRole('menuitem', { name: /@idris/ });
    await waitFor(() => expect(other).toBeVisible());
  },
};
/** One account. */
export const OneAccount: Story = { args: { sessions: [mara] } };
/** A server that does not schedule posts. */
export const NoSchedule: Story = { ...TwoAccounts, tags: [], args: { hasSchedule: false } };
