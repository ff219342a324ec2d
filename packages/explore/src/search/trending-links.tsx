import type { TrendingLink } from '@rookery/api-client';
import { Link, PartBoundary, safeUrl, shownHost, useFormat, useMessages, usePlaceOf } from '@rookery/ui';
import { Link2 } from 'lucide-react';
import { useId } from 'react';
import { searchMessages } from './messages.js';

const LINKS_SHOWN = 3;

/** The links whose address is safe, each address once. */
export function safeLinks(links: readonly TrendingLink[]): { link: TrendingLink; href: string }[] {
  const safe = links.flatMap(link => {
    const href = safeUrl(link.url, 'link');
    return href === null ? [] : [{ link, href }];
  });
  return [...new Map(safe.map(shown => [shown.href, shown])).values()];
}

/** Links that many accounts share: title, site, and how many people talk about each today. HINT-07 */
export function TrendingLinkList({ links }: { links: readonly TrendingLink[] }) {
  return (
    <ul className="rk-trending-links">
      {safeLinks(links).map(({ link, href }) => (
        <li key={href}>
          <PartBoundary>
            <TrendingLinkRow link={link} href={href} />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
}

interface TrendingLinksProps {
  links: readonly TrendingLink[];
  /** The page with all of them. */
  allHref: string;
  className: string;
}

/** The first of them in a section of the search page or of the side column. Nothing without links. */
export function TrendingLinks({ links, allHref, className }: TrendingLinksProps) {
  const text = useMessages(searchMessages);
  const titleId = useId();
  const shown = safeLinks(links).slice(0, LINKS_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className="rk-trends-head">
        <h2 id={titleId}>{text.trendingLinks()}</h2>
        <Link href={allHref}>{text.viewAll()}</Link>
      </div>
      <TrendingLinkList links={shown.map(({ link }) => link)} />
    </section>
  );
}

function TrendingLinkRow({ link, href }: { link: TrendingLink; href: string }) {
  const placeOf = usePlaceOf();
  const text = useMessages(searchMessages);
  const format = useFormat();
  const image = safeUrl(link.image, 'media');
  const count = link.history[0]?.accounts ?? 0;
  return (
    <a href={href} target="_blank" rel="nofollow noopener" data-inside={placeOf(href)?.href}>
      <span className="rk-trending-link-image">
        {image === null ? (
          <Link2 size={22} aria-hidden="true" />
        ) : (
          <img referrerPolicy="no-referrer" src={image} alt="" loading="lazy" />
        )}
      </span>
      <span>
        <span>
          <bdi>{shownHost(link.provider_name)}</bdi>
        </span>
        <strong>
          <bdi>{link.title || href}</bdi>
        </strong>
        {count > 0 && <span>{text.talking({ count, shortCount: format.number(count) })}</span>}
      </span>
    </a>
  );
}
