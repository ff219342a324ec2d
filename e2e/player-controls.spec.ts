import type { Page } from '@playwright/test';
import { clip, expect, facts, openPlayers, playButton, plays, test, tone, type PlayerProps } from './player-page.js';

const captioned: PlayerProps = {
  ...clip,
  downloadUrl: '/media/clip.mp4',
  thumbnails: '/media/thumbnails.vtt',
  tracks: [
    { src: '/media/captions.en.vtt', kind: 'captions', label: 'English', language: 'en' },
    { src: '/media/captions.ar.vtt', kind: 'captions', label: 'العربية', language: 'ar' },
  ],
};

const player = (page: Page, index = 0) => page.locator('.rk-player').nth(index);

/** Opens a film that has loaded, with the focus on it, paused at its tenth second. */
async function focusedClip(page: Page, props: PlayerProps = captioned): Promise<void> {
  await openPlayers(page, [props]);
  await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(2);
  await player(page).focus();
  await page.evaluate(() => {
    const [film] = (window as unknown as { media: HTMLMediaElement[] }).media;
    if (film) film.currentTime = 10;
  });
  await expect.poll(async () => (await facts(page)).currentTime).toBe(10);
}

async function timeIs(page: Page, seconds: number): Promise<void> {
  await expect.poll(async () => Math.abs((await facts(page)).currentTime - seconds)).toBeLessThan(0.02);
}

test('[MED-03] keys on the focused player', async ({ page }) => {
  await focusedClip(page);
  await page.keyboard.press('l');
  await timeIs(page, 20);
  await page.keyboard.press('j');
  await timeIs(page, 10);
  await page.keyboard.press('.');
  await timeIs(page, 10.04);
  await page.keyboard.press(',');
  await timeIs(page, 10);
  await page.keyboard.press('5');
  await timeIs(page, 12);
  await page.keyboard.press('Home');
  await timeIs(page, 0);
  await page.keyboard.press('m');
  await expect.poll(async () => (await facts(page)).muted).toBe(true);
  await page.keyboard.press('m');
  await expect.poll(async () => (await facts(page)).muted).toBe(false);
  await page.keyboard.press('c');
  await expect(player(page).getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('k');
  await plays(page);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className ?? '')).toContain('rk-player');
  await expect(player(page)).toHaveAttribute('data-fullscreen', 'true');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(player(page)).not.toHaveAttribute('data-fullscreen');
  await page.keyboard.press('End');
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(23.5);
});

test('[MED-03] seeking stays inside the film, and a keymap of one’s own counts', async ({ page }) => {
  await focusedClip(page, { ...clip, keymap: { x: { type: 'seekBy', seconds: 2 }, l: null } });
  await page.keyboard.press('l');
  await page.keyboard.press('x');
  await timeIs(page, 12);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await timeIs(page, 0);
});

test('[MED-03] while typing beside it, and with a modifier, no key does anything', async ({ page }) => {
  await focusedClip(page);
  await page.getByLabel('A field beside').pressSequentially('k jlmf ');
  await player(page).focus();
  await page.keyboard.press('Alt+l');
  await page.keyboard.press('Control+j');
  const { paused, currentTime, muted } = await facts(page);
  expect({ paused, currentTime, muted }).toEqual({ paused: true, currentTime: 10, muted: false });
});

test('[MED-03] keys go to the focused player alone, and never do two play', async ({ page }) => {
  await openPlayers(page, [clip, { ...clip, src: '/media/clip.webm' }, tone]);
  await player(page, 0).focus();
  await page.keyboard.press('k');
  await plays(page, 0);
  expect((await facts(page, 1)).paused).toBe(true);
  await player(page, 1).focus();
  await page.keyboard.press('k');
  await plays(page, 1);
  await expect.poll(async () => (await facts(page, 0)).paused).toBe(true);
  await playButton(player(page, 2)).click();
  await plays(page, 2);
  await expect.poll(async () => (await facts(page, 1)).paused).toBe(true);
});

