import { BUILT_AT } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { aStaffAccount } from '../test-support/builders.js';
import { InModeration } from '../test-support/in-moderation.js';
import { ReportNotes } from './report-notes.js';
import '../styles.css';

const note = {
  id: '1',
  content: 'Asked for an explanation.',
  created_at: BUILT_AT,
  account: aStaffAccount({ username: 'warden' }),
};

const meta = {
  title: 'Moderation/Reports/ReportNotes',
  component: ReportNotes,
  args: { notes: [note], isPending: false, failure: null, onAdd: () => Promise.resolve(true), onDelete: () => undefined },
  decorators: [
    Story => (
      <InModeration api="users">
        <div className="rk-staff-detail">
          <Story />
        </div>
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof ReportNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {};
export const Empty: Story = { args: { notes: [] } };
export const Failed: Story = { args: { failure: 'The note could not be saved.' } };
/** The author was deleted. */
export const LongAndAnonymous: Story = { args: { notes: [{ ...note, content: 'Very long words: '.repeat(40), account: null }] } };
