import { pixel } from './visitor.js';

/** The PNG with another size in its header. */
export function pictureOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = pixel.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A movie header that says how long a video is. */
export function videoOf(seconds: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set(new TextEncoder().encode('mvhd'), 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(8 + 12, 1000);
  view.setUint32(8 + 16, seconds * 1000);
  return bytes;
}
