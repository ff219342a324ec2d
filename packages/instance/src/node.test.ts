import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import type { RunningInstance, StartOptions } from './node.js';
import { startInstance } from './node.js';
import { createSockets } from './sockets.js';
import type { StreamFrame } from './server/streaming.js';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function start(options: Partial<StartOptions> = {}): Promise<RunningInstance> {
  const running = await startInstance({ port: 0, control: true, ...options });
  cleanups.push(() => running.close());
  return running;
}

function ask(running: RunningInstance, path: string, token: string, method = 'GET', body?: unknown): Promise<Response> {
  return fetch(running.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Sends an upgrade request for a path, which `WebSocket` may refuse to send. */
function upgrade(running: RunningInstance, path: string) {
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

interface OpenStream {
  socket: WebSocket;
  frames: StreamFrame[];
  /** Resolves after `count` frames. */
  until(count: number): Promise<void>;
}

async function openStream(running: Pick<RunningInstance, 'url'>, query: string, protocol?: string): Promise<OpenStream> {
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

it('compresses long JSON for a client that accepts gzip', async () => {
  const running = await start();
  const path = `${running.url}/api/v1/timelines/public`;
  const packed = await fetch(path, { headers: { 'Accept-Encoding': 'gzip' } });
  const plain = await fetch(path, { headers: { 'Accept-Encoding': 'identity' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await packed.json()).toEqual(await plain.json());
});

describe('the Node host', () => {
  it('streams an update to a socket with the token as subprotocol', async () => {
    const running = await start();
    const token = running.instance.issueToken('mara');
    const stream = await openStream(running, '?stream=user', token);
    expect(stream.socket.protocol).toBe(token);
    const posted = (await (await ask(running, '/api/v1/statuses', token, 'POST', { status: 'Over the wire' })).json()) as {
      id: string;
    };
    await stream.until(1);
    expect(stream.frames[0]).toMatchObject({ stream: ['user'], event: 'update' });
    expect(JSON.parse(stream.frames[0]?.payload ?? '')).toMatchObject({ id: posted.id });
  });

  it('subscribes and unsubscribes several streams on one socket', async () => {
    const running = await start();
    const token = running.instance.issueToken('mara');
    const stream = await openStream(running, `?access_token=${token}`);
    stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag: 'trams' }));
    stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'nonsense' }));
    await stream.until(1);
    expect(stream.frames[0]).toEqual({ error: 'Unknown stream type', status: 400 });
    await ask(running, '/api/v1/statuses', token, 'POST', { status: 'Two #trams' });
    await stream.until(2);
    expect(stream.frames[1]).toMatchObject({ stream: ['hashtag', 'trams'], event: 'update' });
    stream.socket.send(JSON.stringify({ type: 'unsubscribe', stream: 'hashtag', tag: 'trams' }));
    stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
    stream.socket.send('not json');
    await stream.until(3);
    await ask(running, '/api/v1/statuses', token, 'POST', { status: 'Three #trams' });
    await stream.until(4);
    expect(stream.frames.slice(3).map(frame => frame.stream)).toEqual([['user']]);
  });

  it('refuses a socket with an unknown token, and every socket without streaming', async () => {
    const running = await start();
    await expect(openStream(running, '?stream=user', 'nobody')).rejects.toThrow('401');
    const snac = await start({ serverProfile: 'snac' });
    await expect(openStream(snac, '?stream=public')).rejects.toThrow('404');
  });

  it.each(['//', '/[', 'http://['])('answers 404 to an upgrade of %s, and keeps serving', async path => {
    const running = await start();
    const [answer] = (await once(upgrade(running, path), 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 .*Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n/s);
    expect((await fetch(`${running.url}/api/v1/instance`)).status).toBe(200);
  });

  it('refuses a socket past the maximum with 503, until another is closed', async () => {
    const { instance } = await start();
    const sockets = createSockets(() => instance, 1);
    const http = createServer();
    http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
    http.listen(0, '127.0.0.1');
    cleanups.push(() => Promise.resolve(http.close()));
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const running = { url: `http://127.0.0.1:${String(port)}` };
    const { socket } = await openStream(running, '?stream=public');
    await expect(openStream(running, '?stream=public')).rejects.toThrow('503');
    socket.close();
    await once(socket, 'close');
    await expect.poll(() => openStream(running, '?stream=public').then(() => 'open', String)).toBe('open');
  });

  it('closes the socket of a client that no longer reads', async () => {
    const running = await start();
    const token = running.instance.issueToken('mara');
    const { socket } = await openStream(running, `?access_token=${token}`);
    const closed = once(socket, 'close');
    const tags = Array.from({ length: 80 }, (_, index) => `i${String(index)}`);
    for (const tag of tags) socket.send(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag }));
    socket.ping();
    await once(socket, 'pong');
    socket.pause();
    // An address counts as 23 characters of a post, and is in its content twice.
    const status = `#${tags.join(' #')} https://a.test/${'x'.repeat(31_000)}`;
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(running, '/api/v1/statuses', token, 'POST', { status })).status).toBe(200);
    }
    socket.resume();
    expect(await closed).toEqual([1006, expect.anything()]);
  });

  it('survives a connection reset after a refused upgrade', async () => {
    const { instance } = await start();
    const request = new IncomingMessage(new Socket());
    request.url = '//';
    const socket = new PassThrough();
    createSockets(() => instance).upgrade(request, socket, Buffer.alloc(0));
    const closed = new Promise(resolve => {
      socket.once('close', resolve);
    });
    // Without an error listener this is an uncaught exception, which ends the process.
    socket.destroy(new Error('ECONNRESET'));
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  it('closes a socket that does not answer a ping until the next', async () => {
    const running = await start();
    const ticks: (() => void)[] = [];
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((tick: () => void) => ticks.push(tick)) as never);
    const { socket } = await openStream(running, '?stream=public');
    vi.restoreAllMocks();
    for (let count = 0; count < 2; count += 1) {
      const pinged = once(socket, 'ping');
      for (const tick of ticks) tick();
      await pinged;
      // The answer to a ping arrives before that to a frame which was sent after it.
      socket.send('not json');
      await once(socket, 'message');
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const closed = once(socket, 'close');
    for (const tick of [...ticks, ...ticks]) tick();
    expect(await closed).toEqual([1006, expect.anything()]);
  });

  it('closes every socket on `/_control/flap`', async () => {
    const running = await start();
    const stream = await openStream(running, '?stream=public');
    const closed = new Promise<number>(resolve => {
      stream.socket.once('close', resolve);
    });
    const answer = await fetch(`${running.url}/_control/flap`, { method: 'POST' });
    expect(await answer.json()).toEqual({ cut: 1 });
    expect(await closed).toBe(1006);
  });

  it('closes the sockets of a token that is revoked, and no others', async () => {
    const running = await start();
    const [revoked, kept] = [running.instance.issueToken('mara'), running.instance.issueToken('mara')];
    const stream = await openStream(running, '?stream=user', revoked);
    const other = await openStream(running, '?stream=user', kept);
    const closed = once(stream.socket, 'close');
    running.instance.grants.revoke(revoked);
    await closed;
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    await ask(running, '/api/v1/statuses', kept, 'POST', { status: 'Still connected' });
    await other.until(1);
    expect(stream.frames).toEqual([]);
  });

  it('closes a socket that sends a frame over 16 kilobytes', async () => {
    const stream = await openStream(await start(), '?stream=public');
    const closed = once(stream.socket, 'close');
    stream.socket.send('x'.repeat(16_385));
    expect(await closed).toEqual([1009, expect.anything()]);
  });

  it('answers 408 when a body does not arrive in time', async () => {
    const running = await start({ requestTimeout: 100 });
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname);
    cleanups.push(() => Promise.resolve(socket.destroy()));
    const token = running.instance.issueToken('mara');
    const head = ['POST /api/v1/statuses HTTP/1.1', `Host: ${hostname}`, `Authorization: Bearer ${token}`, 'Content-Length: 9'];
    socket.write(`${head.join('\r\n')}\r\n\r\nstat`);
    const chunks = await socket.toArray();
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect((await fetch(`${running.url}/api/v1/instance`)).status).toBe(200);
  });

  it('publishes one post per interval', async () => {
    const running = await start();
    const stream = await openStream(running, '?stream=user', running.instance.issueToken('mara'));
    const answer = await fetch(`${running.url}/_control/posts`, {
      method: 'POST',
      body: new URLSearchParams({ count: '3', intervalMs: '5' }),
    });
    expect(await answer.json()).toEqual({ scheduled: 3 });
    await stream.until(3);
    expect(stream.frames.map(frame => frame.event)).toEqual(['update', 'update', 'update']);
  });

  it('serves byte ranges of media; 416 outside the file', async () => {
    const running = await start();
    const url = `${running.url}/media/sound/1-2.wav`;
    const whole = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const part = async (range: string): Promise<[number, string | null, number]> => {
      const response = await fetch(url, { headers: { Range: range } });
      return [response.status, response.headers.get('Content-Range'), (await response.arrayBuffer()).byteLength];
    };
    const size = whole.byteLength;
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${String(size)}`, 4]);
    expect(await part('bytes=-10')).toEqual([206, `bytes ${String(size - 10)}-${String(size - 1)}/${String(size)}`, 10]);
    expect(await part(`bytes=${String(size - 1)}-`)).toEqual([
      206,
      `bytes ${String(size - 1)}-${String(size - 1)}/${String(size)}`,
      1,
    ]);
    expect(await part(`bytes=${String(size)}-`)).toEqual([416, `bytes */${String(size)}`, 0]);
    const middle = await fetch(url, { headers: { Range: 'bytes=100-199' } });
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(whole.slice(100, 200));
    expect((await fetch(`${running.url}/media/nothing/here.png`)).status).toBe(404);
  });

  it.each([
    ['cut', false],
    ['lost', true],
    ['late', true],
  ] as const)('closes the connection of a post for the fault `%s`; applied: %s', async (kind, isApplied) => {
    const running = await start();
    const token = running.instance.issueToken('mara');
    running.instance.faults.add({ pattern: 'POST /api/v1/statuses', kind, milliseconds: 20 });
    await expect(ask(running, '/api/v1/statuses', token, 'POST', { status: 'Broken' })).rejects.toThrow(TypeError);
    const [entry] = (await (await ask(running, '/_control/journal', token)).json()) as { isAnswered: boolean }[];
    expect(entry).toMatchObject({ isAnswered: false });
    const isNewest = async (): Promise<boolean> => {
      const [post] = (await (await ask(running, '/api/v1/timelines/home?limit=1', token)).json()) as { content: string }[];
      return post?.content === '<p>Broken</p>';
    };
    await expect.poll(isNewest).toBe(isApplied);
  });

  it('streams a scheduled post once the clock reaches its time', async () => {
    let time = Date.UTC(2026, 10, 20, 12);
    const running = await start({ now: () => time });
    const token = running.instance.issueToken('mara');
    const scheduled_at = new Date(time + 300_001).toISOString();
    const stream = await openStream(running, `?stream=user&access_token=${token}`);
    await ask(running, '/api/v1/statuses', token, 'POST', { status: 'Later', scheduled_at });
    time += 300_001;
    await ask(running, '/_control/clock', token, 'POST', { milliseconds: 0 });
    await stream.until(1);
    expect(stream.frames.map(frame => frame.event)).toEqual(['update']);
  });

  it('closes the connection for the fault `drop`', async () => {
    const running = await start();
    running.instance.faults.add({ pattern: '/api/v1/instance', kind: 'drop' });
    await expect(fetch(`${running.url}/api/v1/instance`)).rejects.toThrow(TypeError);
    expect((await fetch(`${running.url}/api/v1/instance`)).status).toBe(200);
  });

  it('creates the folder of its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'instance-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'data', 'server.sqlite');
    await start({ file });
    expect((await stat(file)).size).toBeGreaterThan(0);
  });

  it('restores posts, marks, profile and sign-in after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'instance-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'server.sqlite');
    const first = await startInstance({ port: 0, file, control: true });
    const token = first.instance.issueToken('mara');
    const posted = (await (await ask(first, '/api/v1/statuses', token, 'POST', { status: 'Still here' })).json()) as {
      id: string;
    };
    const gone = (await (await ask(first, '/api/v1/statuses', token, 'POST', { status: 'Not this' })).json()) as { id: string };
    await ask(first, `/api/v1/statuses/${posted.id}/bookmark`, token, 'POST');
    await ask(first, `/api/v1/statuses/${gone.id}`, token, 'DELETE');
    await ask(first, '/api/v1/accounts/update_credentials', token, 'PATCH', { display_name: 'Mara of tomorrow' });
    await first.close();

    const second = await start({ file });
    const again = await ask(second, `/api/v1/statuses/${posted.id}`, token);
    expect(await again.json()).toMatchObject({ content: '<p>Still here</p>', bookmarked: true });
    expect((await ask(second, `/api/v1/statuses/${gone.id}`, token)).status).toBe(404);
    expect(await (await ask(second, '/api/v1/accounts/verify_credentials', token)).json()).toMatchObject({
      display_name: 'Mara of tomorrow',
    });
    await fetch(`${second.url}/_control/reset`, { method: 'POST' });
    expect((await ask(second, `/api/v1/statuses/${posted.id}`, token)).status).toBe(404);
    const newest = async (running: typeof second): Promise<string[]> => {
      const statuses = (await (await ask(running, '/api/v1/timelines/public?limit=3', token)).json()) as {
        id: string;
        created_at: string;
      }[];
      return statuses.map(({ id, created_at }) => `${id} of ${created_at}`);
    };
    const seeded = await newest(second);
    await second.close();

    const third = await start({ file });
    expect(await newest(third)).toEqual(seeded);
    expect((await ask(third, `/api/v1/statuses/${posted.id}`, token)).status).toBe(404);
    expect(await (await ask(third, '/api/v1/accounts/verify_credentials', token)).json()).toMatchObject({
      display_name: 'Mara Lindqvist',
    });
  });

  it('redirects page requests to the client', async () => {
    const running = await start({ appOrigin: 'http://localhost:5173' });
    const page = await fetch(`${running.url}/@mara`, { redirect: 'manual' });
    expect([page.status, page.headers.get('Location')]).toEqual([302, 'http://localhost:5173/@mara']);
  });

  it('uses the given origin in its URLs', async () => {
    const running = await start({ origin: 'https://server.test' });
    const page = await fetch(`${running.url}/api/v1/timelines/public?limit=1`);
    expect(page.headers.get('Link')).toContain('<https://server.test/api/v1/timelines/public?');
  });
});
