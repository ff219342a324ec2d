import { useEffect, useRef, type ReactNode } from 'react';
import { usePlayer } from '../store/use-player.js';
import { Artwork } from './artwork.js';
import type { PlayerColors } from './audio-details.js';
import type { AudioSession } from './audio-session.dom.js';
import { Spectrum } from './spectrum.js';
import { barsPath, placeholderBars } from './bars.js';

const PLACEHOLDER_BARS = 40;

interface AudioVisualProps {
  readonly session: AudioSession | null;
  readonly title: string;
  readonly artwork: string | null;
  /** `null` for the theme's colours. */
  readonly colors: PlayerColors | null;
  readonly onColors: (colors: PlayerColors) => void;
  readonly children?: ReactNode;
}

/** The 16:9 visual: artwork or placeholder bars, with the spectrum in front of it (MED-02). */
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
        <svg viewBox={`0 0 ${PLACEHOLDER_BARS} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={barsPath(placeholderBars(title, PLACEHOLDER_BARS), 0, PLACEHOLDER_BARS)} />
        </svg>
      ) : (
        <Artwork key={artwork} src={artwork} onColors={onColors} />
      )}
      {session && <Spectrum graph={session.graph} isPlaying={isPlaying} />}
      {children}
    </div>
  );
}
