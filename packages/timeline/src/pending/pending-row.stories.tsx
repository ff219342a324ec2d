import { aStatus, anAccount } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { QuotedStatus } from '../status/quoted-status.js';
import { aDraft, aPart, recordsOf } from '@rookery/store/testing';
import { TimelineProvider } from '../timeline-provider.js';
import { PendingRow } from './pending-row.js';
import type { PendingView } from './pending-view.js';

const text =
  'The ferry takes bicycles again from Monday.\n\nBring <b>cash</b>,\nthe card reader is at the bottom of the harbour.';

const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#7aa"/><circle cx="120" cy="30" r="14" fill="#fe8"/></svg>',
  ],
  { type: 'image/svg+xml' },
);
const media = [
  { id: 'm1', file: picture, name: 'harbour.svg', description: 'The harbour' },
  { id: 'm2', file: new Blob(['x'], { type: 'video/mp4' }), name: 'crossing.mp4', description: '' },
].map(file => ({ ...file, focus: null, attachment: null, uploadedAt: null }));

const view: PendingView = {
  phase: 'sending',
  secondsLeft: 0,
  canUndo: false,
  canRetry: false,
  canEdit: false,
  canDiscard: false,
  reason: null,
  failedFile: null,
  mayBeSent: false,
};
const failed: PendingView = { ...view, phase: 'failed', canRetry: true, canEdit: true, canDiscard: true };

function post(draft: Parameters<typeof aDraft>[0], part: Parameters<typeof aPart>[0] = {}) {
  const [record] = recordsOf(aDraft({ language: 'en', ...draft, parts: [aPart({ text, ...part })] }));
  if (record === undefined) throw new Error('A draft has a part.');
  return { post: record.payload, uploads: record.uploads };
}

const meta = {
  title: 'Timeline/List/PendingRow',
  component: PendingRow,
  args: {
    idempotencyKey: '5f0c',
    ...post({}),
    view,
    progress: 0,
    account: anAccount({ acct: 'mara', display_name: 'Mara Lindqvist' }),
    position: 1,
    setSize: -1,
    onUndo: () => undefined,
    onRetry: () => undefined,
    onEdit: () => undefined,
    onDiscard: () => undefined,
  },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <div role="feed" aria-label="Posts" style={{ maxInlineSize: 600 }}>
          <Story />
        </div>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof PendingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { tags: ['spec:LIST-05'] };
/** The time to undo runs. */
export const Undoing: Story = {
  args: { view: { ...view, phase: 'undoing', secondsLeft: 4, canUndo: true } },
  tags: ['spec:LIST-05'],
};
export const Uploading: Story = {
  args: { ...post({}, { media }), view: { ...view, phase: 'uploading', canUndo: true }, progress: 0.4 },
  tags: ['spec:POST-01'],
};
/** The answer was lost: the result is looked for before anything is sent again. */
export const Unknown: Story = { args: { view: { ...view, phase: 'unknown', mayBeSent: true } }, tags: ['spec:POST-01'] };
export const Offline: Story = { args: { view: { ...view, phase: 'offline', canUndo: true } } };
/** The next post of a thread whose first one was refused. */
export const Behind: Story = { args: { view: { ...view, phase: 'behind', canUndo: true } } };
export const WithWarning: Story = {
  args: post({ visibility: 'private' }, { spoilerText: 'Harbour news' }),
  tags: ['spec:LIST-05'],
};
export const WithPoll: Story = {
  args: post({}, { poll: { options: ['The early ferry', 'The late ferry'], expiresIn: 86_400, multiple: false } }),
  tags: ['spec:POST-01'],
};
export const WithQuote: Story = {
  args: { quote: <QuotedStatus quote={{ kind: 'shown', status: aStatus({ content: '<p>Bread is out.</p>' }) }} /> },
  tags: ['spec:POST-01'],
};
export const Failed: Story = {
  args: { view: { ...failed, reason: 'Validation failed: Text character limit of 500 exceeded' } },
  tags: ['spec:LIST-05', 'spec:POST-01'],
};
export const FileRefused: Story = {
  args: { ...post({}, { media }), view: { ...failed, failedFile: 'crossing.mp4', reason: 'File is larger than 40 MB' } },
  tags: ['spec:POST-01'],
};
/** The server may have the post: it is looked for on Retry, and not edited. */
export const FailedWithoutWords: Story = { args: { view: { ...failed, canEdit: false, mayBeSent: true }, account: null } };
export const RightToLeft: Story = {
  args: { ...post({}, { media }), view: { ...failed, failedFile: 'crossing.mp4' } },
  globals: { locale: 'ar', theme: 'dark' },
};
