import { playMessageSound } from '@rookery/chats/sound';
import { DesktopNotificationsScreen as Notifications, useQuietHours } from '@rookery/notifications/desktop';
import { mayDisturb } from '@rookery/notifications/unread';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hrefs } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { canPush } from '../worker/page-push.dom.js';
import { browserCaches } from '../worker/page-worker.dom.js';
import { leaveQuiet } from '../worker/quiet-store.js';
import { pushQuery } from '../worker/push-query.data.js';
import { notificationKinds } from './notification-kinds.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';

let lastKept: Promise<void> = Promise.resolve();

/** Leaves the quiet hours for the workers of pushes, which see no settings. One after the other: the last ones count. */
function keepQuietHours(hours: readonly string[]): void {
  lastKept = lastKept.then(() => leaveQuiet(hours, browserCaches()));
}

const play = (notificationId: string): void => void playMessageSound(`notification ${notificationId}`).catch(() => undefined);

/**
 * Shows notifications by the browser, and has them heard, as the reader has chosen: nothing of it in the quiet hours. Pressing one opens its post, or the
 * page of notifications.
 */
export function DesktopNotificationsScreen() {
  const navigate = useStableNavigate();
  const { settings } = useSettings();
  const { session } = useSession();
  const isQuiet = useKeptQuietHours(settings.quietHours);
  // A push shows it already.
  const isPushed = useQuery({ ...pushQuery(session?.id ?? ''), enabled: session !== null && canPush() }).data === true;
  return (
    <Notifications
      onOpen={status => navigate(status === null ? '/notifications' : hrefs.status(status))}
      isShown={settings.desktopNotifications && !isPushed && !isQuiet}
      kinds={notificationKinds(settings)}
      onSound={settings.notificationSound && !isQuiet ? play : undefined}
    />
  );
}

/** Whether it is quiet now. Tells the rest of the page, and the workers of pushes. */
function useKeptQuietHours(hours: readonly string[]): boolean {
  const isQuiet = useQuietHours(hours);
  useEffect(() => mayDisturb.set(() => !isQuiet), [isQuiet]);
  useEffect(() => keepQuietHours(hours), [hours]);
  // They were switched off, here or in another tab.
  useEffect(() => () => keepQuietHours([]), []);
  return isQuiet;
}
