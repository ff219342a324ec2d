import { useClient, useFeatures } from '@rookery/store';
import { Link, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from './about.data.js';
import { siteLinksMessages } from './site-links-messages.js';
import './site-links.css';

/** Links to the pages about the server; the announcements with the number of new ones. */
export function SiteLinksScreen({ isMember }: { isMember: boolean }) {
  const { data: features } = useFeatures();
  const hasAnnouncements = isMember && features?.announcements === true;
  const text = useMessages(siteLinksMessages);
  const { data: announcements } = useQuery({ ...announcementsQuery(useClient()), enabled: hasAnnouncements });
  const unread = announcements?.filter(({ read }) => !read).length ?? 0;
  return (
    <nav className="app-site-links" aria-label={text.label()}>
      <Link href="/about">{text.about()}</Link>
      <Link href="/about#rules">{text.rules()}</Link>
      {hasAnnouncements && (
        <Link href="/announcements">
          {text.announcements()}
          {unread > 0 && (
            <span className="app-count" title={text.unreadCount({ count: unread })}>
              {unread}
            </span>
          )}
        </Link>
      )}
      <Link href="/federation_restrictions">{text.restrictions()}</Link>
    </nav>
  );
}
