import { remoteInstance, type Restriction } from '@rookery/api-client';
import { anInstance } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { FederationPanel } from './federation-panel.js';
import './styles.css';

/** A host with these flags. */
function remoteWith(...flags: Restriction[]) {
  const { federation, ...rest } = remoteInstance({ instance: anInstance(), serverLimits: [] }, 'tram.example', null);
  return { ...rest, federation: { ...federation, ...Object.fromEntries(flags.map(flag => [flag, true])) } };
}

const meta = {
  title: 'Explore/Federation/FederationPanel',
  component: FederationPanel,
  args: { siteTitle: 'Harbour', remote: remoteWith() },
  tags: ['spec:UI-05'],
  decorators: [
    Story => (
      <section style={{ maxInlineSize: 320 }} aria-label="Restrictions">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof FederationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoRestrictions: Story = {};
export const NotDisclosed: Story = { args: { remote: { ...remoteWith('reject'), isDisclosed: false } } };
export const Rejected: Story = { args: { remote: remoteWith('reject', 'media_nsfw') } };
export const FollowersOnly: Story = { args: { remote: remoteWith('followers_only', 'federated_timeline_removal') } };
export const NotInTheFederatedTimeline: Story = { args: { remote: remoteWith('federated_timeline_removal') } };
export const AllMediaRemoved: Story = {
  args: { remote: remoteWith('media_removal', 'avatar_removal', 'banner_removal', 'media_nsfw') },
};
/** Each kind of media has a line of its own. */
export const SomeMediaRemoved: Story = { args: { remote: remoteWith('media_removal', 'avatar_removal') } };
export const HeadersRemoved: Story = { args: { remote: remoteWith('banner_removal') } };
export const MediaSensitive: Story = { args: { remote: remoteWith('media_nsfw') } };
/** Restrictions that no reader notices. */
export const Quiet: Story = { args: { remote: remoteWith('accept', 'reject_deletes', 'report_removal') } };
export const LongHost: Story = {
  args: { remote: { ...remoteWith('media_nsfw', 'followers_only'), host: `${'a-very-long-label.'.repeat(6)}example` } },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  args: { remote: remoteWith('media_nsfw', 'followers_only') },
};
