const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

function base83(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let index = 0; index < length; index += 1) {
    text = (DIGITS[rest % 83] ?? '0') + text;
    rest = Math.floor(rest / 83);
  }
  return text;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value / 255));

function toLinear(value: number): number {
  return LINEAR[Math.round(value)] ?? 0;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toSrgb(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return Math.round((part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055) * 255);
}

const signedRoot = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));

type Samples = readonly Colour[];

const WIDTH = 16;
const HEIGHT = 12;

const waves = (count: number, length: number) =>
  Array.from({ length: count }, (_, wave) => Array.from({ length }, (_, at) => Math.cos((Math.PI * wave * (at + 0.5)) / length)));

const ACROSS = waves(9, WIDTH);
const DOWN = waves(9, HEIGHT);

function component(samples: Samples, i: number, j: number): Colour {
  let [red, green, blue] = [0, 0, 0];
  for (let y = 0; y < HEIGHT; y += 1) {
    const down = DOWN[j]?.[y] ?? 0;
    for (let x = 0; x < WIDTH; x += 1) {
      const basis = (ACROSS[i]?.[x] ?? 0) * down;
      const sample = samples[y * WIDTH + x] ?? [0, 0, 0];
      red += basis * sample[0];
      green += basis * sample[1];
      blue += basis * sample[2];
    }
  }
  const scale = (i === 0 && j === 0 ? 1 : 2) / (WIDTH * HEIGHT);
  return [red * scale, green * scale, blue * scale];
}

/**
 * The BlurHash of a picture, given as a function from position (0 to 1 in both directions) to colour.
 * `nx` and `ny` are 1 to 9; the string has 4 + 2 * nx * ny characters.
 */
export function blurhash(colourAt: (x: number, y: number) => Colour, nx = 4, ny = 3): string {
  const samples: Colour[] = [];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [red, green, blue] = colourAt((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT);
      samples.push([toLinear(red), toLinear(green), toLinear(blue)]);
    }
  }
  const parts: Colour[] = [];
  for (let j = 0; j < ny; j += 1) {
    for (let i = 0; i < nx; i += 1) parts.push(component(samples, i, j));
  }
  const [average, ...details] = parts;
  const [red, green, blue] = average ?? [0, 0, 0];
  const largest = Math.max(0, ...details.flat().map(Math.abs));
  const step = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)));
  const scale = details.length === 0 ? 1 : (step + 1) / 166;
  const quantised = (value: number) => Math.max(0, Math.min(18, Math.floor(signedRoot(value / scale) * 9 + 9.5)));
  return (
    base83(nx - 1 + (ny - 1) * 9, 1) +
    base83(details.length === 0 ? 0 : step, 1) +
    base83(toSrgb(red) * 65_536 + toSrgb(green) * 256 + toSrgb(blue), 4) +
    details.map(([r, g, b]) => base83(quantised(r) * 361 + quantised(g) * 19 + quantised(b), 2)).join('')
  );
}
