import { useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { requestForSliderKey } from '../store/keymap.js';
import { handleKey } from './player-keys.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { TimeRange } from '../store/player-state.js';
import { VIDEO_DRAG_MS } from './pointer.js';
import { fractionOf } from '../store/player-state.js';
import { Slider } from './slider.js';
import type { PlayerTexts } from './texts.js';
import { spokenTime, timeText } from './time-text.js';
import { usePlayer } from '../store/use-player.js';

/** Playback does not resume after a drag that ends within this many seconds of the end. */
const END_MARGIN_SECONDS = 0.05;

/** The chapters and thumbnails of the media, from its text tracks. */
export interface BarExtras {
  /** The title of the chapter at a time, in seconds. */
  titleAt(seconds: number): string | undefined;
  /** Where chapters begin, over the line. `duration` is in seconds. */
  marks(duration: number | null): ReactNode;
  /** Rendered above the time under the pointer. */
  preview(seconds: number): ReactNode;
  /** The menu of chapters. */
  menu(texts: PlayerTexts): ReactNode;
}

interface SeekBarProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
  /** Minimum time between two seeks while dragging, in milliseconds. */
  dragMs?: number;
  /** Replaces the line, for example with a waveform. Receives the played fraction, 0 to 1. */
  visual?: (played: number) => ReactNode;
  extras?: BarExtras | null;
}

/** The time slider, with the played and buffered ranges. */
export function SeekBar({ store, texts, dragMs = VIDEO_DRAG_MS, visual, extras }: SeekBarProps) {
  const currentTime = usePlayer(store, state => state.currentTime);
  const duration = usePlayer(store, state => state.duration);
  const buffered = usePlayer(store, state => state.buffered);
  const isPaused = usePlayer(store, state => state.isPaused);
  const [dragTime, setDragTime] = useState<number | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const drag = useRef<{ readonly resumes: boolean } | null>(null);
  const time = dragTime ?? currentTime;
  const spoken = useSpokenSeconds(Math.floor(time), isPaused || dragTime !== null);
  const played = fractionOf(time, duration);
  const title = extras?.titleAt(spoken);

  const startDrag = () => {
    drag.current = { resumes: !isPaused };
    store?.request({ type: 'pause' });
  };
  const endDrag = (seconds: number) => {
    setDragTime(null);
    const resumes = drag.current?.resumes === true;
    drag.current = null;
    if (resumes && seconds < (duration ?? 0) - END_MARGIN_SECONDS) store?.request({ type: 'play' });
  };

  return (
    <Slider
      label={texts.seek}
      className="rk-player-seek"
      value={Math.min(time, duration ?? 0)}
      max={duration ?? 0}
      valueText={
        texts.position(spokenTime(spoken, texts.locale), spokenTime(duration ?? 0, texts.locale)) + (title ? ` – ${title}` : '')
      }
      dragMs={dragMs}
      isDisabled={duration === null}
      onDragStart={startDrag}
      onMove={seconds => {
        if (drag.current !== null) setDragTime(seconds);
        store?.request({ type: 'seekTo', seconds });
      }}
      onDragEnd={endDrag}
      onHover={setHover}
      onKeyDown={event => handleKey(event, requestForSliderKey(event, 'time'), store)}
    >
      {visual ? visual(played) : <Line played={played} buffered={buffered} duration={duration} />}
      {extras?.marks(duration)}
      {hover !== null && duration !== null && (
        <div className="rk-player-hover" style={{ '--rk-player-at': `${hover * 100}%` } as CSSProperties} aria-hidden="true">
          {extras?.preview(hover * duration)}
          <span>{timeText(hover * duration)}</span>
        </div>
      )}
    </Slider>
  );
}

/** Interval, in seconds of playback, at which the spoken time is updated. */
const SPOKEN_INTERVAL_SECONDS = 15;
/** A change of this many seconds or more is a seek. */
const SEEK_SECONDS = 2;

/** The time for screen readers: current after a seek or while at rest, but not updated every second during playback. */
function useSpokenSeconds(seconds: number, isResting: boolean): number {
  const [spoken, setSpoken] = useState(seconds);
  const [previous, setPrevious] = useState(seconds);
  if (previous !== seconds) setPrevious(seconds);
  const isSeek = Math.abs(seconds - previous) >= SEEK_SECONDS;
  const isDue = isResting || isSeek || Math.abs(seconds - spoken) >= SPOKEN_INTERVAL_SECONDS;
  if (isDue && spoken !== seconds) setSpoken(seconds);
  return isDue ? seconds : spoken;
}

interface LineProps {
  played: number;
  buffered: readonly TimeRange[];
  duration: number | null;
}

/** An SVG: its lengths are attributes, which a content security policy without inline styles allows in server markup. */
function Line({ played, buffered, duration }: LineProps) {
  return (
    <svg className="rk-player-line" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      {buffered.map(({ start, end }) => {
        const from = fractionOf(start, duration);
        return (
          <rect key={start} data-part="buffered" x={from * 1000} width={(fractionOf(end, duration) - from) * 1000} height={1} />
        );
      })}
      <rect data-part="played" width={played * 1000} height={1} />
    </svg>
  );
}
