import { useClient, useFeatures } from '@rookery/store';
import { Link, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from './announcements.data.js';
import { siteLinksMessages } from './messages.js';

/** The addresses of the pages about the server. */
export interface SiteHrefs {
  about: string;
  rules: string;
  announcements: string;
  restrictions: string;
}

export interface SiteLinksScreenProps {
  isMember: boolean;
  hrefs: SiteHrefs;
}

/** Links to the pages about the server; the announcements with the number of new ones. */
export function SiteLinksScreen({ isMember, hrefs }: SiteLinksScreenProps) {
  const { data: features } = useFeatures();
  const hasAnnouncements = isMember && features?.announcements === true;
  const text = useMessages(siteLinksMessages);
  const { data: announcements } = useQuery({ ...announcementsQuery(useClient()), enabled: hasAnnouncements });
  const unread = announcements?.filter(({ read }) => !read).length ?? 0;
  return (
    <nav className="rk-site-links" aria-label={text.label()}>
      <Link href={hrefs.about}>{text.about()}</Link>
      <Link href={hrefs.rules}>{text.rules()}</Link>
      {hasAnnouncements && (
        <Link href={hrefs.announcements}>
          {text.announcements()}
          {unread > 0 && (
            <span className="rk-site-links-count" title={text.unreadCount({ count: unread })}>
              {unread}
            </span>
          )}
        </Link>
      )}
      <Link href={hrefs.restrictions}>{text.restrictions()}</Link>
    </nav>
  );
}
