import { Button, Switch, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { askForNotifications, notificationPermission } from './browser-notifications.dom.js';
import { desktopState } from './desktop-rules.js';
import { desktopMessages } from './messages.js';

export interface DesktopSettingProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** The choice of desktop notifications, as far as the browser has and allows them. Only a press asks the browser for its permission. */
export function DesktopSetting({ isOn, onChange }: DesktopSettingProps) {
  const text = useMessages(desktopMessages);
  const [permission, setPermission] = useState(notificationPermission);
  const allow = async (): Promise<void> => {
    const answer = await askForNotifications();
    setPermission(answer);
    onChange(answer === 'granted');
  };
  const state = desktopState(isOn, permission);
  switch (state) {
    case 'missing':
    case 'denied':
      return <p>{text[state]()}</p>;
    case 'unasked':
      return (
        <div>
          <p>{text.hint()}</p>
          <Button variant="secondary" onClick={() => void allow()}>
            {text.allow()}
          </Button>
        </div>
      );
    case 'on':
    case 'off':
      return <Switch label={text.label()} isOn={state === 'on'} onChange={onChange} />;
  }
}
