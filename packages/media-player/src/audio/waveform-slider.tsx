import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { requestForSliderKey } from '../keymap.js';
import type { PlayerStore } from '../player-store.js';
import type { TimeRange } from '../player-state.js';
import { AUDIO_DRAG_MS, fractionAt, fractionOf, throttleLatest } from '../seek.js';
import type { PlayerTexts } from '../texts.js';
import { spokenTime, timeText } from '../time-text.js';
import { usePlayer } from '../use-player.js';
import { barsPath } from './waveform.js';

/** Up to which bar is loaded, from the position on. */
function loadedBar(buffered: readonly TimeRange[], time: number, duration: number | null, bars: number): number {
  const range = buffered.find(({ start, end }) => start <= time + 0.5 && end >= time);
  return range ? Math.round(fractionOf(range.end, duration) * bars) : 0;
}

/** Following a pointer along the bars: it pauses for as long as the drag takes. */
function useDrag(store: PlayerStore | null) {
  const drag = useMemo(
    () => throttleLatest((fraction: number) => store?.request({ type: 'seekToFraction', fraction }), AUDIO_DRAG_MS),
    [store],
  );
  const wasPlaying = useRef<boolean | null>(null);
  useEffect(() => () => drag.cancel(), [drag]);
  const fractionOfEvent = (event: PointerEvent<HTMLElement>) =>
    fractionAt(event.clientX, event.currentTarget.getBoundingClientRect());
  return {
    fractionOfEvent,
    start(event: PointerEvent<HTMLElement>) {
      if (!store || event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      wasPlaying.current = !store.getState().isPaused;
      store.request({ type: 'pause' });
      drag(fractionOfEvent(event));
    },
    move(event: PointerEvent<HTMLElement>) {
      if (wasPlaying.current !== null) drag(fractionOfEvent(event));
    },
    end() {
      if (wasPlaying.current === null) return;
      drag.flush();
      if (wasPlaying.current) store?.request({ type: 'play' });
      wasPlaying.current = null;
    },
  };
}

export interface WaveformSliderProps {
  readonly store: PlayerStore | null;
  /** 0 to 1, from the first moment to the last. */
  readonly bars: readonly number[];
  readonly texts: PlayerTexts;
}

/** The sound as bars, filled up to the position; a slider of the time. Time runs from left to right in every language. */
export function WaveformSlider({ store, bars, texts }: WaveformSliderProps) {
  const time = usePlayer(store, state => state.currentTime);
  const duration = usePlayer(store, state => state.duration);
  const buffered = usePlayer(store, state => state.buffered);
  const isWaiting = usePlayer(store, state => state.isWaiting);
  const drag = useDrag(store);
  const [hovered, setHovered] = useState<number | null>(null);

  const played = Math.round(fractionOf(time, duration) * bars.length);
  const loaded = Math.max(played, loadedBar(buffered, time, duration, bars.length));
  const paths = useMemo(
    () => [barsPath(bars, loaded, bars.length), barsPath(bars, played, loaded), barsPath(bars, 0, played)] as const,
    [bars, played, loaded],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const request = requestForSliderKey(event, 'time');
    if (!request) return;
    event.preventDefault();
    event.stopPropagation();
    store?.request(request);
  };
  return (
    <div
      className="rk-waveform"
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={texts.seek}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration ?? 0)}
      aria-valuenow={Math.floor(Math.min(time, duration ?? 0))}
      aria-valuetext={texts.position(spokenTime(time, texts.locale), spokenTime(duration ?? 0, texts.locale))}
      aria-disabled={duration === null || undefined}
      data-waiting={isWaiting || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={drag.start}
      onPointerMove={event => {
        drag.move(event);
        setHovered(event.pointerType === 'touch' ? null : drag.fractionOfEvent(event));
      }}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
      onPointerLeave={() => setHovered(null)}
    >
      <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="rk-waveform-rest" d={paths[0]} />
        <path className="rk-waveform-loaded" d={paths[1]} />
        <path className="rk-waveform-played" d={paths[2]} />
      </svg>
      {hovered !== null && duration !== null && (
        <span className="rk-waveform-hover" style={{ insetInlineStart: `${hovered * 100}%` }} aria-hidden="true">
          {timeText(hovered * duration)}
        </span>
      )}
    </div>
  );
}
