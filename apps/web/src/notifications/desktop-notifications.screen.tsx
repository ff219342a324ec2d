import { DesktopNotificationsScreen as Notifications } from '@rookery/notifications/desktop';
import { hrefs } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';

/** Shows notifications by the browser. Pressing one opens its post, or the page of notifications. */
export function DesktopNotificationsScreen() {
  const navigate = useStableNavigate();
  return <Notifications onOpen={status => navigate(status === null ? '/notifications' : hrefs.status(status))} />;
}
