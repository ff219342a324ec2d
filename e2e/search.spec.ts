import { expect, signIn, test } from './fixtures.js';

test('[HINT-06] keeps the last searches on the device until the member signs out', async ({ page }) => {
  await signIn(page);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search' });
  for (const words of ['tram', 'harbour']) {
    await field.fill(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Search: ${words}` })).toBeVisible();
  }
  await page.goto('/search');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['harbour', 'tram']);

  await recent.getByRole('link', { name: 'tram' }).click();
  await expect(page).toHaveURL('/search?q=tram');
  await page.goBack();
  await expect(recent.getByRole('link')).toHaveText(['tram', 'harbour']);
  await recent.getByRole('button', { name: 'Remove “tram”' }).press('Enter');
  await expect(recent.getByRole('link', { name: 'harbour' })).toBeFocused();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.keys(localStorage)))).not.toContain('rookery:searches');
});

test('[HINT-06] leads from the web address of a remote post to the post', async ({ page, server }) => {
  await signIn(page);
  const posts = (await (await page.request.get(`${server.origin}/api/v1/timelines/public?limit=40`)).json()) as {
    id: string;
    url: string;
    account: { acct: string };
  }[];
  const remote = posts.find(({ account }) => account.acct.includes('@'));
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Search' }).fill(remote?.url ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/posts/${remote?.id}$`));
  await expect(page.locator('#thread article').first()).toBeVisible();
});

test(
  '[HINT-06] [HINT-07] [NAV-02] leads from trends over a typed search to a hashtag that is followed',
  { tag: '@main' },
  async ({ page }) => {
    // A lower window has no room for the panel.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await signIn(page);
    const panel = page.getByRole('complementary').getByRole('region', { name: 'Trending links' });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('complementary').getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('region', { name: 'Trending links' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Trending posts' }).getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('bird');
    await expect(page.getByRole('navigation', { name: 'Results' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Hashtags' }).click();
    await page.getByRole('region', { name: 'Hashtags' }).getByRole('link', { name: '#birdwatching' }).click();
    await expect(page.getByText('128 people talking').first()).toBeVisible();
    await page.getByRole('button', { name: 'Follow #birdwatching' }).click();
    await expect(page.getByRole('button', { name: /^Following/ })).toBeVisible();
  },
);

for (const sign of ['#', '＃']) {
  test(`[HINT-06] a search for ${sign}birdwatching shows hashtags first, and one for a handle profiles`, async ({ page }) => {
    await signIn(page);
    await page.goto('/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    const results = page.getByRole('navigation', { name: 'Results' }).getByRole('link');
    await field.fill(`${sign}birdwatching`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Hashtags' }).getByRole('link', { name: '#birdwatching' })).toBeVisible();
    await expect(results).toHaveText(['Hashtags', 'People', 'Posts', 'On this device']);
    await expect(results.first()).toHaveAttribute('aria-current', 'page');
    await results.getByText('People').click();
    await expect(page.getByText(/^No profiles/)).toBeVisible();
    await field.fill(sign === '#' ? '@mara' : '＠mara');
    await page.keyboard.press('Enter');
    await expect(results).toHaveText(['People', 'Posts', 'Hashtags', 'On this device']);
    await expect(page.getByRole('main').getByRole('link', { name: /Mara/ }).first()).toBeVisible();
  });
}
