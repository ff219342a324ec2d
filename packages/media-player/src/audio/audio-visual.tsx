import { useEffect, useRef, type ReactNode } from 'react';
import { usePlayer } from '../use-player.js';
import { Artwork } from './artwork.js';
import type { PlayerColors } from './player-colors.js';
import type { AudioSession } from './audio-session.js';
import { Spectrum } from './spectrum.js';
import { barsPath, plainBars } from './bars.js';

const CALM_BARS = 40;

export interface AudioVisualProps {
  readonly session: AudioSession | null;
  readonly title: string;
  readonly artwork: string | null;
  /** `null`: the theme's own. */
  readonly colors: PlayerColors | null;
  readonly onColors: (colors: PlayerColors) => void;
  readonly children?: ReactNode;
}

/** The picture of a sound, 16 to 9: its artwork, or calm bars, and before it what is heard now where that may be read. */
export function AudioVisual({ session, title, artwork, colors, onColors, children }: AudioVisualProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPlaying = usePlayer(session?.store ?? null, state => !state.isPaused && !state.isWaiting);
  useEffect(() => {
    const style = box.current?.style;
    if (!style || !colors) return;
    for (const [name, value] of Object.entries(colors)) style.setProperty(`--rk-audio-${name}`, value);
    return () => {
      for (const name of Object.keys(colors)) style.removeProperty(`--rk-audio-${name}`);
    };
  }, [colors]);
  return (
    <div ref={box} className="rk-audio-visual">
      {artwork === null ? (
        <svg viewBox={`0 0 ${CALM_BARS} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={barsPath(plainBars(title, CALM_BARS), 0, CALM_BARS)} />
        </svg>
      ) : (
        <Artwork key={artwork} src={artwork} onColors={onColors} />
      )}
      {session && <Spectrum graph={session.graph} isPlaying={isPlaying} />}
      {children}
    </div>
  );
}
