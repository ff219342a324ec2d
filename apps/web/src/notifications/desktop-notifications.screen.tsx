import { playMessageSound } from '@rookery/chats/sound';
import type { NotificationTab } from '@rookery/notifications';
import { DesktopNotificationsScreen as Notifications } from '@rookery/notifications/desktop';
import { hrefs } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import type { SettingName, Settings } from '../settings/settings.js';
import { useSettings } from '../settings/settings-provider.js';

/** The settings of the kinds, by the tab that has them. */
const kinds: Readonly<Record<Exclude<NotificationTab, 'all'>, SettingName>> = {
  mentions: 'alertMentions',
  likes: 'alertLikes',
  reactions: 'alertReactions',
  reposts: 'alertReposts',
  polls: 'alertPolls',
  posts: 'alertPosts',
  follows: 'alertFollows',
};

const kindsOf = (settings: Settings): readonly NotificationTab[] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).filter(tab => settings[kinds[tab]] === true);

const play = (notificationId: string): void => void playMessageSound(`notification ${notificationId}`).catch(() => undefined);

/** Shows notifications by the browser, and has them heard, as the reader has chosen. Pressing one opens its post, or the page of notifications. */
export function DesktopNotificationsScreen() {
  const navigate = useStableNavigate();
  const { settings } = useSettings();
  return (
    <Notifications
      onOpen={status => navigate(status === null ? '/notifications' : hrefs.status(status))}
      isShown={settings.desktopNotifications}
      kinds={kindsOf(settings)}
      onSound={settings.notificationSound ? play : undefined}
    />
  );
}
