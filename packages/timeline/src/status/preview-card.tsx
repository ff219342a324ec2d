import type { PreviewCard as PreviewCardEntity } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';

const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 200;

interface PreviewCardProps {
  card: PreviewCardEntity;
}

/** The preview of a link: text and a picture, never the server's HTML. Nothing when the link is not safe. */
export function PreviewCard({ card }: PreviewCardProps) {
  const url = safeUrl(card.url, 'link');
  if (url === null) return null;
  const image = safeUrl(card.image, 'media');
  return (
    <a className="rk-card" href={url} target="_blank" rel="nofollow noopener">
      {image !== null && <img src={image} alt={card.image_description} loading="lazy" decoding="async" />}
      <span className="rk-card-text" dir="auto">
        <span className="rk-card-source">{card.provider_name}</span>
        <strong>{cut(card.title || url, TITLE_LENGTH)}</strong>
        {card.description !== '' && <span className="rk-card-description">{cut(card.description, DESCRIPTION_LENGTH)}</span>}
      </span>
    </a>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
