import { BlankState, NavTabs, useMessages } from '@rookery/ui';
import { Bookmark, Heart } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { listsMessages } from '../messages/list-messages.js';
import { messages } from '../messages/messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { TimelinePage } from './timeline-page.js';
import { MemberPage } from './page-states.js';

const savedLists = {
  bookmarks: {
    source: { kind: 'bookmarks' },
    icon: Bookmark,
    emptyTitle: 'emptyBookmarksTitle',
    emptyText: 'emptyBookmarksText',
  },
  favourites: {
    source: { kind: 'favourites' },
    icon: Heart,
    emptyTitle: 'emptyFavouritesTitle',
    emptyText: 'emptyFavouritesText',
  },
} as const;

/** The member's bookmarks or favourites. */
export function SavedPage() {
  const text = useMessages(messages);
  const words = useMessages(pageMessages);
  const lists = useMessages(listsMessages);
  const { pathname } = useLocation();
  // Routes match addresses in any case.
  const isBookmarks = pathname.toLowerCase() === '/bookmarks';
  const tabs = [
    { href: '/bookmarks', label: text.bookmarks(), isCurrent: isBookmarks },
    { href: '/favourites', label: text.favourites(), isCurrent: !isBookmarks },
  ];
  const saved = isBookmarks ? savedLists.bookmarks : savedLists.favourites;
  const Icon = saved.icon;
  return (
    <MemberPage title={text[saved.source.kind]()} tabs={<NavTabs label={words.saved()} items={tabs} />}>
      <TimelinePage
        source={saved.source}
        scrollKey={saved.source.kind}
        emptyState={
          <BlankState
            icon={<Icon size={28} strokeWidth={1.6} aria-hidden="true" />}
            title={lists[saved.emptyTitle]()}
            description={lists[saved.emptyText]()}
          />
        }
      />
    </MemberPage>
  );
}
