import { clip, expect, facts, openPlayers, playButton, player, plays, test, tone, type PlayerProps } from './player-page.js';

const tracks = [{ src: '/media/captions.en.vtt', kind: 'captions', label: 'English', language: 'en', isDefault: true }];

test('[MED-08] saves caption size and background selected by keyboard', async ({ page }) => {
  await openPlayers(page, [{ ...clip, tracks }]);
  await expect(player(page).getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  const settings = player(page).getByRole('button', { name: 'Playback settings' });
  for (const name of ['Small', 'Solid']) {
    await settings.focus();
    await page.keyboard.press('Enter');
    const option = player(page).getByRole('menuitemradio', { name });
    for (let press = 0; press < 20 && !(await option.evaluate(one => one === document.activeElement)); press += 1)
      await page.keyboard.press('ArrowDown');
    await expect(option).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(settings).toBeFocused();
  }
  await expect(player(page)).toHaveAttribute('data-caption-size', 'small');
  await expect(player(page)).toHaveAttribute('data-caption-background', 'solid');
  await page.reload();
  await expect(player(page)).toHaveAttribute('data-caption-size', 'small');
  await expect(player(page)).toHaveAttribute('data-caption-background', 'solid');
});

test('[MED-03] leaves keys to text fields and editable elements inside the player', async ({ page }) => {
  await openPlayers(page, [clip]);
  await playButton(player(page)).click();
  await plays(page);
  await player(page).focus();
  await page.keyboard.press('k');
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
  const { currentTime } = await facts(page);
  for (const kind of ['textarea', 'div']) {
    await page.evaluate(name => {
      const field = document.createElement(name);
      if (name === 'div') field.contentEditable = 'true';
      // Inside the player, where its key handler runs.
      document.querySelector('.rk-player')?.append(field);
      field.focus();
    }, kind);
    await page.keyboard.type('k 5jlmc');
    const text = await page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLTextAreaElement ? field.value : (field?.textContent ?? '');
    });
    expect(text.replace(' ', ' ')).toBe('k 5jlmc');
  }
  const now = await facts(page);
  expect({ paused: now.paused, muted: now.muted, currentTime: now.currentTime }).toEqual({
    paused: true,
    muted: false,
    currentTime,
  });
});

test('[MED-03] plays one at a time across React players and elements', async ({ page }) => {
  const elements = [{ tag: 'rookery-audio', attributes: { src: '/media/tone.ogg', title: 'Beeps' } }];
  const query = { players: JSON.stringify([clip]), elements: JSON.stringify(elements) };
  await page.goto(`/?${new URLSearchParams(query).toString()}`);
  await expect(page.locator('.rk-player')).toHaveCount(2);
  const paused = () =>
    page.evaluate(
      () => (window as unknown as { media: HTMLMediaElement[] }).media.filter(one => one.src !== '' && !one.paused).length,
    );
  await playButton(page.locator('#root .rk-player')).click();
  await expect.poll(paused).toBe(1);
  await playButton(page.locator('rookery-audio')).click();
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
  await expect.poll(paused).toBe(1);
});

test('[MED-01] keeps the focus when the pressed control hides', async ({ page }) => {
  await openPlayers(page, [{ ...clip, loop: true }]);
  await player(page).hover();
  await player(page).locator('.rk-player-bar').getByRole('button', { name: 'Play', exact: true }).click();
  await plays(page);
  await page.mouse.move(5, 5);
  await expect(player(page)).toHaveAttribute('data-idle', { timeout: 8_000 });
  await expect(player(page)).toBeFocused();
  await page.keyboard.press('k');
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
});

test.describe('autoplay', () => {
  const video: PlayerProps = { ...clip, autoPlay: true };

  test('[MED-01] plays muted, and only with autoPlay', async ({ page }) => {
    await openPlayers(page, [video, { ...tone, title: 'Not asked' }]);
    await plays(page);
    expect((await facts(page)).muted).toBe(true);
    expect((await facts(page, 1)).paused).toBe(true);
  });

  test('[MED-01] does not play with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPlayers(page, [video]);
    await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(2);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await facts(page)).paused).toBe(true);
    await playButton(player(page)).click();
    await plays(page);
  });
});

test('[MED-02] shows the waveform and artwork colours of a same-origin file', async ({ page }) => {
  await openPlayers(page, [{ ...tone, src: '/media/short.mp3' }]);
  // The file has a beep at the start of each of its three seconds.
  const loud = () =>
    player(page)
      .locator('.rk-waveform')
      .evaluate(drawing => {
        const bars = [...drawing.innerHTML.matchAll(/M([\d.]+) ([\d.]+)V/g)].map(
          ([, x, top]) => [Number(x), Number(top)] as const,
        );
        return bars.filter(([, top]) => top < 20).map(([x]) => Math.round((x / bars.length) * 9));
      });
  await expect.poll(async () => [...new Set(await loud())].toSorted((one, other) => one - other)).toEqual([0, 3, 6]);
  const background = () =>
    player(page)
      .locator('.rk-audio-visual')
      .evaluate(box => getComputedStyle(box).getPropertyValue('--rk-audio-background'));
  await expect.poll(background).toMatch(/^#/);
});

test.describe('shapes', () => {
  for (const width of [390, 1000]) {
    test(`[STAT-03] fits the controls into very wide and tall videos at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPlayers(page, [
        { ...clip, src: '/media/wide.mp4', aspectRatio: 1280 / 120 },
        { ...clip, src: '/media/tall.mp4', aspectRatio: 180 / 320 },
        { ...clip, src: '/media/clip.mp4', aspectRatio: 9.99 },
      ]);
      const ratios = await page
        .locator('.rk-player')
        .evaluateAll(all => all.map(one => [one.clientWidth / one.clientHeight, one.scrollWidth - one.clientWidth] as const));
      expect(ratios[0]?.[0]).toBeCloseTo(16 / 9, 1);
      expect(ratios[1]?.[0]).toBeCloseTo(1, 1);
      for (const index of [0, 1, 2]) {
        expect(ratios[index]?.[1]).toBe(0);
        const box = await player(page, index).boundingBox();
        for (const control of await player(page, index).locator('.rk-player-bar > *').all()) {
          const place = await control.boundingBox();
          if (box === null || place === null) continue;
          expect(place.x).toBeGreaterThanOrEqual(box.x);
          expect(place.x + place.width).toBeLessThanOrEqual(box.x + box.width);
        }
      }
    });
  }
});
