import { expect, rows, signIn, signInWithSuggestions, test, waitForLayout, waitForStream } from './fixtures.js';

test('[LIST-01] gives the list its id', async ({ page }) => {
  await signInWithSuggestions(page);
  await expect(page.locator('#status-list')).toHaveCount(1);
  await expect(rows(page).first()).toBeVisible();
});

test(
  "[LIST-08] [LIST-09] offers 'Click to see 3 new posts' more than 400 px down, and shows them on a press",
  { tag: '@main' },
  async ({ page, server }) => {
    await signInWithSuggestions(page);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 900);
    await waitForLayout(page);
    await server.post(3);
    const button = page.getByRole('button', { name: 'Click to see 3 new posts' });
    await expect(button).toBeInViewport();
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
    await expect(button).toBeHidden();
  },
);

test("[LIST-09] says 'Click to see 1 new post' for one", async ({ page, server }) => {
  await signInWithSuggestions(page);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await waitForLayout(page);
  await server.post(1);
  await expect(page.getByRole('button', { name: 'Click to see 1 new post', exact: true })).toBeInViewport();
});

test(
  '[LIST-10] shows new posts by themselves at the top where the reader has switched that on',
  { tag: '@main' },
  async ({ page, server }) => {
    await signInWithSuggestions(page);
    await page.goto('/settings/reading');
    await page.getByLabel('Show new posts automatically').first().check({ force: true });
    const streaming = waitForStream(page);
    await page.goto('/');
    await streaming;
    const first = await rows(page).first().getAttribute('data-status-id');
    await server.post(2);
    await expect.poll(() => rows(page).first().getAttribute('data-status-id')).not.toBe(first);
    await expect(page.getByRole('button', { name: /Click to see/ })).toHaveCount(0);
  },
);

test('[LIST-11] stores the place 150 ms after the last scroll event, and never earlier', async ({ page }) => {
  await page.addInitScript(() => {
    let scrolledAt = 0;
    const rests: number[] = [];
    addEventListener('scroll', () => (scrolledAt = performance.now()), true);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === sessionStorage && key.includes('scroll')) rests.push(performance.now() - scrolledAt);
      setItem.call(this, key, value);
    };
    Object.assign(window, { rests });
  });
  await signInWithSuggestions(page);
  await waitForLayout(page);
  const rests = await page.evaluate(async () => {
    const { rests } = window as unknown as { rests: number[] };
    rests.length = 0;
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, 20);
      await new Promise(done => requestAnimationFrame(done));
    }
    while (rests.length === 0) await new Promise(done => requestAnimationFrame(done));
    return rests;
  });
  expect(rests.length).toBeGreaterThan(0);
  // The timer and the clock may differ by some milliseconds.
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(140);
});

test('hints at new posts between 50 and 400 px, where the button at the top is out of view', async ({ page, server }) => {
  await signIn(page);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await server.post(3);
  const hint = page.getByRole('button', { name: 'Click to see 3 new posts' });
  await expect(hint).toBeInViewport();
  await expect(hint).toHaveText('3');
  await hint.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('shows a post that the reader reposted once after a reload', async ({ page }) => {
  await signIn(page);
  const row = rows(page).first();
  const id = await row.getAttribute('data-status-id');
  const saved = page.waitForResponse(response => response.url().endsWith('/reblog'));
  await row.getByRole('button', { name: /^Repost/ }).click();
  const { id: reblogId } = (await (await saved).json()) as { id: string };
  await page.goto('/tags/birdwatching');
  const home = page.waitForResponse(response => response.url().includes('/timelines/home'));
  await page.goto('/');
  const ids = ((await (await home).json()) as { id: string }[]).map(status => status.id);
  expect(ids).toEqual(expect.arrayContaining([id, reblogId]));
  await expect(page.locator(`article[data-status-id="${id}"]`)).toHaveCount(1);
  await expect(page.locator(`article[data-status-id="${reblogId}"]`)).toHaveCount(0);
});
