import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen } from 'storybook/test';
import { AccountQuestion } from './account-question.js';
import './styles.css';

const nothing = () => undefined;

const meta = {
  title: 'People/Dialogs/AccountQuestion',
  component: AccountQuestion,
  args: {
    isOpen: true,
    kind: 'BLOCK',
    account: { acct: 'tobi@tram.example', domain: 'tram.example' },
    onReport: nothing,
    onConfirm: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof AccountQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {
  tags: ['spec:HINT-12'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Block @tobi@tram.example' });
    await expect(dialog).toHaveTextContent('Block and report');
  },
};
/** The server chooses how long a mute lasts. */
export const Mute: Story = { args: { kind: 'MUTE', hasDurations: true } };
/** A server without durations. */
export const MuteForEver: Story = { args: { kind: 'MUTE' } };
export const Unfollow: Story = { args: { kind: 'UNFOLLOW' } };
export const BlockDomain: Story = { args: { kind: 'BLOCK_DOMAIN' } };
export const MuteRightToLeft: Story = { ...Mute, globals: { locale: 'ar' } };
/** A name without a place to break. */
export const LongName: Story = { args: { account: { acct: `${'long'.repeat(60)}@tram.example`, domain: 'tram.example' } } };
