import { describe, expect, it } from 'vitest';
import { mediaFacts } from './media-facts.js';

/** A file of this length with texts and numbers at positions; numbers are big-endian. */
function file(length: number, texts: Readonly<Record<number, string>>, write: (view: DataView) => void = () => undefined) {
  const bytes = new Uint8Array(length);
  for (const [at, text] of Object.entries(texts)) bytes.set(new TextEncoder().encode(text), Number(at));
  write(new DataView(bytes.buffer));
  return bytes;
}
const none = { size: null, duration: null };
const size = (width: number, height: number) => ({ size: { width, height }, duration: null });

describe('the size of a picture', () => {
  const png = (magic: string, width: number, height: number) =>
    file(24, { 1: magic }, view => (view.setUint32(16, width), view.setUint32(20, height)));
  const gif = (magic: string) => file(10, { 0: magic }, view => (view.setUint16(6, 300, true), view.setUint16(8, 200, true)));

  it('is read from the header of a PNG and a GIF', () => {
    expect(mediaFacts(png('PNG', 640, 480), 'image/png')).toEqual(size(640, 480));
    expect(mediaFacts(gif('GIF89a'), 'image/gif')).toEqual(size(300, 200));
  });

  it('is unknown where the bytes are not of the stated type, end too early, or say zero', () => {
    expect(mediaFacts(png('XYZ', 640, 480), 'image/png')).toEqual(none);
    expect(mediaFacts(gif('XYZ89a'), 'image/gif')).toEqual(none);
    expect(mediaFacts(png('PNG', 640, 480).slice(0, 20), 'image/png')).toEqual(none);
    expect([mediaFacts(png('PNG', 0, 480), 'image/png'), mediaFacts(png('PNG', 640, 0), 'image/png')]).toEqual([none, none]);
    expect(mediaFacts(png('PNG', 640, 480), 'image/webp')).toEqual(none);
  });

  it.each([
    [0xc0, size(640, 480)],
    [0xc2, size(640, 480)],
    [0xc3, none],
    [0xbf, none],
  ])('is read from the frame header %i of a JPEG, behind other parts', (marker, expected) => {
    const jpeg = file(24, {}, view => {
      view.setUint16(0, 0xffd8);
      view.setUint16(2, 0xffe0);
      view.setUint16(4, 4);
      view.setUint16(8, 0xff00 + marker);
      view.setUint16(10, 8);
      view.setUint16(13, 480);
      view.setUint16(15, 640);
    });
    expect(mediaFacts(jpeg, 'image/jpeg')).toEqual(expected);
  });
});

describe('the duration of a sound or video', () => {
  it('is that of the bytes of a WAV at its rate', () => {
    const wav = (magic: string) =>
      file(44, { 0: magic }, view => (view.setUint32(28, 8000, true), view.setUint32(40, 12_000, true)));
    expect(mediaFacts(wav('RIFF'), 'audio/wav')).toEqual({ size: null, duration: 1.5 });
    expect(mediaFacts(wav('RIFX'), 'audio/wav')).toEqual(none);
  });

  it('is read from the movie header of an MP4, in both versions', () => {
    const short = file(64, { 4: 'mvhd' }, view => (view.setUint32(20, 1000), view.setUint32(24, 2500)));
    expect(mediaFacts(short, 'video/mp4')).toEqual({ size: null, duration: 2.5 });
    const long = file(64, { 4: 'mvhd' }, view => (view.setUint8(8, 1), view.setUint32(28, 1000), view.setBigUint64(32, 4500n)));
    expect(mediaFacts(long, 'video/mp4')).toEqual({ size: null, duration: 4.5 });
    expect(mediaFacts(file(64, { 4: 'mvhd' }), 'video/mp4')).toEqual(none);
    expect(mediaFacts(file(64, { 4: 'mvhx' }), 'video/mp4')).toEqual(none);
  });

  it('stands beside the size that ends the track header, in both versions', () => {
    const movie = (version: 0 | 1) =>
      file(200, { 4: 'mvhd', 64: 'tkhd' }, view => {
        const end = 68 + (version === 1 ? 96 : 84);
        view.setUint32(20, 1000);
        view.setUint32(24, 2000);
        view.setUint8(68, version);
        view.setUint16(end - 8, 1920);
        view.setUint16(end - 4, 1080);
      });
    const expected = { size: { width: 1920, height: 1080 }, duration: 2 };
    expect([mediaFacts(movie(0), 'video/mp4'), mediaFacts(movie(1), 'video/mp4')]).toEqual([expected, expected]);
  });
});
