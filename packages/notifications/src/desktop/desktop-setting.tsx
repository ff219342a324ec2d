import { Button, Switch, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { askForNotifications, notificationPermission } from './browser-notifications.dom.js';
import { desktopState } from './desktop-rules.js';
import { desktopMessages, pushMessages } from './messages.js';

export interface DesktopSettingProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** The choice of desktop notifications, as far as the browser has and allows them. Only a press asks the browser for its permission. */
export function DesktopSetting(props: DesktopSettingProps) {
  return <PermissionSetting {...props} isOffered messages={desktopMessages} />;
}

export interface PushSettingProps extends DesktopSettingProps {
  /** Whether the browser can receive pushes on this page. */
  isOffered: boolean;
  /** Why the last change failed; null: it did not. Announced to assistive technology. */
  failure?: string | null;
}

/** The choice of push notifications, which arrive while no page is open. Only a press asks the browser for its permission. HINT-14 */
export function PushSetting(props: PushSettingProps) {
  return <PermissionSetting {...props} messages={pushMessages} />;
}

interface PermissionSettingProps extends PushSettingProps {
  messages: typeof desktopMessages;
}

function PermissionSetting({ isOn, onChange, isOffered, failure = null, messages }: PermissionSettingProps) {
  const text = useMessages(messages);
  const [permission, setPermission] = useState(notificationPermission);
  const allow = async (): Promise<void> => {
    const answer = await askForNotifications();
    setPermission(answer);
    onChange(answer === 'granted');
  };
  const state = desktopState(isOn, isOffered ? permission : null);
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
      return (
        <div className="rk-field">
          <Switch label={text.label()} isOn={state === 'on'} onChange={onChange} />
          {failure !== null && (
            <p className="rk-field-error" role="alert">
              {failure}
            </p>
          )}
        </div>
      );
  }
}
