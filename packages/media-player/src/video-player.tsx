/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a field set would bring a form's looks, a region would fill the list of landmarks */
/* oxlint-disable jsx-a11y/media-has-caption -- captions are there when a track is given */
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactEventHandler } from 'react';
import { DEFAULT_CAPTIONS, pageCaptions } from './caption-settings.js';
import type { MediaSourceFile } from './choose-source.js';
import { feedPlayer } from './feed-player.js';
import { videoKeymap } from './keymap.js';
import type { Keymap } from './keymap.js';
import { playerKeyHandler } from './player-keys.js';
import type { PlayerStore } from './player-store.js';
import { followResize } from './resize-follow.js';
import { SensitiveCover } from './sensitive-cover.js';
import { boxRatio, shapeOf } from './shape.js';
import { Surface } from './surface.js';
import { englishTexts } from './texts.js';
import type { PlayerTexts } from './texts.js';
import { safeUrl } from './safe-url.js';
import { THUMBNAILS_LABEL } from './thumbnails.js';
import { useCover, usePauseUnderCover } from './use-cover.js';
import { useInViewPlay } from './use-in-view-play.js';
import { useIdle } from './use-idle.js';
import { useMemory } from './use-memory.js';
import { CONTAINER_CLASS, usePlayer, usePlayerStore } from './use-player.js';
import { VideoControls } from './video-controls.js';
import { VideoOverlay } from './video-overlay.js';

/** A file with the words of a video. */
export interface VideoTrack {
  readonly src: string;
  readonly kind: 'captions' | 'subtitles';
  readonly label: string;
  /** BCP 47. */
  readonly language: string;
  readonly isDefault?: boolean;
}

export interface VideoPlayerProps {
  /** An address, or the same video in several formats, the best first; HLS playlists too. */
  src: string | readonly MediaSourceFile[];
  /** What it shows, in words. */
  label: string;
  poster?: string;
  /** Width / height; the box is reserved by it before anything has loaded. 16:9 when absent. */
  aspectRatio?: number;
  tracks?: readonly VideoTrack[];
  /** A WebVTT file of small pictures for the moments under the pointer (`sheet.jpg#xywh=0,0,160,90`). */
  thumbnails?: string;
  /** For files and tracks of another origin that allow it. */
  crossOrigin?: 'anonymous' | 'use-credentials';
  preload?: 'none' | 'metadata' | 'auto';
  /** Plays by itself, muted, while half of it is in view and nothing else is heard. */
  autoPlay?: boolean;
  loop?: boolean;
  /** Starts muted whatever is remembered. */
  muted?: boolean;
  /** Covered until the reader asks to see it. */
  isSensitive?: boolean;
  /** Offers the file for keeping. */
  downloadUrl?: string;
  /** Second to begin at. */
  startTime?: number;
  /** Frames in a second, where it is known. */
  frameRate?: number;
  /** Keys beside, or in place of, the usual ones; `null` takes one away. */
  keymap?: Keymap;
  texts?: Partial<PlayerTexts>;
  /** Tells the store when there is one, and `null` when it is gone. */
  onStore?: (store: PlayerStore | null) => void;
  onPlay?: ReactEventHandler;
  onPause?: ReactEventHandler;
  onEnded?: ReactEventHandler;
}

/** Narrower than this, in pixels, a player leaves out what is not needed every day. */
const COMPACT_WIDTH = 480;

