import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

/** The requests of the page for an address of the API, with their parameters. */
function requestsFor(page: Page, path: string): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname === path) requests.push(Object.fromEntries(url.searchParams));
  });
  return requests;
}

for (const { name, address, path, row } of [
  { name: 'Home', address: '/', path: '/api/v1/timelines/home', row: '#status-list article' },
  { name: 'the notifications', address: '/notifications', path: '/api/v2/notifications', row: 'article[aria-posinset]' },
]) {
  test(`a start asks for the first page of ${name} once, and then for what is newer alone`, async ({ page }) => {
    await signIn(page);
    await page.waitForLoadState('networkidle');
    const requests = requestsFor(page, path);
    await page.goto(address);
    await expect(page.locator(row).first()).toBeVisible();
    await expect.poll(() => requests.map(({ since_id }) => since_id !== undefined)).toEqual([false, true]);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(2);
  });
}

test('a post that was published between the first page and the stream is shown', async ({ page, server }) => {
  await signIn(page);
  await page.routeWebSocket(/\/api\/v1\/streaming/, async socket => {
    await server.post(1);
    socket.connectToServer();
  });
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('button', { name: 'Click to see 1 new post' })).toBeInViewport();
});

/** The requests for data that the page sent before its modules ran, by path, and how often it has sent each by now. */
async function earlyRequests(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const requests = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'fetch' && new URL(name).pathname.startsWith('/api/'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname + new URL(name).search, startTime }));
    // Modules run after the page is parsed: the app made no request that began before.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const early = requests.filter(({ startTime }) => startTime < (navigation?.domInteractive ?? 0));
    return Object.fromEntries(early.map(({ path }) => [path, requests.filter(request => request.path === path).length] as const));
  });
}

test('each page takes over the requests that were sent before its modules ran', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  const thread = await rows(page).first().locator('a[href*="/posts/"]').first().getAttribute('href');
  // The page of notifications tells which list is to be requested, and the stream's code what the server has.
  await page.goto('/notifications');
  await expect(page.locator('#status-list article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const id = thread?.split('/').pop();
  const pages = {
    '/': ['/api/v1/timelines/home?limit=20'],
    '/notifications': ['/api/v2/instance', '/api/v2/notifications?limit=30', '/api/v2/notifications/policy'],
    '/@oskar': ['/api/v1/accounts/lookup?acct=oskar'],
    [thread ?? '']: [`/api/v1/statuses/${id}`, `/api/v1/statuses/${id}/context`],
    '/chats': ['/api/v2/instance', '/api/v1/accounts/verify_credentials', '/api/v1/conversations?limit=20'],
  };
  for (const [address, paths] of Object.entries(pages)) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const early = await earlyRequests(page);
    // The list of chats is in the server's order: a stream that connects after it has it read again.
    for (const path of paths)
      expect([path, early[path]]).toEqual([path, path.includes('/conversations') ? expect.any(Number) : 1]);
    expect(Object.keys(early).toSorted()).toEqual(paths.toSorted());
    expect(await page.evaluate(() => Reflect.get(window, 'rookeryEarly') as unknown)).toEqual([]);
  }
});

test.describe('of a visitor', () => {
  // These pages tell a visitor to sign in.
  test.use({ expectedConsoleErrors: [/401/] });
  test('a page sends no request before its modules run', async ({ page }) => {
    for (const address of ['/@oskar', '/notifications', '/chats']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await earlyRequests(page)).toEqual({});
    }
  });
});

for (const [address, count] of [
  ['/notifications', 8],
  ['/@oskar', 19],
] as const) {
  test(`${address} has its first row with the ${count} files that it preloads on top of the app's`, async ({ page }) => {
    await signIn(page);
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('#status-list article') === null) return;
        watch.disconnect();
        Object.assign(window, { filesAtRow: performance.getEntriesByType('resource').map(({ name }) => name) });
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    // The app is late, as on a slow line.
    let early: string[] = [];
    await page.route(/\/assets\/index-[^/]+\.js$/, async route => {
      await expect.poll(async () => (early = await preloaded(page))).toHaveLength(count);
      await route.continue();
    });
    await page.goto(address);
    await expect(page.locator('#status-list article').first()).toBeVisible();
    const atRow = await page.evaluate(() => (window as { filesAtRow?: string[] }).filesAtRow ?? []);
    const scripts = new Set(atRow.map(name => new URL(name).pathname).filter(path => path.endsWith('.js')));
    const own = /\/(?:index|boot|routes)-[^/]+$/;
    expect([...scripts].filter(path => !own.test(path)).toSorted()).toEqual(early.toSorted());
  });
}

/** The scripts that the page has preloaded. */
const preloaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => new URL(href).pathname),
  );
