import { describe, expect, it, vi } from 'vitest';
import { isSameOrigin, PEAK_COUNT, readPeaks, type PeakReading } from './peaks-file.dom.js';

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

describe('readPeaks', () => {
  it('[MED-02] returns the peaks of the samples', async () => {
    const peaks = await readPeaks('/sound.mp3', reading(file(4)));
    expect(peaks).toHaveLength(PEAK_COUNT);
    expect(Math.max(...(peaks ?? []))).toBe(1);
  });

  it('reads a file of the maximum size, but not one byte more', async () => {
    expect(await readPeaks('/sound.mp3', reading(file(10), { maxBytes: 10 }))).not.toBeNull();
    expect(await readPeaks('/sound.mp3', reading(file(11), { maxBytes: 10 }))).toBeNull();
  });

  it('does not decode a file whose content-length is too large', async () => {
    const decode = vi.fn<PeakReading['decode']>();
    expect(await readPeaks('/sound.mp3', reading(file(4, { 'content-length': '11' }), { maxBytes: 10, decode }))).toBeNull();
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['the network is gone', reading(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['the server refuses', reading(async () => new Response(null, { status: 404 }))],
    ['the file is empty', reading(file(0))],
    ['the format is unknown', reading(file(4), { decode: () => Promise.reject(new Error('EncodingError')) })],
    ['the file is silent', reading(file(4), { decode: async () => [0, 0, 0] })],
  ])('returns null when %s', async (_case, given) => {
    expect(await readPeaks('/sound.mp3', given)).toBeNull();
  });
});

describe('isSameOrigin', () => {
  it.each([
    ['/sound.mp3', true],
    ['https://here.example/a.ogg', true],
    ['https://here.example:8443/a.ogg', false],
    ['https://there.example/a.ogg', false],
    ['blob:https://here.example/1', false],
    ['data:audio/mpeg;base64,AA', false],
    ['http://[', false],
  ])("allows only the page's origin: %s", (address, expected) => {
    expect(isSameOrigin(address, 'https://here.example/posts/1')).toBe(expected);
  });
});
