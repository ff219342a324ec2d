import { useFeatures } from '@rookery/store';
import { Button, lazyPart, Switch, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { settingsMessages } from '../messages/settings-messages.js';
import type { DeviceSettingsProps } from '../settings/device-settings.js';
import { askForNotifications, notificationPermission } from '../storage/browser-services.dom.js';
import { desktopState, type DesktopState } from './desktop-rules.js';

const Policy = lazyPart(async () => (await import('./policy-settings.screen.js')).PolicySettingsScreen);

/** How notifications are listed and shown; on servers with a policy, whose notifications are kept back. */
export function NotificationSettings({ settings, change }: DeviceSettingsProps) {
  const text = useMessages(settingsMessages);
  const { data: features } = useFeatures();
  const [permission, setPermission] = useState(notificationPermission);
  const allow = async (): Promise<void> => {
    const answer = await askForNotifications();
    setPermission(answer);
    change({ desktopNotifications: answer === 'granted' });
  };
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
      <DesktopChoice
        state={desktopState(settings.desktopNotifications, permission)}
        onChange={desktopNotifications => change({ desktopNotifications })}
        onAllow={() => void allow()}
      />
      {features?.notificationPolicies === true && <Policy />}
    </>
  );
}

interface DesktopChoiceProps {
  state: DesktopState;
  onChange(isOn: boolean): void;
  /** Asks the browser for its permission: only a press does. */
  onAllow(): void;
}

/** The choice of desktop notifications, as far as the browser has and allows them. */
function DesktopChoice({ state, onChange, onAllow }: DesktopChoiceProps) {
  const text = useMessages(settingsMessages);
  switch (state) {
    case 'missing':
      return <p className="app-settings-note">{text.desktopNotificationsMissing()}</p>;
    case 'denied':
      return <p className="app-settings-note">{text.desktopNotificationsDenied()}</p>;
    case 'unasked':
      return (
        <div className="app-settings-note">
          <p>{text.desktopNotificationsHint()}</p>
          <Button variant="secondary" onClick={onAllow}>
            {text.desktopNotificationsAllow()}
          </Button>
        </div>
      );
    case 'on':
    case 'off':
      return <Switch label={text.desktopNotifications()} isOn={state === 'on'} onChange={onChange} />;
  }
}
