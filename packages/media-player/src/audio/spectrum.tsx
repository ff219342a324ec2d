import { useEffect, useRef } from 'react';
import type { AudioGraph } from './audio-graph.dom.js';
import { prefersReducedMotion } from '../view/user-preferences.js';
import { spectrumBars } from './bars.js';

const BARS = 32;
/** Width of a bar, as a fraction of the distance between bars. */
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

interface SpectrumProps {
  readonly graph: AudioGraph;
  readonly isPlaying: boolean;
}

/** The spectrum, drawn once per frame during playback in view. Empty if it cannot be read, and with reduced motion. */
export function Spectrum({ graph, isPlaying }: SpectrumProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !isPlaying || typeof IntersectionObserver === 'undefined') return;
    let frame = 0;
    let isInView = false;
    const next = () => {
      const frequencies = prefersReducedMotion(window) ? null : graph.frequencies();
      draw(target, frequencies ? spectrumBars(frequencies, BARS) : []);
      frame = requestAnimationFrame(next);
    };
    const observer = new IntersectionObserver(([entry]) => {
      const isNowInView = entry?.isIntersecting ?? false;
      if (isNowInView === isInView) return;
      isInView = isNowInView;
      cancelAnimationFrame(frame);
      if (isInView) next();
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
