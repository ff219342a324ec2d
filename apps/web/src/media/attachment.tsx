import { timeText } from '@rookery/media-player';
import type { AttachmentSlotProps } from '@rookery/timeline';
import { NativePlayer, useMessages, VisuallyHidden } from '@rookery/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../settings/settings-provider.js';
import { useOpenMedia } from '../routing/use-open-media.js';
import { viewedMedia, type ViewedMedia } from './viewed-media.js';
import { hrefs } from '../routing/hrefs.js';
import { mediaMessages } from '../messages/media-messages.js';
import type { AttachmentPlayerProps } from './attachment-player.js';

const LazyPlayer = lazy(async () => {
  try {
    return { default: (await import('./attachment-player.js')).AttachmentPlayer };
  } catch {
    return { default: FallbackPlayer };
  }
});

/** The browser's player, for when the app's own could not be loaded. */
function FallbackPlayer({ media, name, start }: AttachmentPlayerProps) {
  return (
    <NativePlayer
      kind={media.kind === 'audio' ? 'audio' : 'video'}
      src={media.url}
      poster={media.previewUrl ?? undefined}
      label={name}
      autoPlay
      muted={start === 'muted'}
    />
  );
}

/**
 * A video or audio attachment of a post: a poster with a play button, then the player. The player's code and the media file load on the
 * first press, so a list of posts requests only pictures.
 */
export function Attachment({ status, attachment }: AttachmentSlotProps) {
  const text = useMessages(mediaMessages);
  const { autoPlayVideo } = useSettings().settings;
  const openMedia = useOpenMedia();
  const [isWanted, setWanted] = useState(false);
  const index = status.media_attachments.indexOf(attachment);
  const media = viewedMedia(attachment, index);
  if (media === null) return null;
  const isAutomatic = autoPlayVideo && media.kind === 'video';
  const name = media.description || (media.kind === 'audio' ? text.audio() : text.video());
  const author = status.account.display_name || status.account.acct;
  // A tile of a gallery is too small for the audio card.
  const isTile = media.kind === 'audio' && status.media_attachments.length > 1;
  const poster = (
    <Poster
      media={media}
      picture={media.previewUrl ?? (media.kind === 'audio' && !isTile ? status.account.avatar : null)}
      label={text.play({ name })}
      title={name}
      author={author}
      seconds={attachment.meta?.duration ?? null}
      isTile={isTile}
      onPlay={() => (isTile ? openMedia(status, index) : setWanted(true))}
    />
  );
  if (!isWanted && !isAutomatic) return poster;
  return (
    <Suspense fallback={poster}>
      <LazyPlayer
        media={media}
        name={name}
        author={author}
        artwork={media.previewUrl ?? status.account.avatar}
        returnHref={hrefs.status(status)}
        start={isAutomatic && !isWanted ? 'muted' : 'playing'}
      />
    </Suspense>
  );
}

interface PosterProps {
  media: ViewedMedia;
  /** URL of the picture; null without one. An audio card without artwork has the author's avatar, as its player does. */
  picture: string | null;
  /** Name of the play button. */
  label: string;
  title: string;
  author: string;
  /** Duration; null when the server does not say. */
  seconds: number | null;
  /** One tile of a gallery: it fills its box. */
  isTile: boolean;
  onPlay(): void;
}

/** The placeholder of a player until it is played, in the player's size: nothing moves when the player loads. */
function Poster({ media, picture, label, title, author, seconds, isTile, onPlay }: PosterProps) {
  const isCard = media.kind === 'audio' && !isTile;
  return (
    <button type="button" className={isCard ? 'app-still app-still-card' : 'app-still'} onClick={onPlay}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {picture !== null && <img src={picture} alt="" loading="lazy" decoding="async" />}
      <span className="app-still-play">
        <Play size={28} strokeWidth={1.85} aria-hidden="true" />
      </span>
      {media.kind === 'audio' && (
        <span className="app-still-words">
          <bdi aria-hidden="true">{title}</bdi>
          <bdi>{author}</bdi>
        </span>
      )}
      {seconds !== null && <span className="app-still-time">{timeText(seconds)}</span>}
    </button>
  );
}
