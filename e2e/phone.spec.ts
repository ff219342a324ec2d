import type { Page } from '@playwright/test';
import { waitForStream, expect, holdResponses, rows, signIn, test } from './fixtures.js';

test(
  'fills a phone with the column above a bar of five items, without horizontal scrolling',
  { tag: '@main' },
  async ({ page }) => {
    await signIn(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    const names = ['Home', 'Search', 'Notifications', 'Chats', 'More'];
    await expect(bar.locator('a, button')).toHaveCount(5);
    // The unread count of chats comes after the page.
    const labels = await bar.locator('a, button').evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
    expect(labels.map(label => label.replace(/ \d+ unread$/, ''))).toEqual(names);
    for (const name of names) expect((await bar.getByLabel(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('navigation', { name: 'Timelines' }).getByRole('link', { name: 'Federated' }).tap();
    await expect(page).toHaveURL('/timeline/fediverse');
    await expect(rows(page).first()).toBeVisible();

    const more = bar.getByRole('button', { name: 'More', exact: true });
    await more.tap();
    await page.getByRole('menuitem', { name: 'Lists' }).tap();
    await expect(page).toHaveURL('/lists');
    await expect(more).toHaveAttribute('aria-current', 'page');
    await more.tap();
    await page.getByRole('menuitem', { name: 'Log out' }).tap();
    await expect(bar.getByRole('link', { name: 'Local', exact: true })).toBeVisible();
    await expect(more).toHaveCount(0);
  },
);

test('[PTR-01] [PTR-02] refreshes on a pull of 134 px, not on a shorter one or by mouse', { tag: '@main' }, async ({ page }) => {
  // The first requests of the connection are complete.
  const isConnected = waitForStream(page);
  await signIn(page);
  await isConnected;
  // The gesture is lazy-loaded on the first touch.
  await page.locator('#content').tap({ position: { x: 5, y: 5 } });
  await expect(page.locator('.rk-pull-indicator')).toBeAttached();
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  const pull = async (distance: number) => {
    await send('touchStart', 300);
    for (let y = 300; y <= 300 + distance; y += 10) await send('touchMove', y);
    await send('touchMove', 300 + distance);
  };
  const state = () => page.locator('.rk-pull-indicator').getAttribute('data-pull');
  let asked = 0;
  page.on('request', request => {
    if (request.url().includes('/timelines/home')) asked += 1;
  });
  await pull(120);
  await expect.poll(state).toBe('dragging');
  await send('touchEnd');
  await expect.poll(state).toBe('idle');
  expect(asked).toBe(0);

  const newer = await holdResponses(page, /\/timelines\/home/);
  await pull(200);
  await expect.poll(state).toBe('threshold-breached');
  await send('touchEnd');
  await expect.poll(state).toBe('refreshing');
  newer.release();
  await expect.poll(state).toBe('idle');
  expect(asked).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator('.rk-pull-content').evaluate(content => content.style.translate)).toBe('');

  // Scrolled down, the same movement scrolls.
  await page.evaluate(() => window.scrollTo(0, 800));
  await pull(200);
  await send('touchEnd');
  await expect.poll(state).toBe('idle');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(800);
  expect(asked).toBe(1);
});

/** One page of each layout. */
const places = [
  '/',
  '/timeline/local',
  '/timeline/fediverse',
  '/timeline/tram.example',
  '/tags/NightTrains?any=letterpress,trams&none=gulls',
  '/lists',
  '/bookmarks',
  '/favourites',
  '/search?q=tram&type=posts',
  '/suggestions',
  '/settings',
  '/settings/appearance',
  '/settings/reading',
  '/settings/media',
  '/settings/keyboard',
  '/@tobi@tram.example',
  '/@tobi@tram.example/media',
  '/@mara/followers',
  '/no/such/place',
];

test('[A11Y-01] fits every page into 320 px, with touch targets of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await misfits(page), '/login').toEqual([]);
  await signIn(page);
  const thread = (await rows(page).first().locator('a.rk-status-time').getAttribute('href')) ?? '';
  for (const place of [...places, thread]) {
    await page.goto(place);
    await expect(
      page.getByRole('main').locator('article, li, form, select, label, .rk-state, nav a').filter({ visible: true }).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Collapsed content is checked too.
    for (const summary of await page.locator('summary').all()) await summary.tap();
    expect(await misfits(page), place).toEqual([]);
  }
});

/** Elements that overflow the page, and targets that are too small to press, except for links in text. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element, { width, height }: DOMRect) =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} “${element.textContent.slice(0, 20)}” ${width} x ${height}`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' ? !element.matches('.app-shell, html') : scrolls(element.parentElement));
    const wide = [...document.querySelectorAll('#root *')].filter(element => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > 321) && shown(element) && !scrolls(element.parentElement);
    });
    const inText =
      'p *, .rk-rich *, dd *, .rk-status-head *, .rk-quote-head *, .rk-status-date *, .rk-account-row-text *, .app-skip';
    const small = [...document.querySelectorAll('a[href], button, select, summary, input')].filter(element => {
      // The label of a checkbox or a radio button is its target too.
      const { width, height } = (
        element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
          ? (element.labels?.[0] ?? element)
          : element
      ).getBoundingClientRect();
      return (width < 44 || height < (element.matches('input') ? 40 : 44)) && shown(element) && !element.matches(inText);
    });
    return [...wide, ...small].map(element => name(element, element.getBoundingClientRect()));
  });
}

test('truncates a handle to four letters before it truncates the name', async ({ page }) => {
  await signIn(page);
  await page.goto('/bookmarks');
  await expect(rows(page).first()).toBeVisible();
  const heads = await page.locator('.rk-status-head').evaluateAll(all =>
    all.map(head => {
      const [nameBox, handle] = ['.rk-name', '.rk-handle'].map(part => head.querySelector(part));
      if (!nameBox || !handle) throw new Error('A post without a name.');
      const text = document.createRange();
      text.selectNodeContents(nameBox);
      const letter = parseFloat(getComputedStyle(handle).fontSize);
      return {
        name: nameBox.textContent,
        isCut: text.getBoundingClientRect().width > nameBox.getBoundingClientRect().width + 0.02,
        handleHasRoom: handle.getBoundingClientRect().width > 4 * letter,
        handleIsCut: handle.scrollWidth > handle.clientWidth,
      };
    }),
  );
  expect(heads.filter(head => head.isCut && head.handleHasRoom)).toEqual([]);
  expect(
    heads.some(head => head.handleIsCut && head.handleHasRoom),
    'some handle has too little room',
  ).toBe(true);
});

test('keeps every action of a post inside the page with large counts', async ({ page }) => {
  await page.route('**/api/v1/timelines/home*', async route => {
    const response = await route.fetch();
    const posts = (await response.json()) as Record<string, unknown>[];
    const counts = [7, 999, 1_234_567];
    for (const [index, post] of posts.entries()) {
      for (const kind of ['replies_count', 'reblogs_count', 'favourites_count']) post[kind] = counts[index % counts.length];
    }
    await route.fulfill({ response, json: posts });
  });
  await signIn(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await page.locator('.rk-status-actions').evaluateAll(all =>
      all.map(one => {
        const icon = one.querySelector('[data-kind="more"] i');
        return { counts: one.textContent, end: Math.ceil(icon?.getBoundingClientRect().right ?? Infinity) };
      }),
    );
    expect(ends.length).toBeGreaterThan(2);
    expect(
      ends.filter(({ end }) => end > width - 4),
      `${width} px`,
    ).toEqual([]);
  }
});

