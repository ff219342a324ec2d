import type { NotificationTab } from '@rookery/notifications';
import type { Settings } from '../settings/settings.js';

/** The settings of the kinds, by the tab that has them. */
const kinds: Readonly<Record<Exclude<NotificationTab, 'all'>, keyof Settings>> = {
  mentions: 'alertMentions',
  likes: 'alertLikes',
  reactions: 'alertReactions',
  reposts: 'alertReposts',
  polls: 'alertPolls',
  posts: 'alertPosts',
  follows: 'alertFollows',
};

/** The kinds of notifications that are shown, heard and pushed outside of the page. */
export const notificationKinds = (settings: Settings): readonly NotificationTab[] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).filter(tab => settings[kinds[tab]] === true);
