import type { Meta, StoryObj } from '@storybook/react';
import { DraftList, DraftsFailed } from './draft-list.js';
import type { DraftSummary } from './draft-summary.js';
import './styles.css';

const draft = (id: string, fields: Partial<DraftSummary> = {}): DraftSummary => ({
  id,
  text: 'The reading room opens on Saturday. Bring a lamp and something to copy.',
  kind: 'post',
  partCount: 1,
  mediaCount: 0,
  media: [],
  visibility: 'public',
  language: 'en',
  subjectId: null,
  hasPoll: false,
  updatedAt: Date.UTC(2026, 10, 20, 12),
  ...fields,
});

const meta = {
  title: 'Compose/Drafts/DraftList',
  component: DraftList,
  args: {
    drafts: [
      draft('1', { mediaCount: 2 }),
      draft('2', {
        kind: 'reply',
        visibility: 'private',
        subjectId: '9',
        text: '@noor the index survived! Every card, every coffee ring.',
      }),
      draft('3', { kind: 'edit', partCount: 3, hasPoll: true, text: 'قطاران، مرفأ واحد' }),
      draft('4', { text: '', mediaCount: 1, updatedAt: Date.UTC(2026, 9, 1) }),
    ],
    deletedIds: [],
    isDurable: true,
    scheduledHref: '/scheduled_statuses',
    Subject: () => <bdi>@noor@hoshi.example: The archive cellar is dry again.</bdi>,
    onOpen: () => undefined,
    onDelete: () => undefined,
    onRestore: () => undefined,
  },
} satisfies Meta<typeof DraftList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['spec:CMP-02'] };
/** One that was just deleted can be put back. */
export const Deleted: Story = { tags: ['spec:CMP-02'], args: { deletedIds: ['2'] } };
export const Empty: Story = { tags: ['spec:CMP-02'], args: { drafts: [] } };
/** The browser denies storage. */
export const NotDurable: Story = { tags: ['spec:CMP-02'], args: { isDurable: false } };
/** The browser could not read them. */
export const Failed: Story = { tags: ['spec:CMP-02'], render: () => <DraftsFailed onRetry={() => undefined} /> };
export const RightToLeft: Story = { tags: ['spec:CMP-02'], globals: { locale: 'ar', theme: 'dark' } };
