import { useMemo } from 'react';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { TimeRange } from '../store/player-state.js';
import { fractionOf } from '../store/player-state.js';
import { usePlayer } from '../store/use-player.js';
import { barsPath } from './bars.js';

/** The index of the first bar that is not buffered, in the range that contains the current time. */
function loadedBar(buffered: readonly TimeRange[], time: number, duration: number | null, bars: number): number {
  const range = buffered.find(({ start, end }) => start <= time + 0.5 && end >= time);
  return range ? Math.round(fractionOf(range.end, duration) * bars) : 0;
}

interface WaveformProps {
  readonly store: PlayerStore | null;
  /** Heights over time, 0 to 1. */
  readonly bars: readonly number[];
  /** The played fraction, 0 to 1. */
  readonly played: number;
}

/** A waveform as bars: filled up to the current time, fainter where it is not buffered. */
export function Waveform({ store, bars, played }: WaveformProps) {
  const duration = usePlayer(store, state => state.duration);
  const buffered = usePlayer(store, state => state.buffered);
  const isWaiting = usePlayer(store, state => state.isWaiting);
  const filled = Math.round(played * bars.length);
  const loaded = Math.max(filled, loadedBar(buffered, played * (duration ?? 0), duration, bars.length));
  const paths = useMemo(
    () => [barsPath(bars, loaded, bars.length), barsPath(bars, filled, loaded), barsPath(bars, 0, filled)] as const,
    [bars, filled, loaded],
  );
  return (
    <svg
      className="rk-waveform"
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-waiting={isWaiting || undefined}
    >
      <path data-part="rest" d={paths[0]} />
      <path data-part="loaded" d={paths[1]} />
      <path data-part="played" d={paths[2]} />
    </svg>
  );
}
