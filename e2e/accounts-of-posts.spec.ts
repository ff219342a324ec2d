import type { Locator, Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, signIn, test, workerPort } from './fixtures.js';
import { threadAddress } from './member.js';

const reactionsPort = workerPort(67);

const focused = (page: Page) => page.locator('#thread [data-variant="focused"]');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const LIKED = 'every harbour that answered my letter';
const REACTED = 'the index survived!';

const likes = (page: Page) => focused(page).getByRole('button', { name: /^\d+ likes$/ });
const reposts = (page: Page) => focused(page).getByRole('button', { name: /^\d+ reposts$/ });

/** Opens the thread of a post from Home, and returns its address. */
async function openPost(page: Page, origin: string, words = LIKED): Promise<string> {
  const { path, id } = await threadAddress(page, origin, words);
  // From Home, so that there is a page to go back to.
  await page.evaluate(to => {
    const anchor = document.createElement('a');
    anchor.href = to;
    document.querySelector('main')?.append(anchor);
    anchor.click();
    anchor.remove();
  }, path);
  await expect(page.locator(`article[data-variant="focused"][data-status-id="${id}"]`)).toBeVisible();
  return page.url();
}

async function opensAccounts(page: Page, opener: Locator, name: string): Promise<Locator> {
  await opener.press('Enter');
  const accounts = dialog(page, name).getByRole('listitem');
  await expect(accounts.first().getByRole('link').first()).toBeVisible();
  return accounts;
}

async function closesByEscape(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const { type, name, opener: of } of [
  { type: 'FAVOURITES', name: 'Likes', opener: likes },
  { type: 'REBLOGS', name: 'Reposts', opener: reposts },
]) {
  test(`[MOD-01] [MOD-14] lists the accounts of ${type} in a modal`, async ({ page, server }) => {
    await signIn(page);
    await openPost(page, server.origin);
    const opener = of(page);
    await opensAccounts(page, opener, name);
    await closesByEscape(page, opener);
  });
}

test('[HINT-03] [MOD-14] shows the hover card of an account in a modal, which stays open', async ({ page, server }) => {
  await signIn(page);
  await openPost(page, server.origin);
  const opener = likes(page);
  const accounts = await opensAccounts(page, opener, 'Likes');
  const name = accounts.nth(1).getByRole('link').first();
  await name.hover();
  const card = page.locator('.rk-hover-card');
  const follow = card.getByRole('button', { name: /^(Follow|Unfollow|Requested)/ }).first();
  await follow.click();
  await expect(accounts.first()).toBeVisible();
  // Escape closes the card first, then the modal.
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(accounts.first()).toBeVisible();
  await closesByEscape(page, opener);
});

test('[MOD-01] [MOD-14] lists the accounts of MENTIONS in a modal', async ({ page, server }) => {
  await signIn(page);
  await openPost(page, server.origin, 'Bring the table. And the lamp.');
  const opener = focused(page).getByRole('button', { name: /^Replying to .+ and 1 other$/ });
  const accounts = await opensAccounts(page, opener, 'Mentions');
  await expect(accounts).toHaveCount(3);
  await expect(accounts.first()).toContainText('@kaz@tram.example');
  await closesByEscape(page, opener);
});

test('[MOD-02] a profile opened from the likes of a post leads back to the post', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  const thread = await openPost(page, server.origin);
  const accounts = await opensAccounts(page, likes(page), 'Likes');
  await accounts.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/@[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(thread);
  await expect(focused(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[MOD-02] [MOD-03] going back closes a list that has no entry, and the page stays', async ({ page, server }) => {
  await signIn(page);
  const thread = await openPost(page, server.origin);
  const entries = await page.evaluate(() => history.length);
  await focused(page).evaluate(post => post.setAttribute('data-kept', ''));
  await opensAccounts(page, reposts(page), 'Reposts');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(thread);
  // The same element: the thread was not rendered anew.
  await expect(focused(page)).toHaveAttribute('data-kept', '');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(rows(page).first()).toBeVisible();
});

test('[MOD-03] going back closes a list over the first page of the visit', async ({ page, server }) => {
  await signIn(page);
  const { path } = await threadAddress(page, server.origin, LIKED);
  await page.goto(path);
  const thread = page.url();
  await opensAccounts(page, reposts(page), 'Reposts');
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(thread);
});

test('[THR-08] a visitor is asked to sign in before the likes of a post are listed', async ({ page, server }) => {
  await signIn(page);
  const { path } = await threadAddress(page, server.origin, LIKED);
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await likes(page).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.describe('a server with reactions', () => {
  // Missing site settings.
  test.use({ baseURL: `http://localhost:${reactionsPort}`, expectedConsoleErrors: [/status of 404|ERR_/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(reactionsPort, ['--server-profile', 'rebased']);
  });
  test.afterAll(() => stop?.());

  test('[MOD-01] [MOD-14] [STAT-07] lists the accounts of REACTIONS, and filters them by emoji', async ({ page, server }) => {
    await signIn(page);
    const thread = await openPost(page, server.origin, REACTED);
    const opener = focused(page).getByRole('button', { name: /^[\d,]+ reactions$/ });
    const accounts = await opensAccounts(page, opener, 'Reactions');
    const tram = accounts.getByRole('img', { name: ':tram:' });
    const others = accounts.filter({ hasNot: page.getByRole('img', { name: ':tram:' }) });
    await expect(others).not.toHaveCount(0);
    await dialog(page, 'Reactions').getByRole('tab', { name: 'tram' }).click();
    await expect(others).toHaveCount(0);
    await expect(tram).not.toHaveCount(0);
    // Long names are cut: the modal fits a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dialog(page, 'Reactions').getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(tram.first()).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(thread);
  });
});
