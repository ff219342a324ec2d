import type { PreviewCard, Status } from '@rookery/api-client';
import { safeUrl, useMessages } from '@rookery/ui';
import { ExternalLink, Play } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { mediaMessages } from './media-messages.js';
import { MediaPicture } from './media-picture.js';
import { embedAddress } from './preview-card-address.js';
import { CARD_TITLE_LENGTH, cutText } from './preview-card-rules.js';

export interface CardStageProps {
  status: Status;
  card: PreviewCard;
  /** Address of the picture; null without one. */
  image: string | null;
  /** Instead of the link to the page where the card has no player that may be shown. */
  instead?: ReactNode;
}

/** The picture or player of a card, in the box that its parent reserves. A photo opens in the media viewer, a player in a frame, on request. */
export function CardStage({ status, card, image, instead }: CardStageProps) {
  const address = embedAddress(card, globalThis.location.origin);
  if (address !== null) return <CardEmbed card={card} address={address} picture={image} />;
  if (instead !== undefined) return instead;
  if (card.type === 'photo' && image !== null) return <CardPhoto status={status} card={card} image={image} />;
  return <CardPage card={card} image={image} />;
}

interface CardEmbedProps {
  card: PreviewCard;
  /** The result of `embedAddress`. */
  address: string;
  /** Address of the picture before the press; null without one. */
  picture: string | null;
}

/** The content of another site: its picture and a button that names the host, then a frame. Nothing of the host loads before the press. */
function CardEmbed({ card, address, picture }: CardEmbedProps) {
  const text = useMessages(mediaMessages);
  const [isWanted, setWanted] = useState(false);
  const host = new URL(address).host;
  const isVideo = card.type === 'video';
  const Icon = isVideo ? Play : ExternalLink;
  return (
    <>
      {picture !== null && <MediaPicture src={picture} alt="" blurhash={card.blurhash} />}
      <button type="button" className="rk-card-request" onClick={() => setWanted(true)}>
        <span>
          <Icon size={18} strokeWidth={1.85} aria-hidden="true" />
          <span dir="auto">{isVideo ? text.playFrom({ host }) : text.showFrom({ host })}</span>
        </span>
      </button>
      {isWanted && <EmbedFrame address={address} title={text.embedTitle({ host })} />}
    </>
  );
}

function CardPhoto({ status, card, image }: Pick<CardStageProps, 'status' | 'card'> & { image: string }) {
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

/** The picture of a page that cannot be shown in place: the link of the card leads there too, so that keys skip this one. */
function CardPage({ card, image }: Pick<CardStageProps, 'card' | 'image'>) {
  return (
    <a
      className="rk-picture rk-card-page"
      href={safeUrl(card.url, 'link') ?? undefined}
      target="_blank"
      rel="nofollow noopener"
      tabIndex={-1}
      aria-hidden="true"
    >
      {image === null ? (
        <ExternalLink size={28} strokeWidth={1.6} />
      ) : (
        <MediaPicture src={image} alt="" blurhash={card.blurhash} />
      )}
    </a>
  );
}

interface EmbedFrameProps {
  /** An https address of another origin. */
  address: string;
  /** Accessible name. */
  title: string;
}

/**
 * A page of another site. Scripts run in its own origin alone: it cannot navigate this page, sees neither cookies nor the referrer, and has
 * no permission but sound and full screen.
 */
function EmbedFrame({ address, title }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed lies beneath the frame.
  useLayoutEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className="rk-card-frame"
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      loading="lazy"
      {...CREDENTIALLESS}
    />
  );
}

/** No cookies and no storage of earlier visits, where the browser can do so. React's types do not know the attribute, nor does React 18, which
 * leaves out `true`; React 19 leaves out an empty text. */
const CREDENTIALLESS = { credentialless: 'true' };
