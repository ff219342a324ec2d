import {
  boxOf,
  clip,
  expect,
  facts,
  focusedClip,
  openPlayers,
  playButton,
  player,
  plays,
  test,
  timeIs,
  tone,
} from './player-page.js';

test('[MED-03] handles its keys while focused', async ({ page }) => {
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

test('[MED-03] steps 0.04 s after the clip has played', async ({ page }) => {
  await focusedClip(page);
  await page.keyboard.press('k');
  await plays(page);
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(12);
  await page.keyboard.press('k');
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
  const { currentTime } = await facts(page);
  await page.keyboard.press('.');
  await timeIs(page, currentTime + 0.04);
});

test('[MED-03] uses a custom keymap and clamps seeks to the video', async ({ page }) => {
  await focusedClip(page, { ...clip, keymap: { x: { type: 'seekBy', seconds: 2 }, l: null } });
  await page.keyboard.press('l');
  await page.keyboard.press('x');
  await timeIs(page, 12);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await timeIs(page, 0);
});

test('[MED-03] ignores keys with a modifier and keys typed outside', async ({ page }) => {
  await focusedClip(page);
  await page.getByLabel('Text field').pressSequentially('k jlmf ');
  await player(page).focus();
  await page.keyboard.press('Alt+l');
  await page.keyboard.press('Control+j');
  const { paused, currentTime, muted } = await facts(page);
  expect({ paused, currentTime, muted }).toEqual({ paused: true, currentTime: 10, muted: false });
});

test('[MED-03] sends keys to the focused player only, and plays one at a time', async ({ page }) => {
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

test('[MED-04] shares the volume between players and saves it', async ({ page }) => {
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

test('[MED-07] seeks at most every 60 ms while the seek bar is dragged', async ({ page }) => {
  await focusedClip(page);
  const bar = await boxOf(player(page).locator('.rk-player-seek'));
  await page.evaluate(() => {
    const seeks: number[] = [];
    const [video] = (window as unknown as { media: HTMLMediaElement[] }).media;
    const time = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');
    if (video === undefined || time === undefined) throw new Error('There is no video.');
    Object.defineProperty(video, 'currentTime', {
      get: () => time.get?.call(video) as number,
      set(value: number) {
        seeks.push(performance.now());
        time.set?.call(video, value);
      },
    });
    Object.assign(window, { seeks });
  });
  const middle = bar.y + bar.height / 2;
  await page.mouse.move(bar.x + 20, middle);
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) await page.mouse.move(bar.x + 20 + step * 2, middle);
  const seeks = await page.evaluate(() => (window as unknown as { seeks: number[] }).seeks);
  await page.mouse.up();
  const pauses = seeks.slice(1).map((at, index) => at - (seeks[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(0);
  // A timer that is late has the next one come sooner: the mean is what a reader's line carries.
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length).toBeGreaterThanOrEqual(55);
});

test('[MED-08] moves sliders with arrow keys and announces their values', async ({ page }) => {
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

test('[MED-08] reaches every control with Tab, each with a name', async ({ page }) => {
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

test('[MED-01] plays and pauses on a click', async ({ page }) => {
  await focusedClip(page);
  const box = await boxOf(player(page).locator('video'));
  const click = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await click();
  await plays(page);
  await click();
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});

test('[MED-01] shows the time and a thumbnail under the pointer', async ({ page }) => {
  await focusedClip(page);
  const bar = await boxOf(player(page).locator('.rk-player-seek'));
  await page.mouse.move(bar.x + bar.width * 0.75, bar.y + bar.height / 2);
  await expect(player(page).getByText('0:18', { exact: true })).toBeVisible();
  await expect(player(page).locator('.rk-player-thumbnail')).toBeVisible();
});

test('[MED-01] seeks with a click and a drag on the seek bar', async ({ page }) => {
  await focusedClip(page);
  const bar = await boxOf(player(page).locator('.rk-player-seek'));
  await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(6);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width * 0.5, bar.y + bar.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(12);
  expect((await facts(page)).paused).toBe(true);
});

test('[MED-08] selects the caption track and size in the menu and returns the focus', async ({ page }) => {
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
  // Selecting an option closes the menu.
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

test('[MED-01] changes the playback rate in the menu', async ({ page }) => {
  await focusedClip(page);
  await player(page).getByRole('button', { name: 'Playback settings' }).click();
  await player(page).getByRole('menuitemradio', { name: '1.5×' }).click();
  await expect.poll(async () => (await facts(page)).playbackRate).toBe(1.5);
});

test('[MED-01] hides the controls after 3 s of playback, but not while one has focus', async ({ page }) => {
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
  const { currentTime } = await facts(page);
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(currentTime + 4);
  await expect(player(page)).not.toHaveAttribute('data-idle');
});

test('[MED-05] pauses a video that leaves the view', async ({ page }) => {
  await openPlayers(page, [clip]);
  await playButton(player(page)).click();
  await plays(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});

test('[MED-06] continues audio that leaves the view in the mini player', async ({ page }) => {
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

test('[MED-06] ends audio when the mini player is closed, and pauses it without one', async ({ page }) => {
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

test('[MED-01] plays sensitive video only while it is shown', async ({ page }) => {
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

test('[MED-08] seeks from left to right on a right-to-left page', async ({ page }) => {
  await openPlayers(page, [clip], { dir: 'rtl' });
  await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(0);
  const bar = await boxOf(player(page).locator('.rk-player-seek'));
  await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await expect.poll(async () => Math.round((await facts(page)).currentTime)).toBe(6);
});