/** A video with its controls. It needs no provider and knows no API. */
export function VideoPlayer({ src, label, poster, aspectRatio, keymap, texts: ownTexts, ...props }: VideoPlayerProps) {
  const texts: PlayerTexts = { ...englishTexts, ...ownTexts };
  const root = useRef<HTMLDivElement>(null);
  const { isShown, wasShown, setShown } = useCover(props.isSensitive === true);
  const [isCompact, setCompact] = useState(false);
  const [store, mediaRef] = usePlayerStore({
    ...(props.frameRate !== undefined && { frameRate: props.frameRate }),
    isMutedAtStart: props.autoPlay === true || props.muted === true,
  });
  const isPaused = usePlayer(store, state => state.isPaused || state.isEnded);
  const isFullscreen = usePlayer(store, state => state.isFullscreen);
  const isFailed = usePlayer(store, state => state.failure !== null);
  const { isIdle, wake, rest } = useIdle(root, !isPaused);
  const captions = useMemory(pageCaptions, DEFAULT_CAPTIONS);

  useFeed(wasShown ? store : null, src, props.startTime);
  usePauseUnderCover(store, isShown);
  const { onStore } = props;
  useEffect(() => {
    onStore?.(store);
    return () => onStore?.(null);
  }, [store, onStore]);
  useInViewPlay(store, root, props.autoPlay === true && isShown);
  useEffect(() => {
    const target = root.current;
    return target ? followResize(target, ({ width }) => setCompact(width > 0 && width < COMPACT_WIDTH)) : undefined;
  }, []);

  const ratio = boxRatio(aspectRatio);
  const thumbnails = safeUrl(props.thumbnails, 'media') ?? undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes the keys of all its controls, and the clicks not meant for what is around it
    <div
      ref={root}
      className={`${CONTAINER_CLASS} rk-player-video`}
      role="group"
      aria-label={`${texts.video}: ${label}`}
      tabIndex={-1}
      data-idle={isIdle || undefined}
      data-paused={isPaused || undefined}
      data-fullscreen={isFullscreen || undefined}
      data-compact={isCompact || undefined}
      data-shape={shapeOf(aspectRatio)}
      data-caption-size={captions.size}
      data-caption-background={captions.background}
      onKeyDown={event => {
        wake();
        if (isShown) playerKeyHandler(store, { ...videoKeymap, ...keymap })(event);
      }}
      onClick={event => {
        event.stopPropagation();
        keepKeyboard(event);
      }}
      onPointerMove={event => event.pointerType !== 'touch' && wake()}
      onFocus={event => event.target !== event.currentTarget && wake()}
    >
      <svg className="rk-player-box" viewBox={`0 0 ${Math.round(ratio * 900)} 900`} aria-hidden="true" />
      <Surface store={isShown ? store : null} isIdle={isIdle} onTap={wasIdle => (wasIdle ? wake() : rest())}>
        <video
          ref={mediaRef}
          aria-label={label}
          playsInline
          preload={props.preload ?? 'metadata'}
          poster={(isShown && safeUrl(poster, 'image')) || undefined}
          loop={props.loop}
          crossOrigin={props.crossOrigin}
          onPlay={props.onPlay}
          onPause={props.onPause}
          onEnded={props.onEnded}
        >
          {props.tracks?.map(
            track =>
              safeUrl(track.src, 'media') && (
                <track
                  key={track.src}
                  src={track.src}
                  kind={track.kind}
                  label={track.label}
                  srcLang={track.language}
                  default={track.isDefault}
                />
              ),
          )}
          {thumbnails && <track src={thumbnails} kind="metadata" label={THUMBNAILS_LABEL} default />}
        </video>
      </Surface>
      {isShown ? (
        <>
          <VideoOverlay store={store} texts={texts} />
          {props.isSensitive && (
            <button type="button" className="rk-player-text-button rk-player-hide" onClick={() => setShown(false)}>
              {texts.hide}
            </button>
          )}
          {!isFailed && (
            <VideoControls
              store={store}
              texts={texts}
              captions={captions}
              thumbnails={thumbnails}
              downloadUrl={props.downloadUrl}
            />
          )}
        </>
      ) : (
        <SensitiveCover texts={texts} onShow={() => setShown(true)} />
      )}
    </div>
  );
}

/** After a click that was not for the bar the keys are the player's: what was pressed (a large button, a cover) may be gone. */
function keepKeyboard({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element && target.closest('.rk-player-bar'))) currentTarget.focus({ preventScroll: true });
}

/** Gives the element its medium, and moves to where it should begin once there is something to move in. */
function useFeed(store: PlayerStore | null, src: VideoPlayerProps['src'], startTime: number | undefined): void {
  // A list written in place is a new one at every drawing; what it says decides.
  const key = JSON.stringify(src);
  useEffect(() => {
    if (store === null) return undefined;
    const takeOff = feedPlayer(store, JSON.parse(key) as VideoPlayerProps['src']);
    const { element } = store;
    const begin = () => startTime !== undefined && store.request({ type: 'seekTo', seconds: startTime });
    element.addEventListener('loadedmetadata', begin, { once: true });
    return () => {
      element.removeEventListener('loadedmetadata', begin);
      takeOff();
    };
  }, [store, key, startTime]);
}
