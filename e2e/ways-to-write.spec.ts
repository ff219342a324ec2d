import type { Locator, Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, rows, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { memberOf } from './member.js';

const firstPort = workerPort(80);

test.use({ expectedConsoleErrors: [/status of (40[134]|50[0-9])|WebSocket connection to|ERR_/] });

const field = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });
const composer = (page: Page) => page.getByRole('dialog');

/** Opens the menu of a post and chooses from it. */
async function choose(row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: 'More', exact: true }).click();
  await row.page().getByRole('menuitem', { name: item, exact: true }).click();
}

/** An own post on the page of its author, with a text that no other post has. */
async function ownPost(page: Page, server: { origin: string }, text: string): Promise<Locator> {
  const member = await memberOf(page, server);
  const id = await member.post(text);
  await page.goto('/@mara');
  return page.locator(`#status-list article[data-status-id="${id}"]`);
}

test('[CMP-01] n opens a post, which appears in Home once it is sent', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('n');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Two trams, one harbour');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer(page)).toHaveCount(0);
  await expect(page.locator('#status-list').getByText('Two trams, one harbour')).toBeVisible();
});

const COMPOSER_FILES = /\/assets\/(modal-host\.screen|composer\.screen)-.*\.js/;

/** Holds the chunks of the composer until the returned function lets them pass. `fail`: their requests fail from then on. */
async function holdComposer(page: Page, fail = false): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>(done => (release = done));
  await page.route(COMPOSER_FILES, async route => {
    await released;
    if (fail) await route.abort();
    else await route.continue();
  });
  return release;
}

/** Types keys that are shortcuts too, and takes one back. */
async function typeAhead(page: Page): Promise<void> {
  await page.keyboard.type('jjn Two trams,,');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' s');
}
const TYPED_AHEAD = 'jjn Two trams, s';

test('[CMP-02] keeps the keys that are typed while the composer loads', async ({ page }) => {
  await signIn(page);
  const release = await holdComposer(page);
  await page.keyboard.press('n');
  await typeAhead(page);
  await expect(page).toHaveURL('/');
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(TYPED_AHEAD);
  await page.keyboard.type('o');
  await expect(field(page)).toHaveValue(`${TYPED_AHEAD}o`);
});

test('[CMP-02] keys typed after a press on Post press it no second time', async ({ page }) => {
  await signIn(page);
  const release = await holdComposer(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.keyboard.type('Two trams');
  await page.keyboard.press('Enter');
  release();
  await expect(field(page)).toHaveValue('Two trams\n');
  await expect(composer(page)).toHaveCount(1);
});

test('[CMP-02] a double press on Post opens one composer', async ({ page }) => {
  await signIn(page);
  const release = await holdComposer(page);
  await page.getByRole('button', { name: 'Post', exact: true }).dblclick();
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveCount(0);
});

test('[CMP-02] [HINT-14] opens a composer that was wanted offline with the connection, and its keys', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.waitForLoadState('networkidle');
  // The toast and the pause that ends typing last seconds, in which a busy machine does not type it all.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await context.setOffline(true);
  await page.keyboard.press('n');
  await page.keyboard.type('Two trams');
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })).toBeVisible();
  await page.clock.resume();
  await context.setOffline(false);
  await expect(field(page)).toHaveValue('Two trams');
  await expect(composer(page)).toHaveCount(1);
});

