import type { Meta, StoryObj } from '@storybook/react';
import { aReport, aStaffAccount } from '../test-support/builders.js';
import { InModeration } from '../test-support/in-moderation.js';
import { ReportDetail, type ReportDetailProps } from './report-detail.js';
import '../styles.css';

const nothing = (): void => undefined;
const rules = [
  { id: '1', text: 'No advertisements.', hint: '' },
  { id: '2', text: 'Be kind to each other.', hint: '' },
];

const meta = {
  title: 'Moderation/Reports/ReportDetail',
  component: ReportDetail,
  args: {
    report: aReport({ category: 'violation', rules, forwarded: true }),
    isMine: false,
    isPending: false,
    failure: null,
    onAssign: nothing as ReportDetailProps['onAssign'],
    onCategory: nothing as ReportDetailProps['onCategory'],
    onResolve: nothing,
  },
  decorators: [
    Story => (
      <InModeration>
        <div className="rk-staff-detail">
          <Story />
        </div>
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof ReportDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It names rules, and was sent to the other server too. */
export const Open: Story = {};
export const Mine: Story = {
  args: { isMine: true, report: aReport({ assigned_account: aStaffAccount({ username: 'pilothouse' }) }) },
};
/** Another member of the staff works on it. */
export const OfAnother: Story = { args: { report: aReport({ assigned_account: aStaffAccount({ username: 'warden' }) }) } };
export const Resolved: Story = {
  args: {
    report: aReport({
      state: 'resolved',
      action_taken: true,
      action_taken_at: '2026-11-20T12:30:00.000Z',
      action_taken_by_account: aStaffAccount({ username: 'warden' }),
    }),
  },
};
/** The server assigns no reports, and names no reasons. */
export const WithoutAssignment: Story = { args: { onAssign: null, onCategory: null, report: aReport({ comment: '' }) } };
export const Failed: Story = { args: { failure: 'The report could not be changed.' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
