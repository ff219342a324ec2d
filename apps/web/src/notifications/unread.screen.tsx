import { unreadNotificationsQuery } from '@rookery/store';
import { useUnreadChats } from '@rookery/chats/unread';
import { useFormat } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showIconCount } from '../shell/icon-count.dom.js';
import { noUnread, showTitleCount, unreadCounts } from '../shell/unread.dom.js';

/** Connects `UnreadCounts` with what is unread of chats and notifications. */
export function UnreadScreen() {
  const chats = useUnreadChats();
  const notifications = useQuery(unreadNotificationsQuery).data?.count ?? 0;
  return <UnreadCounts chats={chats} notifications={notifications} />;
}

/** Shows the counts in the navigation, and their sum in the title of the document and on its icon. NAV-09 */
export function UnreadCounts({ chats, notifications }: { chats: number; notifications: number }) {
  const format = useFormat();
  useEffect(() => {
    const total = chats + notifications;
    unreadCounts.set(() => ({ chats, notifications }));
    showTitleCount(total === 0 ? '' : format.number(total));
    void showIconCount(total);
  }, [chats, notifications, format]);
  // Another account is shown, or none.
  useEffect(
    () => () => {
      unreadCounts.set(() => noUnread);
      showTitleCount('');
      void showIconCount(0);
    },
    [],
  );
  return null;
}
