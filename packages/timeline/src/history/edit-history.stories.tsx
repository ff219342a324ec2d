import type { StatusEdit } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { EditHistory } from './edit-history.js';
import './styles.css';

const version = (overrides: Partial<StatusEdit> = {}): StatusEdit => ({
  content: '<p>The ferry is late today.</p>',
  spoiler_text: '',
  sensitive: false,
  created_at: '2026-11-20T08:00:00.000Z',
  media_attachments: [],
  poll: null,
  ...overrides,
});

const meta = {
  title: 'Timeline/Status/EditHistory',
  component: EditHistory,
  args: { versions: [version()] },
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 520, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EditHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words were added and removed; the newest version is first. */
export const Words: Story = {
  tags: ['spec:STAT-01'],
  args: {
    versions: [
      version(),
      version({ content: '<p>The ferry is very late today.</p>', created_at: '2026-11-20T08:20:00.000Z' }),
      version({
        content: '<p>The <b>swan</b> is very late today.</p><p>It wishes to apologise.</p>',
        created_at: '2026-11-20T09:05:00.000Z',
      }),
    ],
  },
};

/** A content warning, media and a poll were added or changed. */
export const EverythingElse: Story = {
  tags: ['spec:STAT-01'],
  args: {
    versions: [
      version({ media_attachments: [anAttachment({ id: '1', description: null }), anAttachment({ id: '2' })], sensitive: true }),
      version({
        spoiler_text: 'The end of the ferry saga',
        created_at: '2026-11-20T08:20:00.000Z',
        media_attachments: [
          anAttachment({ id: '1', description: 'A ferry, and a swan' }),
          anAttachment({ id: '3', type: 'video', description: null }),
        ],
        poll: { options: [{ title: 'Boat' }, { title: 'Bridge' }] },
      }),
      version({
        spoiler_text: 'The end of the saga',
        created_at: '2026-11-20T08:40:00.000Z',
        poll: { options: [{ title: 'Boat' }, { title: 'Swan' }] },
      }),
    ],
  },
};

/** Two versions that differ only in their markup. */
export const NothingShown: Story = {
  tags: ['spec:STAT-01'],
  args: { versions: [version(), version({ content: '<p>The <em>ferry</em> is late today.</p>' })] },
};

/** Versions that have too little in common are shown whole. */
export const Rewritten: Story = {
  tags: ['spec:STAT-01'],
  args: {
    versions: ['one', 'two'].map(name =>
      version({ content: `<p>${Array.from({ length: 400 }, (_, index) => `${name}${index}`).join(' ')}</p>` }),
    ),
  },
};
