import type { PreviewCard as PreviewCardEntity, Status } from '@rookery/api-client';
import { placeAt, safeUrl, shownHost, useFormat, useHydrated, useMessages, usePlaceOf } from '@rookery/ui';
import { useState } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { linkedPlaces } from './linked-places.js';
import { MediaPicture } from './media-picture.js';
import { messages } from './messages.js';
import { CARD_DESCRIPTION_LENGTH, CARD_TITLE_LENGTH, cardRatio, cardSources, cutText, hasStage } from './preview-card-rules.js';
import { CardStage } from './rare-parts.js';

interface PreviewCardProps {
  status: Status;
  card: PreviewCardEntity;
}

/**
 * The preview of a link: text and a picture, never the server's HTML. A photo opens in the media viewer, a player in a frame, on request.
 * Nothing when neither the link nor the picture is safe. @selector [data-above]
 */
export function PreviewCard({ status, card }: PreviewCardProps) {
  const url = safeUrl(card.url, 'link');
  const image = safeUrl(card.image, 'media');
  const isHydrated = useHydrated();
  const { hrefs } = useTimelineOptions();
  const placeOf = usePlaceOf();
  const inside = url === null ? undefined : (placeAt(url, linkedPlaces(status, hrefs)) ?? placeOf(url))?.href;
  if (url === null && image === null) return null;
  if (!hasStage(card)) {
    return (
      url !== null && (
        <a className="rk-card" href={url} target="_blank" rel="nofollow noopener" data-inside={inside}>
          {image !== null && <CardPicture card={card} src={image} />}
          <CardText card={card} url={url} />
        </a>
      )
    );
  }
  return (
    <div className="rk-card" data-above>
      <div className="rk-card-stage" style={isHydrated ? { aspectRatio: String(cardRatio(card)) } : undefined}>
        <CardStage status={status} card={card} image={image} />
      </div>
      {url !== null && (
        <a className="rk-card-link" href={url} target="_blank" rel="nofollow noopener" data-inside={inside}>
          <CardText card={card} url={url} />
        </a>
      )}
    </div>
  );
}

/** The picture of a card; nothing once it has failed to load. */
function CardPicture({ card, src }: { card: PreviewCardEntity; src: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <span className="rk-card-picture">
      <MediaPicture src={src} alt={card.image_description} blurhash={card.blurhash} onError={() => setFailed(true)} />
    </span>
  );
}

const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

function CardText({ card, url }: { card: PreviewCardEntity; url: string }) {
  const text = useMessages(messages);
  const format = useFormat();
  const { provider, author } = cardSources(card);
  const published = card.published_at === null ? '' : format.date(card.published_at, DATE);
  return (
    <span className="rk-card-text" dir="auto" lang={card.language ?? undefined}>
      <span className="rk-card-source">
        <bdi title={provider === shownHost(provider) ? undefined : provider}>{shownHost(provider)}</bdi>
        {published !== '' && (
          <>
            {' · '}
            <bdi>{published}</bdi>
          </>
        )}
      </span>
      <strong>{cutText(card.title || url, CARD_TITLE_LENGTH)}</strong>
      {card.description !== '' && (
        <span className="rk-card-description">{cutText(card.description, CARD_DESCRIPTION_LENGTH)}</span>
      )}
      {author !== '' && <span className="rk-card-source">{text.byAuthor({ name: author })}</span>}
    </span>
  );
}
