import type { Page } from '@playwright/test';
import { expect, signIn, type BuiltInServer } from './fixtures.js';
import { accessTokenOf } from './member.js';

export const head = (page: Page) => page.getByRole('region', { name: 'Catch up' });
export const heading = (page: Page) => page.getByRole('heading', { name: 'Catch up', level: 1 });
export const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });
export const olderPages = (server: BuiltInServer) => `${server.origin}/api/v1/timelines/home?*max_id=*`;

/** Ids of the member's home timeline, newest first, above a post. */
export async function homeAbove(page: Page, server: BuiltInServer, sinceId: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const ids: string[] = [];
  for (;;) {
    const last = ids.at(-1);
    const bound = last === undefined ? '' : `&max_id=${last}`;
    const response = await page.request.get(`${server.origin}/api/v1/timelines/home?limit=40${bound}`, { headers });
    const found = ((await response.json()) as { id: string }[]).map(status => status.id);
    const end = found.indexOf(sinceId);
    ids.push(...(end < 0 ? found : found.slice(0, end)));
    if (end >= 0 || found.length === 0) return ids;
  }
}

export async function markerOf(page: Page, server: BuiltInServer): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const response = await page.request.get(`${server.origin}/api/v1/markers?timeline[]=home`, { headers });
  return ((await response.json()) as { home?: { last_read_id: string } }).home?.last_read_id;
}

/** Acts as another account of the built-in server, which the member follows. */
async function friend(page: Page, server: BuiltInServer, username: string) {
  const answer = await page.request.post(`${server.origin}/_control/tokens`, { data: { username } });
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const send = async (path: string, data: object = {}) => {
    const response = await page.request.post(`${server.origin}/api/v1/${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return ((await response.json()) as { id: string }).id;
  };
  return {
    post: (status: string, more: object = {}) => send('statuses', { status, ...more }),
    repost: (id: string) => send(`statuses/${id}/reblog`),
  };
}

/** Reads Home and leaves it; `count` posts arrive before the reader comes back, after an hour. Returns the post that was read last. */
export async function leave(page: Page, server: BuiltInServer, count: number): Promise<string> {
  const noted = page.waitForResponse(
    response => response.url().includes('/api/v1/markers') && response.request().method() === 'POST',
  );
  await signIn(page);
  expect((await noted).ok()).toBe(true);
  const since = await markerOf(page, server);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some(name => name.endsWith(':absence')))).toBe(true);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.endsWith(':absence')) ?? '';
    const HOUR_MS = 3_600_000;
    const { leftId } = JSON.parse(localStorage.getItem(key) ?? '{}') as { leftId: string | null };
    localStorage.setItem(key, JSON.stringify({ leftId, at: Date.now() - HOUR_MS }));
  });
  await page.goto('about:blank');
  if (count > 0) await server.post(count);
  return since ?? '';
}

/** The ids of all posts of the list, gathered by scrolling through it. */
export function listed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ids = new Set<string>();
    const frame = () => new Promise(done => requestAnimationFrame(done));
    window.scrollTo(0, 0);
    for (let still = 0, last = -1; still < 8; still = window.scrollY === last ? still + 1 : 0) {
      last = window.scrollY;
      await frame();
      await frame();
      for (const row of document.querySelectorAll<HTMLElement>('#status-list article[data-status-id]'))
        ids.add(row.dataset['statusId'] ?? '');
      window.scrollBy(0, window.innerHeight * 0.6);
    }
    window.scrollTo(0, 0);
    return [...ids];
  });
}

/** Posts of friends of every kind that a view gathers. */
export async function postOfEachKind(page: Page, server: BuiltInServer) {
  const [ada, gus, nell, lev] = await Promise.all(['ada', 'gus', 'nell', 'lev'].map(name => friend(page, server, name)));
  if (!ada || !gus || !nell || !lev) throw new Error('Friends are missing.');
  const link = 'https://harbour.example/nests';
  const shared = await ada.post(`The nests are back: ${link}`, { language: 'en' });
  await gus.post(`Look: ${link}/?utm_source=feed`, { language: 'en' });
  const answer = await nell.post('@ada I saw them too.', { in_reply_to_id: shared, language: 'en' });
  const long = await lev.post('Ein langer Bericht vom Hafen. '.repeat(16), { language: 'de' });
  for (const one of [gus, nell, lev]) await one.repost(shared);
  await ada.repost(long);
  return { shared, answer, long };
}
