import { anAccount, aRelationship } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '@rookery/timeline';
import { SuggestionRow } from './suggestion-row.js';
import './styles.css';

const account = anAccount({
  id: '1',
  acct: 'owlbox@north.example',
  display_name: 'Owl Box Camera',
  note: '<p>Three boxes, one pond, a heater for the lens. Stills at dawn, clips when somebody <a href="https://north.example">moves in</a>.</p>',
});
const relationship = aRelationship({ id: '1' });

const meta = {
  title: 'People/Profiles/SuggestionRow',
  component: SuggestionRow,
  tags: ['spec:NAV-08', 'spec:SUG-01'],
  args: {
    profile: { account, relationship, reason: 'followedByFollowed' },
    onFollow: () => undefined,
    onDismiss: () => undefined,
  },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <ul className="rk-suggestions-page" style={{ maxInlineSize: 600 }}>
          <Story />
        </ul>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof SuggestionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowedByFollowed: Story = {};
export const StaffPick: Story = { args: { profile: { account, relationship, reason: 'staffPick' } } };
export const SimilarToFollowed: Story = { args: { profile: { account, relationship, reason: 'similarToFollowed' } } };
export const MostFollowed: Story = { args: { profile: { account, relationship, reason: 'mostFollowed' } } };
export const MostActive: Story = { args: { profile: { account, relationship, reason: 'mostActive' } } };
export const Interaction: Story = { args: { profile: { account, relationship, reason: 'interaction' } } };
/** Carousels and old servers send no reason. */
export const WithoutReason: Story = { args: { profile: { account, relationship, reason: null } } };
export const WithoutBio: Story = {
  args: { profile: { account: { ...account, note: '' }, relationship, reason: 'mostFollowed' } },
};
/** The bio ends after three lines, the name after two, the handle after one. */
export const LongTexts: Story = {
  globals: { viewport: 'phone' },
  args: {
    profile: {
      account: {
        ...account,
        display_name: 'Donaudampfschifffahrtsgesellschaftskapitänin '.repeat(4),
        acct: `${'a'.repeat(60)}@${'long-label.'.repeat(8)}example`,
        note: `<p>${'A line of a long bio. '.repeat(40)}</p>`,
      },
      relationship,
      reason: 'similarToFollowed',
    },
  },
  play: async ({ canvas }) => {
    const handle = canvas.getByTitle(/^@aaa/);
    await expect(handle.offsetHeight).toBeLessThan(30);
    await expect(handle.title).toContain('.example');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