test('[CMP-02] keys typed while a reply opens follow its mention', async ({ page }) => {
  await signIn(page);
  const release = await holdComposer(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await typeAhead(page);
  release();
  await expect(field(page)).toHaveValue(/^@\S+ jjn Two trams, s$/);
});

test('[CMP-02] Escape cancels a composer that loads', async ({ page }) => {
  await signIn(page);
  // Keys are kept until the shortcuts have loaded; Escape means nothing to them.
  await page.waitForLoadState('networkidle');
  const release = await holdComposer(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Two');
  await page.keyboard.press('Escape');
  release();
  await page.keyboard.press('n');
  await expect(field(page)).toHaveValue('');
  await expect(composer(page)).toHaveCount(1);
});

test('[CMP-02] keeps the typed keys when the composer fails to load, for the next attempt', async ({ page }) => {
  await signIn(page);
  const release = await holdComposer(page, true);
  await page.keyboard.press('n');
  await page.keyboard.type('Two trams');
  release();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(COMPOSER_FILES);
  await again.click();
  await expect(field(page)).toHaveValue('Two trams');
});

test('[CMP-02] saves an edit without changes as a draft, which the account menu leads to', async ({ page, server }) => {
  await signIn(page);
  const row = await ownPost(page, server, 'A post to edit');
  await choose(row, 'Edit');
  await expect(field(page)).toHaveValue('A post to edit');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Drafts', exact: true }).click();
  await expect(page.locator('.rk-drafts-text')).toHaveText(['A post to edit']);
});

test('[STAT-06] r replies to the current post, with its author mentioned', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Reply', exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue(/^@\S+ $/);
  // The mention alone is nothing to lose.
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveCount(0);
});

test('[STAT-06] m mentions the author of the current post', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await expect(field(page)).toHaveValue(/^@\S+ $/);
});

test('[STAT-06] the reply and quote buttons open the composer with the post', async ({ page }) => {
  await signIn(page);
  const row = rows(page).nth(1);
  const words = (await row.locator('.rk-content').first().textContent()) ?? '';
  for (const [name, title] of [
    [/^Reply/, 'Reply'],
    [/^Quote/, 'Quote'],
  ] as const) {
    await row.getByRole('button', { name }).click();
    await expect(composer(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(composer(page)).toContainText(words.slice(0, 40));
    await page.keyboard.press('Escape');
    await expect(composer(page)).toHaveCount(0);
    await expect(row.getByRole('button', { name })).toBeFocused();
  }
});

test('[STAT-06] a visitor who replies is asked to sign in', async ({ page }) => {
  await page.goto('/timeline/local');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Log in to/ })).toBeVisible();
});

test('[CMP-01] opens shared text in the composer, over Home', async ({ page }) => {
  await signIn(page);
  await page.goto('/share?text=Two+trams&url=https%3A%2F%2Ftram.example');
  await expect(field(page)).toHaveValue('Two trams\nhttps://tram.example');
  await expect(page).toHaveURL('/');
  await page.goto('/statuses/new');
  await expect(field(page)).toBeVisible();
});

test('[NAV-03] a profile starts a mention and a direct message', async ({ page }) => {
  await signIn(page);
  await page.goto('/@tobi@tram.example');
  const menu = page.locator('.rk-profile').getByRole('button', { name: 'More', exact: true });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Direct message to @tobi@tram.example' }).click();
  await expect(field(page)).toHaveValue('@tobi@tram.example ');
  await expect(composer(page).getByRole('combobox', { name: 'Visibility' })).toHaveValue('direct');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('[CMP-02] a new post continues the draft that a reload left open', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('n');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Unsent words');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer(page)).toContainText('This draft was open when the page closed.');
  await expect(field(page)).toHaveValue('Unsent words');
  await composer(page).getByRole('button', { name: 'New post' }).click();
  await expect(field(page)).toHaveValue('');
  await composer(page).getByRole('button', { name: 'Drafts' }).click();
  await expect(page.locator('.rk-drafts-text')).toHaveText(['Unsent words']);
});

test('[CMP-02] a deleted draft can be put back', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('n');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Unsent words');
  await composer(page).getByRole('button', { name: 'Drafts' }).click();
  await composer(page).getByRole('button', { name: 'Delete draft' }).click();
  await expect(composer(page).getByText('Draft deleted')).toBeVisible();
  await composer(page).getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.locator('.rk-drafts-row').click();
  await expect(field(page)).toHaveValue('Unsent words');
});

