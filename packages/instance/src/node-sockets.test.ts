import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createSockets } from './sockets.js';
import { ask, cleanups, closeAfterEach, openStream, start, upgrade } from './test-support/running-instance.js';

closeAfterEach();

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
});
