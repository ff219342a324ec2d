import { pictureColour } from './media-picture.js';
import type { Colour } from './blurhash.js';
import { createBits, nalUnit } from './media-bits.js';
import { mp4 } from './media-mp4.js';

export const VIDEO_WIDTH = 192;
export const VIDEO_HEIGHT = 128;
export const VIDEO_FRAME_RATE = 8;
export const VIDEO_SECONDS = 4;

const ACROSS = VIDEO_WIDTH / 16;
const DOWN = VIDEO_HEIGHT / 16;
const TRAM = { width: 44, height: 20, top: 101 } as const;

/** Y, Cb and Cr planes of one frame, 4:2:0. */
type Frame = { luma: Uint8Array; blue: Uint8Array; red: Uint8Array };

function tramColour(x: number, y: number): Colour {
  if (y >= TRAM.height - 3) return [20, 28, 40];
  if (y >= 4 && y < 11 && x % 11 >= 3) return [255, 236, 179];
  return [0, 117, 143];
}

function setPixel(frame: Frame, x: number, y: number, [r, g, b]: Colour): void {
  frame.luma[y * VIDEO_WIDTH + x] = Math.round(16 + 0.257 * r + 0.504 * g + 0.098 * b);
  if (x % 2 !== 0 || y % 2 !== 0) return;
  const at = (y / 2) * (VIDEO_WIDTH / 2) + x / 2;
  frame.blue[at] = Math.round(128 - 0.148 * r - 0.291 * g + 0.439 * b);
  frame.red[at] = Math.round(128 + 0.439 * r - 0.368 * g - 0.071 * b);
}

function landscape(colourAt: (x: number, y: number) => Colour): Frame {
  const size = VIDEO_WIDTH * VIDEO_HEIGHT;
  const frame: Frame = { luma: new Uint8Array(size), blue: new Uint8Array(size / 4), red: new Uint8Array(size / 4) };
  for (let y = 0; y < VIDEO_HEIGHT; y += 1) {
    for (let x = 0; x < VIDEO_WIDTH; x += 1) setPixel(frame, x, y, colourAt((x + 0.5) / VIDEO_WIDTH, (y + 0.5) / VIDEO_HEIGHT));
  }
  return frame;
}

function withTram(background: Frame, tramAt: number): Frame {
  const frame: Frame = { luma: background.luma.slice(), blue: background.blue.slice(), red: background.red.slice() };
  for (let y = TRAM.top; y < TRAM.top + TRAM.height; y += 1) {
    for (let x = Math.max(0, tramAt); x < Math.min(VIDEO_WIDTH, tramAt + TRAM.width); x += 1) {
      setPixel(frame, x, y, tramColour(x - tramAt, y - TRAM.top));
    }
  }
  return frame;
}

function block(plane: Uint8Array, stride: number, column: number, row: number, edge: number): Uint8Array {
  const samples = new Uint8Array(edge * edge);
  for (let y = 0; y < edge; y += 1) {
    const from = (row * edge + y) * stride + column * edge;
    samples.set(plane.subarray(from, from + edge), y * edge);
  }
  return samples;
}

function macroblock(frame: Frame, column: number, row: number): Uint8Array {
  const samples = new Uint8Array(384);
  samples.set(block(frame.luma, VIDEO_WIDTH, column, row, 16), 0);
  samples.set(block(frame.blue, VIDEO_WIDTH / 2, column, row, 8), 256);
  samples.set(block(frame.red, VIDEO_WIDTH / 2, column, row, 8), 320);
  return samples;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

function sequenceParameters(): Uint8Array {
  const bits = createBits();
  bits.fixed(66, 8).fixed(0xc0, 8).fixed(30, 8);
  // Identifier 0, 16 frame numbers, picture order type 2, one reference frame, no gaps.
  bits.unsigned(0).unsigned(0).unsigned(2).unsigned(1).fixed(0, 1);
  bits.unsigned(ACROSS - 1).unsigned(DOWN - 1);
  // Whole frames only, direct inference, no cropping, no usability information.
  bits.fixed(1, 1).fixed(1, 1).fixed(0, 1).fixed(0, 1);
  return nalUnit(0x67, bits.finish());
}

function pictureParameters(): Uint8Array {
  const bits = createBits();
  bits.unsigned(0).unsigned(0).fixed(0, 1).fixed(0, 1).unsigned(0).unsigned(0).unsigned(0);
  bits.fixed(0, 1).fixed(0, 2).signed(0).signed(0).signed(0);
  // Deblocking is controlled by the slices; no constrained intra prediction, no redundant pictures.
  bits.fixed(1, 1).fixed(0, 1).fixed(0, 1);
  return nalUnit(0x68, bits.finish());
}

/** A frame of raw macroblocks; those equal to `before` are skipped. */
function slice(frame: Frame, before: Frame | null, index: number): Uint8Array {
  const bits = createBits();
  const isKey = before === null;
  bits
    .unsigned(0)
    .unsigned(isKey ? 7 : 5)
    .unsigned(0)
    .fixed(index % 16, 4);
  if (isKey) bits.unsigned(0);
  // Default number and order of reference frames.
  else bits.fixed(0, 1).fixed(0, 1);
  if (isKey) bits.fixed(0, 2);
  else bits.fixed(0, 1);
  bits.signed(0).unsigned(1);
  let skipped = 0;
  for (let row = 0; row < DOWN; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const samples = macroblock(frame, column, row);
      if (before !== null && isSame(samples, macroblock(before, column, row))) {
        skipped += 1;
        continue;
      }
      if (!isKey) bits.unsigned(skipped);
      skipped = 0;
      bits
        .unsigned(isKey ? 25 : 30)
        .align()
        .bytes(samples);
    }
  }
  if (skipped > 0) bits.unsigned(skipped);
  return nalUnit(isKey ? 0x65 : 0x41, bits.finish());
}

/** A tram crossing a landscape: a silent MP4 file of raw and skipped H.264 macroblocks. */
export function videoMp4(palette: number, variant: number): Uint8Array<ArrayBuffer> {
  const background = landscape(pictureColour({ palette, variant, width: VIDEO_WIDTH, height: VIDEO_HEIGHT }));
  const count = VIDEO_FRAME_RATE * VIDEO_SECONDS;
  const samples: Uint8Array[] = [];
  let before: Frame | null = null;
  for (let index = 0; index < count; index += 1) {
    const tramAt = Math.round(-TRAM.width + ((VIDEO_WIDTH + TRAM.width) * index) / count);
    const frame = withTram(background, tramAt);
    samples.push(slice(frame, before, index));
    before = frame;
  }
  return mp4({
    width: VIDEO_WIDTH,
    height: VIDEO_HEIGHT,
    frameRate: VIDEO_FRAME_RATE,
    sequence: sequenceParameters(),
    picture: pictureParameters(),
    samples,
  });
}
