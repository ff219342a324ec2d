import { head, heading, homeAbove, leave, listed, markerOf, olderPages, postOfEachKind, view } from './catching-up.js';
import { expect, rows, test, waitForLayout } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

test(
  'reads everything since the reader left, over gaps, and moves the place of Home only when asked',
  { tag: '@main' },
  async ({ page, server }) => {
    const since = await leave(page, server, 70);
    // A first look at Home loads the newest posts: between them and the place lies a gap.
    await page.goto('/');
    await expect(rows(page).first()).toBeVisible();
    await page.goto('about:blank');
    await server.post(70);
    await page.goto('/');
    const offer = page.getByRole('link', { name: 'Catch up' });
    await expect(offer).toBeVisible();
    const top = await rows(page).first().getAttribute('data-status-id');
    await offer.click();
    await expect(heading(page)).toBeVisible();
    await expect(head(page)).toContainText('This is everything since');
    const expected = await homeAbove(page, server, since);
    expect(expected.length).toBeGreaterThanOrEqual(140);
    expect((await listed(page)).toSorted()).toEqual(expected.toSorted());
    expect(await markerOf(page, server)).toBe(since);

    // Home is as it was left.
    await page.goBack();
    await expect(rows(page).first()).toHaveAttribute('data-status-id', top ?? '');
    await page.goForward();
    await head(page).getByRole('button', { name: 'Mark Home as read up to here' }).click();
    await expect(head(page)).toContainText('Home is read up to');
    expect(await markerOf(page, server)).toBe(expected[0]);
    // The next visit begins there.
    await page.goto('/catch-up');
    await expect(page.getByText('Nothing was posted since you stopped reading Home.')).toBeVisible();
  },
);

test('stops, and continues where it stopped', async ({ page, server }) => {
  const since = await leave(page, server, 130);
  let allowed = 1;
  const waiting: (() => void)[] = [];
  await page.route(olderPages(server), async route => {
    if (allowed <= 0) await new Promise<void>(done => waiting.push(done));
    allowed -= 1;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/catch-up');
  const stop = head(page).getByRole('button', { name: 'Stop' });
  await expect(head(page)).toContainText('80 posts');
  await expect(head(page).getByRole('progressbar', { name: 'Time read since you left' })).toBeVisible();
  await stop.click();
  await expect(head(page)).toContainText('are not read: you stopped.');
  allowed = 100;
  for (const go of waiting.splice(0)) go();
  // The page that was on its way is kept.
  await expect(head(page)).toContainText('120 posts');
  await waitForLayout(page);
  await expect(head(page)).toContainText('120 posts');
  await head(page).getByRole('button', { name: 'Continue reading' }).click();
  await expect(head(page)).toContainText('This is everything since');
  await expect(head(page)).toContainText(`${(await homeAbove(page, server, since)).length} posts`);
});

test.describe('a server that fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('keeps what was read and goes on when asked', async ({ page, server }) => {
    const since = await leave(page, server, 130);
    let answers = 0;
    await page.route(olderPages(server), route => {
      answers += 1;
      return answers > 1 ? route.fulfill({ status: 503, json: { error: 'Down for a moment' } }) : route.continue();
    });
    await page.goto('/catch-up');
    await expect(head(page)).toContainText('could not be read: the server did not answer. Down for a moment', {
      timeout: 30_000,
    });
    await expect(head(page)).toContainText('80 posts');
    await expect(rows(page).first()).toBeVisible();
    await page.unroute(olderPages(server));
    await head(page).getByRole('button', { name: 'Continue reading' }).click();
    await expect(head(page)).toContainText('This is everything since');
    expect((await listed(page)).length).toBe((await homeAbove(page, server, since)).length);
  });
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|WebSocket/] });

  test('shows what is stored, says what is not read, and goes on once it is online', async ({ page, server }) => {
    await leave(page, server, 130);
    await page.goto('/catch-up');
    await expect(head(page)).toContainText('This is everything since');
    const posts = (await listed(page)).length;
    await page.goto('about:blank');
    await server.post(5);
    // The files of the app come as from the worker's cache; the server cannot be reached.
    await page.route(`${server.origin}/**`, route => route.abort('internetdisconnected'));
    await page.goto('/catch-up');
    await expect(head(page)).toContainText(/could not be read|everything since/, { timeout: 30_000 });
    expect((await listed(page)).length).toBe(posts);
    await page.unroute(`${server.origin}/**`);
    await head(page).getByRole('button', { name: 'Continue reading' }).click();
    await expect(head(page)).toContainText(`${posts + 5} posts`);
  });
});

