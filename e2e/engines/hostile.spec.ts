import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { attacks, hostilePost } from '../hostile-posts.ts';
import { serverOriginOf } from '../places.ts';
import { expect, posts, test as base } from './fixtures.ts';

const hostile = attacks.map((attack, at) => hostilePost(attack, at));
const shared = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': '*' };

/** An attacker's server: the built-in one, with the attacks as its federated timeline. */
const test = base.extend<{ attacker: string }>({
  attacker: async ({ app }, provide) => {
    const behind = serverOriginOf(app);
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const url = new URL(request.url ?? '/', behind);
      if (request.method === 'OPTIONS') {
        response.writeHead(204, shared).end();
      } else if (url.pathname === '/api/v1/timelines/public') {
        response.writeHead(200, { ...shared, 'content-type': 'application/json' });
        response.end(JSON.stringify(url.searchParams.has('max_id') ? [] : hostile));
      } else {
        const { authorization } = request.headers;
        const from = await fetch(url, { headers: authorization === undefined ? {} : { authorization } });
        response.writeHead(from.status, { ...shared, 'content-type': from.headers.get('content-type') ?? 'text/plain' });
        response.end(Buffer.from(await from.arrayBuffer()));
      }
    };
    const host = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }).listen(0);
    await once(host, 'listening');
    await provide(`http://localhost:${(host.address() as AddressInfo).port}`);
    host.closeAllConnections();
    host.close();
  },
});

test('a list of attacks is shown in full and runs no script', async ({ enter, attacker }) => {
  const { visitor } = await enter(0, '/timeline/fediverse', { expandSpoilers: true, displayMedia: 'show_all' }, attacker);
  await visitor.sees(posts);
  const seen = new Set<string>();
  const wanted = hostile.map(post => String(post['id']));
  await expect
    .poll(
      async () => {
        for (const id of await visitor.idsOfRows()) seen.add(id);
        await visitor.readOn();
        return wanted.filter(id => !seen.has(id));
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toEqual([]);
  const page = await visitor.window.evaluate(() => ({
    hasRun: '__pwned' in window,
    isOwn: document.baseURI.startsWith(window.location.origin) && window.location.pathname === '/timeline/fediverse',
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    strange: document.querySelectorAll(
      '#status-list :is(script,iframe,object,embed,form,math,base,meta,[onerror],[onload],[srcdoc])',
    ).length,
  }));
  expect(page).toEqual({ hasRun: false, isOwn: true, isTooWide: false, strange: 0 });
});
