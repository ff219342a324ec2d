import { connect } from 'node:net';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningInstance, StartOptions } from '../node.js';
import { startInstance } from '../node.js';
import type { StreamFrame } from '../server/streaming.js';

/** Closed after each test, the latest first. */
export const cleanups: (() => Promise<unknown>)[] = [];

/** Closes after each test of the file what the functions below have opened. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  });
}

/** Starts an instance on a free port, with its control endpoints. */
export async function start(options: Partial<StartOptions> = {}): Promise<RunningInstance> {
  const running = await startInstance({ port: 0, control: true, ...options });
  cleanups.push(() => running.close());
  return running;
}

/** Sends a request with a token. */
export function ask(running: RunningInstance, path: string, token: string, method = 'GET', body?: unknown): Promise<Response> {
  return fetch(running.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Sends an upgrade request for a path, which `WebSocket` may refuse to send. */
export function upgrade(running: RunningInstance, path: string) {
  const { host, hostname, port } = new URL(running.url);
  const socket = connect(Number(port), hostname);
  cleanups.push(() => Promise.resolve(socket.destroy()));
  const headers = [
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${btoa('0123456789abcdef')}`,
  ];
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** A socket of the streaming endpoint with the frames that it has received. */
interface OpenStream {
  socket: WebSocket;
  frames: StreamFrame[];
  /** Resolves after `count` frames. */
  until(count: number): Promise<void>;
}

/** Opens a socket of the streaming endpoint. Rejects when it is refused. */
export async function openStream(running: Pick<RunningInstance, 'url'>, query: string, protocol?: string): Promise<OpenStream> {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/api/v1/streaming${query}`, protocol);
  const frames: StreamFrame[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString('utf8')) as StreamFrame);
    for (const one of waiting) if (frames.length >= one.count) one.resolve();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  cleanups.push(() => Promise.resolve(socket.terminate()));
  return {
    socket,
    frames,
    until: count =>
      new Promise(resolve => {
        if (frames.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
