import type { Page, Request } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, rows, test, serverOriginOf, watchNetwork, workerPort } from './fixtures.js';

const firstPort = workerPort(10);

interface ProfileCase {
  name: 'default' | 'mastodon-4.7' | 'gotosocial' | 'hollo' | 'snac' | 'pleroma' | 'rebased' | 'truth';
  /** Console messages about answers that this server gives by design. */
  expected: RegExp[];
  hasStreaming: boolean;
  /** The server takes quotes: posts offer them. */
  hasQuotes: boolean;
  /** A profile of the same family, which is tested for how it refreshes Home. */
  streamsAs?: 'rebased';
  /** A policy waits for the account. */
  hasPolicy?: boolean;
}

const profiles: ProfileCase[] = [
  { name: 'default', expected: [], hasStreaming: true, hasQuotes: true },
  { name: 'mastodon-4.7', expected: [], hasStreaming: true, hasQuotes: true },
  { name: 'gotosocial', expected: [/status of 40[14]/], hasStreaming: true, hasQuotes: false },
  { name: 'hollo', expected: [/status of 40[14]/], hasStreaming: false, hasQuotes: true },
  { name: 'snac', expected: [/status of 40[14]/], hasStreaming: false, hasQuotes: false },
  { name: 'pleroma', expected: [/status of 40[134]/], hasStreaming: true, hasQuotes: true, streamsAs: 'rebased' },
  { name: 'rebased', expected: [/status of 40[134]/], hasStreaming: true, hasQuotes: true },
  { name: 'truth', expected: [/status of 40[14]/], hasStreaming: true, hasQuotes: false, hasPolicy: true },
];

/** Records every request to the server, and counts sockets, from now on. */
function watch(page: Page, origin: string) {
  const requests: string[] = [];
  const pending = new Set<Request>();
  let sockets = 0;
  page.on('request', request => {
    if (!request.url().startsWith(origin)) return;
    requests.push(`${request.method()} ${request.url().slice(origin.length)}`);
    pending.add(request);
  });
  page.on('requestfinished', request => pending.delete(request)).on('requestfailed', request => pending.delete(request));
  page.on('websocket', () => (sockets += 1));
  return { requests, pending: () => pending.size, sockets: () => sockets };
}

/**
 * Advances the page's clock by a minute. Between two steps every response arrives, and a step is shorter than any time limit of a
 * request: else the client would take a check of its socket for unanswered, and connect again.
 */
async function passMinute(page: Page, seen: ReturnType<typeof watch>): Promise<void> {
  for (let step = 0; step < 30; step++) {
    await page.clock.runFor(2000);
    await page.evaluate(() => fetch('/logo.svg'));
    await expect.poll(seen.pending).toBe(0);
  }
}

/**
 * Scrolls down until `count` older pages were requested. Fails if a post is mounted twice or two posts change places; other rows
 * may come between them.
 */
