const RATE = 3000;
const HEADER_BYTES = 44;

/** How loud the tone is, 0 to 1, at a place in it, 0 to 1: swells, as of somebody speaking. */
export function toneLoudness(place: number): number {
  return 0.12 + 0.88 * Math.abs(Math.sin(place * 21) * Math.cos(place * 8.3));
}

/** The bars of the tone. */
export const tonePeaks: readonly number[] = Array.from({ length: 160 }, (_, bar) => toneLoudness(bar / 160));

/** A sound file of so many seconds: a swelling tone, 8 bit, 3 kHz, as a WAV file. */
export function toneFile(seconds: number): Blob {
  const length = Math.round(seconds * RATE);
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + length));
  const word = (offset: number, text: string) =>
    new TextEncoder().encode(text).forEach((byte, index) => file.setUint8(offset + index, byte));
  word(0, 'RIFF');
  file.setUint32(4, HEADER_BYTES - 8 + length, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  word(36, 'data');
  file.setUint32(40, length, true);
  for (let sample = 0; sample < length; sample += 1) {
    const value = toneLoudness(sample / length) * Math.sin((2 * Math.PI * 220 * sample) / RATE);
    file.setUint8(HEADER_BYTES + sample, Math.round(128 + 100 * value));
  }
  return new Blob([file.buffer], { type: 'audio/wav' });
}
