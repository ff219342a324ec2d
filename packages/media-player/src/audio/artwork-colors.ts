import { DEFAULT_COLORS, type PlayerColors } from './audio-details.js';

/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text and bars on the background (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

const BUCKETS_PER_CHANNEL = 8;
/** Minimum alpha of a pixel that counts. */
const MIN_ALPHA = 128;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

function hex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function rgbOf(color: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color.trim());
  if (!match) return null;
  const channel = (index: number) => Number.parseInt(match[index] ?? '0', 16);
  return [channel(1), channel(2), channel(3)];
}

function luminance(color: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((left, right) => right - left) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21; 1 for invalid colours. */
export function contrast(one: string, other: string): number {
  const [left, right] = [rgbOf(one), rgbOf(other)];
  return left && right ? contrastOf(left, right) : 1;
}

/** Mixes the colour with white or black, whichever contrasts more with the background, until it is readable. */
function readableOn(background: Rgb, color: Rgb): Rgb {
  const end = contrastOf(white, background) >= contrastOf(black, background) ? white : black;
  for (let step = 0; step < 20; step += 1) {
    const mixed = color.map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * (step / 20)));
    const candidate: Rgb = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
    if (contrastOf(candidate, background) >= MIN_CONTRAST) return candidate;
  }
  return end;
}

interface Bucket {
  count: number;
  sum: [number, number, number];
}

function saturation([red, green, blue]: Rgb): number {
  const max = Math.max(red, green, blue);
  return max === 0 ? 0 : (max - Math.min(red, green, blue)) / max;
}

function bucketsOf(pixels: ArrayLike<number>): { color: Rgb; count: number }[] {
  const buckets = new Map<number, Bucket>();
  const bucketOf = (channel: number) => Math.min(BUCKETS_PER_CHANNEL - 1, Math.floor((channel / 256) * BUCKETS_PER_CHANNEL));
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red, green, blue, alpha] = [pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3]].map(
      value => value ?? 0,
    ) as [number, number, number, number];
    if (alpha < MIN_ALPHA) continue;
    const key = (bucketOf(red) * BUCKETS_PER_CHANNEL + bucketOf(green)) * BUCKETS_PER_CHANNEL + bucketOf(blue);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue];
    buckets.set(key, bucket);
  }
  return [...buckets.values()].map(({ count, sum }) => ({ count, color: [sum[0] / count, sum[1] / count, sum[2] / count] }));
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/**
 * The colours of an image: the most common one as background, a vivid contrasting one as accent, and a readable foreground.
 * `pixels` are RGBA bytes, as of `getImageData`. Transparent pixels are ignored; without opaque ones returns the defaults.
 */
export function colorsOfPixels(pixels: ArrayLike<number>): PlayerColors {
  const buckets = bucketsOf(pixels);
  const [first] = buckets.toSorted((one, other) => other.count - one.count);
  if (!first) return DEFAULT_COLORS;
  const weight = ({ color, count }: { color: Rgb; count: number }) =>
    (0.2 + saturation(color)) * distance(color, first.color) * Math.sqrt(count);
  const [vivid = first] = buckets.toSorted((one, other) => weight(other) - weight(one));
  return readableColors({ background: hex(first.color), foreground: hex(first.color), accent: hex(vivid.color) });
}

/**
 * Makes colours readable: foreground and accent are adjusted to a contrast of 4.5:1. Without a valid background (`#rrggbb`)
 * returns the defaults.
 */
export function readableColors(colors: Partial<PlayerColors>): PlayerColors {
  const background = rgbOf(colors.background ?? '');
  if (!background) return DEFAULT_COLORS;
  const readable = (color: string | undefined) => hex(readableOn(background, rgbOf(color ?? '') ?? background));
  return { background: hex(background), foreground: readable(colors.foreground), accent: readable(colors.accent) };
}
