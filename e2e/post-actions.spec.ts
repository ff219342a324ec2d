import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, signIn, test, workerPort } from './fixtures.js';
import { memberOf, threadAddress } from './member.js';

const snacPort = workerPort(92);

const row = (page: Page, id: string) => page.locator(`#status-list article[data-status-id="${id}"]`);
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Opens the menu of a post. */
async function openMenu(page: Page, id: string): Promise<void> {
  await row(page, id).getByRole('button', { name: 'More', exact: true }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
}

test(
  '[STAT-06] [API-06] pins an own post to the profile and mutes its conversation from its menu',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    const id = await (await memberOf(page, server)).post('A bench with a view of the depot.');
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await openMenu(page, id);
    await item(page, 'Pin to profile').press('Enter');
    await expect(page.getByText('Pinned to your profile')).toBeVisible();
    await openMenu(page, id);
    await expect(item(page, 'Unpin from profile')).toBeVisible();
    await item(page, 'Mute conversation').press('Enter');
    await expect(page.getByText('Conversation muted.')).toBeVisible();
    await openMenu(page, id);
    await expect(item(page, 'Unmute conversation')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/@mara');
    await expect(rows(page).filter({ hasText: 'A bench with a view' }).first()).toContainText('Pinned post');
  },
);

test.describe('on a server that lacks what its version has', () => {
  test.use({ expectedConsoleErrors: [/status of 40[45]/] });

  test('[API-09] says so at the first try, and offers it no longer', async ({ page, server }) => {
    await signIn(page);
    const member = await memberOf(page, server);
    const id = await member.post('A kettle on the depot stove.');
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    const refuse = (pattern: string, status: number) =>
      page.route(pattern, route =>
        route.request().method() === 'OPTIONS'
          ? route.fallback()
          : route.fulfill({ status, json: { error: 'Record not found' }, headers: { 'access-control-allow-origin': '*' } }),
      );
    await refuse('**/api/v1/statuses/*/pin', 405);
    await refuse('**/api/v1/statuses/*/mute', 404);
    const said = page.getByText(/does not support this\. It is no longer offered\.$/);
    await openMenu(page, id);
    await item(page, 'Pin to profile').press('Enter');
    await expect(said).toHaveCount(1);
    await openMenu(page, id);
    await expect(item(page, 'Pin to profile')).toHaveCount(0);
    await item(page, 'Mute conversation').press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    // The app asks for the post before it believes the answer.
    await expect(async () => {
      await openMenu(page, id);
      const offered = await item(page, 'Mute conversation').count();
      await page.keyboard.press('Escape');
      expect(offered).toBe(0);
    }).toPass();
    await expect(page.getByText('Record not found')).toHaveCount(0);
    await page.reload();
    await openMenu(page, id);
    await expect(item(page, 'Edit')).toBeVisible();
    await expect(item(page, 'Pin to profile')).toHaveCount(0);
    await expect(item(page, 'Mute conversation')).toHaveCount(0);
  });
});

test('[STAT-06] brings the posts of a muted author back by Undo', async ({ page }) => {
  await signIn(page);
  const others = rows(page).filter({ hasNot: page.getByRole('link', { name: /@mara$/ }) });
  const id = (await others.first().getAttribute('data-status-id')) ?? '';
  const order = () => rows(page).evaluateAll(all => all.slice(0, 5).map(one => one.dataset['statusId']));
  const before = await order();
  await openMenu(page, id);
  await page.getByRole('menuitem', { name: /^Mute @/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  await expect(row(page, id)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, id)).toHaveCount(1);
  expect(await order()).toEqual(before);
});

test('[THR-08] a visitor likes a post from their own server', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route('https://marsh.test/**', route => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname !== '/.well-known/webfinger') return route.fulfill({ contentType: 'text/html', body: 'Your server' });
    const links = [{ rel: 'http://ostatus.org/schema/1.0/subscribe', template: 'https://marsh.test/act?uri={uri}' }];
    return route.fulfill({ json: { links }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Like(,|$)/ })
    .press('Enter');
  const prompt = page.getByRole('dialog', { name: /^Log in to/ });
  const field = prompt.getByRole('textbox', { name: 'Your account on another server' });
  await field.fill('ann');
  await field.press('Enter');
  await expect(prompt).toContainText('Enter your account as name@server.');
  await field.fill('@ann@marsh.test');
  const opened = context.waitForEvent('page');
  await prompt.getByRole('button', { name: 'Like from your server' }).press('Enter');
  const tab = await opened;
  await tab.waitForURL(/^https:\/\/marsh\.test\/act\?uri=http/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(asked).toContain('/.well-known/webfinger');
  await tab.close();
  await page.reload();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Repost/ })
    .press('Enter');
  await expect(field).toHaveValue('ann@marsh.test');
});

test.describe('a server that tells nobody who liked a post', () => {
  const origin = `http://localhost:${snacPort + 1}`;
  // snac has no site settings and no suggestions.
  test.use({ baseURL: `http://localhost:${snacPort}`, expectedConsoleErrors: [/status of 404|ERR_/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(snacPort, ['--server-profile', 'snac']);
  });
  test.afterAll(() => stop?.());

  test('[STAT-07] counts open no list, and what the server has no endpoint for is not offered', async ({ page }) => {
    await signIn(page);
    const { path } = await threadAddress(page, origin, 'every harbour that answered my letter');
    await page.goto(path);
    const focused = page.locator('#thread [data-variant="focused"]');
    await expect(focused.getByText(/^\d+ likes$/)).toBeVisible();
    await expect(focused.getByRole('button', { name: /likes$/ })).toHaveCount(0);
    await focused.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(item(page, 'Copy link')).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /conversation$/ })).toHaveCount(0);
  });
});
