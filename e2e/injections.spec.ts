import type { Page } from '@playwright/test';
import {
  expect,
  scrollToElement,
  firstVisibleRow,
  rows,
  waitForLayout,
  signIn,
  signInWithSuggestions,
  test,
  rowTop,
} from './fixtures.js';
import { answerAsSite } from './site-settings.js';

const block = (page: Page) => page.getByRole('article', { name: 'Suggested Profiles' });

const showBlock = (page: Page): Promise<void> => scrollToElement(page, '#status-list .rk-injection');

/** Ids of the posts directly above and below the block. */
function neighbours(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const articles = [...document.querySelectorAll<HTMLElement>('#status-list article')].filter(
      article => article.parentElement?.closest('article') === null,
    );
    const index = articles.findIndex(article => article.classList.contains('rk-injection'));
    return [articles[index - 1]?.dataset['statusId'], articles[index + 1]?.dataset['statusId']];
  });
}

test(
  '[LIST-04] [LIST-12] [LIST-13] keeps the block beside the same posts while 40 posts arrive',
  { tag: '@main' },
  async ({ page, server }) => {
    const socket = page.waitForEvent('websocket');
    await signInWithSuggestions(page);
    await socket;
    await showBlock(page);
    const before = await neighbours(page);
    expect(before.every(id => id !== undefined)).toBe(true);
    const reading = await firstVisibleRow(page);
    const tops = async () => [await rowTop(page, reading.id), (await block(page).boundingBox())?.y].map(Number);
    const stood = await tops();
    await server.post(40, 20);
    const button = page.getByRole('button', { name: /Click to see (3[89]|40) new posts/ });
    await expect(button).toBeVisible();
    await waitForLayout(page);
    (await tops()).forEach((top, index) => expect(Math.abs(top - (stood[index] ?? Number.NaN))).toBeLessThanOrEqual(1));
    await button.click();
    // Pressing it scrolls to the first new post.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(rows(page).first()).not.toHaveAttribute('data-status-id', before[0] ?? '');
    await showBlock(page);
    expect(await neighbours(page)).toEqual(before);
    await expect(block(page)).toHaveCount(1);
  },
);

test(
  '[SUG-01] [NAV-08] follows and dismisses suggestions, and opens the page with all of them',
  { tag: '@main' },
  async ({ page }) => {
    await signInWithSuggestions(page);
    await showBlock(page);
    const cards = block(page).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await cards
      .first()
      .getByRole('button', { name: /^Follow/ })
      .click();
    await expect(cards.first().getByRole('button', { name: /^(Following|Requested)/ })).toBeVisible();
    const second = await cards.nth(1).getByRole('link').innerText();
    await cards
      .nth(1)
      .getByRole('button', { name: /^Do not suggest/ })
      .click();
    await expect(cards.nth(1).getByRole('link')).not.toHaveText(second);
    await block(page).getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suggested Profiles' })).toBeVisible();
    await expect(page).toHaveURL(/\/suggestions$/);
    const followable = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Follow/ }) });
    await expect(followable.nth(4)).toBeVisible();
    await page.goBack();
    await expect(block(page)).toBeInViewport();
  },
);

test('[LIST-06] keeps the block beside the same posts after a reload', async ({ page }) => {
  await signInWithSuggestions(page);
  await showBlock(page);
  const before = await neighbours(page);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(block(page)).toBeAttached();
  await waitForLayout(page);
  expect(await neighbours(page)).toEqual(before);
});

test('[LIST-12] shows no block where the reader has switched it off', async ({ page }) => {
  await signInWithSuggestions(page);
  await showBlock(page);
  await page.goto('/settings/reading');
  await page.getByRole('switch', { name: 'Show suggested profiles in Home' }).uncheck();
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForLoadState('networkidle');
  await waitForLayout(page);
  await expect(block(page)).toHaveCount(0);
  expect(asked).not.toContain('/api/v2/suggestions');
});

test('[LIST-12] shows no block where the site has switched it off', async ({ page, server }) => {
  const settings = page.waitForResponse(/frontend_configurations/);
  await answerAsSite(page, server, { feedInjection: false });
  await signIn(page);
  await settings;
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForLoadState('networkidle');
  await waitForLayout(page);
  await expect(block(page)).toHaveCount(0);
});
