import type { Page } from '@playwright/test';
import { expect, rows, scrollToElement, signIn, signInWithSuggestions, test } from './fixtures.js';
import { accessTokenOf } from './member.js';

/** Opens the profile of an account and returns its post with these words. */
async function postOf(page: Page, acct: string, words: string) {
  await page.goto(`/@${acct}`);
  await rows(page).first().waitFor();
  await scrollToElement(page, '#status-list article[data-status-id]', words);
  return rows(page).filter({ hasText: words }).first();
}

/** Opens the thread of the post with these words, as the search of the server finds it, and returns the post. */
async function threadOf(page: Page, origin: string, words: string) {
  const found = await page.request.get(`${origin}/api/v2/search?type=statuses&q=${encodeURIComponent(words)}`, {
    headers: { authorization: `Bearer ${await accessTokenOf(page)}` },
  });
  const { statuses } = (await found.json()) as { statuses: { id: string; account: { acct: string } }[] };
  const status = statuses[0];
  if (status === undefined) throw new Error(`The server finds no post with “${words}”.`);
  await page.goto(`/@${status.account.acct}/posts/${status.id}`);
  return page.locator(`article[data-status-id="${status.id}"]`);
}

test(
  '[STAT-01] [STAT-04] shows a card, the edited mark and three kinds of reactions on a post',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    const post = await threadOf(page, server.origin, 'the index survived!');
    await expect(post.locator('time').first()).toBeVisible();
    await expect(post.getByText('Edited')).toBeVisible();
    await expect(post.getByRole('link', { name: /card index|finding aid|archive/i }).first()).toBeVisible();
    await expect(post.getByRole('img', { name: /\d+ reactions/ })).toContainText('🎉');
    await expect(post.getByRole('button', { name: /^Like(,|$)/ })).toBeVisible();
  },
);

test('[STAT-01] shows the options of a poll, and the text behind a content warning', async ({ page }) => {
  await signIn(page);
  const poll = await postOf(page, 'wren@north.example', 'Which birds have you seen this week?');
  await expect(poll.getByText('Kingfisher')).toBeVisible();
  const warned = await postOf(page, 'ravi@ink.example', 'kerning, strong feelings');
  await expect(warned.getByText('Forty lines about one comma.')).toBeHidden();
  await warned.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(warned.getByText('Forty lines about one comma.')).toBeVisible();
});

test("[STAT-02] shows a quoted post, and 'Post is unavailable.' for a quote that the server withholds", async ({ page }) => {
  await signIn(page);
  const quoting = await postOf(page, 'theo@ink.example', 'Now do the ampersand.');
  await expect(quoting.getByRole('group', { name: /Quoted post/ })).toContainText('a twelve-line Q nobody ordered');
  const withheld = await postOf(page, 'viola@tram.example', 'An excuse for the collection, no. 2.');
  await expect(withheld.getByText('Post is unavailable.')).toBeVisible();
});

test('[STAT-05] covers sensitive media until the reader uncovers it, and covers it again', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  const post = await postOf(page, 'ada', 'What fell out of the radio');
  await expect(post.locator('.rk-picture img')).toHaveCount(0);
  await post.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(post.locator('.rk-picture img').first()).toBeVisible();
  await post.getByRole('button', { name: 'Hide', exact: true }).first().press('Enter');
  await expect(post.locator('.rk-picture img')).toHaveCount(0);
});

test('[STAT-08] names the visibility of every kind of post', async ({ page, server }) => {
  await signIn(page);
  const names = [
    'Public',
    'Unlisted',
    'Followers only',
    'Direct message',
    'Local only',
    'List members only',
    'Content Under Review',
    'Mutual followers only',
  ];
  for (const [index, name] of names.entries()) {
    const post = await threadOf(page, server.origin, `Proof ${index + 1} of eight`);
    await expect(post.getByRole('img', { name }).or(post.getByText(name)).first(), name).toBeVisible();
  }
});

test('[UI-06] shows the verified badge beside the name of a verified account', async ({ page }) => {
  await signIn(page);
  await page.goto('/@tobi@tram.example');
  await expect(page.getByRole('main').getByRole('img', { name: 'Verified Account' }).first()).toBeVisible();
  await expect(rows(page).first().getByRole('img', { name: 'Verified Account' })).toBeVisible();
});

test('[UI-07] shows trending hashtags with the people who talk about them', async ({ page }) => {
  await signIn(page);
  const column = page.getByRole('complementary');
  await expect(column.getByText(/\d+ people talking|1 person talking/).first()).toBeVisible();
  const line = await column.locator('svg[viewBox="0 0 40 28"]').first().boundingBox();
  expect([line?.width, line?.height]).toEqual([40, 28]);
});

test('[SUG-02] requests suggestions once at the address that the server has', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/suggestions')) requests.push(`${request.method()} ${pathname}`);
  });
  await signInWithSuggestions(page);
  expect(requests).toEqual(['GET /api/v2/suggestions']);
});

test('[NAV-06] opens the quotes of a post from their count', async ({ page, server }) => {
  await signIn(page);
  const post = await threadOf(page, server.origin, 'Quote it with a better one');
  await post.getByRole('link', { name: /64 quotes/ }).click();
  await expect(page).toHaveURL(/\/posts\/\d+\/quotes$/);
  await expect(
    rows(page)
      .first()
      .getByRole('group', { name: /Quoted post/ }),
  ).toContainText('Tram arrives');
});

test.describe('a page whose script does not arrive', () => {
  test.use({ expectedConsoleErrors: [/Failed to load|ERR_FAILED/] });

  test('[NAV-14] offers a retry, and shows the page when the script arrives', async ({ page }) => {
    await signIn(page);
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/settings[\w.-]*\.js/, route => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('alert').or(page.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(/assets\/settings[\w.-]*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});
