import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Visit } from '../browser-page.ts';

export interface PlainServer {
  readonly address: string;
  stop(): void;
}

/** The plain list as a page of its own, asking the same server with the same token. */
export async function servePlainList(visit: Visit): Promise<PlainServer> {
  const script = await bundle();
  const style = readFileSync(new URL('plain-list.css', import.meta.url), 'utf8');
  const settings = JSON.stringify({ server: visit.server, authorization: visit.authorization });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain list</title><style>${style}</style>
<h1>Home</h1>
<script type="application/json" id="settings">${settings}</script><script type="module" src="/plain-list.js"></script></html>`;
  const compressed = { page: brotliCompressSync(page), script: brotliCompressSync(script) };
  const server = createServer((request, response) => {
    const isScript = request.url === '/plain-list.js';
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    // As the app's files, whose names change with what they hold.
    response.setHeader('Cache-Control', isScript ? 'max-age=31536000, immutable' : 'no-cache');
    response.end(isScript ? compressed.script : compressed.page);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // The very same one the app sanitises with.
    resolve: { alias: { dompurify: fileURLToPath(new URL('../../../packages/ui/node_modules/dompurify', import.meta.url)) } },
    build: {
      write: false,
      lib: { entry: new URL('plain-list.ts', import.meta.url).pathname, formats: ['es'], fileName: 'plain-list' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('The plain list was not built.');
  return output.output[0].code;
}
