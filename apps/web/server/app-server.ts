import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from '@rookery/instance/node';
import { readConfig } from '../src/config/read-config.js';
import { type Previews, withPreview } from './link-preview.js';
import { createPageVariants, PAGE_VARY } from './page-variants.js';
import { securityHeaders } from './security-headers.js';
import { siteManifest, sitePage, siteWorker, WORKER, type Site } from './site-page.js';
import { readStaticFiles, staticFile, type StaticFile } from './static-files.js';

const rootSite: Site = { base: '/', config: {} };
const MANIFEST = '/manifest.webmanifest';

interface AppServerOptions {
  /** Folder of the built app. */
  readonly folder: string;
  /** Origin of the built-in server, offered on the sign-in page; `null` for none. */
  readonly builtInServer: string | null;
  readonly allowLoopback: boolean;
  readonly site?: Site;
  /** The previews of links; null: pages have none. */
  readonly previews?: Previews | null;
}

/**
 * Serves the built app: files as they are, every other path the page that starts it (the router decides what it shows), a missing
 * file 404, every answer with the headers of `securityHeaders`.
 */
export function createAppServer({
  folder,
  builtInServer,
  allowLoopback,
  site = rootSite,
  previews = null,
}: AppServerOptions): Server {
  const files = readStaticFiles(folder);
  const read = (path: string): string | null => files.get(path)?.body.toString('utf8') ?? null;
  const { html, source: inlineStyle } = sitePage(read('/index.html') ?? '', site, read);
  const { defaultSettings, name } = readConfig(site.config);
  const pageFor = createPageVariants(withBuiltInServer(html, builtInServer), defaultSettings);
  const manifest = read(MANIFEST);
  if (manifest !== null) files.set(MANIFEST, staticFile(MANIFEST, Buffer.from(siteManifest(manifest, site))));
  const worker = siteWorker(html, site, read);
  if (worker !== null) files.set(WORKER, staticFile(WORKER, Buffer.from(worker)));
  // It is in the page.
  files.delete('/config.json');
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders({ allowLoopback, isSecure: cameByHttps(request), inlineStyle })))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed');
    const address = pathOf(request);
    if (`${address}/` === site.base) return sendRedirect(response, site.base);
    if (!address.startsWith(site.base)) return sendText(response, 404, 'Not found');
    const path = address.slice(site.base.length - 1);
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file !== undefined) return sendFile(request, response, file, 'Accept-Encoding');
    if (!isPage(path)) return sendText(response, 404, 'Not found');
    const page = pageFor(path, request.headers);
    if (previews === null) return sendFile(request, response, page, PAGE_VARY);
    // A browser shows the post itself, and need not wait for its preview.
    const preview = isBrowser(request) ? Promise.resolve(null) : previews(path);
    return void preview.then(found => {
      const own =
        found === null
          ? page
          : { ...page, body: Buffer.from(withPreview(page.body.toString('utf8'), found, name)), brotli: null };
      sendFile(request, response, own, `${PAGE_VARY}, Sec-Fetch-Dest`);
    });
  });
}

/** This server speaks http; one in front of it that speaks https says so. The first of several is the one that the browser reached. */
function cameByHttps({ headers }: IncomingMessage): boolean {
  const [protocol = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return protocol.trim().toLowerCase() === 'https';
}

/** Whether a browser opens the page: each of today's says so, and no crawler does. */
const isBrowser = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] !== undefined;

/** The path as it names a file. One that is not well encoded names none; whether it is a page, the app says. */
function pathOf(request: IncomingMessage): string {
  const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/';
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Names of accounts may hold dots (`/@ines@mar.example`), so only what lies among the built files is a file. */
function isPage(path: string): boolean {
  return !path.startsWith('/assets/') && !/^\/[^/@]+\.[a-z0-9]+$/i.test(path);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, vary: string): void {
  const takesBrotli = file.brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const body = takesBrotli && file.brotli !== null ? file.brotli : file.body;
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', vary);
  if (takesBrotli) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendRedirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  sendText(response, 308, '');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(text);
}

function withBuiltInServer(html: string, origin: string | null): string {
  if (origin === null) return html;
  return html.replace('</head>', `<meta name="rookery:built-in-server" content="${new URL(origin).origin}"></head>`);
}
