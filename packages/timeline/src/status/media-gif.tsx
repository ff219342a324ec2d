import { prefersReducedMotion, safeUrl, useHydrated, useMessages } from '@rookery/ui';
import { useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { Blurhash } from './blurhash.js';
import { DescriptionBadge } from './media-badges.js';
import { mediaMessages } from './media-messages.js';
import { MediaPicture } from './media-picture.js';
import { FilePart } from './lazy-notes.js';
import { MediaLink, pictureStyle, type PictureTileProps } from './media-picture-tile.js';
import { messages } from './messages.js';

/**
 * A silent clip or animated picture that repeats. With the reader's setting it plays at once, without it while it is hovered or focused;
 * with reduced motion only after a press on its badge (STAT-03).
 */
export function GifTile({ status, attachment, url, fit }: PictureTileProps) {
  const text = useMessages(messages);
  const words = useMessages(mediaMessages);
  const { settings } = useTimelineOptions();
  const [isReduced] = useState(prefersReducedMotion);
  const [isHovered, setHovered] = useState(false);
  // The last press of the badge; null before the first one.
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const description = attachment.description ?? '';
  const lang = status.language ?? undefined;
  if (hasFailed) return <FilePart part="broken" attachment={attachment} lang={lang} url={url} />;
  const isPlaying = choice ?? (!isReduced && (settings.autoPlayGif || isHovered));
  const rest = () => {
    setHovered(false);
    setChoice(null);
  };
  // A touch plays nothing: it opens the file or presses the badge.
  const hover = !settings.autoPlayGif && {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && rest(),
    onFocus: (event: FocusEvent) => setHovered(event.target.matches(':focus-visible')),
    onBlur: rest,
  };
  const Clip = attachment.type === 'gifv' ? VideoClip : PictureClip;
  return (
    <div className="rk-gif" {...hover}>
      <MediaLink
        status={status}
        attachment={attachment}
        url={url}
        name={description === '' ? words.openGif() : words.openGifDescribed({ description })}
      >
        <Clip attachment={attachment} lang={lang} url={url} fit={fit} isPlaying={isPlaying} onFail={() => setFailed(true)} />
      </MediaLink>
      <span className="rk-media-badges">
        <button
          type="button"
          className="rk-media-badge"
          aria-pressed={isPlaying}
          aria-label={text.playGif()}
          onClick={() => setChoice(!isPlaying)}
        >
          {text.gifBadge()}
        </button>
        {description !== '' && <DescriptionBadge description={description} lang={lang} />}
      </span>
    </div>
  );
}

interface ClipProps extends Omit<PictureTileProps, 'status'> {
  /** The language of the description (BCP 47). */
  lang: string | undefined;
  isPlaying: boolean;
  onFail(): void;
}

function VideoClip({ attachment, lang, url, fit, isPlaying, onFail }: ClipProps) {
  const preview = safeUrl(attachment.preview_url, 'media');
  const isHydrated = useHydrated();
  return (
    <>
      {attachment.blurhash && <Blurhash hash={attachment.blurhash} />}
      <video
        // Also for a clip that the browser has paused, for example to save power.
        ref={video => {
          if (video === null) return;
          if (isPlaying) void Promise.resolve(video.play()).catch(() => undefined);
          else {
            video.pause();
            if (video.currentTime > 0) video.currentTime = 0;
          }
        }}
        src={url}
        poster={preview === url ? undefined : (preview ?? undefined)}
        muted
        loop
        playsInline
        preload={isPlaying ? 'auto' : preview === null || preview === url ? 'metadata' : 'none'}
        style={isHydrated ? pictureStyle(attachment, fit) : undefined}
        aria-label={attachment.description ?? undefined}
        lang={lang}
        onError={onFail}
      />
    </>
  );
}

/** An animated picture. While it rests its still preview shows, or its first frame where the server has none. */
function PictureClip({ attachment, lang, url, fit, isPlaying, onFail }: ClipProps) {
  const preview = safeUrl(attachment.preview_url, 'media') ?? url;
  const picture = useRef<HTMLImageElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const isHydrated = useHydrated();
  const style = isHydrated ? pictureStyle(attachment, fit) : undefined;
  const drawFirstFrame = () => {
    const [from, to] = [picture.current, still.current];
    if (from === null || to === null || from.naturalWidth === 0) return;
    to.width = Math.min(from.naturalWidth, MAX_STILL_PX);
    to.height = Math.round((from.naturalHeight / from.naturalWidth) * to.width);
    to.getContext('2d')?.drawImage(from, 0, 0, to.width, to.height);
  };
  const needsStill = preview === url && !isPlaying;
  return (
    <>
      <MediaPicture
        ref={picture}
        src={isPlaying ? url : preview}
        alt={attachment.description ?? ''}
        lang={lang}
        blurhash={attachment.blurhash}
        style={needsStill ? { ...style, opacity: 0 } : style}
        onLoad={drawFirstFrame}
        onError={onFail}
      />
      {needsStill && (
        <canvas
          ref={canvas => {
            still.current = canvas;
            drawFirstFrame();
          }}
          style={style}
          aria-hidden="true"
        />
      )}
    </>
  );
}

/** The width of a drawn frame, in px: wider than any gallery. */
const MAX_STILL_PX = 1_200;
