import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { threadAddress } from './member.js';

const port = workerPort(55);

const row = (page: Page, id: string) => page.locator(`#status-list article[data-status-id="${id}"]`);
const toast = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

/** Chooses an item of the menu of a post by the keyboard. */
async function choose(page: Page, id: string, item: RegExp): Promise<void> {
  await row(page, id).getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test.use({ baseURL: `http://localhost:${port}` });
let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // It translates.
  stop = await startApp(port, ['--server-profile', 'mastodon-4.7', '--control']);
});
test.afterAll(() => stop?.());

/** Opens an address inside the app. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    const anchor = document.createElement('a');
    anchor.href = to;
    document.querySelector('main')?.append(anchor);
    anchor.click();
    anchor.remove();
  }, path);
}

test(
  'a day: vote, translate, follow, mute, block, undo, report, and back to the same row',
  { tag: '@main' },
  async ({ page, baseURL }) => {
    const server = { origin: serverOriginOf(baseURL ?? '') };
    await signIn(page);
    const focused = page.locator('#thread [data-variant="focused"]');
    const pathOf = async (words: string) => (await threadAddress(page, server.origin, words)).path;

    await test.step('vote', async () => {
      await open(page, await pathOf('Soup tomorrow?'));
      await focused.getByRole('radio', { name: 'Barley' }).check();
      await focused.getByRole('button', { name: 'Vote' }).press('Enter');
      await expect(focused.getByRole('img', { name: 'Your vote' })).toBeVisible();
    });

    await test.step('see who reposted, and follow one of them', async () => {
      await open(page, await pathOf('every harbour that answered my letter'));
      await focused.getByRole('button', { name: /^\d+ reposts$/ }).press('Enter');
      const reposts = page.getByRole('dialog', { name: 'Reposts' });
      const follow = reposts.getByRole('button', { name: /^Follow / }).first();
      // Until the reader's relationships have loaded, a press of the button does nothing.
      await expect(follow).toBeVisible();
      await expect(reposts.getByRole('button', { name: /^Follow /, disabled: true })).toHaveCount(0);
      const name = (await follow.getAttribute('aria-label')) ?? '';
      await follow.press('Enter');
      await expect(reposts.getByRole('button', { name })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('translate', async () => {
      await open(page, await pathOf('وصل القطار الليلي'));
      await focused.getByRole('button', { name: 'Translate' }).press('Enter');
      await expect(focused.getByText(/^Translated from/)).toBeVisible();
    });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).press('Enter');
    const others = rows(page).filter({ hasText: '@tram.example' });
    await expect(others.first()).toBeVisible();
    const id = (await others.first().getAttribute('data-status-id')) ?? '';

    await test.step('mute, and undo', async () => {
      await choose(page, id, /^Mute @/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Mute', exact: true }).press('Enter');
      await expect(row(page, id)).toHaveCount(0);
      await toast(page, 'Undo').press('Enter');
      await expect(row(page, id)).toHaveCount(1);
    });

    await test.step('block, and undo', async () => {
      await choose(page, id, /^Block @/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).press('Enter');
      await expect(row(page, id)).toHaveCount(0);
      await toast(page, 'Undo').press('Enter');
      await expect(row(page, id)).toHaveCount(1);
    });

    await test.step('report', async () => {
      await choose(page, id, /^Report/);
      const dialog = page.getByRole('dialog', { name: /^Report @/ });
      await dialog.getByRole('radio', { name: 'It is spam' }).check();
      await dialog.getByRole('button', { name: 'Next' }).press('Enter');
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Next' }).press('Enter');
      await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('open a notification, and return to the same row', async () => {
      // A row that is below the first screen.
      const row = rows(page).nth(4);
      await row.scrollIntoViewIfNeeded();
      await row.evaluate(element => element.scrollIntoView({ block: 'start' }));
      const read = (await row.getAttribute('data-status-id')) ?? '';
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Notifications/ })
        .press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
      await page
        .locator('main article')
        .filter({ hasText: /mentioned|liked|reposted/ })
        .first()
        .press('Enter');
      await expect(focused).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
      await page.goBack();
      await expect(page.locator(`#status-list article[data-status-id="${read}"]`)).toBeInViewport();
    });
  },
);
