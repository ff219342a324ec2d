import type { Page } from '@playwright/test';
import { SESSIONS_KEY, type Session } from '../packages/api-client/src/session/session-store.ts';
import { sessionOf } from '../tools/interop/page.ts';
import type { Json } from '../tools/interop/posts.ts';
import { signInAs } from '../tools/interop/sign-in.ts';
import { expect, rows, serverOriginOf, signIn } from './fixtures.js';

/** An account that is signed in beside the member, and requests of it that bypass the page. */
export interface SecondAccount {
  readonly handle: string;
  get(path: string): Promise<unknown>;
  post(path: string, data?: Json): Promise<unknown>;
  /** Ends its session at its server. */
  revoke(): Promise<void>;
}

/** Opens Home signed in as the member, with another account beside. @param origin Its server; default that of the member. */
export async function signInToTwo(
  page: Page,
  { origin, who = 'idris' }: { origin?: string; who?: number | string } = {},
): Promise<SecondAccount> {
  await signIn(page);
  const server = origin ?? serverOriginOf(page.url());
  const credentials = await signInAs(server, who);
  const headers = { authorization: `Bearer ${credentials.token}` };
  const ask = async (method: string, path: string, data?: Json): Promise<unknown> => {
    const answer = await page.request.fetch(server + path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const session = sessionOf(server, (await ask('GET', '/api/v1/accounts/verify_credentials')) as Json, credentials);
  await addSession(page, session);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  return {
    handle: session.id,
    get: path => ask('GET', path),
    post: (path, data) => ask('POST', path, data),
    async revoke() {
      const { token, clientId, clientSecret } = credentials;
      await page.request.post(`${server}/oauth/revoke`, {
        form: { token, client_id: clientId, client_secret: clientSecret },
      });
    },
  };
}

const addSession = (page: Page, session: Session): Promise<void> =>
  page.evaluate(
    ([key, added]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '') as { sessions: Session[] };
      localStorage.setItem(key, JSON.stringify({ ...stored, sessions: [...stored.sessions, added] }));
    },
    [SESSIONS_KEY, session] as const,
  );

/** Opens the dialog with the actions of the other account on a post. */
export async function openActing(page: Page, statusId: string) {
  await page.locator(`article[data-status-id="${statusId}"]`).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'As another account…' }).click();
  return page.getByRole('dialog', { name: 'As another account' });
}

export const idOfRow = async (page: Page, index: number): Promise<string> =>
  (await rows(page).nth(index).getAttribute('data-status-id')) ?? '';
