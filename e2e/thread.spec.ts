import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, holdResponses, rows, signIn, test, waitForLayout, waitForStream, workerPort } from './fixtures.js';
import { accessTokenOf, memberOf, threadAddress } from './member.js';
import { answerAsSite } from './site-settings.js';

test('[THR-01] shows ancestors above the focused post and descendants below', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  const { path, id } = await threadAddress(page, server.origin, 'I will need a bigger table');
  await page.goto(path);
  const texts = page.locator('#thread article');
  await expect(texts.filter({ hasText: 'Bring the table. And the lamp.' })).toBeVisible();
  const order = await texts.evaluateAll(articles => articles.map(article => article.textContent));
  const positions = [
    'Does anybody still have the card index',
    'the index survived!',
    'I will need a bigger table',
    'Bring the table.',
  ].map(words => order.findIndex(text => text.includes(words)));
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(positions).not.toContain(-1);
  await expect(page.locator(`article[data-status-id="${id}"]`)).toHaveAttribute('data-variant', 'focused');
});

test('[THR-03] [UI-09] shows placeholders while a thread loads', async ({ page, server }) => {
  await signIn(page);
  const { path } = await threadAddress(page, server.origin, 'I will need a bigger table');
  const held = await holdResponses(page, /\/api\/v1\/statuses\/\d+(\/context)?$/);
  await page.goto(path);
  await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  await expect(page.locator('#thread article')).toHaveCount(0);
  held.release();
  await expect(page.locator('#thread article').first()).toBeVisible();
});

test.describe('a thread that is not there', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('[THR-04] shows the not-found view for an unknown post', async ({ page }) => {
    await signIn(page);
    await page.goto('/@mara/posts/1');
    await expect(page.getByText('Post not found')).toBeVisible();
  });
});