test('shows every action and every setting in full at twice the font size', async ({ page }) => {
  await signIn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const ends = await page
    .locator('.rk-status-actions')
    .evaluateAll(all =>
      all.map(one => Math.ceil(one.querySelector('[data-kind="more"] i')?.getBoundingClientRect().right ?? Infinity)),
    );
  expect(ends.filter(end => end > 386)).toEqual([]);

  await page.goto('/settings/appearance');
  const segments = page.getByRole('main').locator('.rk-radio-options > label');
  await expect(segments.first()).toBeVisible();
  const lacking = await segments.evaluateAll(all => all.map(label => Math.max(0, label.scrollWidth - label.clientWidth)));
  expect(new Set(lacking), 'what the choices lack in width').toEqual(new Set([0]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('puts the handle under the name and # before a hashtag in Arabic', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/appearance');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/');
  await rows(page).first().press('Enter');
  const head = page.locator('[data-variant="focused"] .rk-status-head');
  const right = (part: string) =>
    head.locator(part).evaluate(element => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    });
  expect(Math.abs((await right('.rk-handle')) - (await right('.rk-name')))).toBeLessThan(2);

  await page.goto('/tags/NightTrains');
  const title = page.getByRole('heading', { level: 1, name: '#NightTrains' });
  await expect(title).toBeVisible();
  expect(
    await title.evaluate(({ firstChild }) => {
      if (firstChild === null) throw new Error('A title without words.');
      const left = (from: number, to: number) => {
        const letters = document.createRange();
        letters.setStart(firstChild, from);
        letters.setEnd(firstChild, to);
        return letters.getBoundingClientRect().left;
      };
      return left(0, 1) < left(1, 2);
    }),
  ).toBe(true);
});
