import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { getRequestListener, RequestError } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import { addSecurityHeaders } from './http/middleware.js';
import type { AdProviderName } from './server/server.js';
import type { ServerProfileName } from './server-profiles/server-profile.js';
import { ConnectionDropped } from './server/faults.js';
import type { Instance } from './instance.js';
import { createInstance } from './instance.js';
import { createSockets } from './sockets.js';
import type { Store } from './store.js';
import { openStore } from './store.js';

export { adProviderNames } from './server/server.js';
export type { AdProviderName } from './server/server.js';
export { serverProfileNames } from './server-profiles/server-profile.js';
export type { ServerProfileName } from './server-profiles/server-profile.js';

export interface StartOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  /** '127.0.0.1' by default. */
  readonly host?: string;
  /** The SQLite file that stores all changes; without it they are lost at the end. */
  readonly file?: string;
  /** The seed of a new file. An existing file has its own. */
  readonly seed?: number;
  readonly serverProfile?: ServerProfileName;
  /** Messages of a long chat in the seed world, 0 by default: no such chat. The same for every start with one file. */
  readonly longChat?: number;
  /** Adds ads of this provider to the site settings, on server profiles that have such settings; none by default. */
  readonly ads?: AdProviderName;
  /** Mounts the control endpoints. */
  readonly control?: boolean;
  /** Origin of the client: requests for its pages are redirected there. */
  readonly appOrigin?: string;
  /** Milliseconds until a request that is still arriving is ended with 408; 30,000 by default. */
  readonly requestTimeout?: number;
  /** The public origin; `http://host:port` by default. */
  readonly origin?: string;
  /** Epoch milliseconds; the system clock by default. */
  readonly now?: () => number;
}

export interface RunningInstance {
  readonly url: string;
  readonly instance: Instance;
  /** Stops listening, closes every connection and the file. Idempotent. */
  close(): Promise<void>;
}

interface Opened {
  readonly instance: Instance;
  readonly store: Store | null;
}

function open(options: StartOptions, origin: string, otherOrigins: readonly string[]): Opened {
  const now = options.now ?? Date.now;
  const store = options.file === undefined ? null : openStore(options.file);
  const stored = store?.load() ?? null;
  const seed = stored?.seed ?? options.seed ?? 1;
  const day = stored?.day ?? now();
  const instance = createInstance({
    seed,
    day,
    now,
    origin,
    otherOrigins,
    serverProfile: options.serverProfile ?? 'default',
    control: options.control === true,
    longChat: options.longChat ?? 0,
    ...(options.ads === undefined ? {} : { ads: options.ads }),
    ...(options.appOrigin === undefined ? {} : { appOrigin: options.appOrigin }),
    ...(stored === null ? {} : { journal: stored.journal }),
    ...(stored === null || stored.overrides === null ? {} : { overrides: stored.overrides }),
    ...(stored === null || stored.grants === null ? {} : { grants: stored.grants }),
  });
  store?.follow(instance, seed, day);
  return { instance, store };
}

/** Answers shorter than this are sent as they are, as servers in the field do. */
const MINIMUM_COMPRESSED_BYTES = 1024;

/** The response with its JSON compressed where the request accepts gzip, as every server in the field sends it. */
async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return response;
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < MINIMUM_COMPRESSED_BYTES) return new Response(body.length === 0 ? null : body, { status, headers });
  const packed = new Response(await promisify(gzip)(body), { status, headers });
  packed.headers.set('Content-Encoding', 'gzip');
  packed.headers.append('Vary', 'Accept-Encoding');
  packed.headers.delete('Content-Length');
  return packed;
}

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * How long a server of the project keeps an idle connection, in milliseconds. Longer than clients and proxies keep theirs (60 s and
 * less): a request sent while the server closes the connection is lost.
 */
export const KEEP_ALIVE_MS = 75_000;

const httpRefusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers a request that Node could not parse or that did not arrive in time. */
function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = [
    `HTTP/1.1 ${httpRefusals[error.code ?? ''] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n`);
}

/** The response to a request that could not be handled: 400 for an unparsable URL or Host header, else 500. */
function failureResponse(error: unknown): Response {
  const isBadRequest = error instanceof RequestError;
  if (!isBadRequest) process.stderr.write(`The built-in server failed: ${String((error as Error).stack ?? error)}\n`);
  const status = isBadRequest ? 400 : 500;
  const response = Response.json({ error: isBadRequest ? 'Bad Request' : 'Internal Server Error' }, { status });
  response.headers.set('Access-Control-Allow-Origin', '*');
  addSecurityHeaders(response.headers);
  return response;
}

/** Starts the server and resolves when it listens. Rejects when the port is in use or the file cannot be read. */
export async function startInstance(options: StartOptions): Promise<RunningInstance> {
  const host = options.host ?? '127.0.0.1';
  const requestTimeout = options.requestTimeout ?? REQUEST_TIMEOUT_MS;
  const http = createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(1000, requestTimeout),
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Refused below, with the headers that every response has.
    requireHostHeader: false,
  });
  http.on('clientError', refuseUnparsed);
  http.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { 'Content-Length': 0, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end();
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const url = `http://${host}:${String(port)}`;
  const { instance, store } = open(options, options.origin ?? url, [url, `http://localhost:${String(port)}`]);
  const sockets = createSockets(() => instance);

  const listener = getRequestListener(
    async (request, bindings) => {
      const { socket } = (bindings as HttpBindings).incoming;
      try {
        return await compressed(request, await instance.fetch(request, socket.remoteAddress));
      } catch (error) {
        if (!(error instanceof ConnectionDropped)) return failureResponse(error);
        socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false, errorHandler: failureResponse },
  );
  http.on('request', (request, response) => {
    void listener(request, response);
  });
  http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  const stop = async (): Promise<void> => {
    instance.close();
    sockets.close();
    http.closeAllConnections();
    await new Promise<void>(resolve => {
      http.close(() => resolve());
    });
    store?.close();
  };
  let stopping: Promise<void> | null = null;

  return {
    url,
    instance,
    close() {
      stopping ??= stop();
      return stopping;
    },
  };
}
