// Assistive technology, other tabs, and pages with many players.
import { clip, expect, facts, openPlayers, playButton, plays, test, tone, withoutNativeHls } from './player-page.js';

const player = '.rk-player-video';

test('[MED-08] reaches hidden controls with Tab and shows them', async ({ page }) => {
  await openPlayers(page, [{ ...clip, loop: true, autoPlay: true }]);
  await plays(page);
  const video = page.locator(player);
  await expect(video).toHaveAttribute('data-idle', { timeout: 8_000 });
  await expect(video.getByRole('button', { name: 'Pause' })).toHaveCount(1);
  await page.getByLabel('Text field').focus();
  await page.keyboard.press('Tab');
  await expect(video.getByRole('slider', { name: 'Time' })).toBeFocused();
  await expect(video).not.toHaveAttribute('data-idle');
});

test('[MED-01] hidden controls take no clicks', async ({ page }) => {
  await openPlayers(page, [{ ...clip, loop: true, autoPlay: true }]);
  await plays(page);
  const video = page.locator(player);
  const mute = await video.getByRole('button', { name: 'Unmute' }).boundingBox();
  await expect(video).toHaveAttribute('data-idle', { timeout: 8_000 });
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.rk-player-button') ?? null, [
    (mute?.x ?? 0) + 10,
    (mute?.y ?? 0) + 10,
  ] as const);
  expect(mute).not.toBeNull();
  expect(hit).toBeNull();
});

test('[MED-01] [MED-02] reports that none of its sources can be played', async ({ page }) => {
  await openPlayers(page, [
    { ...clip, src: [{ src: '/media/clip.mp4', type: 'video/x-unknown' }] },
    { ...tone, src: [{ src: '/media/tone.mp3', type: 'audio/x-unknown' }] },
    { ...clip, label: 'Hostile', src: 'javascript:alert(1)' },
  ]);
  await expect(page.getByText('This file cannot be played.')).toHaveCount(3);
});

test('[MED-04] shares the volume with other tabs', async ({ page, context }) => {
  await openPlayers(page, [clip]);
  const other = await context.newPage();
  await openPlayers(other, [clip]);
  await other.locator(player).focus();
  await other.keyboard.press('m');
  await expect.poll(async () => (await facts(page)).muted).toBe(true);
  await other.close();
});

test('[MED-01] loads neither stream nor library before playback with preload="none"', async ({ page }) => {
  await withoutNativeHls(page);
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await openPlayers(page, [{ ...clip, src: '/media/hls/master.m3u8', preload: 'none' }], { policy: 'buffers' });
  await expect(playButton(page.locator(player))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter(url => /hls/.test(new URL(url).pathname))).toEqual([]);
  await playButton(page.locator(player)).click();
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.src)).toMatch(/^blob:/);
  await plays(page);
});

test('[MED-01] loads nothing of a covered stream', async ({ page }) => {
  await withoutNativeHls(page);
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await openPlayers(page, [{ ...clip, src: '/media/hls/master.m3u8', isSensitive: true }], { policy: 'buffers' });
  await page.waitForLoadState('networkidle');
  expect(requested.filter(url => /hls/.test(new URL(url).pathname))).toEqual([]);
});

test('[MED-05] runs no timers in fifty idle players and releases removed audio', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { intervals: new Set<unknown>(), contexts: [] as AudioContext[] };
    Object.assign(window, { counts });
    const { setInterval: set, clearInterval: clear, AudioContext: Context } = window;
    window.setInterval = ((...given: Parameters<typeof set>) => {
      const timer = set(...given);
      counts.intervals.add(timer);
      return timer;
    }) as typeof set;
    window.clearInterval = timer => {
      counts.intervals.delete(timer);
      clear(timer);
    };
    window.AudioContext = class extends Context {
      constructor() {
        super();
        counts.contexts.push(this);
      }
    };
  });
  const counted = () =>
    page.evaluate(() => {
      const { counts } = window as unknown as { counts: { intervals: Set<unknown>; contexts: AudioContext[] } };
      return { intervals: counts.intervals.size, contexts: counts.contexts.map(({ state }) => state) };
    });
  const elements = Array.from({ length: 50 }, (_, index) =>
    index % 2 === 0
      ? { tag: 'rookery-video', attributes: { src: '/media/clip.mp4', label: `Video ${index}`, preload: 'none' } }
      : { tag: 'rookery-audio', attributes: { src: '/media/tone.mp3', title: `Audio ${index}` } },
  );
  await page.goto(`/?${new URLSearchParams({ elements: JSON.stringify(elements) }).toString()}`);
  await expect(page.locator('.rk-player')).toHaveCount(50);
  expect(await counted()).toEqual({ intervals: 0, contexts: [] });
  const audio = page.locator('rookery-audio').first();
  await audio.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await counted()).contexts).toEqual(['running']);
  await page.evaluate(() => document.getElementById('elements')?.replaceChildren());
  await expect.poll(counted).toEqual({ intervals: 0, contexts: ['closed'] });
});

test('[MED-08] highlights the selected menu option in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlayers(page, [clip]);
  await page.locator(player).getByRole('button', { name: 'Playback settings' }).click();
  const background = (name: string) =>
    page.getByRole('menuitemradio', { name, exact: true }).evaluate(option => getComputedStyle(option).backgroundColor);
  expect(await background('1×')).not.toBe(await background('1.5×'));
});
