import { head, heading, homeAbove, leave, listed, markerOf, olderPages, postOfEachKind, view } from './catching-up.js';
import { expect, rows, test, waitForLayout } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

test('on a phone: reads everything since the reader left, and moves the place of Home only when asked', async ({
  page,
  server,
}) => {
  const since = await leave(page, server, 125);
  await page.goto('/');
  await page.getByRole('link', { name: 'Catch up' }).tap();
  await expect(heading(page)).toBeVisible();
  await expect(head(page)).toContainText('This is everything since');
  const expected = await homeAbove(page, server, since);
  expect((await listed(page)).toSorted()).toEqual(expected.toSorted());
  expect(await markerOf(page, server)).toBe(since);
  const mark = head(page).getByRole('button', { name: 'Mark Home as read up to here' });
  await mark.tap();
  await expect(head(page)).toContainText('Home is read up to');
  expect(await markerOf(page, server)).toBe(expected[0]);
});

test('on a phone: stops, and continues where it stopped', async ({ page, server }) => {
  await leave(page, server, 125);
  await page.route(olderPages(server), async route => {
    await new Promise(done => setTimeout(done, 1_500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/catch-up');
  await head(page).getByRole('button', { name: 'Stop' }).tap();
  await expect(head(page)).toContainText('you stopped.');
  await expect(rows(page).first()).toBeVisible();
  await head(page).getByRole('button', { name: 'Continue reading' }).tap();
  await expect(head(page)).toContainText('This is everything since');
});

test('on a phone: views and filters fit the page, and their targets are large enough', async ({ page, server }) => {
  await leave(page, server, 8);
  const { answer } = await postOfEachKind(page, server);
  await page.goto('/catch-up');
  await expect(head(page)).toContainText('This is everything since');
  const MINIMUM_PX = 44;
  for (const name of ['Authors', 'Conversations', 'Links', 'Pictures', 'Reposts', 'All']) {
    await view(page, name).tap();
    await waitForLayout(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    const low = await page.evaluate(
      least =>
        [...document.querySelectorAll('.rk-catch-up-head :is(button, summary), .rk-catch-up-more button')]
          .filter(one => one.getBoundingClientRect().height < least)
          .map(one => one.textContent),
      MINIMUM_PX,
    );
    expect(low, name).toEqual([]);
  }
  await page.getByText('Filters', { exact: true }).tap();
  await page.getByLabel('Replies', { exact: true }).selectOption('Replies alone');
  await expect(page.locator(`#status-list article[data-status-id="${answer}"]`)).toBeVisible();
  await expect(page.getByText('Filters: 1', { exact: true })).toBeVisible();
});
