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
/** As where the reader has allowed notifications. Returns the cleanup function. */
function allowNotifications(): () => void {
  const own = Object.getOwnPropertyDescriptor(Notification, 'permission');
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
  return () => void (own && Object.defineProperty(Notification, 'permission', own));
}

/** The server or the browser refused: the switch is back, and the reason stays until the next attempt. */
export const PushRefused: StoryObj<typeof meta> = {
  tags: ['spec:HINT-14'],
  beforeEach: allowNotifications,
  render: args => (
    <PushSetting
      {...args}
      isOffered
      failure="tram.example refused push notifications: This action is outside the authorized scopes"
    />
  ),
};
