// The page the player is tried on, with media served in every manner there is: `PORT=4320 node e2e/player/server.ts`. The next port serves
// the same files as another origin.
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

/** The policy the package promises to work under, and what hls.js needs on top of it where the browser cannot play a stream itself. */
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

/** Places of which nothing comes at present, and what they are sending. */
const outages = new Set<string>();
const sending = new Map<string, Set<ServerResponse>>();

/** How often a file under /flaky was refused already, by its whole address. */
const refusals = new Map<string, number>();

createServer((request, response) => answer(request, response)).listen(port);
createServer((request, response) => answer(request, response, true)).listen(port + 1);
process.stdout.write(`http://localhost:${port}\n`);

function answer(request: IncomingMessage, response: ServerResponse, isForeign = false): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, manner = '', ...rest] = normalize(decodeURIComponent(url.pathname)).split('/');
  const file = join(media, ...rest);
  if (manner.startsWith('outage-')) return sendUnlessOut(request, response, manner, file, url);
  if (isForeign && url.searchParams.get('cors') === '1') response.setHeader('access-control-allow-origin', '*');
  switch (manner) {
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
      return sendPage(response, join(pages, manner === '' ? 'index.html' : join(manner, ...rest)), url);
  }
}

interface Manner {
  readonly hasRanges?: boolean;
  readonly bytesPerSecond?: number;
  /** Sends so many bytes and then nothing more, without an end. */
  readonly stallAfter?: number;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, manner: Manner = {}): void {
  if (!existsSync(file) || !statSync(file).isFile()) return sendStatus(response, 404);
  const { size } = statSync(file);
  const { hasRanges = true, bytesPerSecond, stallAfter } = manner;
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
 * A place whose server can go and come back: `/outage-NAME/begin` cuts every connection there and refuses all others until
 * `/outage-NAME/end`.
 */
function sendUnlessOut(request: IncomingMessage, response: ServerResponse, place: string, file: string, url: URL): void {
  const open = sending.get(place) ?? new Set();
  sending.set(place, open);
  if (url.pathname.endsWith('/begin')) {
    outages.add(place);
    for (const one of open) one.destroy();
    return sendStatus(response, 204);
  }
  if (url.pathname.endsWith('/end')) {
    outages.delete(place);
    return sendStatus(response, 204);
  }
  if (outages.has(place)) return sendStatus(response, 404);
  open.add(response);
  response.on('close', () => open.delete(response));
  const rate = url.searchParams.get('rate');
  sendFile(request, response, file, rate === null ? {} : { bytesPerSecond: Number(rate) });
}

/** Refuses an address as often as it says, then serves it. */
function sendFlaky(request: IncomingMessage, response: ServerResponse, file: string, url: URL): void {
  const refused = refusals.get(url.href) ?? 0;
  if (refused < Number(url.searchParams.get('times') ?? 1)) {
    refusals.set(url.href, refused + 1);
    return sendStatus(response, 503);
  }
  sendFile(request, response, file);
}

/** When a live stream was first asked for, by its whole address. */
const liveSince = new Map<string, number>();

/** A stream that begins when it is first asked for and goes on for ever: the same pieces over and over, five of them at a time. */
function sendLiveList(response: ServerResponse, address: string): void {
  const since = liveSince.get(address) ?? Date.now();
  liveSince.set(address, since);
  const newest = 4 + Math.floor((Date.now() - since) / 2000);
  const pieces = Array.from({ length: 5 }, (_, index) => newest - 4 + index);
  const lines = pieces.flatMap(number => [
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
      // As many breaks as have left the list.
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
