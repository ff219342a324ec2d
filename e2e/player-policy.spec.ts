import type { Page } from '@playwright/test';
import { clip, expect, facts, openPlayers, playButton, player, plays, test, tone, type PlayerProps } from './player-page.js';

// The page is served with `default-src 'self'; media-src *`. As in all player tests, any violation fails the test.
const tracks = [{ src: '/media/captions.en.vtt', kind: 'captions', label: 'English', language: 'en' }];
const video: PlayerProps = { ...clip, loop: false, downloadUrl: '/media/clip.mp4', thumbnails: '/media/thumbnails.vtt', tracks };

/** The policy violations so far. */
const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

test.describe('the violation listener', () => {
  test.use({ expectedConsoleErrors: [/inline style|style-src-attr refused inline/] });

  test('records a violation', async ({ page }) => {
    await openPlayers(page, [clip]);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations(page)).toHaveLength(1);
    await page.evaluate(() => (window as unknown as { violations: string[] }).violations.splice(0));
  });
});

test.describe('a strict content security policy', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('[MED-01] is not violated by any state of a video', async ({ page }) => {
    await openPlayers(page, [video, { ...video, isSensitive: true }, { ...clip, src: '/media/missing.mp4' }]);
    await playButton(player(page)).click();
    await plays(page);
    const bar = await player(page).locator('.rk-player-seek').boundingBox();
    if (bar === null) throw new Error('The bar has no box.');
    await page.mouse.move(bar.x + bar.width * 0.6, bar.y + bar.height / 2);
    await expect(player(page).locator('.rk-player-thumbnail')).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(bar.x + bar.width * 0.3, bar.y + bar.height / 2, { steps: 4 });
    await page.mouse.up();
    await player(page).focus();
    await page.keyboard.press('c');
    await expect(player(page).getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    await player(page).getByRole('button', { name: 'Playback settings' }).click();
    await player(page).getByRole('menuitemradio', { name: 'Solid' }).click();
    await page.keyboard.press('f');
    await expect(player(page)).toHaveAttribute('data-fullscreen', 'true');
    await page.keyboard.press('f');
    await expect(player(page)).not.toHaveAttribute('data-fullscreen');
    await page.keyboard.press('End');
    await expect.poll(async () => (await facts(page)).ended || (await facts(page)).currentTime > 23).toBe(true);
    await player(page, 1).getByRole('button', { name: 'Show' }).click();
    await playButton(player(page, 1)).click();
    await plays(page, 1);
    await player(page, 1).getByRole('button', { name: 'Hide' }).click();
    await expect(player(page, 2).getByRole('button', { name: 'Try again' })).toBeVisible();
    await player(page, 2).getByRole('button', { name: 'Try again' }).click();
    await expect(player(page, 2).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('[MED-02] [MED-06] is not violated by any state of audio or the mini player', async ({ page }) => {
    await openPlayers(page, [
      { ...tone, tracks, downloadUrl: '/media/tone.mp3' },
      { ...tone, src: '/media/short.mp3', isSensitive: true },
      { ...tone, src: '/media/missing.mp3' },
    ]);
    await playButton(player(page)).click();
    await plays(page);
    await player(page).focus();
    await page.keyboard.press('c');
    await expect(player(page).locator('.rk-audio-captions')).toContainText('The counter says');
    await player(page, 1).getByRole('button', { name: 'Show' }).click();
    await playButton(player(page, 1)).click();
    // The element of the covered audio was created last, when it was shown.
    await expect.poll(async () => (await facts(page, 2)).ended).toBe(true);
    await playButton(player(page, 2)).click();
    await expect(player(page, 2).getByRole('button', { name: 'Try again' })).toBeVisible();
    await playButton(player(page)).click();
    await page.evaluate(() => window.scrollTo(0, 2500));
    const mini = page.getByRole('region', { name: 'Mini player' });
    await expect(mini).toBeVisible();
    await mini.getByRole('slider', { name: 'Time' }).focus();
    await page.keyboard.press('ArrowRight');
    await mini.getByRole('button', { name: 'Close' }).click();
    await expect(mini).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });

  test('[MED-01] [MED-02] is not violated by the elements', async ({ page }) => {
    const elements = [
      {
        tag: 'rookery-video',
        attributes: { src: '/media/clip.mp4', label: 'Counting', poster: '/media/poster.jpg', sensitive: '' },
        tracks: [{ src: '/media/captions.en.vtt', kind: 'captions', srclang: 'en', label: 'English', default: '' }],
      },
      { tag: 'rookery-video', attributes: { src: '/media/missing.mp4', label: 'Missing', 'aspect-ratio': '12' } },
      { tag: 'rookery-audio', attributes: { src: '/media/tone.ogg', title: 'Beeps', artwork: '/media/artwork.jpg', lang: 'ar' } },
    ];
    await page.goto(`/?${new URLSearchParams({ elements: JSON.stringify(elements) }).toString()}`);
    await player(page).getByRole('button', { name: 'Show' }).click();
    await playButton(player(page)).click();
    await plays(page);
    await page.keyboard.press('f');
    await expect(player(page)).toHaveAttribute('data-fullscreen', 'true');
    await page.keyboard.press('f');
    await expect(player(page)).not.toHaveAttribute('data-fullscreen');
    await expect(player(page, 1).getByRole('button', { name: 'Try again' })).toBeVisible();
    await player(page, 2).focus();
    await page.keyboard.press('k');
    await plays(page, 2);
    await expect.poll(async () => (await facts(page)).paused).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});

test('[MED-01] [MED-05] continues out of view in picture-in-picture only', async ({ page }) => {
  await openPlayers(page, [video, tone]);
  const hasPictureInPicture = await page.evaluate(() => document.pictureInPictureEnabled);
  test.skip(!hasPictureInPicture, 'This browser has no picture-in-picture.');
  await playButton(player(page)).click();
  await plays(page);
  await player(page).getByRole('button', { name: 'Picture-in-picture' }).click();
  await expect(player(page).getByRole('button', { name: 'Leave picture-in-picture' })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 2000));
  const { currentTime } = await facts(page);
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(currentTime + 1);
  await page.evaluate(() => document.exitPictureInPicture());
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});

test('[MED-03] pauses a video in picture-in-picture when audio starts', async ({ page }) => {
  await openPlayers(page, [video, tone]);
  test.skip(!(await page.evaluate(() => document.pictureInPictureEnabled)), 'This browser has no picture-in-picture.');
  await playButton(player(page)).click();
  await plays(page);
  await player(page).getByRole('button', { name: 'Picture-in-picture' }).click();
  await playButton(player(page, 1)).click();
  await plays(page, 1);
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});
