import { anAccount } from '@rookery/api-client/testing';
import { FollowButton } from '@rookery/timeline/follow';
import type { Meta, StoryObj } from '@storybook/react';
import { InPeople } from '../test-support/in-people.js';
import { ProfileCard } from './profile-card.js';
import './styles.css';

const ines = anAccount({
  acct: 'ines@mar.example',
  username: 'ines',
  display_name: 'Inês Duarte',
  verified: true,
  avatar: '',
  avatar_static: '',
  note: '<p>Harbours, type, and the slow boat between them. Zine no. 14 is at the printer.</p>',
});

const boat = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>')}`;
const emojis = [{ shortcode: 'boat', url: boat, static_url: boat, visible_in_picker: true, category: null }];

const meta = {
  title: 'People/Profile/ProfileCard',
  component: ProfileCard,
  args: {
    account: ines,
    counts: { statuses: 1284, following: 312, followers: 9871 },
    followsReader: true,
    followButton: <FollowButton state="followBack" name="Inês Duarte" isPrimary size="sm" onPress={() => undefined} />,
  },
  tags: ['spec:HINT-03', 'spec:UI-06'],
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 340 }}>
        <InPeople>
          <Story />
        </InPeople>
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Somebody: Story = {};
/** A bio of many lines is cut. */
export const LongBio: Story = { args: { account: { ...ines, note: `<p>${'Harbours and type. '.repeat(80)}</p>`, bot: true } } };
/** Names of 300 letters, in one word, in Arabic and with emoji; the name is in the title of its line. */
export const LongNames: Story = {
  render: args => (
    <>
      {['Inêsdobairroalto'.repeat(20), 'عتولين'.repeat(50), 'Inês :boat: '.repeat(40)].map(display_name => {
        const account = { ...ines, display_name, emojis, moved: ines };
        return <ProfileCard key={display_name} {...args} account={account} />;
      })}
    </>
  ),
};
/** Hidden by moderators: neither picture nor words. */
export const Limited: Story = { args: { account: { ...ines, limited: true } } };
/** A server that counts nothing. */
export const Uncounted: Story = { args: { counts: { statuses: null, following: null, followers: null } } };
/** Hostile words stay in their box. */
export const Hostile: Story = {
  args: {
    account: {
      ...ines,
      display_name: `<script>alert(1)</script>${'W'.repeat(5000)}`,
      note: `<img src=x onerror=alert(1)>${'W'.repeat(5000)}`,
    },
  },
};
