import { useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { requestForSliderKey } from './keymap.js';
import { takeKey } from './player-keys.js';
import type { PlayerStore } from './player-store.js';
import type { TimeRange } from './player-state.js';
import { fractionOf, VIDEO_DRAG_MS } from './seek.js';
import { Slider } from './slider.js';
import type { PlayerTexts } from './texts.js';
import { spokenTime, timeText } from './time-text.js';
import { usePlayer } from './use-player.js';
import { useSpokenSeconds } from './use-spoken-seconds.js';

/** Closer than this many seconds to the end there is nothing left to play on. */
const END_MARGIN_SECONDS = 0.05;

export interface SeekBarProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
  /** Least time between two seeks of a drag, in milliseconds. */
  dragMs?: number;
  /** Drawn in place of the line, such as a waveform; it gets the part that is played, 0 to 1. */
  visual?: (played: number) => ReactNode;
  /** Drawn over the time under the pointer, such as a small picture of that moment. */
  preview?: (seconds: number) => ReactNode;
}

/** Where it plays, what has arrived, and the way to anywhere else. */
export function SeekBar({ store, texts, dragMs = VIDEO_DRAG_MS, visual, preview }: SeekBarProps) {
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
      valueText={texts.position(spokenTime(spoken, texts.locale), spokenTime(duration ?? 0, texts.locale))}
      dragMs={dragMs}
      isDisabled={duration === null}
      onDragStart={startDrag}
      onMove={seconds => {
        if (drag.current !== null) setDragTime(seconds);
        store?.request({ type: 'seekTo', seconds });
      }}
      onDragEnd={endDrag}
      onHover={setHover}
      onKeyDown={event => takeKey(event, requestForSliderKey(event, 'time'), store)}
    >
      {visual ? visual(played) : <Line played={played} buffered={buffered} duration={duration} />}
      {hover !== null && duration !== null && (
        <div className="rk-player-hover" style={{ '--rk-player-at': `${hover * 100}%` } as CSSProperties} aria-hidden="true">
          {preview?.(hover * duration)}
          <span>{timeText(hover * duration)}</span>
        </div>
      )}
    </Slider>
  );
}

interface LineProps {
  played: number;
  buffered: readonly TimeRange[];
  duration: number | null;
}

/** Lengths are attributes of a drawing, so that the server can write them under a policy without styles. */
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
