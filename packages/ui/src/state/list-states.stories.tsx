import type { Meta, StoryObj } from '@storybook/react';
import { ListStates } from './list-states.js';
import { BlankState } from './states.js';

const nothing = () => undefined;
const older = { isLoading: false, hasFailed: false, onLoad: nothing };

const meta = {
  title: 'UI/States/ListStates',
  component: ListStates,
  args: {
    phase: 'ready',
    onRetry: nothing,
    onSignIn: nothing,
    older: null,
    failedTitle: 'The accounts could not be loaded.',
    offlineTitle: 'New accounts could not be loaded.',
    olderFailedTitle: 'More accounts could not be loaded.',
    isEmpty: false,
    emptyState: <BlankState title="Nobody yet" />,
    end: <p className="rk-list-line">You have reached the end.</p>,
    children: (
      <ul>
        <li>Mara Velez</li>
        <li>Tobias Okafor</li>
      </ul>
    ),
  },
} satisfies Meta<typeof ListStates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All rows are loaded. */
export const End: Story = {};
export const Loading: Story = { args: { phase: 'loading' }, tags: ['spec:UI-09'] };
export const Failed: Story = { args: { phase: 'failed', reason: 'The server is busy.' } };
/** The server shows it to members alone. */
export const MembersOnly: Story = { args: { phase: 'members-only' } };
export const Empty: Story = { args: { isEmpty: true } };
/** The newest rows could not be loaded; known ones stay. */
export const Offline: Story = { args: { isOffline: true } };
export const More: Story = { args: { older } };
export const LoadingMore: Story = { args: { older: { ...older, isLoading: true } } };
export const MoreFailed: Story = { args: { older: { ...older, hasFailed: true } } };
/** The failure of a page in a line above the button. */
export const MoreFailedLine: Story = { args: { older: { ...older, hasFailed: true }, hasFailureLine: true } };
