import { createSeededRandom } from './seeded-random.js';

const SAMPLE_RATE = 8000;

/** A quiet chord that swells and fades, as a WAV file: mono, 8 bits, 8,000 samples per second. `seconds` is clamped to 1 to 60. */
export function soundWav(variant: number, seconds: number): Uint8Array<ArrayBuffer> {
  const random = createSeededRandom(variant);
  const length = Math.max(1, Math.min(60, Math.floor(seconds))) * SAMPLE_RATE;
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  const root = 110 * 2 ** (random.integer(0, 11) / 12);
  const steps = random.pick([
    [0, 4, 7, 14],
    [0, 3, 7, 10],
    [0, 5, 7, 12],
  ]);
  const tones = steps.map(step => (2 * Math.PI * root * 2 ** (step / 12)) / SAMPLE_RATE);
  for (let index = 0; index < length; index += 1) {
    const place = index / length;
    const swell = Math.sin(Math.PI * place) ** 0.5 * (0.75 + 0.25 * Math.sin((2 * Math.PI * index) / (SAMPLE_RATE * 2)));
    let value = 0;
    for (const tone of tones) value += Math.sin(tone * index);
    bytes[44 + index] = Math.round(128 + (value / tones.length) * swell * 90);
  }
  return bytes;
}
