import type { Meta, StoryObj } from '@storybook/react';
import { NativePlayer } from './native-player.js';

const meta = {
  title: 'UI/Media/NativePlayer',
  component: NativePlayer,
  args: { kind: 'video', src: 'data:video/mp4,', label: 'Launch day' },
} satisfies Meta<typeof NativePlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Video: Story = {};
export const Audio: Story = { args: { kind: 'audio', src: 'data:audio/mpeg,', label: 'Field recording' } };
