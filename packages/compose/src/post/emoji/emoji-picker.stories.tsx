import type { CustomEmoji } from '@rookery/api-client';
import type { Meta, StoryObj } from '@storybook/react';
import '../../styles.css';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmojiPicker } from './emoji-picker.js';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="teal"/%3E%3C/svg%3E';
const custom: CustomEmoji[] = Array.from({ length: 500 }, (_, index) => ({
  shortcode: `blob_${index}`,
  url: picture,
  static_url: picture,
  visible_in_picker: true,
  category: index < 20 ? 'Blobs' : null,
}));

const meta = {
  title: 'Compose/Posts/EmojiPicker',
  component: EmojiPicker,
  parameters: {
    keys: [
      ['Arrow keys', 'Moves between the emoji.'],
      ['Enter', 'Takes the emoji.'],
      ['Escape', 'Closes the picker.'],
    ],
  },
  args: { custom: [], memory: { recent: [], tone: 0 }, onPick: fn(), onTone: fn(), onClose: fn() },
  decorators: [
    Story => (
      <div className="rk-emoji-popover" style={{ position: 'static' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NativeEmoji: Story = { tags: ['spec:CMP-01'] };
/** The server's emoji come by category; recent ones first. */
export const WithCustomEmoji: Story = {
  tags: ['spec:CMP-01'],
  args: { custom, memory: { recent: [{ text: '👋🏽', label: 'waving hand', url: null }], tone: 3 } },
};
export const ByKeyboard: Story = {
  tags: ['spec:CMP-01'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Search emoji' });
    await userEvent.type(field, 'owl');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', within(canvasElement).getByRole('gridcell', { name: 'owl' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ text: '🦉' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Search emoji' }), 'zzzz');
    await expect(within(canvasElement).getByText('No emoji found')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
