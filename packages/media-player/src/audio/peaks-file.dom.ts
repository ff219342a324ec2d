import { peaksOf } from './bars.js';

/** Maximum size, in bytes, of a file that is downloaded for its waveform. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Number of peaks per file; resampled when there is room for fewer bars. */
export const PEAK_COUNT = 160;

/** The dependencies of `readPeaks`. */
export interface PeakReading {
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** Decodes the first channel of a file; rejects for an unknown format. */
  readonly decode: (file: ArrayBuffer) => Promise<ArrayLike<number>>;
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
}

/** Decodes offline. A sample rate of 8 kHz is enough for a waveform. */
export async function decodeAudio(file: ArrayBuffer): Promise<ArrayLike<number>> {
  const decoded = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(file);
  return decoded.getChannelData(0);
}

async function bodyUpTo(response: Response, maxBytes: number): Promise<ArrayBuffer | null> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes || !response.body) {
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
    // The content-length header may be missing or wrong.
    if (total > maxBytes) {
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

/** The peaks of an audio file, 0 to 1; `null` when it is too large, unavailable, silent or not decodable. Never rejects. */
export async function readPeaks(address: string, reading: PeakReading): Promise<readonly number[] | null> {
  try {
    const response = await reading.fetch(address, { signal: reading.signal });
    if (!response.ok) return null;
    const file = await bodyUpTo(response, reading.maxBytes ?? MAX_FILE_BYTES);
    if (!file || file.byteLength === 0) return null;
    const peaks = peaksOf(await reading.decode(file), PEAK_COUNT);
    return peaks.some(peak => peak > 0) ? peaks : null;
  } catch {
    return null;
  }
}

/**
 * True for a file of the page's own origin, which `default-src 'self'` allows the page to fetch. Audio of other origins
 * shows its live spectrum instead of a waveform.
 */
export function isSameOrigin(address: string, page: string): boolean {
  try {
    const url = new URL(address, page);
    return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === new URL(page).origin;
  } catch {
    return false;
  }
}