async function readPages(page: Page, requests: readonly string[], count: number): Promise<void> {
  const pages = () => requests.filter(request => request.includes('/timelines/home') && request.includes('max_id')).length;
  const order = new Map<string, number>();
  for (let turn = 0; turn < 200 && pages() < count; turn++) {
    const shown = await rows(page).evaluateAll(all =>
      all.map(row => [row.getAttribute('data-status-id') ?? '', Number(row.getAttribute('aria-posinset'))] as const),
    );
    expect(new Set(shown.map(([id]) => id)).size).toBe(shown.length);
    const again = shown.flatMap(([id]) => order.get(id) ?? []);
    expect(again).toEqual(again.toSorted((a, b) => a - b));
    for (const [id, position] of shown) order.set(id, position);
    await page.mouse.wheel(0, 2400);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  expect(pages()).toBeGreaterThanOrEqual(count);
  expect(new Set(requests.filter(request => request.includes('max_id'))).size).toBe(
    requests.filter(request => request.includes('max_id')).length,
  );
  expect(order.size).toBeGreaterThan(40);
}

for (const [index, profile] of profiles.entries()) {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  const origin = serverOriginOf(app);

  test.describe(`a ${profile.name} server`, () => {
    test.use({ expectedConsoleErrors: profile.expected });
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--control', '--server-profile', profile.name]);
    });
    test.afterAll(() => stop?.());

    test(`[API-10] signs in to a ${profile.name} server, reads, likes and signs out`, async ({ page }) => {
      await page.clock.install();
      const seen = watch(page, origin);
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Your server' }).fill(origin);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(new RegExp(`^${origin}/oauth/authorize`));
      await page.getByRole('button', { name: 'Authorize' }).click();
      if (profile.hasPolicy === true) await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      const hasQuotes = async () => (await page.locator('#status-list [data-kind="quote"]').count()) > 0;
      expect(await hasQuotes()).toBe(profile.hasQuotes);
      await readPages(page, seen.requests, 4);
      expect(await hasQuotes()).toBe(profile.hasQuotes);
      if (!profile.hasStreaming) expect(seen.sockets()).toBe(0);

      await page.getByRole('navigation', { name: 'Timelines' }).getByRole('link', { name: 'Local', exact: true }).click();
      await expect(page).toHaveURL('/timeline/local');
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Timelines' }).getByRole('link', { name: 'Federated' }).click();
      await expect(page).toHaveURL('/timeline/fediverse');
      await expect(rows(page).first()).toBeVisible();

      const unliked = rows(page).filter({ has: page.locator('[data-kind="like"][aria-pressed="false"]') });
      const likedId = (await unliked.first().getAttribute('data-status-id')) ?? '';
      const like = rows(page)
        .and(page.locator(`[data-status-id="${likedId}"]`))
        .getByRole('button', { name: /^Like(,|$)/ });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => seen.requests.filter(request => request.endsWith('/favourite')).length).toBe(1);
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => seen.requests.filter(request => request.endsWith('/unfavourite')).length).toBe(1);

      await rows(page).first().press('Enter');
      await expect(page.locator('#thread article').first()).toBeVisible();
      await page.locator('#thread article').first().locator('a[href^="/@"]').first().click();
      await expect(
        page
          .getByRole('tablist')
          .or(page.getByRole('link', { name: 'Replies' }))
          .first(),
      ).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await page.goto('/tags/birdwatching');
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

      await page.getByRole('button', { name: /account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
      await expect.poll(() => seen.requests.filter(request => request === 'POST /oauth/revoke').length).toBe(1);
    });

    if (profile.streamsAs !== undefined) return;
    test(`[API-09] [HINT-02] refreshes Home of a ${profile.name} server by ${profile.hasStreaming ? 'stream' : 'polling'}`, async ({
      page,
    }) => {
      await page.clock.install();
      const idle = watchNetwork(page, 3_000, origin);
      const socket = profile.hasStreaming ? page.waitForEvent('websocket') : null;
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Your server' }).fill(origin);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Authorize' }).click();
      await expect(rows(page).first()).toBeVisible();
      await socket;
      await idle();
      const seen = watch(page, origin);
      await passMinute(page, seen);
      if (!profile.hasStreaming) await fetch(`${origin}/_control/notifications`, { method: 'POST' });
      await passMinute(page, seen);
      if (profile.hasStreaming) {
        // A silent socket is checked by one small request in 25 s. The client reads and writes the home marker once.
        const isCheck = (request: string): boolean => /^GET \/api\/v1\/timelines\/home\?since_id=\w+&limit=1$/.test(request);
        const markers = ['GET /api/v1/markers?timeline%5B%5D=home', 'POST /api/v1/markers'];
        expect(seen.requests.filter(request => !isCheck(request) && !markers.includes(request))).toEqual([]);
        expect(seen.requests.filter(isCheck).length).toBeGreaterThan(0);
        expect(seen.requests.filter(isCheck).length).toBeLessThanOrEqual(5);
        for (const marker of markers) expect(seen.requests.filter(request => request === marker).length).toBeLessThanOrEqual(1);
        expect(seen.sockets()).toBe(0);
      } else {
        expect(seen.requests.filter(request => request.startsWith('GET /api/v1/timelines/home')).length).toBeGreaterThan(0);
        // Home four times; the notifications and their marker twice.
        expect(seen.requests.length, seen.requests.join('\n')).toBeLessThanOrEqual(8);
        expect(seen.sockets()).toBe(0);
        // They are requested a minute after the answer before, which may end after the second minute.
        await passMinute(page, seen);
        await expect(page.getByRole('link', { name: /^Notifications 1 unread/ }).first()).toBeVisible();
      }
    });
  });
}

test.describe('a visitor of a server that restricts reads', () => {
  const port = firstPort + profiles.length * 2;
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 40[14]/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'gotosocial']);
  });
  test.afterAll(() => stop?.());

  test('[NAV-01] is offered to log in where the server refuses visitors', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: /New to/ }).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    const thread = (await rows(page).first().locator('a[href*="/posts/"]').first().getAttribute('href')) ?? '';
    const membersOnly = page.getByRole('main').getByRole('alert').filter({ hasText: 'Log in to see this' });
    for (const path of [thread, '/tags/birdwatching', '/@mara', '/@mara/followers']) {
      await page.goto(path);
      await expect(membersOnly).toBeVisible();
      await expect(page.getByText(/Try again|network failure|did not load|could not be loaded/)).toHaveCount(0);
    }
    await page.goto('/tags/birdwatching');
    await membersOnly.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page).toHaveURL('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
  });
});
