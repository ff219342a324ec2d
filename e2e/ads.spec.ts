import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, rows, scrollToElement, serverOriginOf, signIn, test, waitForLayout, workerPort } from './fixtures.js';

const port = workerPort(76);
const app = `http://localhost:${port}`;
const server = serverOriginOf(app);
const MINUTE_MS = 60_000;
let stop: (() => Promise<void>) | undefined;

test.use({ baseURL: app });
test.beforeAll(async () => {
  stop = await startApp(port, ['--server-profile', 'rebased', '--ads', 'truth', '--control']);
});
test.afterAll(() => stop?.());

const ads = (page: Page) => page.locator('#status-list .rk-injection').filter({ hasText: 'Sponsored post.' });

/** The addresses of impressions that the page has requested so far. */
function watchImpressions(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ads/seen/')) seen.push(pathname);
  });
  return seen;
}

async function showAd(page: Page): Promise<void> {
  await scrollToElement(page, '#status-list .rk-ad');
  await ads(page).first().scrollIntoViewIfNeeded();
}

test(
  '[ADS-01] [ADS-02] [ADS-03] [ADS-05] [ADS-08] [ADS-10] places ads, reports each once, and replaces them when they expire',
  { tag: '@main' },
  async ({ page, request }) => {
    const impressions = watchImpressions(page);
    await page.clock.install();
    const loaded = page.waitForRequest(/\/api\/v2\/truth\/ads/);
    await signIn(page);
    const headers = await (await loaded).allHeaders();
    expect(headers['authorization']).toBeUndefined();
    await showAd(page);
    await expect(ads(page).first()).toContainText('Lamps for long evenings');
    await expect.poll(() => impressions).toEqual(['/ads/seen/lamps']);

    // Away and back: no second one.
    await page.evaluate(() => window.scrollTo(0, 0));
    await waitForLayout(page);
    await showAd(page);
    await page.clock.fastForward(2_000);
    // As far as the fourth ad, which is the first one again.
    const shown = new Set<string>();
    await expect(async () => {
      for (const text of await ads(page).allInnerTexts()) shown.add(text);
      await page.mouse.wheel(0, 500);
      expect(shown.size).toBe(3);
    }).toPass({ timeout: 60_000 });
    expect(impressions.filter(path => path === '/ads/seen/lamps')).toHaveLength(1);

    const again = page.waitForRequest(/\/api\/v2\/truth\/ads/);
    const answer = await request.post(`${server}/_control/clock`, { data: { milliseconds: 56 * MINUTE_MS } });
    expect(answer.ok()).toBe(true);
    await page.clock.fastForward(56 * MINUTE_MS);
    await again;
    await page.evaluate(() => window.scrollTo(0, 0));
    await showAd(page);
    await expect(ads(page).first()).toContainText('Lamps for long evenings');
  },
);

test('[ADS-06] [ADS-07] tells why an ad is shown', async ({ page }) => {
  await signIn(page);
  await showAd(page);
  await ads(page).first().getByRole('button', { name: 'Ad options' }).press('Enter');
  // Another ad may come first while the list settles: the one that was pressed has the focus.
  const ad = ads(page).filter({ has: page.locator(':focus') });
  const button = ad.getByRole('button', { name: 'Ad options' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(ad.getByText(/ displays ads to help fund our service\.$|^You follow accounts that post about /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('[ADS-05] [ADS-06] is marked in the warm colour, with options that a press outside closes', async ({ page }) => {
  await signIn(page);
  await showAd(page);
  const ad = ads(page).first();
  const label = ad.getByText('Sponsored post.');
  const warm = await ad.evaluate(element => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.color = 'var(--rk-warm)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(label).toHaveCSS('color', warm);
  await expect(label.locator('svg')).toBeVisible();
  const own = await page.locator('.app-account img').getAttribute('src');
  expect(await ad.locator('.rk-ad-head img').getAttribute('src')).not.toBe(own);

  // Another ad may come first while the list settles: the one that was pressed has the focus.
  const options = page.locator('.rk-ad-reason > :focus');
  await ad.getByRole('button', { name: 'Ad options' }).press('Enter');
  const popup = page.locator('.rk-ad-reason-popup');
  await expect(popup).toContainText('Why am I seeing this ad?');
  await options.click();
  await expect(popup).toHaveCount(0);
  await options.click();
  await expect(popup).toBeVisible();
  await page.getByRole('heading', { name: 'Home', exact: true }).click();
  await expect(popup).toHaveCount(0);
});

test('[ADS-04] [ADS-09] places one ad near the top of each page, from an endpoint of Rumble', async ({ page }) => {
  const settings = { enabled: true, provider: 'rumble', endpoint: `${server}/ads/rumble.json`, algorithm: ['abovefold', {}] };
  await page.route(`${server}/api/pleroma/frontend_configurations`, route =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { soapbox_fe: { feedInjection: true, extensions: { ads: settings } } },
    }),
  );
  await signIn(page);
  await showAd(page);
  await expect(ads(page).first().getByRole('link')).toHaveAttribute('href', /^https:\/\/(lamps|tea|bicycles)\.example\//);
  // The range of 2 to 6: an ad is neither first nor directly below the first post of a page.
  expect(await rows(page).count()).toBeGreaterThan(2);
});

test('[LIST-12] shows no ads where the site switches injection off', async ({ page }) => {
  const settings = { enabled: true, provider: 'truth', algorithm: ['linear', { interval: 5 }] };
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.route(`${server}/api/pleroma/frontend_configurations`, route =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { soapbox_fe: { feedInjection: false, extensions: { ads: settings } } },
    }),
  );
  await signIn(page);
  await expect.poll(() => asked).toContain('/api/pleroma/frontend_configurations');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForLoadState('networkidle');
  await waitForLayout(page);
  await expect(page.locator('.rk-ad')).toHaveCount(0);
  expect(asked).not.toContain('/api/v2/truth/ads');
});

for (const width of [360, 600]) {
  test(`the picture of an ad is as high as its card, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await showAd(page);
    const card = ads(page).first().locator('.rk-ad-card:has(img)');
    const picture = card.locator('img');
    await expect(picture).toBeVisible();
    const heights = async () => [await card.boundingBox(), await picture.boundingBox()].map(box => Math.round(box?.height ?? 0));
    // The card has a border of 1 px.
    await expect.poll(async () => heights().then(([whole = 0, inside = 0]) => whole - inside)).toBe(2);
    expect((await heights())[1]).toBeGreaterThanOrEqual(96);
  });
}
