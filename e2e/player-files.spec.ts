import {
  clip,
  expect,
  facts,
  openPlayers,
  playButton,
  plays,
  test,
  tone,
  withoutOwnStreams,
  type PlayerProps,
} from './player-page.js';

const films: PlayerProps[] = [
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
const sounds: PlayerProps[] = ['mp3', 'ogg', 'opus', 'flac'].map(kind => ({ ...tone, src: `/media/tone.${kind}` }));

for (const props of [...films, ...sounds]) {
  const id = props.kind === 'video' ? '[MED-01]' : '[MED-02]';
  test(`${id} plays ${JSON.stringify(props.src)}, knows its length and seeks`, async ({ page }) => {
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

test.describe('[MED-02] sound of another origin', () => {
  // The browser tells of the first refusal; the player then asks for what may be heard though not read.
  test.use({ expectedComplaints: [/CORS policy|ERR_FAILED/] });

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

test.describe('[MED-01] with hls.js, where the browser has no streams of its own', () => {
  test.beforeEach(({ page }) => withoutOwnStreams(page));

  test('a stream of two qualities plays, and the library comes only with it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()));
    await openPlayers(page, [clip], { policy: 'buffers' });
    expect(scripts.filter(url => url.includes('hls'))).toEqual([]);
    await openPlayers(page, [{ ...clip, src: '/media/hls/master.m3u8' }], { policy: 'buffers' });
    const player = page.locator('.rk-player');
    await playButton(player).click();
    await plays(page);
    expect(scripts.filter(url => url.includes('hls'))).toHaveLength(1);
    await player.hover();
    await player.getByRole('button', { name: 'Playback settings' }).click();
    await expect(player.getByRole('menuitemradio', { name: /360/ })).toBeVisible();
    await expect(player.getByRole('menuitemradio', { name: /180/ })).toBeVisible();
  });

  test('a stream without an end is live: no length to seek in', async ({ page }) => {
    await openPlayers(page, [{ ...clip, src: `/live/live.m3u8?run=${Date.now()}` }], { policy: 'buffers' });
    const player = page.locator('.rk-player');
    await playButton(player).click();
    await plays(page);
    await expect(player.getByText('Live', { exact: true })).toBeVisible();
    // What the first list had ends after ten seconds: by then it has read newer ones.
    await expect.poll(async () => (await facts(page)).currentTime, { timeout: 40_000 }).toBeGreaterThan(11);
    await expect(player.getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  test.describe('a stream that is not there', () => {
    test.use({ expectedComplaints: [/404/] });

    test('fails, and can be asked for again', async ({ page }) => {
      await openPlayers(page, [{ ...clip, src: '/media/hls/missing.m3u8' }], { policy: 'buffers' });
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  });
});

test.describe('[MED-01] a missing file', () => {
  test.use({ expectedComplaints: [/404/] });

  for (const props of [
    { ...clip, src: '/media/missing.mp4' },
    { ...tone, src: '/media/missing.mp3' },
  ]) {
    test(`${props.kind}: says so and offers to try again`, async ({ page }) => {
      await openPlayers(page, [props]);
      if (props.kind === 'audio') await playButton(page.locator('.rk-player')).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('.rk-player')).toContainText('cannot be played');
    });
  }
});

test.describe('[MED-01] a server that fails once', () => {
  test.use({ expectedComplaints: [/503/] });

  test('a second try plays', async ({ page }) => {
    await openPlayers(page, [{ ...clip, src: `/flaky/clip.mp4?times=1&run=${Date.now()}` }]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await plays(page);
  });
});

test('[MED-01] a file that ends too early plays as far as it goes, and says that it stopped', async ({ page }) => {
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

test('[MED-01] from a slow server it loads, shows what has come, and plays on after a jump ahead', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/slow/clip.mp4?rate=150000' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  const buffered = await page.evaluate(() => document.querySelector('video')?.buffered.end(0) ?? 0);
  expect(buffered).toBeLessThan(24);
  await page.keyboard.press('8');
  await expect.poll(async () => (await facts(page)).currentTime, { timeout: 30_000 }).toBeGreaterThan(19.3);
});

test('[MED-01] from a server without ranges it plays, and a jump ahead ends in no failure', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/no-range/clip.mp4' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  await page.keyboard.press('5');
  const before = (await facts(page)).currentTime;
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(before + 0.3);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('[MED-01] a server that stops in the middle leaves the player waiting, and it says so', async ({ page }) => {
  await openPlayers(page, [{ ...clip, src: '/stall/clip.mp4?after=250000' }]);
  const player = page.locator('.rk-player');
  await playButton(player).click();
  await plays(page);
  await page.keyboard.press('9');
  await expect(player.getByTitle('Loading')).toBeVisible();
});
