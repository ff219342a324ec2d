/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a field set would bring a form's looks, a region would fill the list of landmarks */
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { pageCaptions, type CaptionSettings } from '../caption-settings.js';
import { audioKeymap, type Keymap } from '../keymap.js';
import { MiniContext } from '../mini/use-mini.js';
import type { MiniPlayerStore } from '../mini/mini-store.js';
import type { MediaSourceFile } from '../choose-source.js';
import { playerKeyHandler } from '../player-keys.js';
import type { PlayerStore } from '../player-store.js';
import { safeUrl } from '../safe-url.js';
import { englishTexts, type PlayerTexts } from '../texts.js';
import { SeekBar } from '../seek-bar.js';
import { AUDIO_DRAG_MS } from '../seek.js';
import { SensitiveCover } from '../sensitive-cover.js';
import { useCover, usePauseUnderCover } from '../use-cover.js';
import { useMemory } from '../use-memory.js';
import { CONTAINER_CLASS, usePlayer } from '../use-player.js';
import { AudioCaptions } from './audio-captions.js';
import { AudioControls } from './audio-controls.js';
import type { AudioTrack } from './audio-session.js';
import { AudioVisual } from './audio-visual.js';
import { useAutoPlay } from './use-auto-play.js';
import { useAudioSession } from './use-audio-session.js';
import { useBars } from './use-bars.js';
import { useHandOver, useKeeper, type AudioHandBack, type AudioHandOver } from './use-hand-over.js';
import { DEFAULT_COLORS, type PlayerColors } from './player-colors.js';
import { useReadableColors } from './use-colors.js';
import { Waveform } from './waveform.js';

export interface AudioPlayerProps {
  /** An address, or the same sound in several formats, the best first: http, https, blob or data of audio, HLS playlists too. */
  readonly src: string | readonly MediaSourceFile[];
  /** What it is called, in view and as the player's name. */
  readonly title: string;
  readonly author?: string | undefined;
  /** Address of its picture. */
  readonly artwork?: string | null | undefined;
  /** Colours of the visual, `#rrggbb`; taken from the artwork by default. Those that could not be read are moved until they can. */
  readonly colors?: Partial<PlayerColors> | undefined;
  /** Known loudness over time, 0 to 1; by default read from the file where it is small and the page's own. */
  readonly peaks?: readonly number[] | undefined;
  readonly tracks?: readonly AudioTrack[] | undefined;
  /** Offers the file for keeping. */
  readonly downloadUrl?: string | undefined;
  readonly loop?: boolean | undefined;
  /** Plays by itself, muted, while half of it is in view and nothing else is heard. */
  readonly autoPlay?: boolean | undefined;
  /** Starts muted whatever is remembered. */
  readonly muted?: boolean | undefined;
  /** Second to begin at. */
  readonly startTime?: number | undefined;
  /** Covered until somebody asks for it. */
  readonly isSensitive?: boolean | undefined;
  /** Keys beside, or in place of, the usual ones; `null` takes one away. */
  readonly keymap?: Keymap | undefined;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** Who goes on with it out of view: the nearest provider's by default, nobody with `false`: then it pauses. */
  readonly miniPlayer?: MiniPlayerStore | false | undefined;
  /** The page that the mini player's way back leads to once this player is gone. */
  readonly returnHref?: string | undefined;
  /** Goes on elsewhere with what is paused here, in place of the mini player. */
  readonly onLeaveView?: ((state: AudioHandOver, element: HTMLMediaElement) => void) | undefined;
  /** The player is in view again; what it gives is how the sound was playing elsewhere. */
  readonly onReturnToView?: (() => AudioHandBack | null) | undefined;
  /** Tells the store when there is one, and `null` when it is gone. */
  readonly onStore?: ((store: PlayerStore | null) => void) | undefined;
}

const SERVER_CAPTIONS: CaptionSettings = { size: 'normal', background: 'shaded' };

/** The addresses that may be loaded. */
function safeSources(src: AudioPlayerProps['src']): readonly MediaSourceFile[] {
  const files = typeof src === 'string' ? [{ src }] : src;
  return files.filter(file => safeUrl(file.src, 'media') !== null);
}

