const BASE = 36;
const SMALLEST = 1;
const LARGEST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_POINT = 128;
const LAST_POINT = 0x10_ff_ff;

/**
 * The Unicode form of a label without its `xn--` (RFC 3492, section 6.2); null where it is not valid. The platform encodes hosts and
 * decodes none.
 */
export function decodeLabel(label: string): string | null {
  const end = Math.max(0, label.lastIndexOf('-'));
  const points = Array.from(label.slice(0, end)).map(character => character.charCodeAt(0));
  let point = FIRST_POINT;
  let bias = FIRST_BIAS;
  let place = 0;
  for (let at = end === 0 ? 0 : end + 1; at < label.length; place += 1) {
    const before = place;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(at));
      at += 1;
      if (digit === null) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, SMALLEST), LARGEST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (weight * BASE > Number.MAX_SAFE_INTEGER) return null;
    }
    const length = points.length + 1;
    bias = nextBias(place - before, length, before === 0);
    point += Math.floor(place / length);
    if (point > LAST_POINT) return null;
    place %= length;
    points.splice(place, 0, point);
  }
  return String.fromCodePoint(...points);
}

function nextBias(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let bias = 0;
  for (; delta > ((BASE - SMALLEST) * LARGEST) / 2; bias += BASE) delta = Math.floor(delta / (BASE - SMALLEST));
  return bias + Math.floor(((BASE - SMALLEST + 1) * delta) / (delta + SKEW));
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
function digitOf(code: number): number | null {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + LARGEST : null;
}
