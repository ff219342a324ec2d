import { expect, rows, signIn, test } from './fixtures.js';

test('[NAV-13] leads from the addresses of other clients to their pages', { tag: '@main' }, async ({ page }) => {
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

test('opens a post of another server from a link in a text', async ({ page, server }) => {
  await signIn(page);
  const answer = await page.request.get(`${server.origin}/api/v1/timelines/public?remote=true&limit=40`);
  const posts = (await answer.json()) as { id: string; url: string; uri: string; reblog: unknown }[];
  const linked = posts.find(({ url, reblog }) => reblog === null && /^https:\/\/[^/]+\/@\w+\/\d+$/.test(url));
  const gone = 'https://tram.example/@nobody/1';
  await page.route('**/api/v1/timelines/public?*', async route => {
    const response = await route.fetch();
    const [first, ...rest] = (await response.json()) as { content: string }[];
    const content = `<p>See <a href="${linked?.url}">this</a> and <a href="${gone}">that</a></p>`;
    await route.fulfill({ response, json: [{ ...first, content, mentions: [] }, ...rest] });
  });
  await page.goto('/timeline/local');
  await rows(page).first().getByRole('link', { name: 'this' }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${linked?.id}$`));
  await page.goBack();
  await expect(page).toHaveURL('/timeline/local');
  await rows(page).first().getByRole('link', { name: 'that' }).click();
  await expect(page.getByRole('link', { name: 'Open the original' })).toHaveAttribute('href', gone);
});

test('keeps the text of another app for copying', async ({ page }) => {
  await page.goto('/share?text=Two+trams');
  await expect(page.getByRole('textbox', { name: 'Text to share' })).toHaveValue('Two trams');
});
