import { startApp } from './app-process.ts';
import { expect, serverOriginOf, test, workerPort } from './fixtures.js';
import { memberOf } from './member.js';
import { signInToTwo } from './second-account.ts';

test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_FAILED|50[03]/] });

const choose = (page: import('@playwright/test').Page, name: string) => page.getByRole('radio', { name }).check();

test.describe('the notifications of two servers', () => {
  const port = workerPort(20);
  const other = serverOriginOf(`http://localhost:${port}`);
  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control']);
  });
  test.afterAll(() => stop());

  test('are one list in the order of time, which names the account of each', { tag: '@main' }, async ({ page }) => {
    const idris = await signInToTwo(page, { origin: other, who: 0 });
    await page.goto('/notifications');
    await choose(page, 'All accounts');
    const list = page.getByRole('feed', { name: 'Notifications of all accounts' });
    await expect(list.getByText(`@${idris.handle}`).first()).toBeVisible();
    const times = await list
      .locator('time')
      .evaluateAll(found => found.map(time => Date.parse(time.getAttribute('datetime') ?? '')));
    expect(times.length).toBeGreaterThan(4);
    expect(times).toEqual(times.toSorted((one, two) => two - one));
    // Remembered.
    await page.reload();
    await expect(list.getByText(`@${idris.handle}`).first()).toBeVisible();
    await choose(page, 'This account');
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('feed', { name: 'Notifications', exact: true })).toBeVisible();
  });

  test('go on to older ones without a jump back in time', async ({ page }) => {
    await signInToTwo(page, { origin: other, who: 0 });
    await page.goto('/notifications');
    await choose(page, 'All accounts');
    const list = page.getByRole('feed', { name: 'Notifications of all accounts' });
    await expect(list.getByRole('article').first()).toBeVisible();
    const seen = new Map<number, number>();
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      const found = await list
        .getByRole('article')
        .evaluateAll(articles =>
          articles.map(
            article =>
              [Number(article.getAttribute('aria-posinset')), Date.parse(article.querySelector('time')?.dateTime ?? '')] as const,
          ),
        );
      for (const [position, time] of found) if (!Number.isNaN(time)) seen.set(position, time);
      expect(Math.max(...seen.keys())).toBeGreaterThan(70);
    }).toPass({ timeout: 60_000 });
    const times = [...seen].toSorted(([one], [two]) => one - two).map(([, time]) => time);
    expect(times).toEqual(times.toSorted((one, two) => two - one));
  });

  test('stay where one server fails: a line says so, and asks it again', async ({ page }) => {
    const idris = await signInToTwo(page, { origin: other, who: 0 });
    await page.route(`${other}/api/v*/notifications*`, route => route.abort());
    await page.goto('/notifications');
    await choose(page, 'All accounts');
    const list = page.getByRole('feed', { name: 'Notifications of all accounts' });
    await expect(
      list
        .getByText(/^For @mara@/)
        .or(list.getByText(/@mara@localhost/))
        .first(),
    ).toBeVisible();
    const line = page.getByRole('alert').filter({ hasText: `The notifications of @${idris.handle} could not be loaded.` });
    await expect(line).toBeVisible();
    await page.unroute(`${other}/api/v*/notifications*`);
    await line.getByRole('button').click();
    await expect(list.getByText(`@${idris.handle}`).first()).toBeVisible();
    await expect(line).toBeHidden();
  });

  test('leave the marker of the other account alone', async ({ page }) => {
    await signInToTwo(page, { origin: other, who: 0 });
    const moved: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/api/v1/markers')) moved.push(new URL(request.url()).origin);
    });
    await page.goto('/notifications');
    await choose(page, 'All accounts');
    await expect(page.getByRole('feed', { name: 'Notifications of all accounts' }).getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.now() > 5_000)).toBe(true);
    expect(moved).not.toContain(other);
  });
});

test('opens a notification of another account as that account', async ({ page, server }) => {
  const idris = await signInToTwo(page);
  const mara = await memberOf(page, server);
  await mara.post('@idris the later train, please');
  await page.goto('/notifications');
  await choose(page, 'All accounts');
  const row = page.getByRole('article').filter({ hasText: 'the later train, please' }).first();
  await expect(row).toContainText(`@${idris.handle}`);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /account menu/ })).toHaveAccessibleName(/@idris/);
  await expect(page).toHaveURL(/posts\/\d+/);
  await expect(page.locator('#thread').getByText('the later train, please')).toBeVisible();
});
