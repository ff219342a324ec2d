/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset has form semantics and styles, a section with a name adds a landmark per player */
/* oxlint-disable jsx-a11y/media-has-caption -- captions are rendered when tracks are passed */
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactEventHandler, ReactNode } from 'react';
import type { PlayerRoot } from '../host/player-root.js';
import { loadMedia } from '../source/load-media.js';
import { videoKeymap } from '../store/keymap.js';
import type { Keymap } from '../store/keymap.js';
import { PartsContext } from '../controls/use-player-parts.js';
import { playerKeyHandler } from '../controls/player-keys.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { watchSize } from '../view/watch-size.dom.js';
import { SensitiveCover, useCover, usePauseUnderCover } from '../controls/sensitive-cover.js';
import { boxRatio, shapeOf } from './shape.js';
import { Surface } from './surface.js';
import { englishTexts } from '../controls/texts.js';
import type { PlayerTexts } from '../controls/texts.js';
import { safeUrl, THUMBNAILS_LABEL } from '../source/media-source.js';
import type { MediaSourceFile, MediaTrackFile } from '../source/media-source.js';
import { useInViewPlay } from './use-in-view-play.js';
import { useIdle } from './use-idle.js';
import { CONTAINER_CLASS, useCaptionSettings, usePlayer, usePlayerStore } from '../store/use-player.js';
import { VideoControls } from './video-controls.js';
import { VideoOverlay } from './video-overlay.js';

export interface VideoOptions {
  /** An address, or the same video in several formats, best first. May be HLS. */
  src: string | readonly MediaSourceFile[];
  /** Describes the video; part of the player's accessible name. */
  label: string;
  poster?: string;
  /** Width / height. Reserves the box before the video is loaded; 16:9 by default. */
  aspectRatio?: number;
  tracks?: readonly MediaTrackFile[];
  /** A WebVTT file of thumbnails for the seek bar (`sheet.jpg#xywh=0,0,160,90`). */
  thumbnails?: string;
  /** CORS mode for files and tracks of another origin. */
  crossOrigin?: 'anonymous' | 'use-credentials';
  preload?: 'none' | 'metadata' | 'auto';
  /** Plays muted while half of it is visible and no other player is audible. */
  autoPlay?: boolean;
  loop?: boolean;
  /** Starts muted regardless of the saved volume. Unmuting is saved. */
  defaultMuted?: boolean;
  /** Covered until the user asks to see it; nothing is loaded before. */
  isSensitive?: boolean;
  /** Adds a download link. */
  downloadUrl?: string;
  /** Start position, in seconds. */
  startTime?: number;
  /** Frames per second, which sets the step of comma and full stop; 25 by default. */
  frameRate?: number;
  /** Extends or overrides the default keys; `null` unassigns a key. */
  keymap?: Keymap;
  texts?: Partial<PlayerTexts>;
  /** Replaces the bar of controls, for example with other parts of this package. `null` for no controls. */
  controls?: ReactNode;
  /** Receives the store when it is created, and `null` when it is destroyed. */
  onStore?: (store: PlayerStore | null) => void;
  onPlay?: ReactEventHandler;
  onPause?: ReactEventHandler;
  onEnded?: ReactEventHandler;
}

/** Width, in pixels, below which a player hides its secondary controls. */
const COMPACT_WIDTH = 480;

