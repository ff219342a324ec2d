import { expect, signIn, test } from './fixtures.js';

test(
  '[NAV-01] has few places in the navigation, and the search at every width and on every page',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const names = async () => (await main.getByRole('link').allInnerTexts()).map(text => text.split('\n')[0]?.trim());
    // A place of its own where the server has trends, which is asked.
    await expect(main.getByRole('link', { name: 'Explore' })).toBeVisible();
    const wide = await names();
    expect(wide.length).toBeLessThanOrEqual(9);
    for (const name of ['Local', 'Federated', 'Likes', 'Search']) expect(wide).not.toContain(name);

    // Tabs of Home and of the bookmarks: the place stays marked.
    for (const [path, name] of [
      ['/timeline/local', 'Home'],
      ['/timeline/fediverse', 'Home'],
      ['/favourites', 'Bookmarks'],
    ] as const) {
      await page.goto(path);
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }

    // Chats have no side column.
    await main.getByRole('link', { name: /^Chats/ }).click();
    await expect.poll(names).toEqual([...wide, 'Search']);
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(main.getByRole('link').nth(1)).toHaveAccessibleName('Search');
    await page.goto('/');
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(main.getByRole('link', { name: 'Search' })).toBeVisible();
    }
    await main.getByRole('button', { name: 'More', exact: true }).click();
    for (const name of ['Bookmarks', 'Lists', 'Profile', 'Settings'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  },
);

test('gives the settings the whole column, without a column inside it', async ({ page }) => {
  await signIn(page);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/settings');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link')).toHaveCount(12);
    const column = Math.round((await page.getByRole('main').boundingBox())?.width ?? 0);
    expect(column - Math.round((await sections.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(2);
    await sections.getByRole('link', { name: /^Reading/ }).click();
    const reading = page.getByRole('region', { name: 'Reading' });
    await expect(reading).toBeVisible();
    expect(column - Math.round((await reading.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(2);
    await expect(sections).toHaveCount(0);
  }
});

test('[SUG-01] shows suggested profiles once on Home, and names and buttons inside the panel elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const block = page.getByRole('feed').getByRole('heading', { name: 'Suggested Profiles' });
  await expect(async () => {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 300);
    await expect(block).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Suggested Profiles' })).toHaveCount(1);

  await page.goto('/bookmarks');
  const panel = page.getByRole('complementary').getByRole('region', { name: 'Suggested Profiles' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const faults = await panel.evaluate(element => {
    const style = getComputedStyle(element);
    const end = element.getBoundingClientRect().right - parseFloat(style.paddingInlineEnd);
    return [...element.querySelectorAll<HTMLElement>('.rk-name, .rk-suggestion-dismiss')].flatMap(part => {
      const { right, height } = part.getBoundingClientRect();
      const isCut = part.scrollWidth > part.clientWidth + 1 && part.matches('.rk-name');
      return right > end + 0.5 || height > 30 || isCut ? [`${part.textContent}: ${right} of ${end}, ${height}`] : [];
    });
  });
  expect(faults).toEqual([]);
});
