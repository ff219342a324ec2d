import type { TrendingLink } from '@rookery/api-client';
import { safeUrl, useFormat, useMessages } from '@rookery/ui';
import { Link2 } from 'lucide-react';
import { searchMessages } from './messages.js';

/** Links that many accounts share: title, site, and how many people talk about each today. HINT-07 */
export function TrendingLinks({ links }: { links: readonly TrendingLink[] }) {
  const text = useMessages(searchMessages);
  const shown = links.flatMap(link => {
    const href = safeUrl(link.url, 'link');
    return href === null ? [] : [{ link, href }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="app-trending-links" aria-labelledby="trending-links">
      <h2 id="trending-links">{text.trendingLinks()}</h2>
      <ul>
        {shown.map(({ link, href }) => (
          <li key={href}>
            <TrendingLinkRow link={link} href={href} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrendingLinkRow({ link, href }: { link: TrendingLink; href: string }) {
  const text = useMessages(searchMessages);
  const format = useFormat();
  const image = safeUrl(link.image, 'media');
  const count = link.history[0]?.accounts ?? 0;
  return (
    <a href={href} target="_blank" rel="nofollow noopener">
      <span className="app-trending-link-image">
        {image === null ? <Link2 size={22} aria-hidden="true" /> : <img src={image} alt="" loading="lazy" />}
      </span>
      <span>
        <span>
          <bdi>{link.provider_name}</bdi>
        </span>
        <strong>
          <bdi>{link.title || href}</bdi>
        </strong>
        {count > 0 && <span>{text.talking({ count, shortCount: format.number(count) })}</span>}
      </span>
    </a>
  );
}
