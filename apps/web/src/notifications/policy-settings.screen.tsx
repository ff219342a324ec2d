import { NotificationPolicyScreen, requestMessages } from '@rookery/notifications';
import { Link, useMessages } from '@rookery/ui';
import '@rookery/notifications/styles.css';

/** The policy for notifications, and the way to those that it keeps back. */
export function PolicySettingsScreen() {
  const text = useMessages(requestMessages);
  return (
    <>
      <h3>{text.policy()}</h3>
      <NotificationPolicyScreen />
      <Link href="/notifications/requests">{text.label()}</Link>
    </>
  );
}
