import { once } from 'node:events';

import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import { startInstance, type RunningInstance } from './node.js';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function start(serverProfile: ServerProfileName = 'default'): Promise<RunningInstance> {
  const running = await startInstance({ port: 0, control: true, serverProfile });
  cleanups.push(() => running.close());
  return running;
}

/** A socket, and the messages that arrive on it one by one. */
async function open({ url }: RunningInstance, query: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming${query}`);
  cleanups.push(() => {
    socket.terminate();
  });
  const messages: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString('utf8'));
    const next = waiting.shift();
    if (next === undefined) messages.push(message);
    else next(message);
  });
  await once(socket, 'open');
  const next = (): Promise<unknown> =>
    messages.length > 0 ? Promise.resolve(messages.shift()) : new Promise(resolve => waiting.push(resolve));
  return { socket, next };
}

const command = (fields: Record<string, unknown>): string => JSON.stringify(fields);
const unread = { error: 'Could not read the message', status: 400 };

describe('a socket', () => {
  it('is told what it cannot read and which streams there are not', async () => {
    const { socket, next } = await open(await start(), '');
    for (const text of [
      'no json',
      '7',
      'null',
      '{}',
      command({ type: 'subscribe' }),
      command({ type: 'sing', stream: 'public' }),
    ]) {
      socket.send(text);
      expect([text, await next()]).toEqual([text, unread]);
    }
    socket.send(command({ type: 'subscribe', stream: 7 }));
    expect(await next()).toEqual(unread);
    socket.send(command({ type: 'subscribe', stream: 'made-up' }));
    expect(await next()).toEqual({ error: 'Unknown stream type', status: 400 });
    socket.send(command({ type: 'subscribe', stream: 'user' }));
    expect(await next()).toEqual({ error: 'Missing access token', status: 401 });
  });

  it('takes commands as bytes, and none for an empty message', async () => {
    const { socket, next } = await open(await start(), '');
    socket.send('');
    socket.send(Buffer.from(command({ type: 'subscribe', stream: 'höm' })));
    expect(await next()).toEqual({ error: 'Unknown stream type', status: 400 });
  });

  it('has the stream of its address, with its tag', async () => {
    const running = await start();
    const { next } = await open(running, '?stream=hashtag&tag=ink');
    const token = running.instance.issueToken('mara');
    await fetch(`${running.url}/api/v1/statuses`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 'About #ink' }),
    });
    expect(await next()).toMatchObject({ stream: ['hashtag', 'ink'], event: 'update' });
    const second = await open(running, '?stream=made-up');
    expect(await second.next()).toEqual({ error: 'Unknown stream type', status: 400 });
  });

  it('of GoToSocial is closed after a message that cannot be read, and told nothing of unknown streams', async () => {
    const running = await start('gotosocial');
    const { socket, next } = await open(running, `?access_token=${running.instance.issueToken('mara')}`);
    const messages: unknown[] = [];
    void next().then(message => messages.push(message));
    socket.send(command({ type: 'subscribe', stream: 'made-up' }));
    socket.send(command({ type: 'subscribe', stream: 'hashtag', tag: 'ink' }));
    socket.send('no json');
    await once(socket, 'close');
    expect(messages).toEqual([]);
  });

  it('of GoToSocial needs a token', async () => {
    const { url } = await start('gotosocial');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('401');
  });

  it('is opened at no other path, and not on a server without streaming', async () => {
    for (const [serverProfile, path] of [
      ['default', '/api/v1/streaming/user'],
      ['default', '/x/api/v1/streaming'],
      ['snac', '/api/v1/streaming'],
      ['hollo', '/api/v1/streaming'],
    ] as const) {
      const { url } = await start(serverProfile);
      const socket = new WebSocket(url.replace('http', 'ws') + path);
      const [error] = (await once(socket, 'error')) as [Error];
      expect([serverProfile, path, error.message.includes('404')]).toEqual([serverProfile, path, true]);
    }
    const { url } = await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming/`);
    await once(socket, 'open');
    socket.terminate();
    expect(socket.protocol).toBe('');
  });
});
