import type { Meta, StoryObj } from '@storybook/react';
import { DesktopSetting } from './desktop-setting.js';

const meta = {
  title: 'Notifications/Desktop/DesktopSetting',
  component: DesktopSetting,
  args: { isOn: false, onChange: () => undefined },
} satisfies Meta<typeof DesktopSetting>;
export default meta;

/** As the browser of the reader has and allows notifications: without a browser's permission it says so. */
export const Default: StoryObj<typeof meta> = {};
