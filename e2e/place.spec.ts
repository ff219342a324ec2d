import { expect, readOn, rowBeingRead, settled, signIn, test, topOf } from './town.js';

test.describe.configure({ timeout: 180_000 });

test('[LIST-06] reads 300 posts, opens one, goes back: the same row at the same place, also with 40 new posts', async ({
  page,
  town,
}) => {
  await signIn(page);
  await readOn(page, 300);
  await settled(page);
  const before = await rowBeingRead(page);
  await page.locator(`article[data-status-id="${before.id}"]`).press('Enter');
  await expect(page.locator('#thread')).toBeVisible();
  await town.post(40);
  await page.goBack();
  await expect.poll(() => topOf(page, before.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-06] a reload brings the reader back to the row', async ({ page }) => {
  await signIn(page);
  await readOn(page, 120);
  await settled(page);
  const before = await rowBeingRead(page);
  await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.includes('scroll')));
  await page.reload();
  await expect.poll(() => topOf(page, before.id)).not.toBeNull();
  await settled(page);
  expect(Math.abs(((await topOf(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
});

test('[LIST-13] while scrolled down, 40 streamed posts move nothing', async ({ page, town }) => {
  await signIn(page);
  await readOn(page, 60);
  await settled(page);
  const before = await rowBeingRead(page);
  await page.evaluate(id => {
    const row = document.querySelector(`article[data-status-id="${CSS.escape(id)}"]`);
    const first = row?.getBoundingClientRect().top ?? 0;
    const record = window as unknown as { farthest: number };
    record.farthest = 0;
    const watch = () => {
      record.farthest = Math.max(
        record.farthest,
        Math.abs((row?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - first),
      );
      requestAnimationFrame(watch);
    };
    watch();
  }, before.id);
  await town.post(40, 25);
  await expect(page.getByRole('button', { name: /Click to see 4\d new posts/ })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { farthest: number }).farthest)).toBeLessThanOrEqual(1);
});
