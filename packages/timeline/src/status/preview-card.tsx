import type { PreviewCard as PreviewCardEntity, Status } from '@rookery/api-client';
import { safeUrl, useFormat, useMessages } from '@rookery/ui';
import { useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { CardEmbed } from './preview-card-embed.js';
import { mediaMessages } from './media-messages.js';
import { MediaPicture } from './media-picture.js';
import {
  CARD_DESCRIPTION_LENGTH,
  CARD_TITLE_LENGTH,
  cardRatio,
  cardSources,
  cutText,
  embedAddress,
} from './preview-card-rules.js';

interface PreviewCardProps {
  status: Status;
  card: PreviewCardEntity;
}

/**
 * The preview of a link: text and a picture, never the server's HTML. A photo opens in the media viewer, a player in a frame, on request.
 * Nothing when neither the link nor the picture is safe.
 */
export function PreviewCard({ status, card }: PreviewCardProps) {
  const url = safeUrl(card.url, 'link');
  const image = safeUrl(card.image, 'media');
  const embed = embedAddress(card, globalThis.location.origin);
  if (embed !== null) {
    return (
      <CardAbove card={card} url={url}>
        <CardEmbed card={card} address={embed} picture={image} />
      </CardAbove>
    );
  }
  if (card.type === 'photo' && image !== null) {
    return (
      <CardAbove card={card} url={url}>
        <CardPhoto status={status} card={card} image={image} />
      </CardAbove>
    );
  }
  if (url === null) return null;
  return (
    <a className="rk-card" href={url} target="_blank" rel="nofollow noopener">
      {image !== null && <CardPicture card={card} src={image} />}
      <CardText card={card} url={url} />
    </a>
  );
}

/** A card with a picture or a player above its text, which alone is the link. @selector [data-above] */
function CardAbove({ card, url, children }: { card: PreviewCardEntity; url: string | null; children: ReactNode }) {
  return (
    <div className="rk-card" data-above>
      <div className="rk-card-stage" style={{ aspectRatio: String(cardRatio(card)) }}>
        {children}
      </div>
      {url !== null && (
        <a className="rk-card-link" href={url} target="_blank" rel="nofollow noopener">
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

function CardPhoto({ status, card, image }: PreviewCardProps & { image: string }) {
  const text = useMessages(mediaMessages);
  const { onOpenMedia } = useTimelineOptions();
  return (
    <a
      className="rk-picture"
      href={image}
      target="_blank"
      rel="nofollow noopener"
      aria-label={text.openPhoto({
        title: cutText(card.image_description || card.title || card.provider_name, CARD_TITLE_LENGTH),
      })}
      onClick={event => {
        // With a modifier the browser opens the file in a new tab.
        if (onOpenMedia === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpenMedia(status, 0);
      }}
    >
      <MediaPicture src={image} alt="" blurhash={card.blurhash} />
    </a>
  );
}

const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

function CardText({ card, url }: { card: PreviewCardEntity; url: string }) {
  const text = useMessages(mediaMessages);
  const format = useFormat();
  const { provider, author } = cardSources(card);
  const published = card.published_at === null ? '' : format.date(card.published_at, DATE);
  return (
    <span className="rk-card-text" dir="auto" lang={card.language ?? undefined}>
      <span className="rk-card-source">
        <bdi>{provider}</bdi>
        {published !== '' && <> · {published}</>}
      </span>
      <strong>{cutText(card.title || url, CARD_TITLE_LENGTH)}</strong>
      {card.description !== '' && (
        <span className="rk-card-description">{cutText(card.description, CARD_DESCRIPTION_LENGTH)}</span>
      )}
      {author !== '' && <span className="rk-card-source">{text.byAuthor({ name: author })}</span>}
    </span>
  );
}