/** The video player without what only React pages use: the custom element is made of it. */
export function Video({ src, label, poster, aspectRatio, keymap, texts: ownTexts, ...props }: VideoOptions & PlayerRoot) {
  const texts: PlayerTexts = { ...englishTexts, ...ownTexts };
  const root = useRef<HTMLDivElement>(null);
  const { isShown, wasShown, setShown } = useCover(props.isSensitive === true);
  const [isCompact, setCompact] = useState(false);
  useImperativeHandle(props.rootRef, () => root.current as HTMLDivElement, []);
  const [store, mediaRef] = usePlayerStore({
    ...(props.frameRate !== undefined && { frameRate: props.frameRate }),
    isMutedAtStart: props.autoPlay === true || props.defaultMuted === true,
    ...(props.volumeStore && { volume: props.volumeStore }),
  });
  const isPaused = usePlayer(store, state => state.isPaused || state.isEnded);
  const isFullscreen = usePlayer(store, state => state.isFullscreen);
  const isFailed = usePlayer(store, state => state.failure !== null);
  const { isIdle, wake, rest } = useIdle(root, !isPaused);
  const captions = useCaptionSettings();

  useMedia(wasShown ? store : null, src, props.startTime);
  usePauseUnderCover(store, isShown);
  const { onStore } = props;
  useEffect(() => {
    onStore?.(store);
    return () => onStore?.(null);
  }, [store, onStore]);
  useInViewPlay(store, root, props.autoPlay === true && isShown);
  useEffect(() => {
    const target = root.current;
    return target ? watchSize(target, ({ width }) => setCompact(width > 0 && width < COMPACT_WIDTH)) : undefined;
  }, []);

  const ratio = boxRatio(aspectRatio);
  const thumbnails = safeUrl(props.thumbnails, 'media') ?? undefined;
  const ownProps = {
    className: `${CONTAINER_CLASS} rk-player-video`,
    role: 'group',
    'aria-label': `${texts.video}: ${label}`,
    tabIndex: -1,
    'data-idle': isIdle || undefined,
    'data-paused': isPaused || undefined,
    'data-fullscreen': isFullscreen || undefined,
    'data-compact': isCompact || undefined,
    'data-shape': shapeOf(aspectRatio),
    'data-caption-size': captions.size,
    'data-caption-background': captions.background,
    // All keys of its controls; a click does not reach the surrounding page.
    onKeyDown(event: KeyboardEvent) {
      wake();
      if (isShown) playerKeyHandler(store, { ...videoKeymap, ...keymap })(event);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      event.stopPropagation();
      keepFocus(event);
    },
    onPointerMove: (event: PointerEvent) => event.pointerType !== 'touch' && wake(),
    onFocus: (event: FocusEvent) => event.target !== event.currentTarget && wake(),
  };
  return (
    <div {...(props.rootProps?.(ownProps) ?? ownProps)} ref={root}>
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
          {!isFailed &&
            (props.controls === undefined ? (
              <VideoControls
                store={store}
                texts={texts}
                captions={captions}
                thumbnails={thumbnails}
                downloadUrl={props.downloadUrl}
              />
            ) : (
              <PartsContext.Provider
                value={{ store, texts, captions, thumbnails, download: safeUrl(props.downloadUrl, 'media'), hide: null }}
              >
                <div className="rk-player-controls rk-player-own">{props.controls}</div>
              </PartsContext.Provider>
            ))}
        </>
      ) : (
        <SensitiveCover texts={texts} onShow={() => setShown(true)} />
      )}
    </div>
  );
}

/** Focuses the player after a click outside the buttons, because the clicked element (the large button, the cover) may be gone. */
function keepFocus({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element && target.closest('.rk-player-bar, .rk-player-own')))
    currentTarget.focus({ preventScroll: true });
}

/** Loads the media and seeks to the start position once metadata is loaded. */
function useMedia(store: PlayerStore | null, src: VideoOptions['src'], startTime: number | undefined): void {
  // An inline array is a new object on every render: compare its content.
  const key = JSON.stringify(src);
  useEffect(() => {
    if (store === null) return undefined;
    const unload = loadMedia(store, JSON.parse(key) as VideoOptions['src']);
    const { element } = store;
    const begin = () => startTime !== undefined && store.request({ type: 'seekTo', seconds: startTime });
    element.addEventListener('loadedmetadata', begin, { once: true });
    return () => {
      element.removeEventListener('loadedmetadata', begin);
      unload();
    };
  }, [store, key, startTime]);
}
