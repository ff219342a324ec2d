import { anAccount } from '@rookery/api-client/testing';
import { useStatusRowHost } from '@rookery/timeline/parts';
import type { Meta, StoryObj } from '@storybook/react';
import { aStaffAccount } from '../test-support/builders.js';
import { InModeration } from '../test-support/in-moderation.js';
import { AccountRow, type AccountRowProps } from './account-row.js';
import '../styles.css';

function InList(props: Omit<AccountRowProps, 'place'>) {
  const host = useStatusRowHost(null);
  return (
    <div role="feed" aria-label="Accounts">
      <AccountRow {...props} place={{ position: 1, setSize: 1, host }} />
    </div>
  );
}

const meta = {
  title: 'Moderation/Accounts/AccountRow',
  component: InList,
  args: {
    account: aStaffAccount(),
    rowKey: '4711',
    href: '/moderation/accounts/4711',
    isSelected: false,
    onSelect: () => undefined,
  },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof InList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Selected: Story = { args: { isSelected: true } };
/** Of another server: nobody here knows its addresses. */
export const Remote: Story = { args: { account: aStaffAccount({ domain: 'tram.example' }) } };
/** All that an account can be at once. */
export const EveryMark: Story = {
  args: {
    account: aStaffAccount({
      approved: false,
      confirmed: false,
      suspended: true,
      disabled: true,
      silenced: true,
      sensitized: true,
      is_moderator: true,
    }),
  },
};
/** The role of the member has no actions on accounts. */
export const WithoutSelection: Story = { args: { onSelect: undefined } };
export const Hostile: Story = {
  args: {
    account: aStaffAccount({
      username: 'b'.repeat(120),
      email: `${'<script>'.repeat(20)}@post.example`,
      account: anAccount({ display_name: '\u202Egnp.exe '.repeat(40) }),
    }),
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  args: { account: aStaffAccount({ silenced: true }) },
};
