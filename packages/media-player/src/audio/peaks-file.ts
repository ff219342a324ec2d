import { peaksOf } from './bars.js';

/** The largest file that is read only to draw its waveform, in bytes. */
export const MOST_PEAK_BYTES = 8 * 1024 * 1024;
/** As many peaks as are kept of a file; fewer are drawn where there is less room. */
export const PEAKS_KEPT = 160;

/** What reading a file needs of its surroundings. */
export interface PeakReading {
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** The samples of an encoded file's first channel; throws when the format is not known. */
  readonly decode: (file: ArrayBuffer) => Promise<ArrayLike<number>>;
  readonly signal: AbortSignal;
  readonly mostBytes?: number;
}

/** Decodes on a context that is never heard; a low rate is enough to see how loud a sound is. */
export async function decodeAudio(file: ArrayBuffer): Promise<ArrayLike<number>> {
  const decoded = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(file);
  return decoded.getChannelData(0);
}

async function bodyWithin(response: Response, mostBytes: number): Promise<ArrayBuffer | null> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.byteLength;
    // A server may say nothing, or less, about the length.
    if (total > mostBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const file = new Uint8Array(total);
  let offset = 0;
  for (const chunk of chunks) {
    file.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return file.buffer;
}

/** The peaks of a sound file, 0 to 1; `null` when it is too large, may not be read or is not understood. Never throws. */
export async function readPeaks(address: string, reading: PeakReading): Promise<readonly number[] | null> {
  try {
    const response = await reading.fetch(address, { signal: reading.signal });
    if (!response.ok) return null;
    const file = await bodyWithin(response, reading.mostBytes ?? MOST_PEAK_BYTES);
    if (!file || file.byteLength === 0) return null;
    const peaks = peaksOf(await reading.decode(file), PEAKS_KEPT);
    return peaks.some(peak => peak > 0) ? peaks : null;
  } catch {
    return null;
  }
}

/**
 * Whether a page may read a file for its waveform without a policy of `default-src 'self'` objecting: only one of its own
 * origin. A sound from elsewhere shows its live spectrum instead.
 */
export function isOwnFile(address: string, page: string): boolean {
  try {
    const url = new URL(address, page);
    return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === new URL(page).origin;
  } catch {
    return false;
  }
}
