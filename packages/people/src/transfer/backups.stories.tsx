import type { Meta, StoryObj } from '@storybook/react';
import { Backups } from './backups.js';
import './styles.css';

const made = {
  inserted_at: '2026-11-12T09:15:00Z',
  file_size: 48_200_000,
  processed: true,
  url: 'https://harbour.example/media/a.zip',
};

const meta = {
  title: 'People/Transfer/Backups',
  component: Backups,
  tags: ['spec:HINT-08'],
  args: {
    backups: [made, { ...made, inserted_at: '2026-10-02T18:40:00Z', file_size: 900, url: '' }],
    failure: null,
    isCreating: false,
    onCreate: () => undefined,
  },
} satisfies Meta<typeof Backups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest can be downloaded; the server names no file of the older one. */
export const Made: Story = {};
export const None: Story = { args: { backups: [] } };
/** Another one cannot be asked for while one is being made. */
export const Pending: Story = { args: { backups: [{ ...made, processed: false, file_size: 0 }, made] } };
/** The server makes one in some days. */
export const Refused: Story = { args: { failure: 'Last export was less than 7 days ago' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
