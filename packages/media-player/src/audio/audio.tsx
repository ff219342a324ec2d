/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset has form semantics and styles, a section with a name adds a landmark per player */
import { useContext, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { RetryButton } from '../controls/buttons.js';
import { PartsContext } from '../controls/use-player-parts.js';
import { playerKeyHandler } from '../controls/player-keys.js';
import { AUDIO_DRAG_MS } from '../controls/pointer.js';
import { useBarExtras } from '../tracks/use-bar-extras.js';
import { SeekBar } from '../controls/seek-bar.js';
import { inertWhen, SensitiveCover, useCover, usePauseUnderCover } from '../controls/sensitive-cover.js';
import { englishTexts, type PlayerTexts } from '../controls/texts.js';
import type { PlayerRoot } from '../host/player-root.js';
import { safeUrl, type MediaSourceFile, type MediaTrackFile } from '../source/media-source.js';
import { audioKeymap, type Keymap } from '../store/keymap.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { CONTAINER_CLASS, useCaptionSettings, usePlayer } from '../store/use-player.js';
import { AudioCaptions } from './audio-captions.js';
import { AudioControls } from './audio-controls.js';
import { DEFAULT_COLORS, type AudioHandBack, type AudioHandOver, type PlayerColors } from './audio-details.js';
import { AudioVisual } from './audio-visual.js';
import type { MiniPlayerStore } from './mini-store.dom.js';
import { useAudioSession } from './use-audio-session.js';
import { useBars } from './use-bars.js';
import { useReadableColors } from './use-colors.js';
import { MiniContext, useHandOver, useSessionHost } from './use-mini-player.js';
import { useAutoPlay, useElementSettings } from './use-playback-props.js';
import { Waveform } from './waveform.js';

export interface AudioOptions {
  /** An address (http, https, blob or data of type audio), or the same audio in several formats, best first. May be HLS. */
  readonly src: string | readonly MediaSourceFile[];
  /** Displayed, and part of the player's accessible name. */
  readonly title: string;
  readonly author?: string | undefined;
  /** Address of the artwork. */
  readonly artwork?: string | null | undefined;
  /** Colours of the visual, `#rrggbb`; those of the artwork by default. Adjusted to be readable. */
  readonly colors?: Partial<PlayerColors> | undefined;
  /** Peaks of the waveform, 0 to 1; by default read from the file if it is small and of the page's origin. */
  readonly peaks?: readonly number[] | undefined;
  readonly tracks?: readonly MediaTrackFile[] | undefined;
  /** Adds a download link. */
  readonly downloadUrl?: string | undefined;
  readonly loop?: boolean | undefined;
  /** Plays muted once half of it is visible, if no other player is audible. */
  readonly autoPlay?: boolean | undefined;
  /** Starts muted regardless of the saved volume. Unmuting is saved. */
  readonly defaultMuted?: boolean | undefined;
  /** Start position, in seconds. */
  readonly startTime?: number | undefined;
  /** Covered until the user asks to see it; nothing is loaded before. */
  readonly isSensitive?: boolean | undefined;
  /** Extends or overrides the default keys; `null` unassigns a key. */
  readonly keymap?: Keymap | undefined;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** Replaces the row of controls under the waveform, for example with other parts of this package. `null` for no controls. */
  readonly controls?: ReactNode;
  /** The mini player that continues playback out of view; that of the nearest provider by default. `false` pauses instead. */
  readonly miniPlayer?: MiniPlayerStore | false | undefined;
  /** The page that the mini player returns to once this player is unmounted. */
  readonly returnHref?: string | undefined;
  /** Called when playing audio leaves the view, in place of the mini player. The audio is paused. */
  readonly onLeaveView?: ((state: AudioHandOver, element: HTMLMediaElement) => void) | undefined;
  /** Called when the player is back in view. Returns the playback state to apply, or `null`. */
  readonly onReturnToView?: (() => AudioHandBack | null) | undefined;
  /** Receives the store when it is created, and `null` when it is destroyed. */
  readonly onStore?: ((store: PlayerStore | null) => void) | undefined;
}

/** The files with a safe address. */
function safeSources(src: AudioOptions['src']): readonly MediaSourceFile[] {
  const files = typeof src === 'string' ? [{ src }] : src;
  return files.filter(file => safeUrl(file.src, 'media') !== null);
}

/** The audio player without what only React pages use: the custom element is made of it. */
export function Audio(props: AudioOptions & PlayerRoot) {
  const { title, author = '', keymap, onStore, onLeaveView } = props;
  const texts = useMemo(() => ({ ...englishTexts, ...props.texts }), [props.texts]);
  const sources = safeSources(props.src);
  const src = sources[0]?.src ?? '';
  const artwork = safeUrl(props.artwork, 'image');
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.rootRef, () => root.current as HTMLDivElement, []);
  const [waveformBox, setWaveformBox] = useState<HTMLElement | null>(null);
  const [sampled, setSampled] = useState<PlayerColors | null>(null);
  const { isShown, wasShown, setShown } = useCover(props.isSensitive === true);
  const given = useReadableColors(props.colors);
  const colors = props.colors ? given : sampled;

  const nearest = useContext(MiniContext);
  const mini = props.miniPlayer === false || onLeaveView ? null : (props.miniPlayer ?? nearest);
  const handOver = {
    root,
    src,
    details: { title, author, artwork, colors: colors ?? DEFAULT_COLORS },
    mini,
    returnHref: safeUrl(props.returnHref, 'link'),
    onLeaveView,
    onReturnToView: props.onReturnToView,
  };
  const host = useSessionHost(handOver);
  const tracks = (props.tracks ?? []).filter(track => safeUrl(track.src, 'media') !== null);
  const session = useAudioSession(
    {
      key: src,
      src: sources,
      tracks,
      isMutedAtStart: props.autoPlay === true || props.defaultMuted === true,
      volume: props.volumeStore,
    },
    host,
    wasShown,
  );
  const isDocked = useHandOver(session, handOver);
  const store = session?.store ?? null;
  const bars = useBars(wasShown ? waveformBox : null, { src, name: title, peaks: props.peaks });
  const captions = useCaptionSettings();
  const extras = useBarExtras(store, texts.locale);
  const failure = usePlayer(store, state => state.failure);
  const isLive = usePlayer(store, state => state.isLive);
  useElementSettings(store, props);
  usePauseUnderCover(store, isShown);
  useAutoPlay(store, root, props.autoPlay === true && isShown);
  useEffect(() => {
    onStore?.(store);
    return () => onStore?.(null);
  }, [store, onStore]);

  const parts = {
    store,
    texts,
    captions,
    download: safeUrl(props.downloadUrl, 'media'),
    hide: props.isSensitive ? () => setShown(false) : null,
  };
  const ownProps = {
    className: `${CONTAINER_CLASS} rk-audio`,
    role: 'group',
    tabIndex: -1,
    'aria-label': title === '' ? texts.audio : `${texts.audio}: ${title}`,
    onKeyDown: isShown ? playerKeyHandler(store, { ...audioKeymap, ...keymap }) : undefined,
    // A click does not reach the surrounding page.
    onClick: (event: MouseEvent) => event.stopPropagation(),
  };
  return (
    <div {...(props.rootProps?.(ownProps) ?? ownProps)} ref={root}>
      <div className="rk-audio-card" {...inertWhen(!isShown)} data-covered={!isShown || undefined}>
        <AudioVisual session={session} title={title} artwork={wasShown ? artwork : null} colors={colors} onColors={setSampled} />
        <div className="rk-audio-body">
          <p className="rk-audio-title" dir="auto">
            {title}
          </p>
          {author !== '' && (
            <p className="rk-audio-author" dir="auto">
              {author}
            </p>
          )}
          <div ref={setWaveformBox} className="rk-audio-slot" data-live={isLive || undefined}>
            {isDocked ? (
              <p className="rk-audio-notice">
                {texts.playingElsewhere}
                <button type="button" className="rk-player-text-button" onClick={() => session && mini?.release(session)}>
                  {texts.returnHere}
                </button>
              </p>
            ) : failure !== null || src === '' ? (
              <output className="rk-audio-notice">
                {texts.failure(failure ?? 'unsupported')}
                {src !== '' && <RetryButton store={store} texts={texts} />}
              </output>
            ) : isLive ? (
              <Waveform store={store} bars={bars} played={1} />
            ) : (
              <SeekBar
                store={store}
                texts={texts}
                dragMs={AUDIO_DRAG_MS}
                extras={extras}
                visual={played => <Waveform store={store} bars={bars} played={played} />}
              />
            )}
          </div>
          <AudioCaptions store={store} settings={captions} />
          {props.controls === undefined ? (
            <AudioControls {...parts} extras={extras} />
          ) : (
            <PartsContext.Provider value={parts}>{props.controls}</PartsContext.Provider>
          )}
        </div>
      </div>
      {!isShown && <SensitiveCover texts={texts} onShow={() => setShown(true)} />}
    </div>
  );
}
