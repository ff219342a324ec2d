import { statusesOf, createClient, createStream, type StreamEvent } from '@rookery/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { startInstance } from './node.js';

afterEach(() => vi.unstubAllGlobals());

it('[API-11] streams over a socket of the package ws, as Node 20 needs', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const running = await startInstance({ port: 0 });
  const client = createClient({ baseUrl: running.url, accessToken: running.instance.issueToken('mara') });
  const stream = createStream(client, { WebSocket });
  try {
    const events: StreamEvent[] = [];
    stream.subscribe({ stream: 'user' }, event => events.push(event));
    await expect.poll(() => events.map(({ type }) => type)).toContain('connected');
    await statusesOf(client).create({ status: 'Over ws' });
    await expect.poll(() => events.map(({ type }) => type)).toContain('status');
  } finally {
    stream.close();
    await running.close();
  }
});

it('[API-11] says that a runtime has no WebSocket', () => {
  vi.stubGlobal('WebSocket', undefined);
  expect(() => createStream(createClient({ baseUrl: 'https://example.social' }))).toThrow(
    'No WebSocket: pass one to createStream.',
  );
});