test('[MED-04] volume is 0.5 at first, shared by the players of a page, and remembered', async ({ page }) => {
  await openPlayers(page, [clip, tone]);
  expect([(await facts(page, 0)).volume, (await facts(page, 1)).volume]).toEqual([0.5, 0.5]);
  await player(page).hover();
  await player(page).getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await facts(page, 0)).volume).toBeCloseTo(0.55);
  await expect.poll(async () => (await facts(page, 1)).volume).toBeCloseTo(0.55);
  await page.reload();
  await expect.poll(async () => (await facts(page, 1)).volume).toBeCloseTo(0.55);
});

test('[MED-08] sliders speak their values, and arrows move them', async ({ page }) => {
  await focusedClip(page);
  const time = player(page).getByRole('slider', { name: 'Time' });
  await expect(time).toHaveAttribute('aria-valuetext', '10 seconds of 24 seconds');
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await timeIs(page, 15);
  await page.keyboard.press('ArrowLeft');
  await timeIs(page, 10);
  const volume = player(page).getByRole('slider', { name: 'Volume' });
  await volume.focus();
  await page.keyboard.press('Home');
  await expect(volume).toHaveAttribute('aria-valuetext', /^0%/);
  await page.keyboard.press('End');
  await expect(volume).toHaveAttribute('aria-valuetext', '100%');
});

test('[MED-08] every control is reached with Tab and has a name', async ({ page }) => {
  await focusedClip(page);
  const names = [];
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''),
    );
  }
  for (const name of [
    'Time',
    'Play',
    'Play again',
    'Mute',
    'Volume',
    'Captions',
    'Playback settings',
    'Download',
    'Full screen',
  ]) {
    expect(names).toContain(name);
  }
});

