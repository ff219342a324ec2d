import type { Page } from '@playwright/test';
import { expect, type BuiltInServer } from './fixtures.js';

/** The signed-in member on another device: requests that bypass the page. */
export interface Member {
  /** Creates a post and returns its id. */
  post(text: string): Promise<string>;
  /** Changes the text of an own post and returns its id, which some servers change. */
  edit(statusId: string, text: string): Promise<string>;
  delete(statusId: string): Promise<void>;
  /** Ids of the server's home timeline, newest first, down to and including `oldest`. */
  homeDownTo(oldest: string): Promise<string[]>;
}

/** The access token of the page's first session; empty without one. */
export function accessTokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = [sessionStorage, localStorage].flatMap(storage => storage.getItem('rookery:sessions') ?? []);
    const stored = texts.map(text => JSON.parse(text) as { sessions: { accessToken: string }[] });
    return stored.flatMap(({ sessions }) => sessions)[0]?.accessToken ?? '';
  });
}

export async function memberOf(page: Page, server: Pick<BuiltInServer, 'origin'>): Promise<Member> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  return {
    async post(text) {
      const response = await page.request.post(`${server.origin}/api/v1/statuses`, { headers, data: { status: text } });
      expect(response.ok(), await response.text()).toBe(true);
      return ((await response.json()) as { id: string }).id;
    },
    async edit(statusId, text) {
      const response = await page.request.put(`${server.origin}/api/v1/statuses/${statusId}`, {
        headers,
        data: { status: text },
      });
      expect(response.ok(), await response.text()).toBe(true);
      return ((await response.json()) as { id: string }).id;
    },
    async delete(statusId) {
      const response = await page.request.delete(`${server.origin}/api/v1/statuses/${statusId}`, { headers });
      expect(response.ok(), await response.text()).toBe(true);
    },
    async homeDownTo(oldest) {
      const ids: string[] = [];
      while (!ids.includes(oldest)) {
        const last = ids.at(-1);
        const bound = last === undefined ? '' : `&max_id=${last}`;
        const response = await page.request.get(`${server.origin}/api/v1/timelines/home?limit=40${bound}`, { headers });
        expect(response.ok(), await response.text()).toBe(true);
        const older = ((await response.json()) as { id: string }[]).map(status => status.id);
        if (older.length === 0) throw new Error(`${oldest} is not in the home timeline.`);
        ids.push(...older);
      }
      return ids.slice(0, ids.indexOf(oldest) + 1);
    },
  };
}

/** The address of the thread with these words, as the search of the server finds it. */
export async function threadAddress(page: Page, origin: string, words: string): Promise<{ path: string; id: string }> {
  const found = await page.request.get(`${origin}/api/v2/search?type=statuses&q=${encodeURIComponent(words)}`, {
    headers: { authorization: `Bearer ${await accessTokenOf(page)}` },
  });
  const { statuses } = (await found.json()) as { statuses: { id: string; account: { acct: string } }[] };
  const status = statuses[0];
  if (status === undefined) throw new Error(`The server finds no post with “${words}”.`);
  return { path: `/@${status.account.acct}/posts/${status.id}`, id: status.id };
}
