import type { Page } from '@playwright/test';
import {
  expect,
  holdResponses,
  scrollToElement,
  firstVisibleRow,
  rows,
  waitForLayout,
  signIn,
  test,
  rowTop,
} from './fixtures.js';

/** Profiles with a post that has a video, and with one that has audio. */
const FILM_PAGE = '/@tobi@tram.example';
const SOUND_PAGE = '/@dmitri@tram.example';
const FILM = 'Four seconds of the valley line';
const SOUND = 'The horn, restored';

/** Opens a profile and scrolls to the post with this text. */
async function goToPost(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  await scrollToElement(page, '#status-list article', text);
}

/** Records every audio element of the page: they play outside the document. */
async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media: HTMLMediaElement[] = [];
    Object.assign(window, { media });
    const { createElement } = document;
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = createElement.call(document, name, options);
      if (element instanceof HTMLMediaElement) media.push(element);
      return element;
    };
  });
}

/** Time and state of the playing media element; null when none plays. */
function playing(page: Page): Promise<{ time: number; kind: string } | null> {
  return page.evaluate(() => {
    const { media } = window as unknown as { media: HTMLMediaElement[] };
    const found = media.find(({ paused, src }) => !paused && src !== '');
    return found === undefined ? null : { time: found.currentTime, kind: found.localName };
  });
}

/** The video is four seconds long: poll often, to catch it before it ends. */
const isPlaying = (page: Page) =>
  expect.poll(async () => (await playing(page))?.time ?? 0, { intervals: [50] }).toBeGreaterThan(0.1);

test('loads a video on the first press, plays it in place and never twice', { tag: '@main' }, async ({ page }) => {
  await watchMedia(page);
  const asked: string[] = [];
  page.on('request', request => request.resourceType() === 'media' && asked.push(request.url()));
  await signIn(page);
  await goToPost(page, FILM_PAGE, FILM);
  const post = page.locator('article', { hasText: FILM });
  const still = post.getByRole('button', { name: /^Play:/ });
  await still.scrollIntoViewIfNeeded();
  await waitForLayout(page);
  expect(asked).toEqual([]);
  const before = await firstVisibleRow(page);
  await still.click();
  await isPlaying(page);
  await expect(post.locator('.rk-player')).toBeFocused();
  expect(Math.abs(((await rowTop(page, before.id)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(1);
  expect(new URL(page.url()).pathname).toBe(FILM_PAGE);
});

test('[MED-03] keeps the list in place on the keys of a player', async ({ page }) => {
  await watchMedia(page);
  await signIn(page);
  await goToPost(page, FILM_PAGE, FILM);
  const post = page.locator('article', { hasText: FILM });
  await post.getByRole('button', { name: /^Play:/ }).click();
  await isPlaying(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('k');
  await expect.poll(() => playing(page)).toBeNull();
  await page.keyboard.press('l');
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await expect(post.locator('.rk-player')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(post.getByRole('button', { name: 'Unmute' })).toBeAttached();
});

test('[MED-06] keeps playing audio in the mini player across pages, with a link to its post', async ({ page }) => {
  await watchMedia(page);
  await signIn(page);
  await goToPost(page, SOUND_PAGE, SOUND);
  const post = page.locator('article', { hasText: SOUND });
  await post.getByRole('button', { name: /^Play:/ }).click();
  await isPlaying(page);
  expect((await playing(page))?.kind).toBe('audio');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const mini = page.getByRole('region', { name: 'Mini player' });
  await expect(mini).toBeVisible();
  const before = (await playing(page))?.time ?? Number.NaN;
  await expect.poll(async () => (await playing(page))?.time ?? 0).toBeGreaterThan(before + 0.2);
  await mini.getByRole('link', { name: 'Return' }).click();
  await expect(page.locator('#thread')).toContainText('The horn, restored');
});

test('[MED-06] plays audio in the mini player whose page was left before the player had loaded', async ({ page }) => {
  await watchMedia(page);
  await signIn(page);
  await goToPost(page, SOUND_PAGE, SOUND);
  const code = await holdResponses(page, /app-player/);
  await page
    .locator('article', { hasText: SOUND })
    .getByRole('button', { name: /^Play:/ })
    .click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.locator('article', { hasText: SOUND })).toHaveCount(0);
  const mini = page.getByRole('region', { name: 'Mini player' });
  await expect(mini).toBeHidden();
  code.release();
  await expect(mini).toBeVisible();
  await isPlaying(page);
  await mini.getByRole('link', { name: 'Return' }).click();
  await expect(page.locator('#thread')).toContainText('The horn, restored');
});

test('[MED-06] stops the mini player when it is switched off, and audio that leaves the view', async ({ page }) => {
  await watchMedia(page);
  await signIn(page);
  await goToPost(page, SOUND_PAGE, SOUND);
  const play = page.locator('article', { hasText: SOUND }).getByRole('button', { name: /^Play:/ });
  await play.click();
  await isPlaying(page);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('link', { name: 'Media' }).click();
  const mini = page.getByRole('region', { name: 'Mini player' });
  await expect(mini).toBeVisible();
  await page.getByRole('switch', { name: 'Keep playing audio in the mini player' }).uncheck();
  await expect(mini).toBeHidden();
  await expect.poll(() => playing(page)).toBeNull();
  await goToPost(page, SOUND_PAGE, SOUND);
  await play.click();
  await isPlaying(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect.poll(() => playing(page)).toBeNull();
  await expect(mini).toBeHidden();
});

test('[MED-06] shows toasts beside the mini player, not over it, at any width', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchMedia(page);
  await signIn(page);
  await goToPost(page, SOUND_PAGE, SOUND);
  await page
    .locator('article', { hasText: SOUND })
    .getByRole('button', { name: /^Play:/ })
    .click();
  await isPlaying(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const mini = page.getByRole('region', { name: 'Mini player' });
  await expect(mini).toBeVisible();
  const toast = page.locator('.rk-toast').first();
  // A toast stays while the pointer rests on it; one that has gone before is shown again.
  await expect(async () => {
    await page.locator('article').first().getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /Copy link/ }).click();
    await toast.hover({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  for (const [width, height] of [
    [390, 844],
    [720, 800],
    [1110, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [one, other] = [await mini.boundingBox(), await toast.boundingBox()];
    if (one === null || other === null) throw new Error('One of them is gone.');
    const isBeside = other.x + other.width <= one.x || other.y + other.height <= one.y;
    expect(isBeside, `at ${width} px`).toBe(true);
  }
});

test('[MOD-13] opens a video beside images in the viewer, with its player', async ({ page }) => {
  await watchMedia(page);
  await signIn(page);
  await page.goto('/@ada');
  const post = page.locator('article', { hasText: 'What fell out of the radio' });
  await expect(rows(page).first()).toBeVisible();
  await scrollToElement(page, '#status-list article', 'What fell out of the radio');
  await post.getByRole('button', { name: 'Show' }).click();
  await post
    .getByRole('button', { name: /^Play:/ })
    .last()
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName('Media 4 of 4');
  await viewer.getByRole('button', { name: 'Play', exact: true }).click();
  await isPlaying(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});
