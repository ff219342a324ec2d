import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, test, serverOriginOf, workerPort } from './fixtures.js';
import { signIn } from './sign-in.js';

const control = async (page: Page, body: object): Promise<void> => {
  const answer = await fetch(`${serverOriginOf(page.url())}/_control/notifications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
};
const list = (page: Page) => page.getByRole('feed', { name: 'Notifications' });
const link = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first();

test('[HINT-02] counts unread notifications, marks them as read, and returns to the row', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await control(page, { type: 'favourite', count: 12 });
  await expect(link(page, /^Notifications 12 unread/)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Home/);
  await link(page, /^Notifications/).click();

  // The server has grouped them; the reader has seen them.
  const first = list(page).getByRole('article').first();
  await expect(first).toContainText(/and \d+ more liked your post/);
  await expect(link(page, /^Notifications$/)).toBeVisible();
  await first.getByRole('button', { name: 'Show all' }).click();
  await expect(first.getByRole('listitem')).not.toHaveCount(0);

  // By keyboard: on from the row that holds the focus, open one, and back to it.
  for (const place of ['2', '3', '4', '5']) {
    await page.keyboard.press('j');
    await expect(list(page).locator('article:focus')).toHaveAttribute('aria-posinset', place);
  }
  const row = list(page).locator('article[aria-posinset="5"]');
  const words = await row.innerText();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/notifications/);
  await page.goBack();
  await expect(row).toBeInViewport();
  expect((await row.innerText()).slice(0, 40)).toBe(words.slice(0, 40));

  // New ones wait while the reader is below the top.
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await control(page, { type: 'follow', count: 2 });
  await page.getByRole('button', { name: 'Click to see 2 new notifications' }).click();
  await expect(list(page).getByRole('article').first()).toContainText('followed you');

  // The tabs are lists of their own.
  await page.getByRole('link', { name: 'Mentions', exact: true }).click();
  await expect(list(page).getByRole('article').first()).toContainText(/mentioned you|quoted your post/);
  await expect(list(page).getByText('liked your post')).toHaveCount(0);

  // Filtered ones are accepted at once.
  await page.getByRole('link', { name: 'Notifications from 2 accounts are filtered' }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByText('No notifications are filtered.')).toBeVisible();

  // All are deleted after a question.
  await page.goto('/notifications/all');
  await page.getByRole('button', { name: 'Notification options' }).click();
  await page.getByRole('menuitem', { name: 'Clear notifications' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('You don’t have any notifications yet.')).toBeVisible();
});

test('[HINT-02] draws likes and posts on one grid, with one line of reason above a post', async ({ page }) => {
  await signIn(page);
  await control(page, { type: 'favourite', count: 3 });
  await page.goto('/notifications');
  await expect(list(page).locator('.rk-notification').first()).toBeVisible();
  await expect(list(page).locator('.rk-status').first()).toBeVisible();
  const edges = await list(page)
    .getByRole('article')
    .evaluateAll(rows =>
      rows.map(row => {
        const start = (selector: string) => Math.round(row.querySelector(selector)?.getBoundingClientRect().left ?? -1);
        const isPost = row.matches('.rk-status');
        return {
          picture: start(isPost ? '.rk-status-avatar' : '.rk-notification-picture > a'),
          words: start(isPost ? '.rk-status-head' : '.rk-notification-sentence'),
          reason: isPost ? start('.rk-notification-headline > span') : null,
          lines: row.querySelectorAll('.rk-notification-headline, .rk-status-context').length,
        };
      }),
    );
  expect(new Set(edges.map(edge => edge.picture)).size).toBe(1);
  expect(new Set(edges.map(edge => edge.words)).size).toBe(1);
  const posts = edges.filter(edge => edge.reason !== null);
  expect(posts.length).toBeGreaterThan(0);
  for (const { reason, words, lines } of posts) expect([reason, lines]).toEqual([words, 1]);
});

test('[HINT-02] answers requests, changes the policy, and notifies on the desktop', async ({ page }) => {
  // A browser without a screen shows none, and may refuse to: the page keeps what it was asked to show.
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Recorded extends EventTarget {
      static readonly permission: NotificationPermission = 'granted';
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Recorded, shown });
  });
  await signIn(page);
  await control(page, { type: 'follow_request', from: 'kaz@tram.example' });
  await control(page, { type: 'follow_request', from: 'bo' });
  await link(page, /^Notifications/).click();
  const request = (name: string) =>
    list(page)
      .getByRole('article')
      .filter({ hasText: `${name} asked to follow you` });
  await request('Bo').getByRole('button', { name: 'Accept Bo' }).click();
  await expect(request('Bo')).toHaveCount(0);
  await request('Kazimir').getByRole('button', { name: 'Reject Kazimir' }).click();
  await expect(request('Kazimir')).toHaveCount(0);

  // Filtered ones: one is dismissed, the rest at once.
  await page.getByRole('link', { name: 'Notifications from 2 accounts are filtered' }).click();
  const filtered = page.getByRole('list', { name: 'Filtered notifications' }).getByRole('listitem');
  await expect(filtered).toHaveCount(2);
  await filtered
    .first()
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(filtered).toHaveCount(1);

  await page.goto('/settings/notifications');
  const strangers = page.getByLabel('Accounts you don’t follow');
  await strangers.selectOption('Filter');
  await page.getByRole('switch', { name: 'Desktop notifications' }).click();
  await page.reload();
  await expect(strangers).toHaveValue('filter');
  await control(page, { type: 'mention', from: 'bo' });
  await control(page, { type: 'mention', from: 'kaz@tram.example' });
  await page.getByRole('link', { name: 'Filtered notifications' }).click();
  await expect(filtered).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Accept notifications from/ })
    .first()
    .click();
  await expect(filtered).toHaveCount(2);
  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(page.getByText('No notifications are filtered.')).toBeVisible();

  // Nobody looks at the page.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await expect
    .poll(async () => {
      await control(page, { type: 'mention', from: 'tobi@tram.example' });
      return page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    })
    .toContain('Tobias Okafor mentioned you');
});

test.describe('on Rebased', () => {
  const port = workerPort(84);
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stop = await startApp(port, ['--control', '--server-profile', 'rebased']);
  });
  test.afterAll(async () => stop?.());
  test.use({ baseURL: `http://localhost:${port}` });

  test('[HINT-02] shows the types of the family, live', async ({ page }) => {
    await signIn(page);
    await link(page, /^Notifications/).click();
    await expect(list(page).getByRole('article').first()).toBeVisible();
    await control(page, { type: 'pleroma:emoji_reaction' });
    await expect(list(page).getByRole('article').first()).toContainText('reacted to your post with 🚋');
    await control(page, { type: 'pleroma:participation_accepted' });
    await expect(list(page).getByRole('article').first()).toContainText('accepted your request to join');
    await expect(link(page, /^Notifications$/)).toBeVisible();
  });
});

test.describe('without a stream', () => {
  const port = workerPort(88);
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stop = await startApp(port, ['--control', '--server-profile', 'hollo']);
  });
  test.afterAll(async () => stop?.());
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 40[14]/] });

  test('[HINT-02] keeps the row in place when polling brings new notifications', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await control(page, { type: 'follow' });
    await link(page, /^Notifications/).click();
    await expect(list(page).getByRole('article').first()).toContainText('followed you');
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    // The row in the middle of the window.
    const labelId = await page.evaluate(() =>
      document.elementFromPoint(640, 450)?.closest('article')?.getAttribute('aria-labelledby'),
    );
    const row = list(page).locator(`article[aria-labelledby="${labelId}"]`);
    const topOf = () => row.evaluate(element => element.getBoundingClientRect().top);
    const before = await topOf();

    await control(page, { type: 'mention', count: 2 });
    const queued = page.getByRole('button', { name: /^Click to see \d new notifications?$/ });
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(await queued.count()).toBe(1);
    }).toPass();
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
    await queued.click();
    await expect(list(page).getByRole('article').first()).toContainText('mentioned you');
    await expect(list(page).getByRole('article').first()).toBeInViewport();
  });
});
