import { timeText } from '@rookery/media-player';
import { shownHandle, useMessages, VisuallyHidden } from '@rookery/ui';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { AttachmentSlotProps } from '../options/timeline-options.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { AttachmentPlayerProps } from './attachment-player.js';
import { FallbackPlayer } from './lazy-player.js';
import { mediaMessages } from './messages.js';
import { viewedMedia, type ViewedMedia } from './viewed-media.js';

export interface PlayableAttachmentProps extends AttachmentSlotProps {
  /** The player: `lazyPlayer` makes one whose code loads on the first press. */
  Player: ComponentType<AttachmentPlayerProps>;
  /** Plays a video without sound while it is in view. @default false */
  autoPlay?: boolean;
  /** Called when the post is unmounted after a press and before its player has begun, as on a slow connection. */
  onLeaveEarly?: ((props: AttachmentPlayerProps) => void) | undefined;
}

/**
 * A video or audio attachment of a post: a poster with a play button, then the player. The player's code and the media file load on the
 * first press, so a list of posts requests only pictures.
 */
export function PlayableAttachment({ status, attachment, Player, autoPlay = false, onLeaveEarly }: PlayableAttachmentProps) {
  const text = useMessages(mediaMessages);
  const { hrefs, onOpenMedia } = useTimelineOptions();
  const [isWanted, setWanted] = useState(false);
  const index = status.media_attachments.indexOf(attachment);
  const media = viewedMedia(attachment, index);
  const isAutomatic = autoPlay && media?.kind === 'video';
  if (media === null) return null;
  const name = media.description || (media.kind === 'audio' ? text.audio() : text.video());
  const author = status.account.display_name || shownHandle(status.account.acct);
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
      onPlay={() => (isTile && onOpenMedia !== null ? onOpenMedia(status, index) : setWanted(true))}
    />
  );
  if (!isWanted && !isAutomatic) return poster;
  const player = {
    media,
    name,
    author,
    artwork: media.previewUrl ?? status.account.avatar,
    returnHref: hrefs.status(status),
    start: isAutomatic && !isWanted ? ('muted' as const) : ('playing' as const),
    placeholder: poster,
  };
  return isTile ? <FallbackPlayer {...player} /> : <BeginningPlayer {...player} Player={Player} onLeaveEarly={onLeaveEarly} />;
}

type BeginningPlayerProps = AttachmentPlayerProps & Pick<PlayableAttachmentProps, 'Player' | 'onLeaveEarly'>;

/** A player that reports when it is unmounted before it has begun. */
function BeginningPlayer({ Player, onLeaveEarly, ...props }: BeginningPlayerProps) {
  const hasBegun = useRef(false);
  const latest = useRef({ onLeaveEarly, props });
  useEffect(() => {
    latest.current = { onLeaveEarly, props };
  });
  useEffect(
    () => () => {
      const { current } = latest;
      if (current.props.start === 'playing' && !hasBegun.current) current.onLeaveEarly?.(current.props);
    },
    [],
  );
  return <Player {...props} onBegin={() => (hasBegun.current = true)} />;
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
    <button type="button" className={isCard ? 'rk-poster rk-poster-card' : 'rk-poster'} onClick={onPlay}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {picture !== null && <img referrerPolicy="no-referrer" src={picture} alt="" loading="lazy" decoding="async" />}
      <span className="rk-poster-play">
        <Play size={28} strokeWidth={1.85} aria-hidden="true" />
      </span>
      {media.kind === 'audio' && (
        <span className="rk-poster-words">
          <bdi aria-hidden="true">{title}</bdi>
          <bdi>{author}</bdi>
        </span>
      )}
      {seconds !== null && <span className="rk-poster-time">{timeText(seconds)}</span>}
    </button>
  );
}
