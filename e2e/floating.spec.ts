import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from '@playwright/test';
import { coveredControls } from './covered-controls.js';
import { accessTokenOf, threadAddress } from './member.js';
import { expect, scrollToElement, signIn, test, waitForLayout, watchNetwork, type BuiltInServer } from './fixtures.js';
import { memberPaths } from './member-pages.js';

test.describe.configure({ timeout: 300_000 });

/** Their ends may lie under what floats. */
const pages = memberPaths('hasEnd');

/** Goes to another page of the open app, whose floating parts stay. */
async function go(page: Page, path: string): Promise<void> {
  const idle = watchNetwork(page, 300);
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await idle();
  await waitForLayout(page);
}

/** Scrolls to the end of the page until no more is loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  let height = 0;
  for (let step = 0; step < 20; step += 1) {
    const now = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    });
    if (now === height) return;
    height = now;
    await page.waitForTimeout(400);
    await waitForLayout(page);
  }
}

/** The controls covered on the way down the page and, from its end, on the way up. */
async function coveredOn(page: Page): Promise<string[]> {
  const down = await coveredControls(page, 'down');
  await scrollToEnd(page);
  return [...new Set([...down, ...(await coveredControls(page, 'up'))])];
}

/** Lets audio of a post play on in the mini player. */
async function playOn(page: Page): Promise<void> {
  await go(page, '/@dmitri@tram.example');
  const sound = 'The horn, restored';
  await scrollToElement(page, '#status-list article', sound);
  const post = page.locator('article', { hasText: sound });
  await post.getByRole('button', { name: /^Play:/ }).click();
  await expect(post.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await go(page, '/settings');
  await expect(page.locator('.rk-mini')).toBeVisible();
}

/** Shows a notice that can be undone, of an account that is muted already, and keeps it as a pointer would that rests on it. */
async function showNotice(page: Page): Promise<void> {
  await go(page, '/mutes');
  await page.getByRole('button', { name: 'Unmute Bo' }).click();
  await page.locator('.rk-toast').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Mute Bo' }).click();
  await expect(page.locator('.rk-toast').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.locator('.rk-toasts').dispatchEvent('pointerover');
}

/** Another device of the member, to which Home offers the place of the first, with everything that can float over it. */
async function openWithAllParts(page: Page, { server, browser, device }: Parts): Promise<Page> {
  const noted = page.waitForResponse(
    response => response.url().includes('/api/v1/markers') && response.request().method() === 'POST',
  );
  await signIn(page);
  expect((await noted).ok()).toBe(true);
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const found = await page.request.get(`${server.origin}/api/v1/accounts/lookup?acct=bo`, { headers });
  const { id } = (await found.json()) as { id: string };
  expect((await page.request.post(`${server.origin}/api/v1/accounts/${id}/mute`, { headers })).ok()).toBe(true);
  await page.close();
  await server.post(45);
  const other = await (await browser.newContext(device)).newPage();
  // Live updates go on until the test stops them.
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await other.routeWebSocket(/\/api\/v1\/streaming/, socket => {
    if (isCut) void socket.close();
    else {
      socket.connectToServer();
      sockets.push(socket);
    }
  });
  await signIn(other);
  await playOn(other);
  await showNotice(other);
  await go(other, '/');
  await expect(other.getByRole('button', { name: 'Continue where you left off on another device' })).toBeVisible();
  await other.evaluate(() => window.scrollTo(0, 900));
  await waitForLayout(other);
  await server.post(3);
  await expect(other.locator('.rk-queue-button')).toBeVisible();
  isCut = true;
  for (const socket of sockets) await socket.close();
  await expect(other.locator('.app-offline')).toBeVisible();
  return other;
}

interface Parts {
  server: BuiltInServer;
  browser: Browser;
  device: BrowserContextOptions;
}

/** Pairs of floating parts that lie over each other; a part that is missing makes the test fail. */
async function overlaps(page: Page, parts: readonly string[]): Promise<string[]> {
  const boxes = await page.evaluate(
    names =>
      names.map(name => ({ name, box: document.querySelector(name)?.getBoundingClientRect().toJSON() as DOMRect | undefined })),
    parts,
  );
  expect(boxes.filter(({ box }) => !box).map(({ name }) => name)).toEqual([]);
  return boxes.flatMap(({ name, box: a }, index) =>
    boxes
      .slice(index + 1)
      .flatMap(({ name: other, box: b }) =>
        a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? `${name} × ${other}` : [],
      ),
  );
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const widths = [
  { name: 'a phone', device: phone, parts: ['.app-post[data-floating]', '.app-navigation[data-bar]'], paths: pages },
  { name: 'a tablet', device: { viewport: { width: 820, height: 1180 } }, parts: [], paths: pages.slice(0, 4) },
  {
    name: 'a wide screen',
    device: { viewport: { width: 1440, height: 900 } },
    parts: ['.rk-docked-bar'],
    paths: pages.slice(0, 4),
  },
];

for (const { name, device, parts, paths } of widths) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('[LIST-06] nothing that floats covers another part, or a control of a page', async ({
      page,
      browser,
      server,
      baseURL,
    }) => {
      const other = await openWithAllParts(page, { server, browser, device: { ...device, baseURL } });
      const all = [...parts, '.rk-continue', '.rk-toast', '.rk-mini', '.app-offline', '.rk-queue-button'];
      expect(await overlaps(other, all)).toEqual([]);
      const thread = await threadAddress(other, server.origin, 'tram');
      const covered: Record<string, string[]> = {};
      for (const path of ['/', ...paths]) {
        if (path !== '/') await go(other, path);
        covered[path] = await coveredOn(other);
      }
      await expect(other.locator('.rk-toast')).toBeVisible();
      await go(other, '/chats');
      await other.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
      await expect(other.getByRole('textbox', { name: 'Type a message' })).toBeVisible();
      covered['a chat'] = await coveredControls(other, 'down');
      await go(other, thread.path);
      covered['a thread'] = await coveredOn(other);
      await other.getByRole('button', { name: 'Post', exact: true }).first().click();
      await expect(other.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      covered['the composer'] = await coveredControls(other, 'down', '[role="dialog"]');
      expect(Object.entries(covered).filter(([, found]) => found.length > 0)).toEqual([]);
      await other.context().close();
    });
  });
}
