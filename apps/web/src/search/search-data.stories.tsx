import type { Meta, StoryObj } from '@storybook/react';
import { SearchData } from './search-data.js';
import '../settings/settings.css';

const meta = {
  title: 'App/Search/SearchData',
  component: SearchData,
  args: { isOn: true, size: { count: 12_345, bytes: 8_120_000 }, onClear: () => undefined },
} satisfies Meta<typeof SearchData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};
export const Empty: Story = { args: { size: { count: 0, bytes: 0 } } };
/** The switch is off: nothing is kept. */
export const Off: Story = { args: { isOn: false, size: null } };
/** The browser lets nothing be kept. */
export const Denied: Story = { args: { size: 'denied' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
