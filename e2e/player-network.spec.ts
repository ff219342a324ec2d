import type { Page } from '@playwright/test';
import { clip, expect, facts, openPlayers, playButton, plays, test, tone, withoutNativeHls } from './player-page.js';

const player = (page: Page) => page.locator('.rk-player').first();
const retry = (page: Page) => player(page).getByRole('button', { name: 'Try again' });

interface Retries {
  /** The error events of all media elements. */
  failures: number;
  /** The time at which one of them played on; later it is further, by as much as the test was kept waiting. */
  resumedAt: number | null;
}

/** Watches the media elements from now on. */
async function watchRetries(page: Page): Promise<() => Promise<Retries>> {
  await page.evaluate(() => {
    const retries: Retries = { failures: 0, resumedAt: null };
    Object.assign(window, { retries });
    for (const element of (window as unknown as { media: HTMLMediaElement[] }).media) {
      element.addEventListener('error', () => (retries.failures += 1));
      element.addEventListener('playing', () => (retries.resumedAt ??= element.currentTime));
    }
  });
  return () => page.evaluate(() => (window as unknown as { retries: Retries }).retries);
}

test.describe('a network failure during playback', () => {
  test.use({ expectedConsoleErrors: [/404|ERR_/] });

  for (const props of [
    { ...clip, file: 'clip.mp4' },
    { ...tone, file: 'tone.flac', artwork: null },
  ]) {
    const id = props.kind === 'video' ? '[MED-01]' : '[MED-02]';
    test(`${id} resumes ${props.kind} after a failed and a successful retry`, async ({ page, request }) => {
      const path = `/outage-${props.kind}-${Date.now()}`;
      await openPlayers(page, [{ ...props, src: `${path}/${props.file}?after=400000` }]);
      await playButton(player(page)).click();
      await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(1.5);
      await request.get(`${path}/begin`);
      await expect(retry(page)).toBeVisible({ timeout: 45_000 });
      const { currentTime } = await facts(page);
      const retries = await watchRetries(page);
      await retry(page).click();
      // The network returns only after the first retry has failed.
      await expect.poll(async () => (await retries()).failures).toBeGreaterThan(0);
      await expect(retry(page)).toBeVisible();
      await request.get(`${path}/end`);
      await retry(page).click();
      await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(currentTime + 0.2);
      expect((await retries()).resumedAt).toBeCloseTo(currentTime, 0);
      await expect(retry(page)).toBeHidden();
    });
  }

  test('[MED-01] resumes an HLS stream on retry', async ({ page }) => {
    test.setTimeout(180_000);
    await withoutNativeHls(page);
    // All segments after the 14th second.
    const later = /hls\/(low|high)-(0[7-9]|1\d)\.ts/;
    await page.route(later, route => route.fulfill({ status: 404 }));
    await openPlayers(page, [{ ...clip, src: '/media/hls/master.m3u8' }], { policy: 'buffers' });
    await playButton(player(page)).click();
    await plays(page);
    await page.keyboard.press('5');
    // hls.js retries for half a minute before it reports a fatal error.
    await expect(retry(page)).toBeVisible({ timeout: 90_000 });
    await page.unroute(later);
    await retry(page).click();
    await expect(retry(page)).toBeHidden();
    await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(14.5);
  });
});

test('[MED-01] shows the selected quality of a stream', async ({ page }) => {
  await withoutNativeHls(page);
  await openPlayers(page, [{ ...clip, loop: true, src: '/media/hls/master.m3u8' }], { policy: 'buffers' });
  await playButton(player(page)).click();
  await plays(page);
  const height = () => page.evaluate(() => document.querySelector('video')?.videoHeight);
  const settings = player(page).getByRole('button', { name: 'Playback settings' });
  for (const quality of [180, 360, 180]) {
    await player(page).hover();
    await settings.focus();
    await page.keyboard.press('Enter');
    await player(page)
      .getByRole('menuitemradio', { name: `${quality}p` })
      .click();
    await expect.poll(height, { timeout: 30_000 }).toBe(quality);
  }
  await player(page).hover();
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('menuitemradio', { name: '180p' })).toHaveAttribute('aria-checked', 'true');
});

test('[MED-01] shows no seek bar for a native live stream', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: `/live/live.m3u8?run=${Date.now()}` }]);
  const isNative = await page.evaluate(() => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '');
  test.skip(!isNative, 'This browser does not support HLS natively.');
  // Playback of the stream is up to the browser: its metadata is enough.
  await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(0);
  await expect(player(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(player(page).getByRole('slider', { name: 'Time' })).toHaveCount(0);
});