test('gathers by author, conversation, link and reposts, and says what each view leaves out', async ({ page, server }) => {
  await leave(page, server, 12);
  const { shared, answer } = await postOfEachKind(page, server);
  await page.goto('/catch-up');
  await expect(head(page)).toContainText('This is everything since');
  await expect(head(page)).toContainText(/4 reposts shown with their posts/);
  const row = page.locator(`#status-list article[data-status-id="${shared}"]`);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('and 2 others reposted');

  await view(page, 'Links').click();
  const link = page.getByRole('article').filter({ hasText: 'people shared this' }).first();
  await expect(link).toContainText('4 people shared this');
  await expect(link).toContainText('harbour.example');
  await expect(head(page)).toContainText('have no link');
  await page.getByRole('button', { name: 'Show 1 more post' }).first().click();
  await expect(page.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');

  await view(page, 'Conversations').click();
  await expect(page.getByRole('article').filter({ hasText: 'posts in this conversation' }).first()).toContainText(
    '2 posts in this conversation',
  );
  await page.getByRole('button', { name: 'Show 1 more post' }).first().click();
  await expect(page.locator(`#status-list article[data-status-id="${answer}"]`)).toBeVisible();
  await expect(head(page)).toContainText(/alone in/);

  await view(page, 'Reposts').click();
  await expect(rows(page).first()).toContainText('Because 3 people you follow reposted it');
  await expect(head(page)).toContainText('not reposted by anyone you follow');

  await view(page, 'Pictures').click();
  await expect(head(page)).toContainText('no pictures or videos');

  await view(page, 'Authors').click();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /posts? by/ })
      .first(),
  ).toBeVisible();
  // The posts of other views were on the screen.
  await expect(page.getByText('Seen', { exact: true }).first()).toBeVisible();
});

test('filters by age, replies, length and language, and counts what they leave out', async ({ page, server }) => {
  await leave(page, server, 12);
  const { answer, long } = await postOfEachKind(page, server);
  await page.goto('/catch-up');
  await expect(head(page)).toContainText('This is everything since');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Replies', { exact: true }).selectOption('Without replies');
  await expect(page.locator(`#status-list article[data-status-id="${answer}"]`)).toHaveCount(0);
  await expect(head(page)).toContainText(/do(?:es)? not pass the filters of this page/);
  await page.getByLabel('Replies', { exact: true }).selectOption('With replies');
  await page.getByLabel('Language', { exact: true }).selectOption('German');
  await expect(page.locator(`#status-list article[data-status-id="${long}"]`)).toBeVisible();
  await expect(page.locator(`#status-list article[data-status-id="${answer}"]`)).toHaveCount(0);
  await page.getByLabel('Length', { exact: true }).selectOption('More than 500 characters');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator(`#status-list article[data-status-id="${answer}"]`)).toHaveCount(1);
  await page.getByLabel('Age', { exact: true }).selectOption('Last 6 hours');
  await expect(rows(page).first()).toBeVisible();
});

test('a post can be liked there, and one that is deleted leaves and is counted', async ({ page, server }) => {
  await leave(page, server, 30);
  await page.goto('/catch-up');
  await expect(head(page)).toContainText('This is everything since');
  const first = rows(page).first();
  const id = (await first.getAttribute('data-status-id')) ?? '';
  await first.getByRole('button', { name: /Like/ }).click();
  await expect(first.getByRole('button', { name: /Like/ })).toHaveAttribute('aria-pressed', 'true');
  await server.delete(id);
  await expect(page.locator(`#status-list article[data-status-id="${id}"]`)).toHaveCount(0);
  await expect(head(page)).toContainText('1 post was deleted meanwhile.');
});

test('is reached from the menu of the account', async ({ page, server }) => {
  await leave(page, server, 3);
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Catch up' }).click();
  await expect(heading(page)).toBeVisible();
});

test('has at most 600 elements in its list with 1,000 posts', async ({ page, server }) => {
  await leave(page, server, 1_000);
  await page.goto('/catch-up');
  await expect(head(page)).toContainText(/are not read yet|This is everything since/, { timeout: 120_000 });
  await expect(head(page)).toContainText(/1[.,]?0\d\d posts/);
  const elements = () => page.evaluate(() => document.querySelectorAll('#status-list, #status-list *').length);
  for (const name of ['All', 'Authors', 'Links', 'Pictures']) {
    await view(page, name).click();
    await waitForLayout(page);
    expect(await elements(), name).toBeLessThanOrEqual(600);
  }
});
