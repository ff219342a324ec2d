import type { Page } from '@playwright/test';
import { expect, scrollPast, focusFirstRow, rows, waitForLayout, signIn, test, rowTop } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

/** Every list that a member reaches from the navigation, and how. */
const lists: readonly { name: string; open(page: Page): Promise<void>; path: RegExp }[] = [
  { name: 'bookmarks', path: /\/bookmarks$/, open: page => follow(page, 'Bookmarks') },
  { name: 'likes', path: /\/favourites$/, open: page => followTab(page, 'Bookmarks', 'Likes') },
  {
    name: 'a list',
    path: /\/list\/1201$/,
    async open(page) {
      await follow(page, 'Lists');
      await page.getByRole('link', { name: 'Rails and harbours' }).click();
    },
  },
  {
    name: 'a hashtag',
    path: /\/tags\/birdwatching$/,
    open: page =>
      page
        .getByRole('complementary')
        .getByRole('link', { name: /birdwatching/ })
        .click(),
  },
  {
    name: 'another server',
    path: /\/timeline\/tram\.example$/,
    async open(page) {
      await followTab(page, 'Home', 'Federated');
      await page.locator('summary', { hasText: 'Another server' }).click();
      await page.getByRole('textbox', { name: 'Another server' }).fill('https://Tram.Example/@tobi');
      await page.getByRole('button', { name: 'Go' }).click();
    },
  },
  {
    name: 'search results',
    path: /\/search\?q=tram&type=posts$/,
    async open(page) {
      await page.getByRole('complementary').getByRole('searchbox', { name: 'Search' }).press('Enter');
      await expect(page).toHaveURL('/search');
      await page.getByRole('searchbox', { name: 'Search' }).fill('tram');
      await page.keyboard.press('Enter');
      await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Posts' }).click();
    },
  },
  {
    name: 'quotes',
    path: /\/posts\/\d+\/quotes$/,
    async open(page) {
      await page.getByRole('complementary').getByRole('searchbox', { name: 'Search' }).press('Enter');
      await expect(page).toHaveURL('/search');
      await page.getByRole('searchbox', { name: 'Search' }).fill('arrives Quote it with a better one');
      await page.keyboard.press('Enter');
      await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Posts' }).click();
      await expect(page).toHaveURL(/type=posts/);
      await rows(page).first().press('Enter');
      await page
        .locator('#thread')
        .getByRole('link', { name: /quotes/i })
        .first()
        .click();
    },
  },
];

async function followTab(page: Page, place: string, tab: string): Promise<void> {
  await follow(page, place);
  await page.getByRole('main').getByRole('link', { name: tab, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible();
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function isStillAt(page: Page, before: { id: string; top: number }): Promise<void> {
  await expect.poll(() => rowTop(page, before.id)).not.toBeNull();
  await waitForLayout(page);
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
}

for (const { name, open, path } of lists) {
  test(`[HINT-01] restores the row in ${name} after opening a post, going back and reloading`, async ({ page }) => {
    await signIn(page);
    await open(page);
    await expect(page).toHaveURL(path);
    await expect(rows(page).first()).toBeVisible();
    await scrollPast(page, 60);
    await waitForLayout(page);
    const before = await focusFirstRow(page);
    await page.locator(`#status-list article[data-status-id="${before.id}"]`).press('Enter');
    await expect(page.locator('#thread')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await isStillAt(page, before);
    await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.includes('scroll')));
    await page.reload();
    await isStillAt(page, before);
  });
}

test('[HINT-01] queues streamed posts above a list and above several hashtags', async ({ page, server }) => {
  await signIn(page);
  await follow(page, 'Lists');
  await page.getByRole('link', { name: 'Rails and harbours' }).click();
  await scrollPast(page, 30);
  await server.post(60);
  await expect(page.getByRole('button', { name: /Click to see \d+\+? new posts?/ })).toBeVisible();

  await page.goto('/tags/letterpress?any=birdwatching');
  await scrollPast(page, 30);
  await server.post(120);
  await expect(page.getByRole('button', { name: /Click to see \d+\+? new posts?/ })).toBeVisible();
});

test('[HINT-01] keeps the row of a removed bookmark until the reader leaves the list', async ({ page }) => {
  await signIn(page);
  await follow(page, 'Bookmarks');
  const first = rows(page).first();
  await waitForLayout(page);
  const id = await first.getAttribute('data-status-id');
  const second = await rows(page).nth(1).getAttribute('data-status-id');
  const top = await rowTop(page, second ?? '');
  await first.getByRole('button', { name: /bookmark/i }).click();
  await expect(first.getByRole('button', { name: /bookmark/i })).toHaveAttribute('aria-pressed', 'false');
  expect(await rows(page).first().getAttribute('data-status-id')).toBe(id);
  expect(await rowTop(page, second ?? '')).toBe(top);
  await follow(page, 'Home');
  await follow(page, 'Bookmarks');
  await expect(rows(page).first()).toHaveAttribute('data-status-id', second ?? '');
  await page.reload();
  await expect(rows(page).first()).toHaveAttribute('data-status-id', second ?? '');
});

test('[NAV-11] pins and unpins servers, and marks the current one', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/timeline/tram.example');
  await expect(page.getByText('Timeline of tram.example')).toBeVisible();
  await page.getByRole('button', { name: 'Pin tram.example' }).click();
  await expect(page.getByText('Timeline of tram.example')).toBeHidden();
  await page.goto('/timeline/mar.example');
  await page.getByRole('button', { name: 'Pin mar.example' }).click();
  const bar = page.locator('main').getByRole('navigation', { name: 'Pinned servers' });
  await expect(bar.getByRole('link')).toHaveText(['tram.example', 'mar.example']);
  await bar.getByRole('link', { name: 'tram.example' }).click();
  await expect(bar.locator('[aria-current="page"]')).toHaveText(['tram.example']);
  await expect(rows(page).first()).toContainText('@tram.example');
  await page.reload();
  await page.getByRole('button', { name: 'Unpin tram.example' }).click();
  await expect(bar.getByRole('link')).toHaveText(['mar.example']);
  await page.getByRole('link', { name: 'Close the timeline of tram.example' }).click();
  await expect(page).toHaveURL(/\/timeline\/fediverse$/);
});

test('[NAV-02] adds hashtags to a list and removes them', async ({ page }) => {
  await signIn(page);
  await page.goto('/tags/birdwatching');
  await page.locator('summary', { hasText: 'More hashtags' }).click();
  await page.getByRole('textbox', { name: 'Hashtag' }).fill('#letterpress');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/tags\/birdwatching\?any=letterpress$/);
  await expect(page.locator('#status-list').getByRole('link', { name: '#letterpress' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove #letterpress' }).click();
  await expect(page).toHaveURL(/\/tags\/birdwatching$/);
});

test.describe('empty lists', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('explains an empty list and a server without posts', async ({ page }) => {
    await signIn(page);
    await page.goto('/list/1203');
    await expect(page.getByRole('heading', { name: 'Next winter' })).toBeVisible();
    await expect(page.getByText('This list is empty')).toBeVisible();
    await page.goto('/timeline/nowhere.example');
    await expect(page.getByText('No posts from nowhere.example yet.')).toBeVisible();
  });
});

test('retries a failed list in place', async ({ page, server }) => {
  test.info().annotations.push({ type: 'why', description: 'The first answers are 503.' });
  await signIn(page);
  await server.fail({ pattern: 'GET /api/v1/bookmarks', kind: 'truncate', times: 1 });
  await follow(page, 'Bookmarks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});
