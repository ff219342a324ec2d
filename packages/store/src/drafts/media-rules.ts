import type { MediaLimits } from './media-limits.js';

export type MediaKind = 'image' | 'video' | 'audio' | 'unknown';

/** A file before its upload. Sizes in pixels; null where the browser cannot read them. */
export interface FileFacts {
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
}

/** Why a file is not attached. `limit`: in bytes, pixels or seconds. */
export type FileProblem =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'image-bytes' | 'video-bytes' | 'audio-bytes'; readonly limit: number }
  | { readonly kind: 'image-pixels' | 'video-pixels'; readonly limit: number }
  | { readonly kind: 'video-seconds'; readonly limit: number };

/** The first reason why the server would refuse a file (CMP-01); null: it can be uploaded. */
export function fileProblem({ type, bytes, width, height, seconds }: FileFacts, limits: MediaLimits): FileProblem | null {
  const kind = kindOf(type);
  if (limits.types.length > 0 && !limits.types.includes(type)) return { kind: 'type', type };
  if (bytes === 0) return { kind: 'empty' };
  const byteLimit = kind === 'image' ? limits.imageBytes : limits.videoBytes;
  if (kind !== 'unknown' && isOver(bytes, byteLimit)) return { kind: `${kind}-bytes`, limit: byteLimit };
  const pixels = width !== null && height !== null ? width * height : 0;
  if (kind === 'image' && isOver(pixels, limits.imagePixels)) return { kind: 'image-pixels', limit: limits.imagePixels };
  if (kind === 'video' && isOver(pixels, limits.videoPixels)) return { kind: 'video-pixels', limit: limits.videoPixels };
  if (kind === 'video' && isOver(seconds ?? 0, limits.videoSeconds)) return { kind: 'video-seconds', limit: limits.videoSeconds };
  return null;
}

function isOver(value: number, limit: number | null): limit is number {
  return limit !== null && value > limit;
}

/** The types that a browser may report as none, by the ending of the file's name. */
const typesByEnding: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: 'image/avif',
    gif: 'image/gif',
    heic: 'image/heic',
    heif: 'image/heif',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    m4v: 'video/x-m4v',
    mov: 'video/quicktime',
    mp4: 'video/mp4',
    webm: 'video/webm',
    aac: 'audio/aac',
    flac: 'audio/flac',
    m4a: 'audio/mp4',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    opus: 'audio/ogg',
    wav: 'audio/wav',
  }),
);

/** The type of a file without parameters: as the browser says, else by its name; '' when both are silent. */
export function typeOf({ type, name }: { readonly type: string; readonly name: string }): string {
  const [stated = ''] = type.toLowerCase().split(';');
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return stated.trim() || (typesByEnding.get(ending) ?? '');
}

export function kindOf(type: string): MediaKind {
  const [kind] = type.split('/');
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'unknown';
}

/** The size of a picture scaled down to `maxPixels`, in whole pixels and in the same proportions. */
export function scaledSize(width: number, height: number, maxPixels: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const scaled = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
  // A line of one pixel cannot become thinner, only shorter.
  return { width: Math.min(scaled.width, maxPixels), height: Math.min(scaled.height, maxPixels) };
}

/** Types that a canvas can write: pictures of these types are scaled down when they have too many pixels. */
export function isScalable(type: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp'].includes(type);
}
