// The pages of `examples/`, built from the packed packages, under a strict policy.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

const folder = join(import.meta.dirname, '../.examples/dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wav': 'audio/wav',
};

/** Serves the examples. The built-in server is allowed, and nothing inline. */
export const test = base.extend<{ examples: string }>({
  examples: async ({ server }, provide) => {
    // The icons of the packages are images in their style sheets; those of the elements are characters.
    const policyFor = (pathname: string) =>
      [
        "default-src 'self'",
        `connect-src 'self' ${server.origin} ${server.origin.replace('http', 'ws')}`,
        `img-src 'self' ${server.origin}${pathname.startsWith('/timeline-react') ? ' data:' : ''}`,
        `media-src 'self' ${server.origin}`,
        "require-trusted-types-for 'script'",
        'trusted-types app-parse vue',
      ].join('; ');
    const host = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
      // Browsers ask for an icon that no page names.
      if (!existsSync(file)) return response.writeHead(204).end();
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.setHeader('content-security-policy', policyFor(pathname));
      return createReadStream(file).pipe(response);
    });
    await new Promise<void>(done => host.listen(0, done));
    await provide(`http://localhost:${(host.address() as AddressInfo).port}`);
    host.closeAllConnections();
    host.close();
  },
});
