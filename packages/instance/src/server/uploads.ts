import type { MediaFile } from '../world/media.js';
import type { MediaRecord } from '../world/world.js';

/** Uploaded files. They are kept in memory only, the newest up to 64 MB. */
export interface Uploads {
  add(file: MediaFile & { body: Uint8Array<ArrayBuffer> }, id: string): string;
  /** The file at a path that `add` returned; null when there is none. */
  find(path: string): MediaFile | null;
}

const MAXIMUM_BYTES = 64 * 1_048_576;

/** The file name extension of each type that can be uploaded. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

export function createUploads(): Uploads {
  const files = new Map<string, MediaFile & { body: Uint8Array<ArrayBuffer> }>();
  let bytes = 0;
  return {
    add(file, id) {
      const path = `/media/upload/${id}.${extensions[file.type] ?? 'bin'}`;
      files.set(path, file);
      bytes += file.body.byteLength;
      for (const [oldest, { body }] of files) {
        if (bytes <= MAXIMUM_BYTES) break;
        files.delete(oldest);
        bytes -= body.byteLength;
      }
      return path;
    },
    find: path => files.get(path) ?? null,
  };
}

/** The kind of attachment of an uploaded file; null for a type that is not accepted. */
export function attachmentType(mimeType: string): MediaRecord['type'] | null {
  if (extensions[mimeType] === undefined) return null;
  if (mimeType.startsWith('image/')) return 'image';
  return mimeType.startsWith('video/') ? 'video' : 'audio';
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** The size of a PNG in pixels; null for other files, whose size the server does not read. */
export function pictureSize(body: Uint8Array<ArrayBuffer>): { width: number; height: number } | null {
  if (body.byteLength < 24 || PNG_SIGNATURE.some((byte, index) => body[index] !== byte)) return null;
  const view = new DataView(body.buffer, body.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
