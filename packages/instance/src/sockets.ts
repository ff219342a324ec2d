import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';

import type { Instance } from './instance.js';
import type { Channel, StreamConnection } from './server/streaming.js';
import { isStream, streamNeedsToken } from './server/streaming.js';

const PING_INTERVAL_MS = 30_000;
/** The longest command of a client is far shorter. */
const MAXIMUM_FRAME_BYTES = 16_384;
/** Further sockets are refused with 503. */
const MAXIMUM_SOCKETS = 1000;
/** A client that reads so much slower than its streams are written is disconnected. */
const MAXIMUM_BACKLOG_BYTES = 4_194_304;

interface Caller {
  readonly token: string | null;
  /** The channel named in the URL, if any. */
  readonly channel: Channel | null;
}

/** Parses an upgrade request; null when it is not for the streaming endpoint. */
function readCaller(request: IncomingMessage): Caller | null {
  // Not `new URL`, which throws: a browser may request `//`.
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (url === null || !/^\/api\/v1\/streaming\/?$/.test(url.pathname)) return null;
  const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
  const stream = url.searchParams.get('stream');
  return {
    token: url.searchParams.get('access_token') ?? protocol ?? null,
    channel:
      stream === null
        ? null
        : {
            stream,
            tag: url.searchParams.get('tag') ?? undefined,
            list: url.searchParams.get('list') ?? undefined,
            instance: url.searchParams.get('instance') ?? undefined,
          },
  };
}

function refuse(socket: Duplex, status: string): void {
  const headers = ['Connection: close', 'Content-Length: 0', 'Cache-Control: no-store', 'X-Content-Type-Options: nosniff'];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`);
}

function textField(record: Record<string, unknown>, name: string): string | undefined {
  const value = record[name];
  return typeof value === 'string' ? value : undefined;
}

function toText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

/** Parses `{type: "subscribe", stream, tag?, list?}`; null for anything else. */
function readCommand(text: string): { type: 'subscribe' | 'unsubscribe'; channel: Channel } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const type = textField(record, 'type');
  const stream = textField(record, 'stream');
  if ((type !== 'subscribe' && type !== 'unsubscribe') || stream === undefined) return null;
  return {
    type,
    channel: {
      stream,
      tag: textField(record, 'tag'),
      list: textField(record, 'list'),
      instance: textField(record, 'instance'),
    },
  };
}

function serve(socket: WebSocket, instance: Instance, caller: Caller): void {
  const connection: StreamConnection | null = instance.subscribe(
    caller.token,
    frame => {
      if (socket.bufferedAmount > MAXIMUM_BACKLOG_BYTES) socket.terminate();
      else socket.send(JSON.stringify(frame));
    },
    () => socket.terminate(),
  );
  if (connection === null) {
    socket.close(4001, 'The access token is invalid');
    return;
  }
  const { streams } = instance;
  const refuseChannel = (error: string, status: number): void => {
    if (streams.refused === 'error') socket.send(JSON.stringify({ error, status }));
  };
  const subscribe = (channel: Channel): void => {
    if (streams.silent.includes(channel.stream)) return;
    if (!isStream(channel.stream, streams.further)) refuseChannel('Unknown stream type', 400);
    else if (streamNeedsToken(channel.stream, streams.further) && caller.token === null)
      refuseChannel('Missing access token', 401);
    else connection.subscribe(channel);
  };
  if (caller.channel !== null) subscribe(caller.channel);
  let isAlive = true;
  const heartbeat = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', data => {
    const text = toText(data);
    if (text === '') return;
    const command = readCommand(text);
    if (command === null && streams.malformed === 'close') socket.terminate();
    else if (command === null) {
      socket.send(JSON.stringify({ error: 'Could not read the message', status: 400 }));
    } else if (command.type === 'subscribe') subscribe(command.channel);
    else connection.unsubscribe(command.channel);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heartbeat);
    connection.close();
  });
}

/**
 * WebSockets at /api/v1/streaming. The token is the subprotocol (echoed) or `access_token`; a socket carries many streams.
 *
 * @param maximum The number of sockets that can be open at once.
 */
export function createSockets(
  instance: () => Instance,
  maximum = MAXIMUM_SOCKETS,
): {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
} {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAXIMUM_FRAME_BYTES,
    handleProtocols: protocols => [...protocols][0] ?? false,
  });
  return {
    upgrade(request, socket, head) {
      // Node removes its own listener on an upgrade, and an error without listener ends the process.
      socket.on('error', () => socket.destroy());
      const caller = readCaller(request);
      const current = instance();
      if (sockets.clients.size >= maximum) return refuse(socket, '503 Service Unavailable');
      if (caller === null || !current.hasStreaming) return refuse(socket, '404 Not Found');
      const isKnown = caller.token === null ? current.streams.visitors : current.grants.find(caller.token) !== null;
      if (!isKnown) return refuse(socket, '401 Unauthorized');
      sockets.handleUpgrade(request, socket, head, webSocket => serve(webSocket, current, caller));
    },
    close() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}
