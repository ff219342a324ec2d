import type { MediaFile } from '../world/media.js';
import { uploadExtensions } from '../world/media.js';
import type { World } from '../world/world.js';
import type { MediaRecord } from '../world/records.js';

type StoredFile = MediaFile & { body: Uint8Array<ArrayBuffer> };

/** An uploaded file that no post uses yet. Times in epoch milliseconds. */
interface Unattached {
  readonly ownerId: string;
  readonly since: number;
  /** When the server has processed it. */
  readonly readyAt: number;
}

/** Uploaded files, and which of them are not attached to a post. Files are kept in memory only, the newest up to 64 MB. */
export interface Uploads {
  /** Stores a file and returns its path. */
  store(file: StoredFile, mediaId: string): string;
  /** The file at a path that `store` returned; null when there is none. */
  find(path: string): MediaFile | null;
  /** Marks an attachment as unattached: a new one, and one of a deleted post, which a redraft uses again. */
  detach(mediaId: string, ownerId: string, since: number, readyAt?: number): void;
  attach(mediaIds: readonly string[]): void;
  /** The unattached upload of this account; null for an attached or foreign one. */
  unattached(mediaId: string, ownerId: string): Unattached | null;
  /** Forgets uploads that were unattached for a day. */
  sweep(world: World, now: number): void;
  clear(): void;
}

const MAXIMUM_BYTES = 64 * 1_048_576;
const UNATTACHED_LIFETIME_MS = 24 * 60 * 60_000;

export function createUploads(): Uploads {
  const files = new Map<string, StoredFile>();
  const waiting = new Map<string, Unattached>();
  let bytes = 0;
  const forget = (path: string): void => {
    bytes -= files.get(path)?.body.byteLength ?? 0;
    files.delete(path);
  };
  return {
    store(file, mediaId) {
      const path = `/media/upload/${mediaId}.${file.type === 'application/zip' ? 'zip' : (uploadExtensions[file.type] ?? 'bin')}`;
      files.set(path, file);
      bytes += file.body.byteLength;
      for (const oldest of files.keys()) {
        if (bytes <= MAXIMUM_BYTES || oldest === path) break;
        forget(oldest);
      }
      return path;
    },
    find: path => files.get(path) ?? null,
    detach(mediaId, ownerId, since, readyAt = since) {
      waiting.set(mediaId, { ownerId, since, readyAt });
    },
    attach(mediaIds) {
      for (const id of mediaIds) waiting.delete(id);
    },
    unattached(mediaId, ownerId) {
      const upload = waiting.get(mediaId);
      return upload?.ownerId === ownerId ? upload : null;
    },
    sweep(world, now) {
      for (const [id, { since }] of waiting) {
        if (now - since < UNATTACHED_LIFETIME_MS) continue;
        const url = world.media.get(id)?.url;
        if (url !== null && url !== undefined) forget(url);
        waiting.delete(id);
        world.media.delete(id);
      }
    },
    clear() {
      waiting.clear();
    },
  };
}

/** The kind of attachment of a file type. */
export function attachmentType(mimeType: string): MediaRecord['type'] {
  if (mimeType.startsWith('image/')) return 'image';
  return mimeType.startsWith('video/') ? 'video' : 'audio';
}
