import type { Page } from '@playwright/test';
import { expect, rows, waitForLayout, openHomeWithGap, scrollToElement, signInWithSuggestions, test } from './fixtures.js';

test.describe.configure({ timeout: 120_000 });

/** A profile with a post that has a video. */
const FILM_PAGE = '/@tobi@tram.example';
const FILM = 'Four seconds of the valley line';

interface Current {
  /** One-based position in the feed. */
  position: number;
  /** The post's id; empty for other rows. */
  id: string;
  /** Whether the row itself has the focus, not a control in it. */
  isOnRow: boolean;
  top: number;
  bottom: number;
  /** Lower edge of the page header. */
  head: number;
}

/** The focused row. */
function current(page: Page): Promise<Current | null> {
  return page.evaluate(() => {
    const row = document.activeElement?.closest<HTMLElement>('[role="feed"] article');
    if (!row) return null;
    const box = row.getBoundingClientRect();
    return {
      position: Number(row.getAttribute('aria-posinset')),
      id: row.dataset['statusId'] ?? '',
      isOnRow: row === document.activeElement,
      top: box.top,
      bottom: box.bottom,
      head: document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0,
    };
  });
}

const position = async (page: Page) => (await current(page))?.position ?? null;
const isAt = (page: Page, place: number) => expect.poll(() => position(page)).toBe(place);
const focusedRow = (page: Page) => page.locator('[role="feed"] article:focus, [role="feed"] article:has(:focus)');

/** Presses j until the current row matches. */
async function goToRowWith(page: Page, selector: string): Promise<void> {
  const limit = 60;
  for (let press = 0; press < limit; press += 1) {
    const before = await position(page);
    await page.keyboard.press('j');
    await expect.poll(() => position(page)).not.toBe(before);
    if ((await focusedRow(page).locator(selector).count()) > 0) return;
  }
  throw new Error(`No row of the first ${limit} has ${selector}.`);
}

/** The row and its focus ring lie between the page header and the lower edge; a taller row begins below the header. */
async function isClear(page: Page): Promise<void> {
  await waitForLayout(page);
  const row = await current(page);
  expect(row).not.toBeNull();
  if (row === null) return;
  const height = page.viewportSize()?.height ?? 0;
  const isTall = row.bottom - row.top > height - row.head;
  expect(row.top).toBeGreaterThanOrEqual(row.head - 0.5);
  if (!isTall) expect(row.bottom).toBeLessThanOrEqual(height + 0.5);
}

