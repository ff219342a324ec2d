import { isScalable, kindOf, scaledSize, typeOf, type FileFacts } from './media-rules.js';

/** A browser that cannot read a file in this time leaves its size to the server. */
const READ_TIMEOUT_MS = 5_000;
/** Decoding a larger picture may exhaust the memory of a phone. */
const MAX_DECODED_PIXELS = 120_000_000;
const JPEG_QUALITY = 0.92;

/** Reads the size and duration of a file. Never rejects: unreadable facts are null. */
export async function readFileFacts(file: File): Promise<FileFacts> {
  const type = typeOf(file);
  const facts: FileFacts = { type, bytes: file.size, width: null, height: null, seconds: null };
  const kind = kindOf(type);
  if (kind === 'unknown' || file.size === 0) return facts;
  try {
    const url = URL.createObjectURL(file);
    const read = kind === 'image' ? readPicture(url) : readPlayable(url, kind);
    return { ...facts, ...(await read.finally(() => URL.revokeObjectURL(url))) };
  } catch {
    return facts;
  }
}

/** The picture scaled down to `maxPixels`, under its name; null where the browser cannot. Drops the metadata of the file. */
export async function scalePicture(file: File, { type, width, height }: FileFacts, maxPixels: number): Promise<File | null> {
  if (width === null || height === null || width * height > MAX_DECODED_PIXELS || !isScalable(type)) return null;
  const size = scaledSize(width, height, maxPixels);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
  } catch {
    return null;
  }
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, JPEG_QUALITY));
  // A browser that cannot write the type writes a PNG.
  return blob?.type === type ? new File([blob], file.name, { type, lastModified: file.lastModified }) : null;
}

type Readable = Pick<FileFacts, 'width' | 'height' | 'seconds'>;
const unreadable: Readable = { width: null, height: null, seconds: null };

function readPicture(url: string): Promise<Readable> {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  return whenRead(picture, 'load', () => {
    picture.src = url;
  }).then(isRead => (isRead ? { width: picture.naturalWidth, height: picture.naturalHeight, seconds: null } : unreadable));
}

async function readPlayable(url: string, kind: 'video' | 'audio'): Promise<Readable> {
  const player = document.createElement(kind);
  player.preload = 'metadata';
  player.muted = true;
  const isRead = await whenRead(player, 'loadedmetadata', () => {
    player.src = url;
  });
  const seconds = isRead && Number.isFinite(player.duration) ? player.duration : null;
  const size = isRead && player instanceof HTMLVideoElement && player.videoWidth > 0;
  const facts = { width: size ? player.videoWidth : null, height: size ? player.videoHeight : null, seconds };
  player.removeAttribute('src');
  return facts;
}

function whenRead(element: HTMLElement, event: 'load' | 'loadedmetadata', start: () => void): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), READ_TIMEOUT_MS);
    const end = (isRead: boolean) => {
      clearTimeout(timer);
      resolve(isRead);
    };
    element.addEventListener(event, () => end(true), { once: true });
    element.addEventListener('error', () => end(false), { once: true });
    start();
  });
}
