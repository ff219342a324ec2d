import { expect, rows, signIn, test } from './fixtures.js';

test('[NAV-13] leads from the addresses of other clients to their pages', async ({ page }) => {
  await signIn(page);
  const postHref = (await rows(page).first().locator('a[href*="/posts/"]').first().getAttribute('href')) ?? '';
  const [, handle = '', id = ''] = /^\/(@[^/]+)\/posts\/([^/]+)/.exec(postHref) ?? [];
  expect(id).not.toBe('');
  const addresses: [string, string][] = [
    [`/${handle}/${id}`, postHref],
    [`/users/${handle.slice(1)}/statuses/${id}`, postHref],
    [`/statuses/${id}`, postHref],
    [`/notice/${id}`, postHref],
    [`/web/statuses/${id}`, postHref],
    ['/users/mara', '/@mara'],
    ['/home', '/'],
    ['/public', '/timeline/fediverse'],
    ['/bookmarks/', '/bookmarks'],
    [`/timeline/${new URL(page.url()).hostname}:${Number(new URL(page.url()).port) + 1}`, '/timeline/local'],
  ];
  for (const [address, target] of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('shows bookmarks at an address with a trailing slash', async ({ page }) => {
  await signIn(page);
  await page.goto('/bookmarks/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bookmarks' }).first()).toHaveAttribute('aria-current', 'page');
});

test('opens the post that another server names, and goes back past its address', async ({ page, server }) => {
  await signIn(page);
  await page.goto('/timeline/local');
  await expect(rows(page).first()).toBeVisible();
  const id = await rows(page).first().getAttribute('data-status-id');
  const post = (await (await page.request.get(`${server.origin}/api/v1/statuses/${id}`)).json()) as { url: string };
  await page.goto(`/authorize_interaction?uri=${encodeURIComponent(post.url)}`);
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL('/timeline/local');
});

test('keeps the text of another app for copying', async ({ page }) => {
  await page.goto('/share?text=Two+trams');
  await expect(page.getByRole('textbox', { name: 'Text to share' })).toHaveValue('Two trams');
});
