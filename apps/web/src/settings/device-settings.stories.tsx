import type { Meta, StoryObj } from '@storybook/react';
import { AppearanceSettings, MediaSettings, ReadingSettings, WritingSettings } from './device-settings.js';
import { SettingsNav } from './settings-nav.js';
import { defaultSettings } from './settings.js';
import { offeredSections } from './settings-sections.js';
import './settings.css';

const meta = {
  title: 'App/Settings/DeviceSettings',
  component: AppearanceSettings,
  args: { settings: defaultSettings, change: () => undefined },
} satisfies Meta<typeof AppearanceSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Appearance: Story = {};
export const Reading: Story = { render: args => <ReadingSettings {...args} /> };
export const Media: Story = { render: args => <MediaSettings {...args} /> };
export const Writing: Story = { render: args => <WritingSettings {...args} /> };
/** The links of the sections. */
export const Sections: Story = { render: () => <SettingsNav sections={offeredSections(true)} /> };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