test('[THR-05] invites visitors to continue the conversation', async ({ page }) => {
  await page.goto('/');
  await rows(page).first().press('Enter');
  const card = page.getByRole('heading', { name: 'Continue the conversation' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' }).last()).toBeVisible();
});

test('[THR-05] shows visitors no card where the site has switched it off', async ({ page, server }) => {
  await answerAsSite(page, server, { displayCta: false });
  await page.goto('/');
  const settings = page.waitForResponse(/frontend_configurations/);
  await rows(page).first().press('Enter');
  await settings;
  await expect(page.locator('#thread article').first()).toBeVisible();
  await waitForLayout(page);
  await expect(page.getByRole('heading', { name: 'Continue the conversation' })).toHaveCount(0);
});

test("[THR-06] shows 'One or more posts are unavailable.' below a post that the server withholds", async ({ page, server }) => {
  await signIn(page);
  const { path } = await threadAddress(page, server.origin, 'exactly what I said to the knot');
  await page.goto(path);
  await expect(page.getByText('One or more posts are unavailable.')).toBeVisible();
});

test('[THR-07] keeps the focused post in place while its ancestors load above it', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  const { path, id } = await threadAddress(page, server.origin, 'Bring the table. And the lamp.');
  const held = await holdResponses(page, /\/context$/);
  await page.goto(path);
  const post = page.locator(`article[data-status-id="${id}"]`);
  await expect(post).toBeVisible();
  const before = await post.boundingBox();
  held.release();
  await expect(page.locator('#thread article').filter({ hasText: 'the index survived!' })).toBeAttached();
  await waitForLayout(page);
  const after = await post.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test(
  '[THR-01] [THR-04] [NAV-05] adds replies while it is open, folds a large branch, and says that the post was deleted',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    const id = await (await memberOf(page, server)).post('Which tram line has the best windows?');
    const [first = ''] = await server.reply(id, { count: 1, from: 'library' });
    await server.reply(id, { count: 40, shape: 'chain' });
    await page.goto(`/@mara/posts/${id}`);
    await expect(page.getByRole('heading', { name: "@mara's Post" })).toBeVisible();

    // A large branch opens in place, by keyboard.
    await page.getByRole('button', { name: 'Show 39 replies' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Hide 39 replies' })).toBeFocused();
    await page.locator('#thread article[aria-posinset="12"]').scrollIntoViewIfNeeded();
    await waitForLayout(page);

    // A streamed reply above the reader moves nothing.
    const read = await page.locator('#thread article[aria-posinset="12"]').getAttribute('data-status-id');
    const row = page.locator(`#thread article[data-status-id="${read ?? ''}"]`);
    const before = await row.boundingBox();
    await server.reply(first, { count: 1, from: 'library' });
    await expect(page.getByText('1 new reply')).toBeAttached();
    await waitForLayout(page);
    expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);

    // Back returns to the same row in the open branch.
    await row.getByRole('link').first().click();
    await expect(page.locator('#thread')).toHaveCount(0);
    await page.goBack();
    await expect(row).toBeVisible();
    await waitForLayout(page);
    expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);

    await server.delete(id);
    await expect(page.getByText('This post was deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
);

/** The acct of an account of the server that the member does not follow. */
async function strangerOf(page: Page, origin: string): Promise<string> {
  const options = { headers: { authorization: `Bearer ${await accessTokenOf(page)}` } };
  const found = await page.request.get(`${origin}/api/v2/search?type=accounts&limit=40&q=a`, options);
  const { accounts } = (await found.json()) as { accounts: { id: string; acct: string }[] };
  const ids = accounts.map(({ id }) => `id[]=${id}`).join('&');
  const answer = await page.request.get(`${origin}/api/v1/accounts/relationships?${ids}`, options);
  const relationships = (await answer.json()) as { id: string; following: boolean }[];
  const strangers = relationships.flatMap(({ id, following }) => (following ? [] : [id]));
  const acct = accounts.find(account => strangers.includes(account.id) && account.acct !== 'mara')?.acct;
  if (acct === undefined) throw new Error('The member follows everybody.');
  return acct;
}

test('[STAT-06] [NAV-05] adds the reply of a stranger, and mutes it with the focus on the row in its place', async ({
  page,
  server,
}) => {
  await signIn(page);
  const id = await (await memberOf(page, server)).post('Which tram line has the best windows?');
  // A reply from before the stream connects comes with the thread, and is not new.
  const isConnected = waitForStream(page);
  await page.goto(`/@mara/posts/${id}`);
  await isConnected;
  await expect(page.locator('#thread article')).toHaveCount(1);
  const from = await strangerOf(page, server.origin);
  const [replyId = ''] = await server.reply(id, { count: 1, from });
  const reply = page.locator(`#thread article[data-status-id="${replyId}"]`);
  await expect(reply.getByText('New', { exact: true })).toBeVisible();

  // The reader works with Tab and Enter alone: no key of the list has set its cursor.
  await reply.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Mute @/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Mute' }).press('Enter');
  await expect(question).toHaveCount(0);
  const cover = page.getByRole('article', { name: /by an account you muted/ });
  await expect(cover.getByRole('button', { name: 'Show anyway' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(reply).toBeVisible();
  await expect(cover).toHaveCount(0);
});

test('[THR-01] adds the replies that its server fetches from others', async ({ page, server }) => {
  await signIn(page);
  const id = await (await memberOf(page, server)).post('Which tram line has the best windows?');
  await server.reply(id, { count: 2, elsewhereFor: 1 });
  await page.goto(`/@mara/posts/${id}`);
  await expect(page.getByText('Looking for more replies…')).toBeVisible();
  await expect(page.locator('#thread article')).toHaveCount(3);
  await expect(page.getByText('Looking for more replies…')).toHaveCount(0);
});

test.describe('a server that pages threads', () => {
  const port = workerPort(60);
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 40[14]/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'truth', '--control']);
  });
  test.afterAll(() => stop?.());

  test('[THR-02] [API-05] loads more replies by its link, 300 ms after the press', async ({ page, server }) => {
    await page.goto('/');
    const post = rows(page).first();
    await expect(post).toBeVisible();
    const id = (await post.getAttribute('data-status-id')) ?? '';
    await server.reply(id, { count: 45 });
    const asked = page.waitForRequest(/context\/descendants$/);
    await post.press('Enter');
    await asked;
    const more = page.getByRole('button', { name: 'Load more' });
    await more.scrollIntoViewIfNeeded();
    const pressedAt = Date.now();
    const next = page.waitForRequest(/context\/descendants\?offset=20/);
    await more.press('Enter');
    await next;
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(290);
    await expect(more).toBeEnabled();
    const last = page.waitForRequest(/context\/descendants\?offset=40/);
    await more.press('Enter');
    await last;
    await expect(more).toHaveCount(0);
  });
});
