import type { BrowserContext, Page, Worker } from '@playwright/test';
import { sessionOf } from '../tools/interop/page.ts';
import type { Json } from '../tools/interop/posts.ts';
import { signInAs } from '../tools/interop/sign-in.ts';
import { expect, rows, serverOriginOf, signIn, test, waitForStored } from './fixtures.ts';
import { composerOf, startChat } from './chatting.ts';
import { cleanUp, cut, fireSync, keptApp, openKept, origin, start, waitForWorker } from './kept-app.ts';
import { accessTokenOf } from './member.ts';

test.use(keptApp);
cleanUp();

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Ask = (path: string, init?: RequestInit) => Promise<unknown>;

/** Requests as the account, past the app. */
function askAs(token: string): Ask {
  return async (path, init) => {
    const answer = await fetch(serverOriginOf(origin) + path, { ...init, headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
}

interface Post {
  readonly content: string;
  readonly media_attachments: readonly unknown[];
}
const posts = async (ask: Ask, text: string): Promise<Post[]> =>
  ((await ask('/api/v1/timelines/home?limit=20')) as Post[]).filter(({ content }) => content.includes(text));

async function write(page: Page, text: string, hasPicture = false): Promise<void> {
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  if (hasPicture) {
    const picture = { name: 'tunnel.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await composer.locator('input[type=file]').setInputFiles(picture);
    await expect(composer.getByRole('list', { name: 'Media' }).getByRole('listitem')).toHaveCount(1);
  }
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  await waitForStored(page, 'rookery-outbox/records', text);
}

/** The content of the outbox: the states of its records, and the number of tokens beside them. @param place A page of this origin, or its worker. */
const stored = (place: Pick<Page, 'evaluate'>): Promise<{ states: string[]; tokens: number }> =>
  place.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rookery-outbox');
        opening.onerror = () => reject(opening.error ?? new Error('The database did not open.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const rows = reading.result as { value: { state?: string } }[];
            const states = rows.flatMap(({ value }) => value.state ?? []);
            resolve({ states, tokens: rows.filter(({ value }) => 'accessToken' in value).length });
          };
        };
      }),
  );

/** The worker of the app, while it runs. */
const workerOf = (context: BrowserContext): Worker | undefined =>
  context.serviceWorkers().findLast(worker => worker.url() === `${origin}/sw.js`);

/** A page of this origin that runs nothing of the app. */
const outside = '/logo.svg';

/** Closes every page of the app. Resolves to one that shows nothing, which keeps the browser open. */
async function closePages(context: BrowserContext): Promise<Page> {
  const blank = await context.newPage();
  for (const page of context.pages()) if (page !== blank) await page.close();
  return blank;
}

test(
  '[HINT-14] sends once what was written without a network, while no page is open',
  { tag: '@main' },
  async ({ page, context }) => {
    const profile = ['--server-profile', 'rebased'];
    await start(profile);
    await openKept(page);
    const ask = askAs(await accessTokenOf(page));
    const liked = (await rows(page)
      .filter({ has: page.getByRole('button', { name: /^Like/, pressed: false }) })
      .first()
      .getAttribute('data-status-id')) as string;
    await waitForStored(page, 'rookery-timelines/windows', `"${liked}"`);
    await startChat(page, 'Jonas');
    await expect(composerOf(page)).toBeVisible();
    const chat = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await stored(page)).toEqual({ states: [], tokens: 0 });
    await cut();

    await composerOf(page).fill('Said in a tunnel');
    await composerOf(page).press('Enter');
    await waitForStored(page, 'rookery-outbox/records', 'Said in a tunnel');
    await page.goto('/');
    await page.locator(`article[data-status-id="${liked}"]`).getByRole('button', { name: /^Like/ }).click();
    await write(page, 'Written in a tunnel', true);
    await expect.poll(() => stored(page)).toMatchObject({ states: { length: 3 }, tokens: 1 });
    const blank = await closePages(context);
    await start(profile);
    const messages = async () =>
      ((await ask(`/api/v1/pleroma/chats/${chat}/messages`)) as { content: string }[]).filter(({ content }) =>
        content.includes('Said in a tunnel'),
      ).length;
    const isLiked = async () => ((await ask(`/api/v1/statuses/${liked}`)) as { favourited: boolean }).favourited;
    expect([await posts(ask, 'Written in a tunnel'), await messages(), await isLiked()]).toEqual([[], 0, false]);

    await fireSync(blank);
    const sent = async () => [(await posts(ask, 'Written in a tunnel')).length, await messages(), await isLiked()];
    await expect.poll(sent, { timeout: 60_000 }).toEqual([1, 1, true]);
    await blank.goto(outside);
    await expect.poll(() => stored(blank)).toEqual({ states: [], tokens: 0 });
    expect(await posts(ask, 'Written in a tunnel')).toMatchObject([{ media_attachments: [{}] }]);

    await blank.goto('/');
    await expect(rows(blank).filter({ hasText: 'Written in a tunnel' })).toHaveCount(1);
    await fireSync(blank);
    await blank.goto(`/chats/${chat}`);
    await expect(blank.getByText('Said in a tunnel')).toHaveCount(1);
    expect([(await posts(ask, 'Written in a tunnel')).length, await messages()]).toEqual([1, 1]);
  },
);

