import { lazyPart } from '@rookery/ui';
import { useSettings } from '../settings/settings-provider.js';

const Screen = lazyPart(async () => (await import('./desktop-notifications.screen.js')).DesktopNotificationsScreen, {
  isQuiet: true,
});

/** Shows notifications by the browser and has them heard, where the reader turned that on, and keeps the quiet hours. */
export function DesktopNotifications() {
  const { desktopNotifications, notificationSound, quietHours } = useSettings().settings;
  return desktopNotifications || notificationSound || quietHours.length > 0 ? <Screen /> : null;
}
