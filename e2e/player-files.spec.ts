import {
  clip,
  expect,
  facts,
  openPlayers,
  playButton,
  plays,
  test,
  tone,
  withoutNativeHls,
  type PlayerProps,
} from './player-page.js';

const videos: PlayerProps[] = [
  clip,
  { ...clip, src: '/media/clip.webm' },
  { ...clip, src: '/media/silent.mp4' },
  { ...clip, src: '/media/hls/master.m3u8' },
  {
    ...clip,
    src: [
      { src: '/media/clip.strange', type: 'video/strange' },
      { src: '/media/clip.webm', type: 'video/webm' },
    ],
  },
];
const audios: PlayerProps[] = ['mp3', 'ogg', 'opus', 'flac'].map(kind => ({ ...tone, src: `/media/tone.${kind}` }));

for (const props of [...videos, ...audios]) {
  const id = props.kind === 'video' ? '[MED-01]' : '[MED-02]';
  test(`${id} plays and seeks ${JSON.stringify(props.src)}`, async ({ page }) => {
    await openPlayers(page, [props]);
    const player = page.locator('.rk-player');
    await playButton(player).click();
    await plays(page);
    const { duration } = await facts(page);
    expect(duration).toBeGreaterThan(5);
    expect(duration).toBeLessThan(70);
    await player.getByRole('slider', { name: 'Time' }).focus();
    await page.keyboard.press('End');
    await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(duration - 1.5);
    await expect(player.getByRole('button', { name: 'Play again' }).first()).toBeVisible();
    await player.getByRole('button', { name: 'Play again' }).first().click();
    await expect.poll(async () => (await facts(page)).currentTime).toBeLessThan(duration - 2);
    expect((await facts(page)).paused).toBe(false);
  });
}

test.describe('[MED-02] audio of another origin', () => {
  // The browser logs the rejected CORS request; the player then requests the file without CORS.
  test.use({ expectedConsoleErrors: [/CORS policy|ERR_FAILED/] });

  for (const address of ['tone.mp3', 'tone.ogg?cors=1']) {
    test(`plays ${address}`, async ({ page, baseURL }) => {
      const foreign = new URL(baseURL ?? '');
      foreign.port = String(Number(foreign.port) + 1);
      await openPlayers(page, [{ ...tone, src: `${foreign.origin}/media/${address}` }]);
      const player = page.locator('.rk-player');
      await playButton(player).click();
      await plays(page);
      await expect(player).not.toContainText('cannot be played');
    });
  }
});

test.describe('[MED-01] hls.js', () => {
  test.beforeEach(({ page }) => withoutNativeHls(page));

  test('loads the library with the first stream and offers its qualities', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()));
    await openPlayers(page, [clip], { policy: 'buffers' });
    expect(scripts.filter(url => url.includes('hls'))).toEqual([]);
    await openPlayers(page, [{ ...clip, src: '/media/hls/master.m3u8' }], { policy: 'buffers' });
    const player = page.locator('.rk-player');
    await playButton(player).click();
    await plays(page);
    // The player's own part for streams, which is `hls-source`, imports the library.
    expect(scripts.filter(url => /\/hls-(?!source)/.test(url))).toHaveLength(1);
    await player.hover();
    await player.getByRole('button', { name: 'Playback settings' }).click();
    await expect(player.getByRole('menuitemradio', { name: /360/ })).toBeVisible();
    await expect(player.getByRole('menuitemradio', { name: /180/ })).toBeVisible();
  });

  test('plays a live stream beyond its first playlist', async ({ page }) => {
    await openPlayers(page, [{ ...clip, src: `/live/live.m3u8?run=${Date.now()}` }], { policy: 'buffers' });
    const player = page.locator('.rk-player');
    await playButton(player).click();
    await plays(page);
    await expect(player.getByText('Live', { exact: true })).toBeVisible();
    // The first playlist holds ten seconds.
    await expect.poll(async () => (await facts(page)).currentTime, { timeout: 40_000 }).toBeGreaterThan(11);
    await expect(player.getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  test.describe('a missing stream', () => {
    test.use({ expectedConsoleErrors: [/404/] });

    test('offers to retry', async ({ page }) => {
      await openPlayers(page, [{ ...clip, src: '/media/hls/missing.m3u8' }], { policy: 'buffers' });
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  });
});

test.describe('[MED-01] a missing file', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  for (const props of [
    { ...clip, src: '/media/missing.mp4' },
    { ...tone, src: '/media/missing.mp3' },
  ]) {
    test(`offers to retry ${props.kind}`, async ({ page }) => {
      await openPlayers(page, [props]);
      if (props.kind === 'audio') await playButton(page.locator('.rk-player')).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('.rk-player')).toContainText('cannot be played');
    });
  }
});

test.describe('[MED-01] a server that fails once', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('plays on retry', async ({ page }) => {
    await openPlayers(page, [{ ...clip, src: `/flaky/clip.mp4?times=1&run=${Date.now()}` }]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await plays(page);
  });
});

test('[MED-01] plays a truncated file to its end and reports the stop', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/media/truncated.mp4' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  await page.keyboard.press('9');
  await expect
    .poll(
      async () => (await page.getByRole('button', { name: /Try again|Play again/ }).count()) > 0 || (await facts(page)).paused,
    )
    .toBe(true);
});

test('[MED-01] continues after a seek ahead on a slow server', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/slow/clip.mp4?rate=150000' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  const buffered = await page.evaluate(() => document.querySelector('video')?.buffered.end(0) ?? 0);
  expect(buffered).toBeLessThan(24);
  await page.keyboard.press('8');
  await expect.poll(async () => (await facts(page)).currentTime, { timeout: 30_000 }).toBeGreaterThan(19.3);
});

test('[MED-01] does not fail after a seek on a server without range requests', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/no-range/clip.mp4' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  await page.keyboard.press('5');
  const before = (await facts(page)).currentTime;
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(before + 0.3);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('[MED-01] shows the loading indicator when the server stalls', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/stall/clip.mp4?after=250000' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  await page.keyboard.press('9');
  await expect(player.getByTitle('Loading')).toBeVisible();
});