test('[HINT-14] sends once also where the browser stops the worker in the middle, and a page opens', async ({
  page,
  context,
  server,
}) => {
  await start();
  await openKept(page);
  const ask = askAs(await accessTokenOf(page));
  await cut();
  await write(page, 'Half of the way');
  await expect.poll(() => stored(page)).toMatchObject({ tokens: 1 });
  const blank = await closePages(context);
  await start();
  await server.fail({ pattern: 'POST /api/v1/statuses', kind: 'hold', milliseconds: 5_000, times: 1 });
  await fireSync(blank);
  const inWorker = async () => {
    const worker = workerOf(context);
    return worker === undefined ? null : (await stored(worker)).states;
  };
  await expect.poll(inWorker).toEqual(['sending']);
  const session = await context.newCDPSession(blank);
  let running = '';
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    running = versions.find(({ scriptURL }) => scriptURL === `${origin}/sw.js`)?.runningStatus ?? running;
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await expect.poll(() => running).toBe('stopped');
  await fireSync(blank);
  await blank.goto('/');
  await expect.poll(() => stored(blank), { timeout: 60_000 }).toEqual({ states: [], tokens: 0 });
  await expect(rows(blank).filter({ hasText: 'Half of the way' })).toHaveCount(1);
  expect(await posts(ask, 'Half of the way')).toHaveLength(1);
});

test('[HINT-14] sends nothing for an account that signed out, and keeps no token of it', async ({ page, context }) => {
  await start();
  await openKept(page);
  const token = await accessTokenOf(page);
  await cut();
  await write(page, 'Not from me any more');
  await expect.poll(() => stored(page)).toMatchObject({ states: { length: 1 }, tokens: 1 });
  await page
    .getByRole('button', { name: /account menu/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rookery:sessions') ?? '{"sessions":[]}'))
    .toContain('"sessions":[]');
  await expect.poll(() => stored(page)).toEqual({ states: [], tokens: 0 });
  const blank = await closePages(context);
  await start();
  await fireSync(blank);
  // Once more, in a way that can be waited for.
  const worker = workerOf(context);
  await expect.poll(() => worker?.evaluate(() => 'sendOutbox' in globalThis)).toBe(true);
  const send = () => (globalThis as unknown as { sendOutbox(isLastChance: boolean): Promise<boolean> }).sendOutbox(false);
  expect(await worker?.evaluate(send)).toBe(false);
  expect(await posts(askAs(token), 'Not from me any more')).toEqual([]);
});

test('[HINT-14] keeps what a revoked token could not send until the account signs in again', async ({ page, context }) => {
  await start();
  await openKept(page);
  const session = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('rookery:sessions') ?? '{}') as { sessions: Record<string, string>[] }).sessions[0],
  );
  await cut();
  await write(page, 'After the tunnel');
  await expect.poll(() => stored(page)).toMatchObject({ states: { length: 1 }, tokens: 1 });
  const blank = await closePages(context);
  await start();
  await fetch(`${serverOriginOf(origin)}/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: session?.['clientId'] ?? '',
      client_secret: session?.['clientSecret'] ?? '',
      token: session?.['accessToken'] ?? '',
    }),
  });
  await fireSync(blank);
  await blank.goto(outside);
  await expect.poll(() => stored(blank), { timeout: 60_000 }).toMatchObject({ states: { length: 1 }, tokens: 0 });
  await blank.goto('/');
  await expect(blank.getByText('Your session has ended.')).toBeVisible();
  await signIn(blank);
  const ask = askAs(await accessTokenOf(blank));
  await expect.poll(async () => (await posts(ask, 'After the tunnel')).length, { timeout: 60_000 }).toBe(1);
});

test('[HINT-14] leaves no token of a session that ends with its tab, whose pages send', async ({ page }) => {
  await start();
  await openKept(page);
  await page.evaluate(() => {
    const sessions = localStorage.getItem('rookery:sessions') ?? '';
    localStorage.removeItem('rookery:sessions');
    sessionStorage.setItem('rookery:sessions', sessions);
  });
  await page.reload();
  await waitForWorker(page);
  await expect(rows(page).first()).toBeVisible();
  const ask = askAs(await accessTokenOf(page));
  await cut();
  await write(page, 'For this tab alone');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  expect(await stored(page)).toMatchObject({ states: { length: 1 }, tokens: 0 });
  await start();
  await fireSync(page);
  await expect.poll(async () => (await posts(ask, 'For this tab alone')).length, { timeout: 60_000 }).toBe(1);
});

test('[HINT-14] sends for an account while a page shows another one', async ({ page, context }) => {
  await start();
  await openKept(page);
  const ask = askAs(await accessTokenOf(page));
  await cut();
  await write(page, 'From the other account');
  await expect.poll(() => stored(page)).toMatchObject({ tokens: 1 });
  const other = await closePages(context);
  await start();
  const server = serverOriginOf(origin);
  const credentials = await signInAs(server, 'jonas');
  const shown = sessionOf(server, (await askAs(credentials.token)('/api/v1/accounts/verify_credentials')) as Json, credentials);
  await other.goto(outside);
  await other.evaluate(session => {
    const { sessions } = JSON.parse(localStorage.getItem('rookery:sessions') ?? '') as { sessions: object[] };
    localStorage.setItem('rookery:sessions', JSON.stringify({ current: session.id, sessions: [...sessions, session] }));
  }, shown);
  await other.goto('/');
  await waitForWorker(other);
  await expect(rows(other).first()).toBeVisible();
  expect(await posts(ask, 'From the other account')).toEqual([]);
  await fireSync(other);
  await expect.poll(() => stored(other), { timeout: 60_000 }).toEqual({ states: [], tokens: 0 });
  expect(await posts(ask, 'From the other account')).toHaveLength(1);
});
