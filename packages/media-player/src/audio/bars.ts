/** Minimum height of a bar, as a fraction of the maximum. */
const MIN_BAR = 0.08;
/** Distance between bars, in pixels. */
const BAR_PITCH = 6;
const MAX_BARS = 160;
const MIN_BARS = 12;

/** The number of bars for a width in pixels: 12 to 160; 80 for an unknown width. */
export function barCount(width: number): number {
  if (!Number.isFinite(width) || width <= 0) return 80;
  return Math.min(MAX_BARS, Math.max(MIN_BARS, Math.floor(width / BAR_PITCH)));
}

const limited = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);

/** The peak of each of `count` equal sections, 0 to 1, normalized so that the highest is 1. Silence is all 0. */
export function peaksOf(samples: ArrayLike<number>, count: number): readonly number[] {
  const peaks = Array.from({ length: count }, (_, bar) => {
    const end = Math.floor(((bar + 1) * samples.length) / count);
    let peak = 0;
    for (let index = Math.floor((bar * samples.length) / count); index < end; index += 1) {
      peak = Math.max(peak, limited(Math.abs(samples[index] ?? 0)));
    }
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map(peak => peak / loudest) : peaks;
}

/** Resamples bars to another count: each is the highest of those it covers, or the nearest one when the count grows. */
export function resampleBars(bars: readonly number[], count: number): readonly number[] {
  if (bars.length === 0 || bars.length === count) return bars;
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * bars.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * bars.length) / count));
    return Math.max(...bars.slice(start, end).map(limited));
  });
}

/** Placeholder bars for audio that cannot be read; the same for the same name. */
export function placeholderBars(name: string, count: number): readonly number[] {
  let seed = 2_166_136_261;
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const phase = (seed % 628) / 100;
  const length = 5 + (seed % 4);
  return Array.from({ length: count }, (_, bar) => {
    const angle = bar / length + phase;
    return 0.3 + 0.35 * Math.abs(Math.sin(angle) * Math.cos(angle / 3.1)) + 0.15 * Math.sin(angle / 2.3) ** 2;
  });
}

/** Bars of a spectrum, from the bytes of `getByteFrequencyData`. The highest quarter of the frequencies is nearly empty and omitted. */
export function spectrumBars(frequencies: ArrayLike<number>, count: number): readonly number[] {
  const used = Math.max(count, Math.floor(frequencies.length * 0.75));
  // Logarithmic: equal steps of pitch, not of frequency.
  const edge = (bar: number) => Math.floor((used + 1) ** (bar / count)) - 1;
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.max(edge(bar), Math.min(bar, used - 1));
    const end = Math.max(start + 1, edge(bar + 1));
    let max = 0;
    for (let index = start; index < end; index += 1) max = Math.max(max, frequencies[index] ?? 0);
    return limited(max / 255);
  });
}

/** The bars from index `from` up to `to` as an SVG path; one unit wide per bar, 100 units high. */
export function barsPath(bars: readonly number[], from: number, to: number): string {
  let path = '';
  for (let bar = Math.max(0, from); bar < Math.min(bars.length, to); bar += 1) {
    const half = Math.max(MIN_BAR, limited(bars[bar] ?? 0)) * 44;
    path += `M${bar + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
  }
  return path;
}
