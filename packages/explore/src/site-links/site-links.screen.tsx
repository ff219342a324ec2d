import type { FooterLink } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { Link, safeUrl, useLocale, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { promoText } from '../promo/promo-text.js';
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
  /** Further links of the site: policies, imprint. */
  links?: readonly FooterLink[] | undefined;
}

/** Links to the pages about the server; the announcements with the number of new ones. */
export function SiteLinksScreen({ isMember, hrefs, links = [] }: SiteLinksScreenProps) {
  const { locale } = useLocale();
  const { data: features, isPending } = useFeatures();
  const hasAnnouncements = isMember && features?.announcements === true;
  const text = useMessages(siteLinksMessages);
  const { data: announcements, isPending: isCounting } = useQuery({
    ...announcementsQuery(useClient()),
    enabled: hasAnnouncements,
  });
  const usable = links.flatMap(link => {
    const url = safeUrl(link.url, 'link');
    return url === null ? [] : [{ ...link, url }];
  });
  // A link, or a number, that came later would move the others.
  if (isMember && (isPending || (hasAnnouncements && isCounting))) return null;
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
      {usable.map(link => (
        <a key={link.url} href={link.url} target="_blank" rel="noopener noreferrer" dir="auto">
          {promoText(link, locale)}
        </a>
      ))}
    </nav>
  );
}
