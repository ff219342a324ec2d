import { playMessageSound } from '@rookery/chats/sound';
import { DesktopNotificationsScreen as Notifications } from '@rookery/notifications/desktop';
import { useQuery } from '@tanstack/react-query';
import { hrefs } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { canPush } from '../worker/page-push.dom.js';
import { pushQuery } from '../worker/push-query.data.js';
import { notificationKinds } from './notification-kinds.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';

const play = (notificationId: string): void => void playMessageSound(`notification ${notificationId}`).catch(() => undefined);

/** Shows notifications by the browser, and has them heard, as the reader has chosen. Pressing one opens its post, or the page of notifications. */
export function DesktopNotificationsScreen() {
  const navigate = useStableNavigate();
  const { settings } = useSettings();
  const { session } = useSession();
  // A push shows it already.
  const isPushed = useQuery({ ...pushQuery(session?.id ?? ''), enabled: session !== null && canPush() }).data === true;
  return (
    <Notifications
      onOpen={status => navigate(status === null ? '/notifications' : hrefs.status(status))}
      isShown={settings.desktopNotifications && !isPushed}
      kinds={notificationKinds(settings)}
      onSound={settings.notificationSound ? play : undefined}
    />
  );
}
