import type { Meta, StoryObj } from '@storybook/react';
import { ExportRow } from './export-row.js';
import './styles.css';

const meta = {
  title: 'People/Transfer/ExportRow',
  component: ExportRow,
  args: {
    name: 'Followed accounts',
    fileName: 'following_accounts.csv',
    state: { kind: 'idle' },
    onExport: () => undefined,
    onCancel: () => undefined,
    onGoOn: () => undefined,
  },
  decorators: [
    Story => (
      <section className="rk-transfer">
        <ul>
          <Story />
        </ul>
      </section>
    ),
  ],
} satisfies Meta<typeof ExportRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['spec:HINT-08'], args: { hint: 'One post per line.' } };
export const Running: Story = { args: { state: { kind: 'running', count: 160, total: 412 } } };
/** The server names no number of entries. */
export const RunningWithoutTotal: Story = { args: { state: { kind: 'running', count: 160, total: null } } };
/** After 429. */
export const Waiting: Story = { args: { state: { kind: 'waiting', count: 160, until: Date.UTC(2026, 10, 20, 12, 5) } } };
/** The export goes on from the page that failed. */
export const Failed: Story = { args: { state: { kind: 'failed', count: 160, reason: 'Service unavailable' } } };
export const Ready: Story = { args: { state: { kind: 'done', count: 412, url: 'blob:following' } } };
export const Nothing: Story = { args: { state: { kind: 'done', count: 0, url: null } } };
export const RightToLeft: Story = {
  args: { state: { kind: 'done', count: 412, url: 'blob:following' } },
  globals: { locale: 'ar' },
};
