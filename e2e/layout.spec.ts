import type { Page } from '@playwright/test';
import { coveredControls } from './covered-controls.js';
import { expect, holdResponses, rows, signIn, test, waitForLayout, watchNetwork } from './fixtures.js';
import { memberPaths } from './member-pages.js';

test.describe.configure({ timeout: 240_000 });

/** How long the parts of a profile's head take, in milliseconds; the others 600. */
const partDelays: Record<string, number> = { featured_tags: 300, endorsements: 450, familiar_followers: 750 };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every control of every page can be pressed', async ({ page }) => {
    await signIn(page);
    const covered: Record<string, string[]> = {};
    for (const path of memberPaths()) {
      const idle = watchNetwork(page, 400);
      await page.goto(path);
      await idle();
      const found = await coveredControls(page);
      if (found.length > 0) covered[path] = found;
    }
    expect(covered).toEqual({});
  });
});

interface Shift {
  value: number;
  sources: string[];
}

/** Records the layout shifts of each page that is opened from now on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const sources = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : '?'));
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** The shifts that make up a sum of at least `most`. */
function movesOver(most: number, shifts: readonly Shift[]): Shift[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < most ? [] : shifts.filter(({ value }) => value > most / 10);
}

for (const [width, seconds] of [
  [1440, 3],
  [390, 3],
  [320, 3],
  [1440, 5],
  [390, 5],
] as const) {
  test(`a relationship that comes after ${seconds} s moves nothing of a profile that is read, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await signIn(page);
    for (const acct of ['ines@mar.example', 'dmitri@tram.example', 'idris']) {
      const relationship = await holdResponses(page, /\/accounts\/relationships/);
      const idle = watchNetwork(page, 700);
      await page.goto(`/@${acct}`);
      const profile = page.locator('.rk-profile-body');
      const parts = profile.locator('> :is(.rk-profile-name, .rk-profile-handle, .rk-profile-note, .rk-profile-counts)');
      for (const part of ['.rk-profile-name', '.rk-profile-handle', '.rk-profile-counts'])
        await expect(profile.locator(part)).toBeVisible();
      const placesOf = () => parts.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().top));
      // The relationship of a slow server; after 4 s the posts no longer wait for it.
      await page.waitForTimeout(seconds * 1_000);
      const before = await placesOf();
      const follow = profile.locator('.rk-profile-actions > .rk-button');
      await expect(follow).toBeDisabled();
      const known = (await shifts()).length;
      relationship.release();
      await expect(follow).toBeEnabled();
      await idle();
      expect(await placesOf()).toEqual(before);
      expect(movesOver(0.01, (await shifts()).slice(known))).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

for (const [outcome, answer] of [
  ['come', null],
  ['are none', { json: [], headers: { 'access-control-allow-origin': '*' } }],
  ['fail', { status: 503, json: { error: 'The owl is on holiday' }, headers: { 'access-control-allow-origin': '*' } }],
] as const) {
  test.describe(`suggestions that ${outcome} late`, () => {
    test.use({ expectedConsoleErrors: [/status of 503/], viewport: { width: 1440, height: 900 } });

    test('move no links of the site', async ({ page }) => {
      const shifts = await watchShifts(page);
      await signIn(page);
      let release: () => void = () => undefined;
      const released = new Promise<void>(done => (release = done));
      await page.route(/\/api\/v2\/suggestions/, async route => {
        await released;
        await (answer === null ? route.continue() : route.fulfill(answer)).catch(() => undefined);
      });
      const idle = watchNetwork(page, 700);
      await page.goto('/bookmarks');
      const links = page.getByRole('complementary').getByRole('navigation').getByRole('link');
      await expect(links.first()).toBeVisible();
      const placesOf = () => links.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().top));
      const before = await placesOf();
      release();
      await idle();
      await expect(page.getByRole('heading', { name: 'Suggested profiles' })).toHaveCount(answer === null ? 1 : 0);
      await waitForLayout(page);
      expect(await placesOf()).toEqual(before);
      const moved = (await shifts()).filter(({ sources }) => sources.some(source => /site-links|^A\.$/.test(source)));
      expect(moved).toEqual([]);
    });
  });
}

for (const width of [1440, 390]) {
  test(`no page moves while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shiftsOf = await watchShifts(page);
    await signIn(page);
    // The parts of a profile's head come long after the account, one by one.
    await page.route(/\/api\/v1\/accounts\/(.*\/)?(relationships|familiar_followers|featured_tags|endorsements)/, async route => {
      const part = /(?:featured_tags|endorsements|familiar_followers)/.exec(route.request().url())?.[0] ?? '';
      await new Promise(done => setTimeout(done, partDelays[part] ?? 600));
      await route.continue().catch(() => undefined);
    });
    const moved: Record<string, unknown> = {};
    for (const path of memberPaths()) {
      const idle = watchNetwork(page, 700);
      await page.goto(path);
      await idle();
      const moves = movesOver(0.01, await shiftsOf());
      if (moves.length > 0) moved[path] = moves;
    }
    expect(moved).toEqual({});
  });
}

test.describe('with British English as the language of the browser', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

  test('[I18N-01] the exact time of a post is written as in Britain, on hover and on focus', async ({ page }) => {
    await signIn(page);
    await waitForLayout(page);
    const link = rows(page).first().locator('.rk-status-time');
    const tooltip = () =>
      link.locator('time').evaluate(time => {
        const { content, display } = getComputedStyle(time, '::after');
        return display === 'none' ? '' : content;
      });
    expect(await tooltip()).not.toMatch(/\d{4}/);
    await link.hover();
    await expect.poll(tooltip).toMatch(/\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}/);
    await page.mouse.move(0, 0);
    await expect.poll(tooltip).not.toMatch(/\d{4}/);
    await rows(page).first().getByRole('link').first().focus();
    for (let step = 0; step < 8 && !(await link.evaluate(element => element === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(tooltip).toMatch(/\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}/);
  });
});

test.describe('a list that the server refuses', () => {
  test.use({ expectedConsoleErrors: [/status of 4\d\d/] });

  for (const [path, pattern] of [
    ['/bookmarks', 'GET /api/v1/bookmarks'],
    ['/@mara/followers', 'GET /api/v1/accounts/*/followers'],
    ['/suggestions', 'GET /api/v2/suggestions'],
    ['/lists', 'GET /api/v1/lists'],
    ['/notifications', 'GET /api/*/notifications'],
    ['/timeline/local', 'GET /api/v1/timelines/public'],
  ] as const) {
    test(`says what the server said at ${path}`, async ({ page, server }) => {
      await signIn(page);
      // Home may still ask for the same list.
      await server.fail({ pattern, kind: 'status', status: 422, message: 'The owl is on holiday', times: 5 });
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: 'The owl is on holiday' })).toBeVisible();
      await server.mend();
    });
  }
});
