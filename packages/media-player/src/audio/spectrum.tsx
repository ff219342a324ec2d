import { useEffect, useRef } from 'react';
import type { AudioGraph } from './audio-graph.js';
import { spectrumBars } from './bars.js';

const BARS = 32;
/** How much of a bar's place it fills. */
const FILL = 0.6;

function draw(canvas: HTMLCanvasElement, bars: readonly number[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = window.devicePixelRatio || 1;
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).color;
  const pitch = width / bars.length;
  for (const [index, bar] of bars.entries()) {
    const length = bar * height;
    context.fillRect((index + (1 - FILL) / 2) * pitch, height - length, FILL * pitch, length);
  }
}

export interface SpectrumProps {
  readonly graph: AudioGraph;
  readonly isPlaying: boolean;
}

/** What is heard, drawn once a frame while it plays and is in view; nothing where it may not be read, or for who wants no motion. */
export function Spectrum({ graph, isPlaying }: SpectrumProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !isPlaying || typeof IntersectionObserver === 'undefined') return;
    const stillness = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    let frame = 0;
    let isInView = false;
    const next = () => {
      const frequencies = stillness?.matches ? null : graph.frequencies();
      draw(target, frequencies ? spectrumBars(frequencies, BARS) : []);
      frame = requestAnimationFrame(next);
    };
    const observer = new IntersectionObserver(([entry]) => {
      const is = entry?.isIntersecting ?? false;
      if (is === isInView) return;
      isInView = is;
      cancelAnimationFrame(frame);
      if (is) next();
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      draw(target, []);
    };
  }, [graph, isPlaying]);
  return <canvas ref={canvas} className="rk-audio-spectrum" aria-hidden="true" />;
}
