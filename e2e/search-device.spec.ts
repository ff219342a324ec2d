import { keptDocuments, onDevice, searchDatabases, searchField, wordOfPost } from './device-search.js';
import { expect, signIn, test, waitForLayout, waitForStream } from './fixtures.js';

test('a deleted post and a blocked author leave the results at once', async ({ page, server }) => {
  await signIn(page);
  const { word, id } = await wordOfPost(page);
  const { word: other, id: otherId, author } = await wordOfPost(page, 1);
  await expect.poll(() => keptDocuments(page, 'post:'), { timeout: 60_000 }).toBeGreaterThan(10);
  const stream = waitForStream(page);
  await page.goto('/search?type=device&q=from:me');
  await stream;
  const find = async (query: string) => {
    await searchField(page).fill(query);
    return onDevice(page).locator('a');
  };
  await expect((await find(word)).and(page.locator(`[href$="/posts/${id}"]`))).toBeVisible();
  await server.delete(id);
  await expect(page.locator(`a[href$="/posts/${id}"]`)).toHaveCount(0);
  await expect((await find(other)).and(page.locator(`[href$="/posts/${otherId}"]`))).toBeVisible();
  await page.goto(`/${author}`);
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: /^Block @/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: /Unblock/ }).first()).toBeVisible();
  await page.goto(`/search?type=device&q=from:${author}`);
  await expect(page.getByText(/^Nothing you have read has/)).toBeVisible();
});

test('the switch in the settings empties it, and logging out leaves nothing', async ({ page }) => {
  await signIn(page);
  await expect.poll(() => keptDocuments(page), { timeout: 60_000 }).toBeGreaterThan(10);
  await page.goto('/settings/data');
  await expect(page.getByText(/entries, /)).toBeVisible();
  const isOn = page.getByRole('switch', { name: 'Find what I have read' });
  await isOn.click();
  await expect.poll(() => searchDatabases(page)).toEqual([]);
  await page.goto('/search?q=tram');
  await expect(page.getByRole('navigation', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'On this device' })).toHaveCount(0);
  await page.goto('/settings/data');
  await isOn.click();
  await expect.poll(() => keptDocuments(page), { timeout: 60_000 }).toBeGreaterThan(0);

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => searchDatabases(page)).toEqual([]);
});

test('chats are found only while the reader allows it', async ({ page }) => {
  await signIn(page);
  await page.goto('/chats');
  const chat = page.locator('main').getByRole('listitem').getByRole('link').first();
  await chat.click();
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
  await page.getByRole('textbox', { name: /message/i }).fill('zeppelins over the harbour');
  await page.keyboard.press('Enter');
  await waitForLayout(page);
  await page.goto('/search?type=device&q=zeppelins');
  await expect(page.getByText(/^Nothing you have read has/)).toBeVisible();
  await page.goto('/settings/data');
  const allows = page.getByRole('switch', { name: 'Find chats and direct posts too' });
  await allows.click();
  await page.goto('/chats');
  await chat.click();
  await expect(page.getByText('zeppelins over the harbour').last()).toBeVisible();
  await expect.poll(() => keptDocuments(page, 'message:'), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.goto('/search?type=device&q=zeppelins');
  await expect(onDevice(page).getByText('In a chat').first()).toBeVisible();
  await page.goto('/settings/data');
  await allows.click();
  await expect.poll(() => keptDocuments(page, 'message:')).toBe(0);
});
