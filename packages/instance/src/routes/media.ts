import type { Hono } from 'hono';

import { notFound } from '../http/refusal.js';
import type { Environment, Server } from '../server/server.js';
import type { MediaFile } from '../world/media.js';
import { mediaResponse } from '../world/media.js';

/** The byte range of a Range header: null without a usable one, 'unsatisfiable' when it lies outside the file. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}

/** The default header image: one transparent pixel. */
const transparentPixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  character => character.charCodeAt(0),
);

/** Number of generated files in the cache: a video is requested in many ranges. */
const MAXIMUM_CACHED_FILES = 8;

export function mediaRoutes(app: Hono<Environment>, server: Server): void {
  const files = new Map<string, MediaFile>();
  const fileAt = (path: string): MediaFile | null => {
    const uploaded = server.uploads.find(path);
    if (uploaded !== null) return uploaded;
    const file = files.get(path) ?? mediaResponse(path);
    if (file === null) return null;
    files.delete(path);
    files.set(path, file);
    const [oldest] = files.keys();
    if (files.size > MAXIMUM_CACHED_FILES && oldest !== undefined) files.delete(oldest);
    return file;
  };

  app.get('/headers/original/missing.png', () => {
    return new Response(transparentPixel, { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' } });
  });

  app.get('/media/*', context => {
    const file = fileAt(new URL(context.req.url).pathname);
    if (file === null) throw notFound();
    const body = typeof file.body === 'string' ? new TextEncoder().encode(file.body) : file.body;
    const headers = new Headers({
      'Content-Type': file.type,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=86400, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const range = readRange(context.req.header('Range'), body.byteLength);
    if (range === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${String(body.byteLength)}`);
      return new Response(null, { status: 416, headers });
    }
    if (range === null) {
      headers.set('Content-Length', String(body.byteLength));
      return new Response(body, { headers });
    }
    headers.set('Content-Range', `bytes ${String(range.start)}-${String(range.end)}/${String(body.byteLength)}`);
    headers.set('Content-Length', String(range.end - range.start + 1));
    return new Response(body.slice(range.start, range.end + 1), { status: 206, headers });
  });
}