test('[MED-01] pointer: a click plays, the bar seeks, hovering it shows the time and a picture of it', async ({ page }) => {
  await focusedClip(page);
  const box = await player(page).locator('video').boundingBox();
  if (box === null) throw new Error('The film has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await plays(page);
  await page.waitForTimeout(600);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
  const bar = await player(page).locator('.rk-player-seek').boundingBox();
  if (bar === null) throw new Error('The bar has no box.');
  await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(6);
  await page.mouse.move(bar.x + bar.width * 0.75, bar.y + bar.height / 2);
  await expect(player(page).getByText('0:18', { exact: true })).toBeVisible();
  await expect(player(page).locator('.rk-player-thumbnail')).toBeVisible();
  await page.mouse.move(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width * 0.5, bar.y + bar.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(12);
  expect((await facts(page)).paused).toBe(true);
});

test('[MED-08] captions: toggled, chosen and sized from the menu, which gives the focus back', async ({ page }) => {
  await focusedClip(page);
  const settings = player(page).getByRole('button', { name: 'Playback settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await player(page).getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => [...(document.querySelector('video')?.textTracks ?? [])].map(({ language, mode }) => [language, mode])),
    )
    .toContainEqual(['ar', 'showing']);
  // What is chosen closes the menu.
  const menu = player(page).getByRole('menu');
  await expect(menu).toHaveCount(0);
  await settings.click();
  await player(page).getByRole('menuitemradio', { name: 'Large' }).click();
  await expect(player(page)).toHaveAttribute('data-caption-size', 'large');
  await expect(menu).toHaveCount(0);
  await settings.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(settings).toBeFocused();
  await page.reload();
  await expect(player(page)).toHaveAttribute('data-caption-size', 'large');
});

test('[MED-01] speed is chosen from the menu', async ({ page }) => {
  await focusedClip(page);
  await player(page).getByRole('button', { name: 'Playback settings' }).click();
  await player(page).getByRole('menuitemradio', { name: '1.5×' }).click();
  await expect.poll(async () => (await facts(page)).playbackRate).toBe(1.5);
});

test('[MED-01] controls go after three seconds of play, stay with the focus in them, and come back with the pointer', async ({
  page,
}) => {
  await openPlayers(page, [{ ...clip, loop: true }]);
  await page.mouse.move(5, 5);
  await player(page)
    .locator('video')
    .click({ position: { x: 90, y: 60 } });
  await plays(page);
  await expect(player(page)).not.toHaveAttribute('data-idle');
  await expect(player(page)).toHaveAttribute('data-idle', { timeout: 8_000 });
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 310);
  await expect(player(page)).not.toHaveAttribute('data-idle');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(3_600);
  await expect(player(page)).not.toHaveAttribute('data-idle');
});

test('[MED-05] a film that leaves the view pauses', async ({ page }) => {
  await openPlayers(page, [clip]);
  await playButton(player(page)).click();
  await plays(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});

test('[MED-06] a sound that leaves the view goes on in the mini player, and comes back', async ({ page }) => {
  await openPlayers(page, [tone]);
  await playButton(player(page)).click();
  await plays(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  const mini = page.getByRole('region', { name: 'Mini player' });
  await expect(mini).toContainText('Beeps');
  const before = (await facts(page)).currentTime;
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(before + 0.3);
  expect((await facts(page)).paused).toBe(false);
  await mini.getByRole('button', { name: 'Return' }).click();
  await expect(mini).toBeHidden();
  await expect(player(page)).toBeInViewport();
  expect((await facts(page)).paused).toBe(false);
});

test('[MED-06] closing the mini player ends the sound; another player takes over from it; one can do without', async ({
  page,
}) => {
  await openPlayers(page, [tone, { ...tone, src: '/media/tone.ogg', title: 'Other', miniPlayer: false }]);
  const mini = page.getByRole('region', { name: 'Mini player' });
  await playButton(player(page)).click();
  await plays(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await mini.getByRole('button', { name: 'Close' }).click();
  await expect(mini).toBeHidden();
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await playButton(player(page, 1)).click();
  await plays(page, 1);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(async () => (await facts(page, 1)).paused).toBe(true);
  await expect(mini).toBeHidden();
});

test('[MED-01] covered media loads nothing and plays once it is shown', async ({ page }) => {
  await openPlayers(page, [{ ...clip, isSensitive: true }]);
  await expect(player(page)).toContainText('Sensitive content');
  await page.keyboard.press('k');
  await player(page).getByRole('button', { name: 'Show' }).click();
  await playButton(player(page)).click();
  await plays(page);
  await player(page).hover();
  await player(page).getByRole('button', { name: 'Hide' }).click();
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});

test('[MED-08] right to left, time still runs from left to right', async ({ page }) => {
  await openPlayers(page, [clip], { dir: 'rtl' });
  await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(0);
  const bar = await player(page).locator('.rk-player-seek').boundingBox();
  if (bar === null) throw new Error('The bar has no box.');
  await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(6);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[MED-01] a tap shows the controls, two at a side seek ten seconds, a drag on the bar seeks', async ({ page }) => {
    await focusedClip(page, { ...clip, loop: true });
    const box = await player(page).locator('video').boundingBox();
    if (box === null) throw new Error('The film has no box.');
    const tap = (x: number) => page.touchscreen.tap(box.x + box.width * x, box.y + box.height * 0.3);
    const devtools = await page.context().newCDPSession(page);
    // Nothing is waited for in between: what counts as a double tap is counted in milliseconds.
    const doubleTap = async (x: number) => {
      const touchPoints = [{ x: box.x + box.width * x, y: box.y + box.height * 0.3 }];
      const touches = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
      await Promise.all(
        touches.map(type =>
          devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? touchPoints : [] }),
        ),
      );
    };
    await doubleTap(0.9);
    await timeIs(page, 20);
    await page.waitForTimeout(500);
    await doubleTap(0.1);
    await timeIs(page, 10);
    const bar = await player(page).locator('.rk-player-seek').boundingBox();
    if (bar === null) throw new Error('The bar has no box.');
    expect(bar.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(bar.x + bar.width * 0.5, bar.y + bar.height / 2);
    await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(12);
    await playButton(player(page)).tap();
    await plays(page);
    await expect(player(page)).toHaveAttribute('data-idle', { timeout: 8_000 });
    await page.waitForTimeout(400);
    await tap(0.5);
    await expect(player(page)).not.toHaveAttribute('data-idle');
  });
});
