import type { Meta, StoryObj } from '@storybook/react';
import { DesktopSetting, PushSetting } from './desktop-setting.js';

const meta = {
  title: 'Notifications/Desktop/DesktopSetting',
  component: DesktopSetting,
  args: { isOn: false, onChange: () => undefined },
} satisfies Meta<typeof DesktopSetting>;
export default meta;

/** As the browser of the reader has and allows notifications: without a browser's permission it says so. */
export const Default: StoryObj<typeof meta> = {};

/** Notifications that arrive while the app is closed. */
export const Push: StoryObj<typeof meta> = { tags: ['spec:HINT-14'], render: args => <PushSetting {...args} isOffered /> };
export const PushMissing: StoryObj<typeof meta> = {
  tags: ['spec:HINT-14'],
  render: args => <PushSetting {...args} isOffered={false} />,
};
