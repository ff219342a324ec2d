import { describe, expect, it, vi } from 'vitest';
import { isOwnFile, PEAKS_KEPT, readPeaks, type PeakReading } from './peaks-file.js';

const reading = (response: () => Promise<Response>, more: Partial<PeakReading> = {}): PeakReading => ({
  fetch: response,
  decode: async () => [0, 0.5, -1, 0.25],
  signal: new AbortController().signal,
  ...more,
});

const file =
  (bytes: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response(new Uint8Array(bytes), { headers });

describe('the peaks of a file', () => {
  it('[MED-02] are those of its samples', async () => {
    const peaks = await readPeaks('/sound.mp3', reading(file(4)));
    expect(peaks).toHaveLength(PEAKS_KEPT);
    expect(Math.max(...(peaks ?? []))).toBe(1);
  });

  it('are read at the limit of size and not one byte past it', async () => {
    expect(await readPeaks('/sound.mp3', reading(file(10), { mostBytes: 10 }))).not.toBeNull();
    expect(await readPeaks('/sound.mp3', reading(file(11), { mostBytes: 10 }))).toBeNull();
  });

  it('are not read at all when the server says that the file is too large', async () => {
    const decode = vi.fn<PeakReading['decode']>();
    expect(await readPeaks('/sound.mp3', reading(file(4, { 'content-length': '11' }), { mostBytes: 10, decode }))).toBeNull();
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['the network is gone', reading(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['the server refuses', reading(async () => new Response(null, { status: 404 }))],
    ['the file is empty', reading(file(0))],
    ['the format is unknown', reading(file(4), { decode: () => Promise.reject(new Error('EncodingError')) })],
    ['there is nothing to hear', reading(file(4), { decode: async () => [0, 0, 0] })],
  ])('are none when %s', async (_why, given) => {
    expect(await readPeaks('/sound.mp3', given)).toBeNull();
  });
});

describe('reading a file for its waveform', () => {
  it.each([
    ['/sound.mp3', true],
    ['https://here.example/a.ogg', true],
    ['https://here.example:8443/a.ogg', false],
    ['https://there.example/a.ogg', false],
    ['blob:https://here.example/1', false],
    ['data:audio/mpeg;base64,AA', false],
    ['http://[', false],
  ])('asks only the page’s own origin: %s', (address, expected) => {
    expect(isOwnFile(address, 'https://here.example/posts/1')).toBe(expected);
  });
});
