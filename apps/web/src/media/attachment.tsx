import { timeText } from '@rookery/media-player';
import type { AttachmentSlotProps } from '@rookery/timeline';
import { useMessages, VisuallyHidden } from '@rookery/ui';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../settings/settings-provider.js';
import { useOpenMedia } from '../routing/use-open-media.js';
import { viewedMedia, type ViewedMedia } from './viewed-media.js';
import { hrefs } from '../routing/hrefs.js';
import { mediaMessages } from '../messages/media-messages.js';
import { PlainPlayer } from './plain-player.js';

const LazyPlayer = lazy(async () => {
  try {
    return { default: (await import('./attachment-player.js')).AttachmentPlayer };
  } catch {
    // Without its chunk the browser's own player has to do.
    return { default: PlainPlayer };
  }
});

/**
 * A film or a sound of a post: its picture with a button until somebody wants to play it, then the player. So a list of posts asks no
 * media server for anything but pictures, and the player's code comes with the first use of it.
 */
export function Attachment({ status, attachment }: AttachmentSlotProps) {
  const text = useMessages(mediaMessages);
  const { autoPlayVideo } = useSettings().settings;
  const openMedia = useOpenMedia();
  const [isWanted, setWanted] = useState(false);
  const place = status.media_attachments.indexOf(attachment);
  const media = viewedMedia(attachment, place);
  if (media === null) return null;
  const isAutomatic = autoPlayVideo && media.kind === 'video';
  const name = media.description || (media.kind === 'audio' ? text.audio() : text.video());
  const author = status.account.display_name || status.account.acct;
  // A tile beside others is too small for the card of a sound.
  const isTile = media.kind === 'audio' && status.media_attachments.length > 1;
  const still = (
    <Still
      media={media}
      label={text.play({ name })}
      title={name}
      author={author}
      seconds={attachment.meta?.duration ?? null}
      isTile={isTile}
      onPlay={() => (isTile ? openMedia(status, place) : setWanted(true))}
    />
  );
  if (!isWanted && !isAutomatic) return still;
  return (
    <Suspense fallback={still}>
      <LazyPlayer
        media={media}
        name={name}
        author={author}
        artwork={media.previewUrl ?? status.account.avatar}
        returnHref={hrefs.status(status)}
        start={isAutomatic && !isWanted ? 'quietly' : 'at once'}
      />
    </Suspense>
  );
}

interface StillProps {
  media: ViewedMedia;
  /** What the button does. */
  label: string;
  title: string;
  author: string;
  /** How long it is; null when nobody says. */
  seconds: number | null;
  /** It stands among others, in a box it has to fill. */
  isTile: boolean;
  onPlay(): void;
}

/** What stands for a player until it is wanted: as large as that will be, so that nothing moves when it comes. */
function Still({ media, label, title, author, seconds, isTile, onPlay }: StillProps) {
  const isCard = media.kind === 'audio' && !isTile;
  return (
    <button type="button" className={isCard ? 'app-still app-still-card' : 'app-still'} onClick={onPlay}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {media.previewUrl !== null && <img src={media.previewUrl} alt="" loading="lazy" decoding="async" />}
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
