import { unreadNotificationsQuery } from '@rookery/store';
import { useFormat } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showIconCount } from './icon-count.dom.js';
import { noUnread, showTitleCount, unreadCounts } from './unread.dom.js';

/** Shows the unread messages of chats, which the app counts, and the unread notifications, wherever counts are shown. */
export function UnreadScreen({ chats, isQuiet }: Pick<UnreadCountsProps, 'chats' | 'isQuiet'>) {
  const notifications = useQuery(unreadNotificationsQuery).data?.count ?? 0;
  return <UnreadCounts chats={chats} notifications={notifications} isQuiet={isQuiet} />;
}

interface UnreadCountsProps {
  chats: number;
  notifications: number;
  /** Whether the counts are shown on the page alone, where they disturb nobody. */
  isQuiet?: boolean | undefined;
}

/** Shows the counts in the navigation, and their sum in the title of the document and on its icon. NAV-09 */
export function UnreadCounts({ chats, notifications, isQuiet }: UnreadCountsProps) {
  const format = useFormat();
  useEffect(() => {
    const total = isQuiet ? 0 : chats + notifications;
    unreadCounts.set(() => ({ chats, notifications }));
    showTitleCount(total === 0 ? '' : format.number(total));
    void showIconCount(total);
  }, [chats, notifications, isQuiet, format]);
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
