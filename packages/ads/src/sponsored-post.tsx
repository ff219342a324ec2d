import type { Ad, PreviewCard } from '@rookery/api-client';
import { Avatar, DisplayName, safeUrl, shownHost, useMessages } from '@rookery/ui';
import { ExternalLink, Megaphone } from 'lucide-react';
import { useRef } from 'react';
import { AdReason } from './ad-reason.js';
import { messages } from './messages.js';
import { useSeen } from './use-seen.js';

const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 200;
const AVATAR_SIZE = 44;

/** The site that shows an ad. */
export interface AdSite {
  title: string;
  /** A picture of it; null: none. */
  thumbnail: string | null;
}

export interface SponsoredPostProps {
  ad: Ad;
  site: AdSite;
  /** The id of the title, which names the row. */
  titleId: string;
  /** Half of the ad was in view for a second (ADS-08). */
  onSeen: () => void;
}

/** An ad in a feed, as a post of the site (ADS-05). Its link opens in another tab. */
export function SponsoredPost({ ad, site, titleId, onSeen }: SponsoredPostProps) {
  const text = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useSeen(box, ad.impression, onSeen);
  return (
    <div ref={box} className="rk-ad">
      <div className="rk-ad-head">
        <Avatar src={site.thumbnail} name={site.title} size={AVATAR_SIZE} />
        <p id={titleId}>
          <strong>
            <DisplayName name={site.title} />
          </strong>
          <span>
            <Megaphone size={14} strokeWidth={1.85} aria-hidden="true" />
            {text.sponsoredPost()}
          </span>
        </p>
        <AdReason reason={ad.reason} siteTitle={site.title} />
      </div>
      <AdCard card={ad.card} />
    </div>
  );
}

/** Text and a picture, never the provider's HTML. */
function AdCard({ card }: { card: PreviewCard }) {
  const url = safeUrl(card.url, 'link');
  const image = safeUrl(card.image, 'media');
  const content = (
    <>
      {image !== null && (
        <img src={image} alt={card.image_description} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      )}
      <span className="rk-ad-text" dir="auto">
        {card.title !== '' && <strong>{cutAtSpace(card.title, TITLE_LENGTH)}</strong>}
        {card.description !== '' && <span className="rk-ad-description">{cutAtSpace(card.description, DESCRIPTION_LENGTH)}</span>}
        <span className="rk-ad-source">
          <ExternalLink size={14} aria-hidden="true" />
          <bdi>{shownHost(card.provider_name)}</bdi>
        </span>
      </span>
    </>
  );
  if (url === null) return <div className="rk-ad-card">{content}</div>;
  return (
    <a className="rk-ad-card" href={url} target="_blank" rel="noopener nofollow sponsored noreferrer">
      {content}
    </a>
  );
}

/** The text with at most `length` characters, cut at a space where it has one in its second half. */
export function cutAtSpace(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const space = start.lastIndexOf(' ');
  return `${(space > length / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}
