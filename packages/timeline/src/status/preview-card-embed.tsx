import type { PreviewCard } from '@rookery/api-client';
import { lazyPart, useMessages } from '@rookery/ui';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { mediaMessages } from './media-messages.js';
import { MediaPicture } from './media-picture.js';

interface CardEmbedProps {
  card: PreviewCard;
  /** The result of `embedAddress`. */
  address: string;
  /** Address of the picture before the press; null without one. */
  picture: string | null;
}

const EmbedFrame = lazyPart(async () => (await import('./preview-card-frame.js')).EmbedFrame);

/** The content of another site: its picture and a button that names the host, then a frame. Nothing of the host loads before the press. */
export function CardEmbed({ card, address, picture }: CardEmbedProps) {
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
      {isWanted && <EmbedFrame address={address} title={text.embedTitle({ host })} onLoadFailed={() => setWanted(false)} />}
    </>
  );
}
