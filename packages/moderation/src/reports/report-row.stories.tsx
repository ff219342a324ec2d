import { anAccount } from '@rookery/api-client/testing';
import { useStatusRowHost } from '@rookery/timeline/parts';
import type { Meta, StoryObj } from '@storybook/react';
import { aReport, aStaffAccount } from '../test-support/builders.js';
import { InModeration } from '../test-support/in-moderation.js';
import { ReportRow, type ReportRowProps } from './report-row.js';
import '../styles.css';

function InQueue(props: Omit<ReportRowProps, 'place'>) {
  const host = useStatusRowHost(null);
  return (
    <div role="feed" aria-label="Reports">
      <ReportRow {...props} place={{ position: 1, setSize: 1, host }} />
    </div>
  );
}

const meta = {
  title: 'Moderation/Reports/ReportRow',
  component: InQueue,
  args: { report: aReport(), href: '/moderation/reports/12', isSelected: false, onSelect: () => undefined },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof InQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody works on it yet. */
export const Open: Story = {};
/** Chosen for an action on many. */
export const Selected: Story = { args: { isSelected: true } };
/** A member of the staff works on it. */
export const Assigned: Story = {
  args: { report: aReport({ category: 'violation', assigned_account: aStaffAccount({ username: 'warden' }) }) },
};
export const Resolved: Story = { args: { report: aReport({ state: 'resolved', action_taken: true }) } };
/** The accounts were deleted since. */
export const WithoutAccounts: Story = { args: { report: aReport({ account: null, target_account: null, comment: '' }) } };
/** A stranger writes and is named as long as the server takes. */
export const Hostile: Story = {
  args: {
    report: aReport({
      comment: `<img src=x onerror=alert(1)> \u202Etxet desrever ${'long'.repeat(120)}`,
      target_account: aStaffAccount({
        username: 'a'.repeat(90),
        domain: `${'very-long-name.'.repeat(8)}example`,
        account: anAccount({ display_name: '<b>Ada</b>'.repeat(30) }),
      }),
    }),
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  args: { report: aReport({ assigned_account: aStaffAccount({ username: 'warden' }) }) },
};