const PROFILE = '/@idris';
for (const path of ['/', '/tags/birdwatching', '/timeline/hoshi.example', PROFILE]) {
  test(`[A11Y-01] keeps the current row clear of the header of ${path}`, async ({ page }) => {
    await signInWithSuggestions(page);
    if (path !== '/') await page.goto(path);
    await page.locator('[role="feed"] article').first().waitFor();
    await waitForLayout(page);
    for (let press = 1; press <= 9; press += 1) await page.keyboard.press('j');
    await isAt(page, 9);
    await isClear(page);
    for (let place = (await position(page)) ?? 1; place > 1; place -= 1) {
      await page.keyboard.press('k');
      await isAt(page, place - 1);
      await isClear(page);
    }
    // The header of a profile comes before its first row.
    if (path !== PROFILE) expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const [which, place] of [
  ['the current row', 0],
  ['the row above it', -1],
] as const)
  for (const way of ['smooth', 'fast'] as const)
    test(`[A11Y-01] a row reached by a ${way} move stays clear while ${which} gets its height`, async ({ page }) => {
      await signInWithSuggestions(page);
      await waitForLayout(page);
      // Down to a row that a further press brings to the lower edge.
      const presses = 6;
      for (let press = 1; press <= presses; press += 1) {
        await page.keyboard.press('j');
        if (way === 'smooth') await waitForLayout(page);
      }
      await isAt(page, presses);
      await isClear(page);
      await page.evaluate(beside => {
        const row = document.activeElement?.closest<HTMLElement>('[data-key]');
        const grown = beside === 0 ? row : row?.previousElementSibling;
        const filler = document.createElement('div');
        filler.style.blockSize = '180px';
        grown?.querySelector('article')?.append(filler);
      }, place);
      await isClear(page);
    });

test('[A11Y-01] moves by Tab through the controls of a row to the next row', { tag: '@main' }, async ({ page }) => {
  await signInWithSuggestions(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await isAt(page, 2);
  const controls = await focusedRow(page).locator('a[href]:not([tabindex="-1"]), button').count();
  expect(controls).toBeGreaterThan(3);
  for (let press = 0; press < controls; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => current(page)).toMatchObject({ position: 2, isOnRow: false });
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => current(page)).toMatchObject({ position: 3, isOnRow: true });
});

test('[A11Y-01] exposes the name of the feed, the position of each row, and its busy state', async ({ page, server }) => {
  await signInWithSuggestions(page);
  const feed = page.getByRole('feed', { name: 'Posts' });
  await expect(feed).toHaveAttribute('aria-busy', 'false');
  const facts = await feed.evaluate(element => ({
    children: [...element.children].map(row => row.firstElementChild?.localName),
    places: [...element.querySelectorAll('article')].map(row => Number(row.getAttribute('aria-posinset'))),
    sizes: [...element.querySelectorAll('article')].map(row => row.getAttribute('aria-setsize')),
    nameless: [...element.querySelectorAll('article')].filter(row => {
      const id = row.getAttribute('aria-labelledby');
      return !(row.getAttribute('aria-label') ?? (id === null ? null : document.getElementById(id)?.textContent));
    }).length,
  }));
  expect(new Set(facts.children)).toEqual(new Set(['article']));
  expect(facts.places).toEqual(facts.places.map((_, index) => index + 1));
  expect(new Set(facts.sizes)).toEqual(new Set(['-1']));
  expect(facts.nameless).toBe(0);
  await server.fail({ pattern: 'GET /api/v1/timelines/home', kind: 'delay', times: 1, milliseconds: 2000 });
  await page.keyboard.press('j');
  await isAt(page, 1);
  await page.keyboard.press('Control+End');
  await expect(feed).toHaveAttribute('aria-busy', 'true');
  await expect(feed).toHaveAttribute('aria-busy', 'false', { timeout: 10_000 });
});

test('[LIST-03] stops the cursor at a gap, fills it on Enter, and moves on', async ({ page, server }) => {
  await openHomeWithGap(page, server, 60);
  await goToRowWith(page, '.rk-gap');
  await expect(focusedRow(page)).toHaveAccessibleName(/^Load what is (between|missing)/);
  await isClear(page);
  const place = (await position(page)) ?? 0;
  expect(place).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  // The newest loaded post takes the place of the gap.
  await expect.poll(async () => (await current(page))?.id ?? '').not.toBe('');
  await isAt(page, place);
  await page.keyboard.press('j');
  await isAt(page, place + 1);
  await isClear(page);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await isAt(page, place - 1);
  await isClear(page);
});

test('[A11Y-01] opens media on a, where other keys are ignored, and returns the focus on Escape', async ({ page }) => {
  await signInWithSuggestions(page);
  await goToRowWith(page, '.rk-picture');
  const before = await current(page);
  const like = await focusedRow(page).locator('[data-kind="like"]').getAttribute('aria-pressed');
  await page.keyboard.press('a');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  const scrollY = await page.evaluate(() => window.scrollY);
  for (const key of ['j', 'f', 'x', 'g', 'l']) await page.keyboard.press(key);
  await expect(viewer).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect.poll(() => current(page)).toMatchObject({ id: before?.id, isOnRow: true });
  await expect(focusedRow(page).locator('[data-kind="like"]')).toHaveAttribute('aria-pressed', like ?? '');
});

test('[MED-08] leaves keys to a focused player: j seeks and moves no row', async ({ page }) => {
  await signInWithSuggestions(page);
  await page.goto(FILM_PAGE);
  await expect(rows(page).first()).toBeVisible();
  await scrollToElement(page, '#status-list article', FILM);
  const film = page.locator('article', { hasText: FILM });
  await film.focus();
  const { position: place } = (await current(page)) ?? { position: 0 };
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isAt(page, place);
  await film.getByRole('button', { name: /^Play:/ }).focus();
  await page.keyboard.press('Enter');
  const time = () => page.evaluate(() => document.querySelector<HTMLVideoElement>('article .rk-player video')?.currentTime ?? 0);
  // The video is four seconds long: poll often, to stop it before it ends.
  await expect.poll(time, { timeout: 20_000, intervals: [50] }).toBeGreaterThan(1);
  await page.keyboard.press('k');
  const stopped = await time();
  expect(stopped).toBeGreaterThan(1);
  await page.keyboard.press('j');
  await expect.poll(time).toBeLessThan(1);
  const url = page.url();
  for (const key of ['x', 'h', 'b', 'p', 'g', 'h', '?', 'Backspace']) await page.keyboard.press(key);
  await isAt(page, place);
  expect(page.url()).toBe(url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('leaves keys to an open menu and to the search field', async ({ page }) => {
  await signInWithSuggestions(page);
  await page.keyboard.press('j');
  await isAt(page, 1);
  const more = focusedRow(page).getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  for (const key of ['j', 'f', 'g']) await page.keyboard.press(key);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await isAt(page, 1);
  await page.keyboard.press('j');
  await isAt(page, 2);

  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.waitFor();
  await page.keyboard.press('s');
  await expect(field).toBeFocused();
  await page.keyboard.type('jkgh?f');
  await expect(field).toHaveValue('jkgh?f');
  await expect(page).toHaveURL(/\/search/);
});

test('[A11Y-01] announces new posts once, with their number', { tag: '@main' }, async ({ page, server }) => {
  await signInWithSuggestions(page);
  await page.goto('/settings/reading');
  await page.getByLabel('Show new posts automatically').uncheck();
  await page.goto('/');
  await rows(page).first().waitFor();
  await waitForLayout(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('output')) {
        const text = element.textContent;
        if (/new post/.test(text) && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await server.post(12, 50);
  await expect(page.getByRole('button', { name: 'Click to see 12 new posts' })).toBeVisible();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said, { timeout: 10_000 }).toHaveLength(1);
});

test('[LIST-07] moves the cursor through the rows of a page in paged lists', async ({ page }) => {
  await signInWithSuggestions(page);
  await page.goto('/settings/reading');
  await page.getByLabel(/pages/i).first().check();
  await page.goto('/');
  await rows(page).first().waitFor();
  await waitForLayout(page);
  await page.keyboard.press('j');
  await isAt(page, 1);
  await page.keyboard.press('Control+End');
  await expect.poll(() => position(page)).toBeGreaterThan(10);
  await isClear(page);
  const last = await position(page);
  await page.keyboard.press('j');
  await waitForLayout(page);
  await isAt(page, last ?? 0);
});

test('gives visitors no single-key shortcuts, but Page keys and Enter', async ({ page }) => {
  await page.goto('/timeline/local');
  await rows(page).first().waitFor();
  await waitForLayout(page);
  for (const key of ['j', '?', 'ArrowDown']) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await waitForLayout(page);
  expect(await position(page)).toBeNull();
  await rows(page).nth(1).focus();
  await page.keyboard.press('PageDown');
  await isAt(page, 3);
  await page.keyboard.press('f');
  await page.keyboard.press('j');
  await isAt(page, 3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/posts\/\d+$/);
});
