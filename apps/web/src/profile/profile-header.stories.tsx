import { anAccount, aRelationship } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { FollowButton } from '@rookery/timeline/follow';
import { ProfileHeader } from './profile-header.js';

const ines = anAccount({
  acct: 'ines@mar.social',
  username: 'ines',
  display_name: 'Inês Duarte',
  verified: true,
  header: '',
  note: '<p>Harbours, type, and the slow boat between them. Zine no. 14 is at the printer.</p>',
  fields: [
    { name: 'Site', value: '<a href="https://mar.example" rel="me">mar.example</a>', verified_at: '2026-03-01T00:00:00.000Z' },
    { name: 'Zine', value: 'harbour post', verified_at: null },
    { name: 'Pronouns', value: 'she / ela', verified_at: null },
  ],
  statuses_count: 1284,
  following_count: 312,
  followers_count: 9871,
});

const meta = {
  title: 'App/Profile header',
  component: ProfileHeader,
  args: {
    account: ines,
    counts: { statuses: 1284, following: 312, followers: 9871 },
    relationship: aRelationship({ followed_by: true }),
    followButton: <FollowButton state="followBack" name="Inês Duarte" isPrimary onPress={() => undefined} />,
  },
} satisfies Meta<typeof ProfileHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The profile of another account, which follows the reader. */
export const Somebody: Story = { tags: ['spec:NAV-03'] };
/** Accepts chats. */
export const WithChat: Story = { args: { chatHref: '/chats/new?with=2' } };
/** Followed by the reader. */
export const Followed: Story = {
  args: {
    relationship: aRelationship({ following: true }),
    followButton: <FollowButton state="following" name="Inês Duarte" onPress={() => undefined} />,
  },
};
/** A follow request that waits for approval. */
export const Requested: Story = {
  args: {
    account: { ...ines, locked: true },
    relationship: aRelationship({ requested: true }),
    followButton: <FollowButton state="requested" name="Inês Duarte" onPress={() => undefined} />,
  },
};
/** The reader's own profile has no follow button. */
export const Own: Story = { args: { relationship: null, followButton: undefined } };
/** No name, no bio, no fields, no counts. */
export const Bare: Story = {
  args: {
    account: anAccount({
      acct: 'quiet',
      username: 'quiet',
      display_name: '',
      note: '',
      fields: [],
      avatar: '',
      header: '',
      statuses_count: 0,
    }),
    counts: { statuses: 0, following: 0, followers: 0 },
    relationship: null,
  },
};
/** A server that counts nothing and says 0. */
export const Uncounted: Story = { args: { counts: { statuses: null, following: null, followers: null } } };
/** Sixty characters without a space. */
export const LongName: Story = {
  args: { account: { ...ines, display_name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter' } },
};
