import { useFeatures } from '@rookery/store';
import { PolicySettingsScreen } from '@rookery/notifications';
import { DesktopSetting } from '@rookery/notifications/desktop';
import { Switch, useMessages } from '@rookery/ui';
import { settingsMessages } from '../messages/settings-messages.js';
import type { DeviceSettingsProps } from '../settings/device-settings.js';
import '@rookery/notifications/styles.css';

/** How notifications are listed and shown; on servers with a policy, whose notifications are kept back. */
export function NotificationSettings({ settings, change }: DeviceSettingsProps) {
  const text = useMessages(settingsMessages);
  const { data: features } = useFeatures();
  return (
    <>
      <Switch
        label={text.groupNotifications()}
        isOn={settings.groupNotifications}
        onChange={groupNotifications => change({ groupNotifications })}
      />
      <Switch
        label={text.allNotificationTabs()}
        isOn={settings.allNotificationTabs}
        onChange={allNotificationTabs => change({ allNotificationTabs })}
      />
      <DesktopSetting isOn={settings.desktopNotifications} onChange={desktopNotifications => change({ desktopNotifications })} />
      {features?.notificationPolicies === true && <PolicySettingsScreen requestsHref="/notifications/requests" />}
    </>
  );
}
