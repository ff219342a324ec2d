import { connected, expect, hold, rows, signIn, test } from './town.js';

test('on a phone the column fills the page over a bar of five places, and nothing scrolls sideways', async ({ page }) => {
  await signIn(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const names = ['Home', 'Search', 'Bookmarks', 'Profile', 'More'];
  await expect(bar.locator('a, button')).toHaveCount(5);
  expect(await bar.locator('a, button').evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).toEqual(names);
  for (const name of names) expect((await bar.getByLabel(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('navigation', { name: 'Timelines' }).getByRole('link', { name: 'Federated' }).tap();
  await expect(page).toHaveURL('/timeline/fediverse');
  await expect(rows(page).first()).toBeVisible();

  const more = bar.getByRole('button', { name: 'More' });
  await more.tap();
  await page.getByRole('menuitem', { name: 'Lists' }).tap();
  await expect(page).toHaveURL('/lists');
  await expect(more).toHaveAttribute('aria-current', 'page');
  await more.tap();
  await page.getByRole('menuitem', { name: 'Log out' }).tap();
  await expect(bar.getByRole('link', { name: 'Local' })).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('[PTR-01] [PTR-02] a pull of 134 px refreshes, one of less goes back, and a mouse has nothing to do with it', async ({
  page,
}) => {
  // What the connection asks for at first is there.
  const isConnected = connected(page);
  await signIn(page);
  await isConnected;
  // The gesture's code comes with the first touch.
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

  const newer = await hold(page, /\/timelines\/home/);
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
