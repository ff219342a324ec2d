import { BlankState, NavTabs, useMessages } from '@rookery/ui';
import { Bookmark, Heart } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { listsMessages } from '../messages/list-messages.js';
import { messages } from '../messages/messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import { MembersOnly } from './page-states.js';

const bookmarks = { kind: 'bookmarks' } as const;
const favourites = { kind: 'favourites' } as const;

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
  return (
    <>
      <PageHeader title={isBookmarks ? text.bookmarks() : text.favourites()}>
        <NavTabs label={words.saved()} items={tabs} />
      </PageHeader>
      <MembersOnly>
        <TimelinePage
          source={isBookmarks ? bookmarks : favourites}
          scrollKey={isBookmarks ? 'bookmarks' : 'favourites'}
          emptyState={
            isBookmarks ? (
              <BlankState
                icon={<Bookmark size={28} strokeWidth={1.6} aria-hidden="true" />}
                title={lists.emptyBookmarksTitle()}
                description={lists.emptyBookmarksText()}
              />
            ) : (
              <BlankState
                icon={<Heart size={28} strokeWidth={1.6} aria-hidden="true" />}
                title={lists.emptyFavouritesTitle()}
                description={lists.emptyFavouritesText()}
              />
            )
          }
        />
      </MembersOnly>
    </>
  );
}
