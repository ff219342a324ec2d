// Serves the test page of the players, and media with various network conditions: `PORT=4320 node e2e/player/server.ts`. The
// next port serves the same files as another origin.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hasFfmpeg, makeMedia } from '../../scripts/make-media.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const media = join(root, '.media');
const pages = join(here, 'dist');
const port = Number(process.env['PORT'] ?? 4320);

/** The content security policy that the package supports, and its extension for hls.js, which plays from blob URLs. */
const POLICY = "default-src 'self'; media-src *";
const POLICY_WITH_BUFFERS = "default-src 'self'; media-src * blob:";

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.flac': 'audio/flac',
  '.jpg': 'image/jpeg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
};

if (hasFfmpeg()) makeMedia(media);
await build({ root: here, base: '/', logLevel: 'error', build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' } });

/** The `/outage-*` paths that are down and that were down, and the open responses of each path. */
const outages = new Set<string>();
const pastOutages = new Set<string>();
const openResponses = new Map<string, Set<ServerResponse>>();

/** Number of rejected requests under `/flaky`, by full address. */
const rejections = new Map<string, number>();

createServer((request, response) => answer(request, response)).listen(port);
createServer((request, response) => answer(request, response, true)).listen(port + 1);
process.stdout.write(`http://localhost:${port}\n`);

function answer(request: IncomingMessage, response: ServerResponse, isForeign = false): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, condition = '', ...rest] = normalize(decodeURIComponent(url.pathname)).split('/');
  const file = join(media, ...rest);
  if (condition.startsWith('outage-')) return sendUnlessDown(request, response, condition, file, url);
  if (isForeign && url.searchParams.get('cors') === '1') response.setHeader('access-control-allow-origin', '*');
  switch (condition) {
    case 'media':
      return sendFile(request, response, file);
    case 'no-range':
      return sendFile(request, response, file, { hasRanges: false });
    case 'slow':
      return sendFile(request, response, file, { bytesPerSecond: Number(url.searchParams.get('rate') ?? 100_000) });
    case 'stall':
      return sendFile(request, response, file, { stallAfter: Number(url.searchParams.get('after') ?? 200_000) });
    case 'flaky':
      return sendFlaky(request, response, file, url);
    case 'live':
      return rest.at(-1)?.endsWith('.m3u8') === true
        ? sendLiveList(response, url.href)
        : sendFile(request, response, join(media, 'hls', ...rest));
    default:
      return sendPage(response, join(pages, condition === '' ? 'index.html' : join(condition, ...rest)), url);
  }
}

interface Delivery {
  readonly hasRanges?: boolean;
  readonly bytesPerSecond?: number;
  /** Stalls after so many bytes, without closing the connection. */
  readonly stallAfter?: number;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, delivery: Delivery = {}): void {
  if (!existsSync(file) || !statSync(file).isFile()) return sendStatus(response, 404);
  const { size } = statSync(file);
  const { hasRanges = true, bytesPerSecond, stallAfter } = delivery;
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const start = hasRanges && range?.[1] ? Number(range[1]) : 0;
  const end = hasRanges && range?.[2] ? Math.min(Number(range[2]), size - 1) : size - 1;
  if (start >= size) {
    response.setHeader('content-range', `bytes */${size}`);
    return sendStatus(response, 416);
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('content-length', end - start + 1);
  response.setHeader('cache-control', 'no-store');
  if (hasRanges) response.setHeader('accept-ranges', 'bytes');
  if (hasRanges && range !== null) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.statusCode = hasRanges && range !== null ? 206 : 200;
  const stream = createReadStream(file, { start, end, highWaterMark: 16_384 });
  response.on('close', () => stream.destroy());
  if (bytesPerSecond === undefined && stallAfter === undefined) {
    stream.pipe(response);
    return;
  }
  let sent = 0;
  stream.on('data', chunk => {
    sent += chunk.length;
    response.write(chunk);
    stream.pause();
    if (stallAfter !== undefined && start + sent >= stallAfter) return;
    setTimeout(() => stream.resume(), bytesPerSecond === undefined ? 0 : (chunk.length / bytesPerSecond) * 1000);
  });
  stream.on('end', () => response.end());
}

/**
 * A path with an outage: `/outage-NAME/begin` closes its connections and rejects requests until `/outage-NAME/end`. Files stall `after` so many
 * bytes until then: the outage meets a file that is not there in full, however late it begins.
 */
function sendUnlessDown(request: IncomingMessage, response: ServerResponse, path: string, file: string, url: URL): void {
  const open = openResponses.get(path) ?? new Set();
  openResponses.set(path, open);
  if (url.pathname.endsWith('/begin')) {
    outages.add(path);
    for (const connection of open) connection.destroy();
    return sendStatus(response, 204);
  }
  if (url.pathname.endsWith('/end')) {
    outages.delete(path);
    pastOutages.add(path);
    return sendStatus(response, 204);
  }
  if (outages.has(path)) return sendStatus(response, 404);
  open.add(response);
  response.on('close', () => open.delete(response));
  const after = url.searchParams.get('after');
  sendFile(request, response, file, after === null || pastOutages.has(path) ? {} : { stallAfter: Number(after) });
}

/** Rejects the first requests for an address with 503 (`times`, 1 by default), then serves it. */
function sendFlaky(request: IncomingMessage, response: ServerResponse, file: string, url: URL): void {
  const rejected = rejections.get(url.href) ?? 0;
  if (rejected < Number(url.searchParams.get('times') ?? 1)) {
    rejections.set(url.href, rejected + 1);
    return sendStatus(response, 503);
  }
  sendFile(request, response, file);
}

/** The time of the first request for a live stream, by full address. */
const liveSince = new Map<string, number>();

/** An endless live stream that starts with its first request: a sliding window of five segments, which repeat. */
function sendLiveList(response: ServerResponse, address: string): void {
  const since = liveSince.get(address) ?? Date.now();
  liveSince.set(address, since);
  const newest = 4 + Math.floor((Date.now() - since) / 2000);
  const segments = Array.from({ length: 5 }, (_, index) => newest - 4 + index);
  const lines = segments.flatMap(number => [
    ...(number > 0 && number % 12 === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    '#EXTINF:2.000,',
    `low-${String(number % 12).padStart(2, '0')}.ts?${number}`,
  ]);
  response.setHeader('content-type', types['.m3u8'] ?? '');
  response.setHeader('cache-control', 'no-store');
  response.end(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-TARGETDURATION:2',
      `#EXT-X-MEDIA-SEQUENCE:${newest - 4}`,
      // The number of discontinuities that have left the window.
      `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.max(0, Math.floor((newest - 5) / 12))}`,
      ...lines,
    ].join('\n'),
  );
}

function sendPage(response: ServerResponse, file: string, url: URL): void {
  if (!existsSync(file) || !statSync(file).isFile()) return sendStatus(response, 404);
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('content-security-policy', url.searchParams.get('policy') === 'buffers' ? POLICY_WITH_BUFFERS : POLICY);
  response.end(readFileSync(file));
}

function sendStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
