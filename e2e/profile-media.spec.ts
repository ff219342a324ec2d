import { expect, rows, scrollToElement, signIn, test, waitForLayout } from './fixtures.js';

/** A profile with more than one page of posts with media. */
const PROFILE = '/@celeste/media';

// The browser reports what it has denied to the frame.
test.use({ expectedConsoleErrors: [/Unsafe attempt to initiate navigation|Blocked a frame/] });

test(
  '[HINT-03] opens the viewer from the grid of a profile, goes on to another post, and returns to the tile',
  { tag: '@main' },
  async ({ page }) => {
    await signIn(page);
    await page.goto(PROFILE);
    const grid = page.getByRole('group', { name: 'Media' });
    const tiles = grid.getByRole('link', { name: /^Image/ });
    await expect(tiles.nth(3)).toBeVisible();
    await tiles.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(tiles.first()).not.toBeFocused();
    await waitForLayout(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Media/ });
    await expect(viewer).toBeVisible();
    const post = viewer.getByRole('link', { name: 'View the post' });
    const first = await post.getAttribute('href');
    // A post has at most 16 attachments.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(post).not.toHaveAttribute('href', first ?? '', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBe(focused);
  },
);

test('[HINT-03] restores the place in the grid of a profile after a link to a post and back', async ({ page }) => {
  await signIn(page);
  await page.goto(PROFILE);
  const grid = page.getByRole('group', { name: 'Media' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await waitForLayout(page);
  await grid
    .getByRole('link', { name: /^Image/ })
    .nth(4)
    .click();
  await expect(page.getByRole('dialog', { name: /^Media/ })).toBeVisible();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await page.getByRole('dialog').getByRole('link', { name: 'View the post' }).click();
  await expect(page.locator('#thread')).toBeVisible();
  await page.goBack();
  await expect(grid).toBeVisible();
  await expect.poll(top).toBe(before);
});

test('[STAT-01] loads a player of another site on request, in a frame that cannot leave its box', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://player.example/**', route => {
    asked.push(route.request().url());
    const script = `try { top.location = 'https://elsewhere.example/'; } catch {} try { top.embedded = 1; } catch {} document.title = 'ran';`;
    return route.fulfill({ contentType: 'text/html', body: `<p>The bridge turns.</p><script>${script}</script>` });
  });
  await signIn(page);
  await page.goto('/@juniper');
  await expect(rows(page).first()).toBeVisible();
  await scrollToElement(page, '#status-list article', 'The bridge, by hand.');
  const post = page.locator('article', { hasText: 'The bridge, by hand.' });
  expect(asked).toEqual([]);
  const height = await post.evaluate(element => element.getBoundingClientRect().height);
  await post.getByRole('button', { name: 'Play from player.example' }).click();
  await expect(post.frameLocator('iframe').getByText('The bridge turns.')).toBeVisible();
  expect(asked).toEqual(['https://player.example/embed/bridge?autoplay=1']);
  expect(await post.evaluate(element => element.getBoundingClientRect().height)).toBe(height);
  expect(new URL(page.url()).pathname).toBe('/@juniper');
  expect(await page.evaluate(() => 'embedded' in window)).toBe(false);
});

test('[STAT-03] opens a description by ALT, closes it on Escape and returns the focus', async ({ page }) => {
  await signIn(page);
  const badge = page.getByRole('button', { name: 'ALT: show the description' }).first();
  await badge.scrollIntoViewIfNeeded();
  await badge.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Description' });
  await expect(box).toBeVisible();
  expect(await box.evaluate(element => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(badge).toBeFocused();
});
