import type { Page } from '@playwright/test';
import { expect, rows, signIn, test, waitForLayout, watchNetwork } from './fixtures.js';

test.describe.configure({ timeout: 240_000 });

/** One address of each page of a member. */
const pages = [
  '/',
  '/timeline/local',
  '/timeline/fediverse',
  '/bookmarks',
  '/favourites',
  '/lists',
  '/notifications',
  '/chats',
  '/events',
  '/search?q=tram',
  '/search?q=tram&type=accounts',
  '/explore',
  '/explore/tags',
  '/tags/trams',
  '/follow_requests',
  '/mutes',
  '/blocks',
  '/suggestions',
  '/scheduled_statuses',
  '/about',
  '/announcements',
  '/federation_restrictions',
  '/settings',
  '/@ines@mar.example',
  '/@ines@mar.example/media',
  '/@mara/followers',
  '/@mara/following',
];

/** The head of these pages grows with what the server tells of itself or of the account; other pages do not move. */
const hasLateHead = (path: string): boolean => path === '/' || path.startsWith('/@ines') || path === '/timeline/fediverse';

/** The controls whose centre, after scrolling them into view, belongs to something else: what each is, and what a press would hit. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const nameOf = (element: Element | null): string =>
      element === null
        ? 'nothing'
        : `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const controls = 'a[href], button:not(:disabled), input, select, textarea, [role="menuitem"], [role="tab"], [role="switch"]';
    const isOutside = (control: Element): boolean => {
      const { top, bottom } = control.getBoundingClientRect();
      return control.isConnected && (bottom < 0 || top > window.innerHeight);
    };
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Links in running text break over lines, and the skip link shows with the focus.
      if (control.matches('.app-skip, p a') || control.closest('[inert], .rk-visually-hidden')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      // The list has grown meanwhile.
      for (let again = 0; again < 20 && isOutside(control); again += 1) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await frame();
      }
      // A list that loads its next page by itself takes its button away again and again.
      if (!control.isConnected || isOutside(control)) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A control that has left the window meanwhile is covered by nothing.
      const isHit =
        hit === null || control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control) === true;
      // A link over the whole of its box lies under the controls inside that box.
      if (!isHit && !control.parentElement?.contains(hit)) covered.push(`${nameOf(control)} under ${nameOf(hit)}`);
    }
    return covered;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every control of every page can be pressed', async ({ page }) => {
    await signIn(page);
    const covered: Record<string, string[]> = {};
    for (const path of pages) {
      const idle = watchNetwork(page, 400);
      await page.goto(path);
      await idle();
      const found = await coveredControls(page);
      if (found.length > 0) covered[path] = found;
    }
    expect(covered).toEqual({});
  });

  test('[LIST-06] the offer of another device lies beside no other floating part', async ({ page, browser, server, baseURL }) => {
    const noted = page.waitForResponse(
      response => response.url().includes('/api/v1/markers') && response.request().method() === 'POST',
    );
    await signIn(page);
    expect((await noted).ok()).toBe(true);
    await page.close();
    await server.post(45);
    const elsewhere = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const other = await elsewhere.newPage();
    await signIn(other);
    const offer = other.getByRole('button', { name: 'Continue where you left off on another device' });
    await expect(offer).toBeVisible();
    // With a toast beside it.
    await server.fail({ pattern: 'POST /api/v1/statuses/*/bookmark', kind: 'status', status: 422, times: 1 });
    await rows(other).first().getByRole('button', { name: 'Bookmark' }).tap();
    await expect(other.locator('.rk-toast')).toBeVisible();
    const boxes = await other.evaluate(() =>
      Object.fromEntries(
        ['.rk-continue', '.app-post[data-floating]', '.rk-toast', '.app-navigation[data-bar]'].map(name => {
          const box = document.querySelector(name)?.getBoundingClientRect();
          return [name, box && { top: box.top, bottom: box.bottom, left: box.left, right: box.right }];
        }),
      ),
    );
    const floating = Object.entries(boxes);
    const overlaps = floating.flatMap(([name, a], index) =>
      floating
        .slice(index + 1)
        .flatMap(([otherName, b]) =>
          a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? `${name} × ${otherName}` : [],
        ),
    );
    expect(floating.filter(([, box]) => !box).map(([name]) => name)).toEqual([]);
    expect(overlaps).toEqual([]);
    await other.getByRole('button', { name: 'Stay here' }).tap();
    await expect(offer).toHaveCount(0);
    await elsewhere.close();
  });
});

for (const width of [1440, 390]) {
  test(`no page moves while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: { value: number; sources: string[] }[] = [];
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
    await signIn(page);
    // The relationships come long after the accounts.
    await page.route(/\/api\/v1\/accounts\/relationships/, async route => {
      await new Promise(done => setTimeout(done, 600));
      await route.continue().catch(() => undefined);
    });
    const moved: Record<string, unknown> = {};
    for (const path of pages.filter(each => !hasLateHead(each))) {
      const idle = watchNetwork(page, 700);
      await page.goto(path);
      await idle();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum >= 0.01) moved[path] = shifts.filter(({ value }) => value > 0.001);
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
  ] as const) {
    test(`says what the server said at ${path}`, async ({ page, server }) => {
      await signIn(page);
      await server.fail({ pattern, kind: 'status', status: 422, message: 'The owl is on holiday' });
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: 'The owl is on holiday' })).toBeVisible();
      await server.mend();
    });
  }
});
