import { expect, holdResponses, rows, signIn, test, waitForLayout } from './fixtures.js';
import { threadAddress } from './member.js';
import { answerAsSite } from './site-settings.js';

test('[THR-01] shows ancestors above the focused post and descendants below', async ({ page, server }) => {
  await signIn(page);
  const { path, id } = await threadAddress(page, server.origin, 'I will need a bigger table');
  await page.goto(path);
  const texts = page.locator('#thread article');
  await expect(texts.filter({ hasText: 'Bring the table. And the lamp.' })).toBeVisible();
  const order = await texts.evaluateAll(articles => articles.map(article => article.textContent));
  const positions = [
    'Does anybody still have the card index',
    'the index survived!',
    'I will need a bigger table',
    'Bring the table.',
  ].map(words => order.findIndex(text => text.includes(words)));
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(positions).not.toContain(-1);
  await expect(page.locator(`article[data-status-id="${id}"]`)).toHaveAttribute('data-variant', 'focused');
});

test('[THR-03] [UI-09] shows placeholders while a thread loads', async ({ page, server }) => {
  await signIn(page);
  const { path } = await threadAddress(page, server.origin, 'I will need a bigger table');
  const held = await holdResponses(page, /\/api\/v1\/statuses\/\d+(\/context)?$/);
  await page.goto(path);
  await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  await expect(page.locator('#thread article')).toHaveCount(0);
  held.release();
  await expect(page.locator('#thread article').first()).toBeVisible();
});

test.describe('a thread that is not there', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('[THR-04] shows the not-found view for an unknown post', async ({ page }) => {
    await signIn(page);
    await page.goto('/@mara/posts/1');
    await expect(page.getByText('Post not found')).toBeVisible();
  });
});

test('[THR-05] invites visitors to continue the conversation', async ({ page }) => {
  await page.goto('/');
  await rows(page).first().press('Enter');
  const card = page.getByRole('heading', { name: 'Continue the conversation' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' }).last()).toBeVisible();
});

test('[THR-05] shows visitors no card where the site has switched it off', async ({ page, server }) => {
  await answerAsSite(page, server, { displayCta: false });
  await page.goto('/');
  const settings = page.waitForResponse(/frontend_configurations/);
  await rows(page).first().press('Enter');
  await settings;
  await expect(page.locator('#thread article').first()).toBeVisible();
  await waitForLayout(page);
  await expect(page.getByRole('heading', { name: 'Continue the conversation' })).toHaveCount(0);
});

test("[THR-06] shows 'One or more posts are unavailable.' below a post that the server withholds", async ({ page, server }) => {
  await signIn(page);
  const { path } = await threadAddress(page, server.origin, 'exactly what I said to the knot');
  await page.goto(path);
  await expect(page.getByText('One or more posts are unavailable.')).toBeVisible();
});

test('[THR-07] keeps the focused post in place while its ancestors load above it', async ({ page, server }) => {
  await signIn(page);
  const { path, id } = await threadAddress(page, server.origin, 'Bring the table. And the lamp.');
  const held = await holdResponses(page, /\/context$/);
  await page.goto(path);
  const post = page.locator(`article[data-status-id="${id}"]`);
  await expect(post).toBeVisible();
  const before = await post.boundingBox();
  held.release();
  await expect(page.locator('#thread article').filter({ hasText: 'the index survived!' })).toBeAttached();
  await waitForLayout(page);
  const after = await post.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});
