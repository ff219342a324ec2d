import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, signIn, test, workerPort } from './fixtures.js';

const port = workerPort(64);

const row = (page: Page, id: string) => page.locator(`article[data-status-id="${id}"]`);
const search = (page: Page) => page.getByRole('combobox', { name: 'Search emoji' });

/** The answer to a reaction: a page that reloads earlier cancels the request. */
const answered = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(response => response.url().includes('/reactions/') && response.request().method() === method);

/** Moves to the first post of Home by the keyboard. Returns its id. */
async function firstPost(page: Page): Promise<string> {
  await page.locator('article[data-status-id]').first().waitFor();
  await page.keyboard.press('j');
  const focused = page.locator('article[data-status-id]:focus');
  await expect(focused).toHaveCount(1);
  return (await focused.getAttribute('data-status-id')) ?? '';
}

async function openPicker(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await expect(search(page)).toBeFocused();
}

test.describe('on a server with reactions', () => {
  // Missing site settings, and the faults that tests arm.
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of [45]\d\d|ERR_/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'rebased', '--control']);
  });
  test.afterAll(() => stop?.());
  test.beforeEach(async ({ page, server }) => {
    await server.reset();
    await signIn(page);
  });

  test('[STAT-06] opens the picker for a key that came before the server said that it has reactions', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>(done => (release = done));
    await page.route('**/api/v2/instance', async route => {
      await released;
      await route.continue();
    });
    await signIn(page);
    await firstPost(page);
    await page.waitForLoadState('load');
    await page.keyboard.press('e');
    release();
    await expect(search(page)).toBeFocused();
  });

  test('[STAT-06] adds a reaction by the key e, keeps it, and removes it by its button', { tag: '@main' }, async ({ page }) => {
    const id = await firstPost(page);
    await openPicker(page);
    await expect(search(page)).toHaveAttribute('aria-activedescendant', /-0$/);
    await page.keyboard.type('owl');
    const added = answered(page, 'PUT');
    await page.keyboard.press('Enter');
    await expect(search(page)).toHaveCount(0);
    await expect(row(page, id)).toBeFocused();
    const own = row(page, id).getByRole('button', { name: '🦉: 1 reaction' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');

    await added;
    await page.reload();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    const removed = answered(page, 'DELETE');
    await own.press('Enter');
    await expect(own).toHaveCount(0);
    await expect(row(page, id)).toBeFocused();
    await removed;
    await page.reload();
    await expect(row(page, id)).toBeVisible();
    await expect(own).toHaveCount(0);
  });

  test('closes the picker by Escape, with the focus on the post', async ({ page }) => {
    const id = await firstPost(page);
    await openPicker(page);
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
    await expect(row(page, id)).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('React', { exact: true })).toBeVisible();
  });

  test('closes the picker when another page is shown', async ({ page }) => {
    await page.locator('article[data-status-id]').first().press('Enter');
    await expect(page.locator('#thread article').first()).toBeVisible();
    await page.locator('#thread [data-variant="focused"]').press('e');
    await expect(search(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(search(page)).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('has the focus in the picker, and a key moves it to the field', async ({ page }) => {
      const id = await firstPost(page);
      await page.keyboard.press('e');
      await expect(page.locator('.rk-emoji-popover')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(search(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(row(page, id)).toBeFocused();
    });
  });

  test('opens the picker from the menu of a post', async ({ page }) => {
    const id = await firstPost(page);
    await row(page, id).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'React' }).click();
    await expect(search(page)).toBeFocused();
    await search(page).fill('tram');
    await page.getByRole('gridcell', { name: 'tram', exact: true }).first().click();
    await expect(row(page, id).getByRole('button', { pressed: true, name: /tram|🚊/ })).toBeVisible();
  });

  test('[STAT-06] replaces the reaction of the reader by another', async ({ page }) => {
    const id = await firstPost(page);
    const own = row(page, id).locator('.rk-reactions').getByRole('button', { pressed: true });
    for (const word of ['owl', 'tram']) {
      await openPicker(page);
      await search(page).fill(word);
      const added = answered(page, 'PUT');
      await page.keyboard.press('Enter');
      await added;
      await expect(own).toHaveCount(1);
    }
    await expect(own).not.toHaveAccessibleName(/^🦉/);
    await page.reload();
    await expect(own).toHaveCount(1);
  });

  test('[STAT-06] removes a reaction that the server refuses, and says so', async ({ page, server }) => {
    const id = await firstPost(page);
    await server.fail({ pattern: 'PUT /api/v1/pleroma/statuses/*', kind: 'status', status: 400, message: 'Invalid emoji' });
    await openPicker(page);
    await search(page).fill('owl');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid emoji')).toBeVisible();
    await expect(row(page, id).getByRole('button', { name: /^🦉/ })).toHaveCount(0);
  });
});

test('[STAT-06] are not offered where the server has none', async ({ page }) => {
  await signIn(page);
  const id = await firstPost(page);
  await page.keyboard.press('e');
  await row(page, id).getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'React' })).toHaveCount(0);
  await expect(search(page)).toHaveCount(0);
});
