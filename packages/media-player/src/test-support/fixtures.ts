const RATE = 3000;
const HEADER_BYTES = 44;

/** The loudness of the tone, 0 to 1, at a position in it, 0 to 1. Varies like speech. */
function toneLoudness(position: number): number {
  return 0.12 + 0.88 * Math.abs(Math.sin(position * 21) * Math.cos(position * 8.3));
}

/** The peaks of the tone. */
export const tonePeaks: readonly number[] = Array.from({ length: 160 }, (_, bar) => toneLoudness(bar / 160));

/** A WAV file of the tone: 8 bit, 3 kHz. */
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

const svg = (body: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${body}</svg>`)}`;

/** Square artwork: hills under a low sun. */
export const squareArtwork = svg(`viewBox="0 0 300 300" width="300" height="300">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7cc4ea"/><stop offset="1" stop-color="#dcdccb"/></linearGradient>
  <rect width="300" height="300" fill="url(#sky)"/><circle cx="240" cy="103" r="33" fill="#fdf0b2"/>
  <path d="M0 150 50 186 120 112 200 195 262 150 300 175V300H0Z" fill="#3a6d92"/><path d="M0 205 100 245 200 205 300 240V300H0Z" fill="#25405e"/>`);

/** Artwork with a ratio of 16:9. */
export const wideArtwork = svg(`viewBox="0 0 320 180" width="320" height="180">
  <rect width="320" height="180" fill="#2b3354"/><circle cx="160" cy="75" r="32" fill="#ffc673"/><path d="M0 180 100 80 160 130 230 70 320 150V180Z" fill="#1f1a3a"/>`);

/** A WebVTT file of chapters, each with its start and end in seconds and its title. */
export function chaptersFile(chapters: readonly (readonly [start: number, end: number, title: string])[]): string {
  const time = (seconds: number) =>
    `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
  const cues = chapters.map(([start, end, title]) => `${time(start)} --> ${time(end)}\n${title}\n`);
  return `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n${cues.join('\n')}`)}`;
}
