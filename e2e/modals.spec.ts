import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, serverOriginOf, signIn, test, workerPort } from './fixtures.js';

const firstPort = workerPort(70);

test.use({ expectedConsoleErrors: [/ERR_FAILED|status of 404|WebSocket connection to/] });

const field = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });
const composer = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');

/** How many layers lie over the page, by its history entry. */
const layers = (page: Page) => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

async function openComposer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(field(page)).toBeFocused();
}

/** The texts in the list of drafts. */
async function draftTexts(page: Page): Promise<string[]> {
  if (!(await page.getByRole('heading', { name: 'Drafts' }).isVisible())) {
    await page.getByRole('button', { name: 'Drafts' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
  await expect(composer(page).getByText('Loading…')).toHaveCount(0);
  return page.locator('.rk-drafts-text').allTextContents();
}

test('[MOD-02] [MOD-03] [MOD-05] going back closes an empty composer and keeps the page', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  const address = page.url();
  await openComposer(page);
  await expect.poll(() => layers(page)).toBe(1);
  await page.goBack();
  await expect(composer(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeFocused();
});

test(
  '[MOD-03] [MOD-05] [MOD-10] asks before a written post is discarded, on every way out',
  { tag: '@main' },
  async ({ page }) => {
    await signIn(page);
    await openComposer(page);
    await page.keyboard.type('Two trams');
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => composer(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const leave of waysOut) {
      await expect.poll(() => layers(page)).toBe(1);
      await leave();
      await expect(question(page)).toContainText('Delete post');
      await expect(question(page)).toContainText('Are you sure you want to delete this post?');
      await expect.poll(() => layers(page)).toBe(2);
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue('Two trams');
    }
  },
);

test('[MOD-03] [MOD-07] going back from the question returns to the composer', async ({ page }) => {
  await signIn(page);
  await openComposer(page);
  await page.keyboard.type('Two trams');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await expect.poll(() => layers(page)).toBe(2);
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('Two trams');
  await expect.poll(() => layers(page)).toBe(1);
});

test('[MOD-05] [MOD-07] [CMP-02] deletes a discarded draft, and keeps a saved one', async ({ page }) => {
  await signIn(page);
  for (const [text, answer] of [
    ['One tram', 'Delete'],
    ['Two trams', 'Save draft'],
  ] as const) {
    await openComposer(page);
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: answer, exact: true }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(composer(page)).toHaveCount(0);
    await expect.poll(() => layers(page)).toBe(0);
  }
  await openComposer(page);
  await expect(field(page)).toHaveValue('');
  expect(await draftTexts(page)).toEqual(['Two trams']);
});

test('[MOD-09] asks about an edit in its own words', async ({ page }) => {
  await signIn(page);
  await page.goto('/@mara');
  await rows(page).first().getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(field(page)).not.toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible();
  await page.keyboard.type(' And more.');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('Cancel post editing');
  await expect(question(page)).toContainText('Are you sure you want to cancel editing this post? All changes will be lost.');
  await question(page).getByRole('button', { name: 'Cancel editing' }).click();
  await expect(composer(page)).toHaveCount(0);
});

test('[MOD-02] a link that is followed from a modal does not come back to it', async ({ page }) => {
  await signIn(page);
  await openComposer(page);
  await page.keyboard.type('Two trams');
  await expect.poll(() => layers(page)).toBe(1);
  // As a link of this app inside the modal does.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/bookmarks';
    link.id = 'inside';
    document.querySelector('[role="dialog"]')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/bookmarks');
  await expect(composer(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(composer(page)).toHaveCount(0);
  await page.keyboard.press('n');
  expect(await draftTexts(page)).toEqual(['Two trams']);
});

test('[MOD-04] says when the code of a modal could not be loaded, and tries again', async ({ page }) => {
  await signIn(page);
  const chunk = /\/assets\/modal-host\.screen-[^/]+\.js$/;
  await page.route(chunk, route => route.abort());
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await expect(toast).toBeVisible();
  await page.unroute(chunk);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeVisible();
});

test('[MOD-04] offers to load the composer again inside its modal', async ({ page }) => {
  await signIn(page);
  const chunk = /\/assets\/composer\.screen-[^/]+\.js$/;
  await page.route(chunk, route => route.abort());
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer(page).getByRole('alert')).toBeVisible();
  await page.unroute(chunk);
  await composer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeVisible();
});

test.describe('a server with policies', () => {
  const app = `http://localhost:${firstPort}`;
  test.use({ baseURL: app });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(firstPort, ['--server-profile', 'truth', '--control']);
  });
  test.afterAll(() => stop?.());

  test('[MOD-08] holds its modal until the policy is accepted', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Your server' }).fill(serverOriginOf(app));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    const policy = page.getByRole('dialog', { name: /policies of .* have changed/ });
    await expect(policy).toBeVisible();
    const address = page.url();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect.poll(() => layers(page)).toBe(1);
    await page.goBack();
    await expect.poll(() => layers(page)).toBe(1);
    await expect(policy).toBeVisible();
    await expect(policy.getByRole('button', { name: 'Close' })).toHaveCount(0);
    expect(page.url()).toBe(address);
    await policy.getByRole('button', { name: 'Accept' }).click();
    await expect(policy).toHaveCount(0);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(policy).toHaveCount(0);
  });
});
