import type { Meta, StoryObj } from '@storybook/react';
import { ImportCard } from './import-card.js';
import type { ImportView } from './import-view.js';
import './styles.css';

const running: ImportView = { phase: 'running', done: 80, total: 200, left: 118, failures: [], until: null };
const failure = (number: number, address: string, text: string | null, reason: string | null) => ({
  line: { number, cells: [address] },
  status: null,
  text,
  reason,
});
const failures = [
  failure(4, '=1+1', null, 'address'),
  failure(17, 'mara@gone.example', null, 'no-account'),
  failure(63, 'tobias@harbour.example', 'You are not allowed to follow this account', null),
];

const meta = {
  title: 'People/Transfer/ImportCard',
  component: ImportCard,
  args: {
    kind: 'following',
    fileName: 'following_accounts.csv',
    view: running,
    onEnd: () => undefined,
    onGoOn: () => undefined,
    onTryFailed: () => undefined,
    onDismiss: () => undefined,
  },
  decorators: [
    Story => (
      <section className="rk-transfer" aria-labelledby="imports">
        <h2 id="imports">Import</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ImportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the lines that failed. */
const openFailures: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(/failed$/));
};

export const Running: Story = { tags: ['spec:HINT-08'] };
export const RunningWithFailures: Story = { args: { view: { ...running, failures } }, play: openFailures };
/** After 429. */
export const Waiting: Story = { args: { view: { ...running, phase: 'later', until: Date.UTC(2026, 10, 20, 12, 5) } } };
export const Offline: Story = { args: { view: { ...running, phase: 'offline' } } };
/** One import runs at a time. */
export const Behind: Story = { args: { view: { ...running, phase: 'behind', left: 200, done: 0 } } };
/** The server failed for half an hour, or the account signed out. */
export const Paused: Story = { args: { view: { ...running, phase: 'paused' } } };
export const Finished: Story = { args: { view: { ...running, phase: 'finished', done: 200, left: 0 } } };
/** The lines that failed can be tried again, and saved as a file of the same kind. */
export const FinishedWithFailures: Story = {
  args: { view: { ...running, phase: 'finished', done: 197, left: 0, failures } },
  play: openFailures,
};
export const Ended: Story = { args: { view: { ...running, phase: 'ended', done: 82 } } };
export const RightToLeft: Story = {
  args: { view: { ...running, phase: 'finished', done: 197, left: 0, failures } },
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/أخفق/));
  },
};
