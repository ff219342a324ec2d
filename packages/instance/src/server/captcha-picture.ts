/** Letters as rows of five dots. None is easily taken for another one. */
const GLYPHS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: '.###. #...# #...# ##### #...# #...# #...#',
    c: '.#### #.... #.... #.... #.... #.... .####',
    e: '##### #.... #.... ####. #.... #.... #####',
    f: '##### #.... #.... ####. #.... #.... #....',
    h: '#...# #...# #...# ##### #...# #...# #...#',
    k: '#...# #..#. #.#.. ##... #.#.. #..#. #...#',
    n: '#...# ##..# ##..# #.#.# #..## #..## #...#',
    p: '####. #...# #...# ####. #.... #.... #....',
    r: '####. #...# #...# ####. #.#.. #..#. #...#',
    t: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
    x: '#...# #...# .#.#. ..#.. .#.#. #...# #...#',
    y: '#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..',
  }).map(([letter, rows]) => [letter, rows.split(' ')]),
);

export const captchaLetters = [...GLYPHS.keys()].join('');

const DOT = 6;
const WIDTH = 216;
const HEIGHT = 70;
const INK = 40;
const PAPER = 245;

/**
 * A PNG of letters, each a little higher or lower than the one before, with lines across.
 *
 * @param chance Whole numbers from 0 to 255: one for each letter and three more.
 */
export function captchaPicture(letters: string, chance: readonly number[]): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const set = (x: number, y: number, value: number): void => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = value;
  };
  for (const [index, letter] of Array.from(letters).entries()) {
    const top = 6 + ((chance[index] ?? 0) % 16);
    const left = 12 + index * 40;
    for (const [row, dots] of (GLYPHS.get(letter) ?? []).entries()) {
      for (const [column, dot] of Array.from(dots).entries()) {
        for (let at = 0; dot === '#' && at < DOT * DOT; at += 1) {
          set(left + column * DOT + (at % DOT), top + row * DOT + Math.floor(at / DOT), INK);
        }
      }
    }
  }
  for (let line = 0; line < 3; line += 1) {
    const from = 8 + ((chance[letters.length + line] ?? 0) % (HEIGHT - 16));
    for (let x = 0; x < WIDTH; x += 1) set(x, Math.round(from + Math.sin(x / 24 + line) * 6), 120);
  }
  return png(pixels, WIDTH, HEIGHT);
}

/** A greyscale PNG without compression (ISO/IEC 15948). */
function png(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', stored(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** One stored block of zlib, for at most 65,535 bytes (RFC 1950, RFC 1951). */
function stored(bytes: Uint8Array): Uint8Array {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  const { length } = bytes;
  const head = [0x78, 0x01, 1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  return joined([Uint8Array.from(head), bytes, Uint8Array.from([high >> 8, high & 255, low >> 8, low & 255])]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  const frame = new Uint8Array(body.length + 8);
  const view = new DataView(frame.buffer);
  view.setUint32(0, data.length);
  frame.set(body, 4);
  view.setUint32(body.length + 4, checksum(body));
  return frame;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0);
  }
  return ~sum >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
