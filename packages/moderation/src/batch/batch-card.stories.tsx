import type { JobView } from '@rookery/store';
import type { Meta, StoryObj } from '@storybook/react';
import { InModeration } from '../test-support/in-moderation.js';
import { BatchCard } from './batch-card.js';
import type { BatchLine } from './batch-record.js';
import '../styles.css';

const nothing = (): void => undefined;
const running: JobView<BatchLine> = { phase: 'running', done: 80, total: 200, left: 118, failures: [], until: null };
const failure = (name: string, text: string | null, reason: string | null) => ({
  line: { id: name, nickname: name, name: `@${name}` },
  status: 403,
  text,
  reason,
});
const failures = [
  failure('pilothouse', 'This action is not allowed', null),
  failure(`${'long'.repeat(30)}@tram.example`, null, 'no-answer'),
  failure('lev', null, null),
];

const meta = {
  title: 'Moderation/Batch/BatchCard',
  component: BatchCard,
  args: {
    task: { kind: 'act', type: 'silence' },
    view: running,
    onEnd: nothing,
    onGoOn: nothing,
    onTryFailed: nothing,
    onDismiss: nothing,
  },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof BatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Behind: Story = { args: { view: { ...running, phase: 'behind', done: 0, left: 200 } } };
export const Offline: Story = { args: { view: { ...running, phase: 'offline' } } };
/** The server asks to wait. */
export const Later: Story = { args: { view: { ...running, phase: 'later', until: Date.UTC(2026, 10, 20, 12, 5) } } };
export const Paused: Story = { args: { view: { ...running, phase: 'paused' } } };
/** Some items failed, and can be tried again. */
export const FinishedWithFailures: Story = {
  args: { view: { ...running, phase: 'finished', done: 197, left: 0, failures } },
  async play({ canvasElement }) {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    await Promise.resolve();
  },
};
/** The member of the staff stopped it. */
export const Ended: Story = { args: { view: { ...running, phase: 'ended' } } };
export const OfReports: Story = {
  args: { task: { kind: 'resolve' }, view: { ...running, phase: 'finished', done: 12, total: 12, left: 0 } },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  args: { view: { ...running, phase: 'finished', done: 197, left: 0, failures } },
};
