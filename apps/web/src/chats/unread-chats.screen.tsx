import { useUnreadChats } from '@rookery/chats/unread';
import { useFormat } from '@rookery/ui';
import { useEffect } from 'react';
import { showTitleCount, unreadChats } from '../shell/unread.dom.js';
import { showIconCount } from './icon-count.dom.js';

/** Shows the number of unread messages in the navigation, in the title of the document and on its icon. NAV-09 */
export function UnreadChatsScreen() {
  const count = useUnreadChats();
  const format = useFormat();
  useEffect(() => {
    unreadChats.set(() => count);
    showTitleCount(count === 0 ? '' : format.number(count));
    void showIconCount(count);
  }, [count, format]);
  // Another account is shown, or none.
  useEffect(
    () => () => {
      unreadChats.set(() => 0);
      showTitleCount('');
      void showIconCount(0);
    },
    [],
  );
  return null;
}
