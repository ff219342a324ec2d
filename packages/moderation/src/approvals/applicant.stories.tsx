import type { Meta, StoryObj } from '@storybook/react';
import { aStaffAccount } from '../test-support/builders.js';
import '../styles.css';
import { Applicant } from './applicant.js';

const account = aStaffAccount({
  username: 'wren',
  approved: false,
  invite_request: 'I live beside the harbour, and I like trams.',
  created_at: '2026-11-20T10:00:00Z',
});

const meta = {
  title: 'Moderation/Approvals/Applicant',
  component: Applicant,
  args: { account, invitedBy: null, onApprove: () => undefined, onReject: () => undefined },
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof Applicant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReason: Story = {};
export const Invited: Story = { args: { invitedBy: <bdi dir="ltr">@mara</bdi> } };
/** The server says little: Pleroma sends no network address. */
export const WithoutReason: Story = {
  args: { account: { ...account, invite_request: null, confirmed: false, ip: null } },
};
/** Words of a stranger run nothing and move nothing. */
export const Hostile: Story = {
  args: {
    account: {
      ...account,
      email: `${'x'.repeat(120)}@post.example`,
      invite_request: `<img src=x onerror=alert(1)>\n${'w'.repeat(400)}\u202Egnp.exe`,
    },
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
