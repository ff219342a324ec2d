// Rows of tabs driven by keys, by the pointer and as a screen reader does. Tabs that lead to pages are links in a navigation: Tab moves
// between them and Enter follows. Tabs that show a part of a dialog are ARIA tabs.
import { startApp } from './app-process.ts';
import { expect, rows, signIn, storeSettings, test, workerPort } from './fixtures.ts';
import { threadAddress } from './member.ts';
import type { Locator, Page } from '@playwright/test';

/** The ways to press a control that has the focus. A screen reader clicks without a pointer and without a key. */
const presses: readonly [string, (control: Locator) => Promise<void>][] = [
  ['Enter', control => control.press('Enter')],
  ['the pointer', control => control.click()],
  ['a screen reader', control => control.dispatchEvent('click')],
];

async function speakArabic(page: Page): Promise<void> {
  await storeSettings(page, { locale: 'ar' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

const left = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;

for (const { name, path, tabs, ends } of [
  {
    name: 'Timelines',
    path: '/',
    tabs: ['Local', 'Federated', 'Following'],
    ends: ['/timeline/local', '/timeline/fediverse', '/'],
  },
  {
    name: 'إدريس',
    path: '/@idris',
    tabs: ['Replies', 'Media', 'Posts'],
    ends: ['/@idris/with_replies', '/@idris/media', '/@idris'],
  },
  {
    name: 'Results',
    path: '/search?q=tram',
    tabs: ['Posts', 'Hashtags', 'People'],
    ends: ['/search?q=tram&type=posts', '/search?q=tram&type=tags', '/search?q=tram'],
  },
])
  test(`[A11Y-01] the tabs of ${path} lead to their pages and keep the focus`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    const row = page.getByRole('navigation', { name });
    for (const [way, press] of presses)
      await test.step(way, async () => {
        for (const [index, label] of tabs.entries()) {
          const tab = row.getByRole('link', { name: label, exact: true });
          await press(tab);
          await expect(page).toHaveURL(ends[index] ?? '');
          await expect(tab).toHaveAttribute('aria-current', 'page');
          await expect(row.locator('[aria-current]')).toHaveCount(1);
          // The search stays the same page, where a screen reader's click leaves the focus on the row's other tab.
          const isLeft = way === 'a screen reader' && path.startsWith('/search');
          await expect(isLeft ? row.locator(':focus') : tab, `${label} after ${way}`).toBeFocused();
        }
      });
    // Links have no keys of their own: an arrow leaves the page and the focus where they are.
    const links = row.getByRole('link');
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) await page.keyboard.press(key);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(0)).toBeFocused();
    await expect(page).toHaveURL(ends.at(-1) ?? '');
  });

test('[A11Y-01] [NAV-01] the page that a tab leads to moves by j, and the tab is one Tab from where it was', async ({ page }) => {
  await signIn(page);
  const tab = page.getByRole('navigation', { name: 'Timelines' }).getByRole('link', { name: 'Federated' });
  await tab.press('Enter');
  await expect(page).toHaveURL('/timeline/fediverse');
  await rows(page).first().waitFor();
  await expect(tab).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
});

test('[A11Y-01] a tab beyond the edge of a phone comes into view when it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await storeSettings(page, { allNotificationTabs: true });
  await page.goto('/notifications/all');
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  await links.last().press('Enter');
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  await expect(links.last()).toBeInViewport({ ratio: 0.9 });
  await page.reload();
  await expect(links.last()).toBeInViewport({ ratio: 0.9 });
});

test.describe('a server with reactions', () => {
  const port = workerPort(79);
  // Missing site settings.
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 404|ERR_/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'rebased']);
  });
  test.afterAll(() => stop?.());

  for (const isArabic of [false, true])
    test(`[A11Y-01] [MOD-14] tabs of a dialog move by arrows${isArabic ? ', which are turned round in Arabic' : ''}`, async ({
      page,
      server,
    }) => {
      await signIn(page);
      const { path } = await threadAddress(page, server.origin, 'the index survived!');
      if (isArabic) await speakArabic(page);
      await page.goto(path);
      await page
        .locator('[data-variant="focused"]')
        .getByRole('button', { name: isArabic ? /^\S+ تفاعل(ات)?$/ : /^[\d,]+ reactions$/ })
        .press('Enter');
      const dialog = page.getByRole('dialog');
      const tabs = dialog.getByRole('tab');
      await expect(tabs.nth(2)).toBeVisible();
      expect((await left(tabs.first())) > (await left(tabs.last()))).toBe(isArabic);
      const count = await tabs.count();
      const [onward, back] = isArabic ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const chooses = async (key: string, index: number): Promise<void> => {
        await page.keyboard.press(key);
        await expect(tabs.nth(index), key).toBeFocused();
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(dialog.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
        const panel = dialog.getByRole('tabpanel');
        await expect(panel).toHaveAttribute('aria-labelledby', (await tabs.nth(index).getAttribute('id')) ?? '');
        await expect(panel.getByRole('listitem').first()).toBeVisible();
      };
      await tabs.first().focus();
      await chooses(onward, 1);
      await chooses(onward, 2);
      await chooses(back, 1);
      await chooses('End', count - 1);
      await chooses('Home', 0);
      await chooses('End', count - 1);
      for (const [way, press] of [...presses, ['Space', (tab: Locator) => tab.press(' ')] as const])
        for (const index of [1, 0]) {
          await press(tabs.nth(index));
          await expect(tabs.nth(index), way).toHaveAttribute('aria-selected', 'true');
          if (way !== 'a screen reader') await expect(tabs.nth(index), way).toBeFocused();
        }
    });

  for (const isArabic of [false, true])
    test(`[A11Y-01] [STAT-06] the emoji picker goes to its categories by keys${isArabic ? ' in Arabic' : ''}`, async ({
      page,
    }) => {
      await signIn(page);
      if (isArabic) await speakArabic(page);
      await rows(page).first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      const picker = page.locator('.rk-emoji-picker');
      const field = picker.getByRole('combobox').first();
      const grid = picker.getByRole('grid');
      await expect(field).toBeFocused();
      const top = () => grid.evaluate(element => element.scrollTop);
      const place = async (): Promise<number> => {
        const id = await field.getAttribute('aria-activedescendant');
        return left(page.locator(`[id="${id}"]`));
      };
      await grid.getByRole('gridcell').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', /./);
      const before = await place();
      await page.keyboard.press(isArabic ? 'ArrowLeft' : 'ArrowRight');
      await expect.poll(async () => Math.sign((await place()) - before)).toBe(isArabic ? -1 : 1);
      await page.keyboard.press(isArabic ? 'ArrowRight' : 'ArrowLeft');
      await expect.poll(place).toBe(before);
      const categories = picker.getByRole('navigation').getByRole('button');
      await page.keyboard.press('Tab');
      await expect(categories.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(categories.nth(1)).toBeFocused();
      for (const [way, press] of [...presses, ['Space', (button: Locator) => button.press(' ')] as const]) {
        await press(categories.nth(3));
        await expect.poll(top, way).toBeGreaterThan(0);
        if (way !== 'a screen reader') await expect(categories.nth(3), way).toBeFocused();
        await press(categories.first());
        await expect.poll(top, way).toBe(0);
      }
      await categories.nth(2).focus();
      await page.keyboard.press('Escape');
      await expect(picker).toHaveCount(0);
      await expect(rows(page).first()).toBeFocused();
    });
});
