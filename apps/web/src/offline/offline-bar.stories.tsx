import type { Meta, StoryObj } from '@storybook/react';
import { OfflineBar } from './offline-bar.js';

const meta = {
  title: 'App/Offline',
  component: OfflineBar,
  args: { reach: 'offline', server: 'tram.city' },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser has no network. */
export const Offline: Story = {};
/** Requests stay without an answer. It goes away with the next answer. */
export const Unreachable: Story = { args: { reach: 'unreachable' } };
export const RightToLeft: Story = { args: { reach: 'unreachable' }, globals: { locale: 'ar', theme: 'dark' } };
