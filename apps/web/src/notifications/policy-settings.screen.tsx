import { NotificationPolicyScreen, requestMessages } from '@rookery/notifications';
import { useFeatures } from '@rookery/store';
import { Link, useMessages } from '@rookery/ui';
import '@rookery/notifications/styles.css';

/** The policy for notifications, and the way to those that it keeps back, on servers that have one. */
export function PolicySettingsScreen() {
  const text = useMessages(requestMessages);
  const { data: features } = useFeatures();
  if (features?.notificationPolicies !== true) return null;
  return (
    <>
      <h2>{text.policy()}</h2>
      <NotificationPolicyScreen />
      <Link href="/notifications/requests">{text.label()}</Link>
    </>
  );
}
