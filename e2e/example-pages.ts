// The pages of `examples/`, built from the packed packages, under a strict policy.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const folder = join(import.meta.dirname, '../.examples/dist');
/** Media files, where there is ffmpeg to make them: the address `/media/` of every page. */
const media = join(import.meta.dirname, '../.media');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wav': 'audio/wav',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
};

/** Serves the examples. The built-in server at this origin is allowed, and nothing inline. */
export async function serveExamples(server: string): Promise<{ origin: string; close(): void }> {
  // The icons of the packages are images in their style sheets; those of the elements are characters.
  const policyFor = (pathname: string) =>
    [
      "default-src 'self'",
      `connect-src 'self' ${server} ${server.replace('http', 'ws')}`,
      `img-src 'self' ${server}${/^\/(timeline-react|lowest-peers)/.test(pathname) ? ' data:' : ''}`,
      // A stream plays from a buffer.
      `media-src 'self' ${server} blob:`,
      "require-trusted-types-for 'script'",
      'trusted-types app-parse vue',
    ].join('; ');
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = path.startsWith('/media/') ? join(media, path.slice('/media'.length)) : join(folder, path);
    // Browsers ask for an icon that no page names.
    if (!existsSync(file)) return response.writeHead(204).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', policyFor(pathname));
    // The modules of a page that a frame of a sandbox has without an origin.
    response.setHeader('access-control-allow-origin', '*');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>(done => host.listen(0, done));
  return {
    origin: `http://localhost:${(host.address() as AddressInfo).port}`,
    close() {
      host.closeAllConnections();
      host.close();
    },
  };
}
