/** How high the lowest bar stands, as a share of the highest. */
const LOWEST = 0.08;
/** Pixels from one bar to the next. */
export const BAR_PITCH = 6;
const MOST_BARS = 160;
const LEAST_BARS = 12;

/** How many bars fit a width in pixels: 12 to 160. What is not a width gives 80. */
export function barCount(width: number): number {
  if (!Number.isFinite(width) || width <= 0) return 80;
  return Math.min(MOST_BARS, Math.max(LEAST_BARS, Math.floor(width / BAR_PITCH)));
}

const share = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);

/** The loudest sample of each of so many equal stretches, 0 to 1, scaled so that the loudest of all is 1. Silence is all 0. */
export function peaksOf(samples: ArrayLike<number>, count: number): readonly number[] {
  const peaks = Array.from({ length: count }, (_, bar) => {
    const end = Math.floor(((bar + 1) * samples.length) / count);
    let peak = 0;
    for (let index = Math.floor((bar * samples.length) / count); index < end; index += 1) {
      peak = Math.max(peak, share(Math.abs(samples[index] ?? 0)));
    }
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map(peak => peak / loudest) : peaks;
}

/** Other bars of the same shape: each is the highest of those it stands for, or the nearest one when there are more bars than before. */
export function resampleBars(bars: readonly number[], count: number): readonly number[] {
  if (bars.length === 0 || bars.length === count) return bars;
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * bars.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * bars.length) / count));
    return Math.max(...bars.slice(start, end).map(share));
  });
}

/** Calm bars for a sound that cannot be read: always the same ones for the same name. */
export function plainBars(name: string, count: number): readonly number[] {
  let seed = 2_166_136_261;
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const phase = (seed % 628) / 100;
  const length = 5 + (seed % 4);
  return Array.from({ length: count }, (_, bar) => {
    const place = bar / length + phase;
    return 0.3 + 0.35 * Math.abs(Math.sin(place) * Math.cos(place / 3.1)) + 0.15 * Math.sin(place / 2.3) ** 2;
  });
}

/** Bars of a moment's spectrum. Bytes as of `getByteFrequencyData`; the highest quarter of the frequencies holds nearly nothing and is left out. */
export function spectrumBars(frequencies: ArrayLike<number>, count: number): readonly number[] {
  const used = Math.max(count, Math.floor(frequencies.length * 0.75));
  // Low tones get as much room as high ones: equal steps of pitch, not of frequency.
  const edge = (bar: number) => Math.floor((used + 1) ** (bar / count)) - 1;
  return Array.from({ length: count }, (_, bar) => {
    const start = Math.max(edge(bar), Math.min(bar, used - 1));
    const end = Math.max(start + 1, edge(bar + 1));
    let most = 0;
    for (let index = start; index < end; index += 1) most = Math.max(most, frequencies[index] ?? 0);
    return share(most / 255);
  });
}

/** The stretch of bars from one index up to another, as an SVG path in a box of one unit per bar and 100 units of height. */
export function barsPath(bars: readonly number[], from: number, to: number): string {
  let path = '';
  for (let bar = Math.max(0, from); bar < Math.min(bars.length, to); bar += 1) {
    const half = Math.max(LOWEST, share(bars[bar] ?? 0)) * 44;
    path += `M${bar + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
  }
  return path;
}
