import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startInstance } from './node.js';
import { ask, cleanups, closeAfterEach, openStream, start } from './test-support/running-instance.js';

closeAfterEach();

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
  it('keeps an idle connection longer than clients and proxies do', async () => {
    const running = await start();
    const kept = (await fetch(`${running.url}/api/v1/instance`)).headers.get('keep-alive');
    expect(Number(/timeout=(\d+)/.exec(kept ?? '')?.[1])).toBeGreaterThan(60);
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