/** Sets what an element keeps by itself, and begins where it should once there is something to move in. */
function useElementSettings(store: PlayerStore | null, { loop = false, startTime }: AudioPlayerProps): void {
  useEffect(() => {
    if (store) Object.assign(store.element, { loop });
  }, [store, loop]);
  useEffect(() => {
    if (!store || startTime === undefined || store.getState().isReady) return;
    const begin = () => store.request({ type: 'seekTo', seconds: startTime });
    store.element.addEventListener('loadedmetadata', begin, { once: true });
    return () => store.element.removeEventListener('loadedmetadata', begin);
  }, [store, startTime]);
}

/** A player of sound: a card with a picture of 16 to 9, the sound's bars to seek in, and its controls. Spec 9. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { title, author = '', keymap, onStore, onLeaveView } = props;
  const texts = useMemo(() => ({ ...englishTexts, ...props.texts }), [props.texts]);
  const sources = safeSources(props.src);
  const src = sources[0]?.src ?? '';
  const artwork = safeUrl(props.artwork, 'image');
  const root = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [sampled, setSampled] = useState<PlayerColors | null>(null);
  const { isShown, wasShown, setShown } = useCover(props.isSensitive === true);
  const given = useReadableColors(props.colors);
  const colors = props.colors ? given : sampled;

  const nearest = useContext(MiniContext);
  const mini = props.miniPlayer === false || onLeaveView ? null : (props.miniPlayer ?? nearest);
  const handOver = {
    root,
    src,
    shown: { title, author, artwork, colors: colors ?? DEFAULT_COLORS },
    mini,
    returnHref: safeUrl(props.returnHref, 'link'),
    onLeaveView,
    onReturnToView: props.onReturnToView,
  };
  const keeper = useKeeper(handOver);
  const tracks = (props.tracks ?? []).filter(track => safeUrl(track.src, 'media') !== null);
  const session = useAudioSession(
    { key: src, src: sources, tracks, isMutedAtStart: props.autoPlay === true || props.muted === true },
    keeper,
    wasShown,
  );
  const isDocked = useHandOver(session, handOver);
  const store = session?.store ?? null;
  const bars = useBars(wasShown ? slot : null, { src, name: title, peaks: props.peaks });
  const captions = useMemory(pageCaptions, SERVER_CAPTIONS);
  const failure = usePlayer(store, state => state.failure);
  const isLive = usePlayer(store, state => state.isLive);
  useElementSettings(store, props);
  usePauseUnderCover(store, isShown);
  useAutoPlay(store, root, props.autoPlay === true && isShown);
  useEffect(() => {
    onStore?.(store);
    return () => onStore?.(null);
  }, [store, onStore]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes the keys of all its controls, and the clicks not meant for what is around it
    <div
      ref={root}
      className={`${CONTAINER_CLASS} rk-audio`}
      role="group"
      tabIndex={-1}
      aria-label={title === '' ? texts.audio : `${texts.audio}: ${title}`}
      onKeyDown={isShown ? playerKeyHandler(store, { ...audioKeymap, ...keymap }) : undefined}
      onClick={event => event.stopPropagation()}
    >
      <div className="rk-audio-card" inert={!isShown} data-covered={!isShown || undefined}>
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
          <div ref={setSlot} className="rk-audio-slot" data-live={isLive || undefined}>
            {isDocked ? (
              <p className="rk-audio-notice">
                {texts.playingElsewhere}
                <button type="button" className="rk-player-text-button" onClick={() => session && mini?.giveBack(session)}>
                  {texts.returnHere}
                </button>
              </p>
            ) : failure !== null || src === '' ? (
              <output className="rk-audio-notice">
                {texts.failure(failure ?? 'unsupported')}
                {src !== '' && (
                  <button type="button" className="rk-player-text-button" onClick={() => store?.request({ type: 'retry' })}>
                    {texts.retry}
                  </button>
                )}
              </output>
            ) : isLive ? (
              <Waveform store={store} bars={bars} played={1} />
            ) : (
              <SeekBar
                store={store}
                texts={texts}
                dragMs={AUDIO_DRAG_MS}
                visual={played => <Waveform store={store} bars={bars} played={played} />}
              />
            )}
          </div>
          <AudioCaptions store={store} settings={captions} />
          <AudioControls
            store={store}
            texts={texts}
            captions={captions}
            download={safeUrl(props.downloadUrl, 'media')}
            onHide={props.isSensitive ? () => setShown(false) : null}
          />
        </div>
      </div>
      {!isShown && <SensitiveCover texts={texts} onShow={() => setShown(true)} />}
    </div>
  );
}
