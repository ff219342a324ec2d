import type { Page } from '@playwright/test';
import { clip, expect, facts, openPlayers, playButton, plays, test, tone, withoutOwnStreams } from './player-page.js';

const player = (page: Page) => page.locator('.rk-player').first();
const retry = (page: Page) => player(page).getByRole('button', { name: 'Try again' });

/** The nth medium is at this second, up to one more or less. */
async function isNear(page: Page, seconds: number): Promise<void> {
  await expect.poll(async () => Math.abs((await facts(page)).currentTime - seconds)).toBeLessThan(1.5);
}

/** Counts from now on how often a medium of the page failed. */
async function countFailures(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const failures = { count: 0 };
    Object.assign(window, { failures });
    for (const medium of (window as unknown as { media: HTMLMediaElement[] }).media)
      medium.addEventListener('error', () => (failures.count += 1));
  });
  return () => page.evaluate(() => (window as unknown as { failures: { count: number } }).failures.count);
}

test.describe('a network that breaks in the middle', () => {
  test.use({ expectedComplaints: [/404|ERR_/] });

  for (const props of [
    { ...clip, src: '/outage-film/clip.mp4?rate=90000' },
    { ...tone, src: '/outage-sound/tone.flac?rate=60000', artwork: null },
  ]) {
    const id = props.kind === 'video' ? '[MED-01]' : '[MED-02]';
    test(`${id} ${props.kind}: it says so; tried again too early and then in time it goes on from where it was`, async ({
      page,
      request,
    }) => {
      const place = props.src.split('/').slice(0, 2).join('/');
      await openPlayers(page, [props]);
      await playButton(player(page)).click();
      await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(1.5);
      await request.get(`${place}/begin`);
      await expect(retry(page)).toBeVisible({ timeout: 45_000 });
      const { currentTime } = await facts(page);
      const failures = await countFailures(page);
      await retry(page).click();
      // The network is there again when the second try has failed, not before.
      await expect.poll(failures).toBeGreaterThan(0);
      await expect(retry(page)).toBeVisible();
      await request.get(`${place}/end`);
      await retry(page).click();
      await isNear(page, currentTime);
      await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(currentTime + 0.2);
      await expect(retry(page)).toBeHidden();
    });
  }

  test('[MED-01] a stream of hls.js goes on from where it was, too', async ({ page }) => {
    test.setTimeout(180_000);
    await withoutOwnStreams(page);
    // All that comes after the fourteenth second.
    const later = /hls\/(low|high)-(0[7-9]|1\d)\.ts/;
    await page.route(later, route => route.fulfill({ status: 404 }));
    await openPlayers(page, [{ ...clip, src: '/media/hls/master.m3u8' }], { policy: 'buffers' });
    await playButton(player(page)).click();
    await plays(page);
    await page.keyboard.press('5');
    // The library tries again by itself for half a minute before it gives up.
    await expect(retry(page)).toBeVisible({ timeout: 90_000 });
    await page.unroute(later);
    await retry(page).click();
    await expect(retry(page)).toBeHidden();
    await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(14.5);
  });
});

test('[MED-01] the quality that is chosen for a stream is the one that is shown', async ({ page }) => {
  await withoutOwnStreams(page);
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

test('[MED-01] a live stream that the browser plays itself has no length, and no bar to seek in', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: `/live/live.m3u8?run=${Date.now()}` }]);
  const isNative = await page.evaluate(() => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '');
  test.skip(!isNative, 'This browser plays no streams itself.');
  // How soon the browser gets on with it is the browser's: what is known of the stream is enough.
  await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(0);
  await expect(player(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(player(page).getByRole('slider', { name: 'Time' })).toHaveCount(0);
});
