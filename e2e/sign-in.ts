import { expect, type Page } from '@playwright/test';
import { SESSIONS_KEY, type Session } from '../packages/api-client/src/session/session-store.ts';
import { sessionOf, type Credentials } from '../tools/interop/page.ts';
import type { Json } from '../tools/interop/posts.ts';
import { signInAs } from '../tools/interop/sign-in.ts';
import { rows, serverOriginOf } from './places.ts';

/** The tokens of accounts at each server of this worker. A reset of the server keeps them. */
const tokens = new Map<string, Credentials>();

/** An account, and a token that is still valid. */
async function memberAt(origin: string, who: number | string): Promise<{ account: Json; credentials: Credentials }> {
  for (;;) {
    const key = `${origin} ${who}`;
    const credentials = tokens.get(key) ?? (await signInAs(origin, who));
    tokens.set(key, credentials);
    const answer = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
      headers: { authorization: `Bearer ${credentials.token}` },
    });
    if (answer.ok) return { account: (await answer.json()) as Json, credentials };
    // A test has signed out.
    tokens.delete(key);
  }
}

/** Stores a session as the app does, before the app looks for it. `app`: its origin; default that of the test. */
export async function storeSession(
  page: Page,
  session: Session | ((origin: string) => Promise<Session>),
  app = '',
): Promise<void> {
  // An empty page of the app's origin.
  await page.route('**/empty-page', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(`${app}/empty-page`);
  await page.unroute('**/empty-page');
  const stored = typeof session === 'function' ? await session(serverOriginOf(page.url())) : session;
  await page.evaluate(([key, sessions]) => localStorage.setItem(key, sessions), [
    SESSIONS_KEY,
    JSON.stringify({ current: stored.id, sessions: [stored] }),
  ] as const);
}

/**
 * Opens Home signed in to the built-in server: the session is stored as the app stores it. The way through the app's and the server's
 * pages (`signInByPage`) takes three loads more, and `sign-in.spec.ts` tests it.
 *
 * @param who As for `signInAs`; by default the member.
 */
export async function signIn(page: Page, who: number | string = 0): Promise<void> {
  await storeSession(page, async origin => {
    const { account, credentials } = await memberAt(origin, who);
    return sessionOf(origin, account, credentials);
  });
  await page.goto('/');
  await waitForHome(page);
}

/** Signs in as a member whose posts are sent at once, without time to undo. */
export async function signInWithoutUndo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ undoSendSeconds: 0 })));
  await signIn(page);
}

/** Signs in to the built-in server through its consent page and waits for Home. */
export async function signInByPage(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await waitForHome(page);
}

async function waitForHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}
