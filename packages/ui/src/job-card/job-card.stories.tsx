import type { Meta, StoryObj } from '@storybook/react';
import { JobCard, type FailedLine, type JobProgress } from './job-card.js';
import './job-card.css';
import '../button/button.css';

const nothing = (): void => undefined;
const progress: JobProgress = { phase: 'running', done: 80, total: 200, left: 118, until: null };
const failures: FailedLine[] = [
  { key: '4', place: 'Line 4', name: 'tobias@harbour.example', reason: 'The server refused it.' },
  { key: '9', name: `${'long'.repeat(30)}@tram.example`, reason: 'The server gave no answer.' },
];

const meta = {
  title: 'UI/States/JobCard',
  component: JobCard,
  args: {
    title: 'Accounts followed',
    progress,
    failures: [],
    onEnd: nothing,
    onGoOn: nothing,
    onTryFailed: nothing,
    onDismiss: nothing,
  },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(/failed$/));
};

export const Running: Story = {};
/** The server asked to wait. */
export const Later: Story = { args: { progress: { ...progress, phase: 'later', until: Date.UTC(2026, 10, 20, 12, 5) } } };
export const Paused: Story = { args: { progress: { ...progress, phase: 'paused' } } };
/** With a link beside 'Try again'. */
export const FinishedWithFailures: Story = {
  args: {
    progress: { ...progress, phase: 'finished', done: 198, left: 0 },
    failures,
    children: <a href="#failed">Save failed lines</a>,
  },
  play: open,
};
/** The first hundred are listed. */
export const ManyFailures: Story = {
  args: {
    progress: { ...progress, phase: 'ended', left: 3 },
    failures: Array.from({ length: 120 }, (_, index) => ({ key: String(index), name: `name${index}`, reason: 'Refused' })),
  },
};
export const RightToLeft: Story = { args: FinishedWithFailures.args ?? {}, globals: { locale: 'ar' } };
