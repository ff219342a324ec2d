import { anAccount } from '@rookery/api-client/testing';
import { FollowButton } from '@rookery/timeline/follow';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InPeople } from '../test-support/in-people.js';
import { PrivateNote } from './private-note.js';
import { HiddenProfile, ProfileHeader } from './profile-header.js';
import { Endorsements, FamiliarFollowers, FeaturedTags } from './profile-people.js';
import { ProfileMenu } from './profile-menu.js';
import { Banner, Gate, IncompleteHistory } from './profile-states.js';
import './styles.css';

const ines = anAccount({
  acct: 'ines@mar.example',
  username: 'ines',
  display_name: 'Inês Duarte',
  verified: true,
  avatar: '',
  avatar_static: '',
  header: '',
  header_static: '',
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
const people = ['Tobias Okafor', 'Noor', '結衣', 'Solveig Nilsen', 'Olu Adeyemi'].map((display_name, index) =>
  anAccount({ id: `${index + 2}`, acct: `p${index}@tram.example`, display_name, avatar: '', avatar_static: '' }),
);
const tags = [
  { id: '1', name: 'letterpress', url: '', statuses_count: 41, last_status_at: '2026-11-18' },
  { id: '2', name: 'harbours', url: '', statuses_count: 7, last_status_at: '2026-11-02' },
];
const nothing = () => undefined;
const follow = (state: 'loading' | 'followBack' | 'following' | 'requested' | 'blockedBy') => (
  <FollowButton state={state} name="Inês Duarte" isPrimary onPress={nothing} />
);
const menu = (
  <ProfileMenu
    acct="ines@mar.example"
    actions={{
      mention: nothing,
      directMessage: nothing,
      addToList: nothing,
      reblogs: { isOn: true, change: nothing },
      endorse: { isOn: false, change: nothing },
      removeFollower: nothing,
      mute: { isOn: false, change: nothing },
      block: { isOn: false, change: nothing },
      blockDomain: { isOn: false, domain: 'mar.example', change: nothing },
      report: nothing,
      copyLink: nothing,
      originalUrl: 'https://mar.example/@ines',
    }}
  />
);
const buttons = (
  <>
    {menu}
    {follow('followBack')}
  </>
);

const meta = {
  title: 'People/Profile/ProfileHeader',
  component: ProfileHeader,
  args: {
    onOpenPicture: nothing,
    account: ines,
    counts: { statuses: 1284, following: 312, followers: 9871 },
    followsReader: true,
    actions: buttons,
  },
  decorators: [
    Story => (
      <InPeople>
        <Story />
      </InPeople>
    ),
  ],
  tags: ['spec:HINT-03'],
} satisfies Meta<typeof ProfileHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The profile of another account, which follows the reader. */
export const Somebody: Story = { tags: ['spec:NAV-03', 'spec:HINT-03', 'spec:UI-06'] };
/** Before it is known how the reader stands to the account: the rest does not wait for it. */
export const RelationshipLoading: Story = {
  tags: ['spec:NAV-03'],
  args: {
    followsReader: null,
    actions: (
      <>
        {menu}
        {follow('loading')}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Inês Duarte/ })).toBeVisible();
    await expect(canvas.getByText(/Follows you/)).not.toBeVisible();
  },
};
/** Everything that a profile can have. */
export const Everything: Story = {
  args: {
    account: {
      ...ines,
      locked: true,
      bot: true,
      group: true,
      location: 'Setúbal',
      birthday: '1984-05-17',
      roles: [{ id: '1', name: 'Archivist', color: '', permissions: '', highlighted: true }],
    },
    children: (
      <>
        <FamiliarFollowers accounts={people} />
        <FeaturedTags account={ines} tags={tags} />
        <Endorsements name="Inês Duarte" accounts={people.slice(0, 3)} />
        <PrivateNote note="Met at the type fair." onSave={async () => true} />
      </>
    ),
  },
};
/** The menu, with every action. */
export const Menu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const items = await within(document.body).findAllByRole('menuitem');
    await expect(items).toHaveLength(12);
  },
};
/** The note could not be saved, and is still in its field. */
export const NoteNotSaved: Story = {
  args: { children: <PrivateNote note="" onSave={async () => false} /> },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Private note' });
    await userEvent.type(field, 'Owes me a boat{Enter}');
    await waitFor(() => expect(within(canvasElement).getByText('The note could not be saved. It is still here.')).toBeVisible());
    await expect(field).toHaveValue('Owes me a boat');
  },
};
/** The account has moved: its new address, and no follow. */
export const Moved: Story = {
  args: { banner: <Banner banner="moved" account={{ ...ines, moved: people[0] ?? null }} />, actions: menu },
};
/** Kept in memory of somebody. */
export const Memorial: Story = { args: { banner: <Banner banner="memorial" account={ines} />, actions: menu } };
/** Suspended by the server. */
export const Suspended: Story = {
  render: () => (
    <>
      <HiddenProfile account={{ ...ines, suspended: true }} />
      <Gate gate="suspended" account={ines} host="rookery.example" onReveal={nothing} />
    </>
  ),
};
/** Hidden by moderators until the reader wants to see it. */
export const Limited: Story = {
  render: () => (
    <>
      <HiddenProfile account={{ ...ines, limited: true }} actions={buttons} />
      <Gate gate="limited" account={ines} host="rookery.example" onReveal={nothing} />
    </>
  ),
};
/** The account blocks the reader. */
export const BlockedBy: Story = {
  args: { actions: follow('blockedBy'), followsReader: false },
  render: args => (
    <>
      <ProfileHeader {...args} />
      <Gate gate="blockedBy" account={ines} host="rookery.example" onReveal={nothing} />
    </>
  ),
};
/** The reader blocks the account. */
export const Blocked: Story = {
  render: args => (
    <>
      <ProfileHeader {...args} />
      <Gate gate="blocked" account={ines} host="rookery.example" onReveal={nothing} />
    </>
  ),
};
/** The reader blocks the account's server. */
export const BlockedDomain: Story = {
  render: args => (
    <>
      <ProfileHeader {...args} />
      <Gate gate="blockedDomain" account={ines} host="rookery.example" onReveal={nothing} />
    </>
  ),
};
/** An account of another server: some of its posts may be there alone. */
export const IncompletePosts: Story = {
  render: args => (
    <>
      <ProfileHeader {...args} />
      <IncompleteHistory account={ines} />
    </>
  ),
};
/** Followed by the reader. */
export const Followed: Story = { args: { actions: follow('following'), followsReader: false } };
/** The buttons have one line beside the picture, below that of the header, and the longest label is whole. */
export const Narrow: Story = {
  args: {
    actions: (
      <>
        {menu}
        {follow('followBack')}
      </>
    ),
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const banner = canvasElement.querySelector('.rk-profile-banner')?.getBoundingClientRect();
    const buttons = within(canvasElement).getAllByRole('button', { name: /^(More|Follow back)/ });
    const tops = buttons.map(button => button.getBoundingClientRect().top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    await expect(Math.min(...tops)).toBeGreaterThanOrEqual(banner?.bottom ?? Infinity);
    for (const button of buttons) await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
/** A follow request that waits for approval. */
export const Requested: Story = { args: { account: { ...ines, locked: true }, actions: follow('requested') } };
/** The reader's own profile has no follow button. */
export const Own: Story = { args: { actions: null, followsReader: false } };
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
      avatar_static: '',
      header: '',
      header_static: '',
      statuses_count: 0,
    }),
    counts: { statuses: 0, following: 0, followers: 0 },
    actions: null,
    followsReader: false,
  },
};
/** A server that counts nothing and says 0. */
export const Uncounted: Story = { args: { counts: { statuses: null, following: null, followers: null } } };
/** Sixty characters without a space. */
export const LongName: Story = {
  args: { account: { ...ines, display_name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter' } },
};

const attack = '<img src=x onerror="document.body.dataset.ran=1"><script>document.body.dataset.ran=1</script>';
const endless = 'W'.repeat(20_000);
/** Hostile words in every field: nothing runs, and nothing leaves its box. */
export const Hostile: Story = {
  args: {
    account: {
      ...ines,
      acct: `${'x'.repeat(300)}@${'y'.repeat(200)}.example`,
      display_name: `${attack}\u202E${endless}`,
      note: `${attack}<p>${endless}</p><a href="javascript:document.body.dataset.ran=1">go</a>`,
      fields: Array.from({ length: 8 }, () => ({ name: attack + endless, value: `${attack}${endless}`, verified_at: 'never' })),
      location: attack + endless,
      roles: [{ id: '1', name: attack + endless, color: 'red;}', permissions: '', highlighted: true }],
      url: 'javascript:alert(1)',
      avatar: 'javascript:alert(1)',
      header: 'data:text/html,<script>alert(1)</script>',
    },
    children: (
      <>
        <FamiliarFollowers accounts={[anAccount({ id: '8', display_name: endless, avatar_static: 'javascript:alert(1)' })]} />
        <FeaturedTags account={ines} tags={[{ id: '1', name: endless, url: '', statuses_count: 1e21, last_status_at: null }]} />
        <Endorsements name={endless} accounts={[anAccount({ id: '9', display_name: endless })]} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(document.body.dataset['ran']).toBeUndefined();
    await expect(canvasElement.querySelector('script, a[href^="javascript"], img[src^="javascript"]')).toBeNull();
    const box = canvasElement.getBoundingClientRect();
    const outside = [...canvasElement.querySelectorAll('.rk-profile, .rk-profile-body > *')].filter(
      part => part.getBoundingClientRect().right > box.right + 1,
    );
    await expect(outside.map(part => part.className)).toEqual([]);
  },
};