test(
  '[STAT-06] deletes an own post after a question, and hides it before the server answers',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    const row = await ownPost(page, server, 'A post to delete');
    await expect(row).toContainText('A post to delete');
    let release: () => void = () => undefined;
    const released = new Promise<void>(done => (release = done));
    await page.route(`${server.origin}/api/v1/statuses/*`, async route => {
      if (route.request().method() === 'DELETE') await released;
      await route.continue();
    });
    await choose(row, 'Delete');
    await page.getByRole('alertdialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('A post to delete')).toHaveCount(0);
    release();
    await expect(page.getByText('Post deleted', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('A post to delete')).toHaveCount(0);
  },
);

test('[STAT-06] shows a post again whose deletion is refused', async ({ page, server }) => {
  await signIn(page);
  const row = await ownPost(page, server, 'A post that stays');
  await server.fail({ pattern: 'DELETE /api/v1/statuses/:id', kind: 'status', status: 403, times: 1 });
  await choose(row, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).last()).toBeVisible();
  await expect(page.getByText('A post that stays')).toBeVisible();
});

test('[STAT-06] deletes a post and opens its text for another', async ({ page, server }) => {
  await signIn(page);
  const row = await ownPost(page, server, 'A post with a tpyo');
  await choose(row, 'Delete & redraft');
  await expect(page.getByRole('alertdialog')).toContainText('Its likes and reposts are lost');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete & redraft' }).click();
  await expect(field(page)).toHaveValue('A post with a tpyo');
  await expect(row).toHaveCount(0);
});

test('[STAT-06] keeps a post whose redraft is refused, and leaves no draft', async ({ page, server }) => {
  await signIn(page);
  const row = await ownPost(page, server, 'A post that stays');
  await server.fail({ pattern: 'DELETE /api/v1/statuses/:id', kind: 'status', status: 403, times: 1 });
  await choose(row, 'Delete & redraft');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete & redraft' }).click();
  await expect(page.getByText('A post that stays')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await composer(page).getByRole('button', { name: 'Drafts' }).click();
  await expect(composer(page).getByText('No drafts')).toBeVisible();
});

test('[STAT-06] leaves the page of a post that is deleted there', async ({ page, server }) => {
  await signIn(page);
  const row = await ownPost(page, server, 'A post to delete');
  await row.click();
  await expect(page).toHaveURL(/\/posts\//);
  await choose(page.locator('article[data-variant="focused"]'), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/@mara');
});

test('[CMP-01] the field below a post sends a reply, which appears in its thread', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  const row = await ownPost(page, server, 'A post with an answer');
  await row.click();
  await page.getByRole('button', { name: 'Write your reply' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('An answer');
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Write your reply' })).toBeVisible();
  await expect(page.locator('#thread').getByText('An answer', { exact: true })).toBeVisible();
});

const absences = [
  { profile: 'gotosocial', hasQuotes: false, items: ['Edit', 'Delete & redraft', 'Delete'] },
  { profile: 'snac', hasQuotes: false, items: [] },
] as const;
for (const [index, { profile, hasQuotes, items }] of absences.entries()) {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  test.describe(`a ${profile} server`, () => {
    test.use({ baseURL: app });
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--server-profile', profile, '--control']);
    });
    test.afterAll(() => stop?.());

    test(`[STAT-06] offers what ${profile} has`, async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Your server' }).fill(serverOriginOf(app));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Authorize' }).click();
      await expect(rows(page).first()).toBeVisible();
      await page.goto('/@mara');
      await expect(rows(page).first()).toBeVisible();
      await expect(rows(page).getByRole('button', { name: /^Quote/ })).toHaveCount(hasQuotes ? await rows(page).count() : 0);
      await rows(page).first().getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      for (const item of ['Edit', 'Delete & redraft', 'Delete']) {
        const count = (items as readonly string[]).includes(item) ? 1 : 0;
        await expect(page.getByRole('menuitem', { name: item, exact: true })).toHaveCount(count);
      }
    });
  });
}
