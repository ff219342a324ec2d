import type { Page } from '@playwright/test';
import { boxOf, clip, expect, facts, focusedClip, playButton, player, plays, test, timeIs } from './player-page.js';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** A point on the video: `x` from 0 (left) to 1 (right), above the controls. */
async function pointOnVideo(page: Page, x: number) {
  const box = await boxOf(player(page).locator('video'));
  return { x: box.x + box.width * x, y: box.y + box.height * 0.3 };
}

test('[MED-01] seeks 10 s with a double tap at a side', async ({ page }) => {
  await focusedClip(page, { ...clip, loop: true });
  const devtools = await page.context().newCDPSession(page);
  // Sent without waiting in between: the two taps must be at most 300 ms apart.
  const doubleTap = async (x: number) => {
    const touchPoints = [await pointOnVideo(page, x)];
    const touches = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
    await Promise.all(
      touches.map(type =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? touchPoints : [] }),
      ),
    );
  };
  await doubleTap(0.9);
  await timeIs(page, 20);
  await doubleTap(0.1);
  await timeIs(page, 10);
});

test('[MED-01] seeks with a tap on the seek bar, which is at least 44 px high', async ({ page }) => {
  await focusedClip(page, { ...clip, loop: true });
  const bar = await boxOf(player(page).locator('.rk-player-seek'));
  expect(bar.height).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(bar.x + bar.width * 0.5, bar.y + bar.height / 2);
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(12);
});

test('[MED-01] shows hidden controls with a tap', async ({ page }) => {
  await focusedClip(page, { ...clip, loop: true });
  await playButton(player(page)).tap();
  await plays(page);
  await expect(player(page)).toHaveAttribute('data-idle', { timeout: 8_000 });
  const { x, y } = await pointOnVideo(page, 0.5);
  await page.touchscreen.tap(x, y);
  await expect(player(page)).not.toHaveAttribute('data-idle');
});
