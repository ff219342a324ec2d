import type { Locator, Page } from '@playwright/test';
import { expect, rows, signIn, signInWithoutUndo, storeSettings, test, waitForStored } from './fixtures.ts';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const dialog = (page: Page) => page.getByRole('dialog');

async function openComposer(page: Page): Promise<Locator> {
  await signInWithoutUndo(page);
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const text = dialog(page).getByRole('textbox', { name: 'Text of the post' });
  await expect(text).toBeFocused();
  return text;
}

async function pickOwl(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Emoji' }).click();
  await dialog(page).getByRole('combobox', { name: 'Search emoji' }).fill('owl');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('[CMP-01] an emoji goes to the caret in an option of a poll, in the content warning and in the text', async ({ page }) => {
  const text = await openComposer(page);
  await page.keyboard.type('Q');
  await dialog(page).getByRole('button', { name: 'Add poll' }).click();
  const option = dialog(page).getByRole('textbox', { name: 'Option 2' });
  await option.click();
  await page.keyboard.type('two ');
  await pickOwl(page);
  await expect(option).toHaveValue('two 🦉');
  await expect(option).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Add content warning' }).click();
  const warning = dialog(page).getByRole('textbox', { name: 'Content warning' });
  await warning.click();
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  await pickOwl(page);
  await expect(warning).toHaveValue('a🦉b');
  // A closed picker returns the focus there.
  await dialog(page).getByRole('button', { name: 'Emoji' }).click();
  await page.keyboard.press('Escape');
  await expect(warning).toBeFocused();
  // The field may be gone: then it is the text.
  await dialog(page).getByRole('button', { name: 'Remove content warning' }).click();
  await pickOwl(page);
  await expect(text).toHaveValue('Q🦉');
});

test('[CMP-01] Post is disabled while an option of the poll is empty or repeated', async ({ page }) => {
  await openComposer(page);
  await page.keyboard.type('Which one?');
  const post = dialog(page).getByRole('button', { name: 'Post', exact: true });
  await expect(post).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Add poll' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Option 1' })).toBeFocused();
  await expect(post).toBeDisabled();
  await page.keyboard.type('tea');
  await page.keyboard.press('Enter');
  await page.keyboard.type('tea');
  await expect(post).toBeDisabled();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Option 2 is there already.' })).toBeVisible();
  await page.keyboard.type('s');
  await expect(post).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Option 3' })).toBeFocused();
  await expect(post).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Backspace');
  await expect(dialog(page).getByRole('textbox', { name: 'Option 3' })).toHaveCount(0);
  await expect(post).toBeEnabled();
});

test('[CMP-01] every language has a name', async ({ page }) => {
  await openComposer(page);
  const language = dialog(page).getByRole('combobox', { name: 'Language' });
  // The list is there once it is reached.
  await language.focus();
  const options = language.locator('option');
  expect(await options.count()).toBeGreaterThan(70);
  const unnamed = await options.evaluateAll(all =>
    (all as HTMLOptionElement[]).filter(({ value, text }) => value === text).map(({ value }) => value),
  );
  expect(unnamed).toEqual([]);
});

test('[CMP-01] a text of 100,000 characters stays in a field that the window holds, and keeps its words', async ({ page }) => {
  const text = await openComposer(page);
  const words = 'One of many lines – of a long post. '.repeat(2_800);
  await text.fill(words);
  await page.keyboard.type('!');
  await expect(text).toHaveValue(`${words}!`);
  expect((await text.boundingBox())?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await text.fill('short again');
  await expect(text).toHaveAttribute('dir', 'auto');
  expect((await text.boundingBox())?.height).toBeLessThan(200);
});

test('[I18N-01] empty fields have their placeholder where the interface begins', async ({ page }) => {
  await signIn(page);
  await storeSettings(page, { locale: 'ar' });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('n');
  const fields = dialog(page).locator('textarea, input[dir="auto"]');
  await expect(fields.first()).toBeFocused();
  await expect(fields.first()).toHaveCSS('direction', 'rtl');
  await page.keyboard.type('Two trams');
  await expect(fields.first()).toHaveCSS('direction', 'ltr');
});

test('[CMP-01] a reply begins with the visibility for replies, and never wider than the post', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/writing');
  await page.getByRole('combobox', { name: 'Reply visibility' }).selectOption('Unlisted');
  await page.goto('/');
  const visibility = dialog(page).getByRole('combobox', { name: 'Visibility' });
  await rows(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click();
  await expect(visibility).toHaveValue('unlisted');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(visibility).toHaveValue('public');
});

test('[CMP-02] a draft in the list shows its files, its visibility and the post it answers', async ({ page }) => {
  await signIn(page);
  const row = rows(page).first();
  const handle = (await row.getByText(/^@\w/).first().textContent()) ?? '';
  await row.getByRole('button', { name: /^Reply/ }).click();
  await page.keyboard.type('Half a reply');
  await dialog(page).getByRole('combobox', { name: 'Visibility' }).selectOption('Followers only');
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'tram.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await dialog(page).getByRole('img', { name: 'Picture 1' }).first().waitFor();
  await waitForStored(page, 'rookery-outbox', 'tram.png');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('n');
  await dialog(page).getByRole('button', { name: 'Drafts' }).click();
  const draft = dialog(page).getByRole('listitem').filter({ hasText: 'Half a reply' });
  await expect(draft).toContainText(handle);
  await expect(draft.getByText('Followers only').or(draft.getByRole('img', { name: 'Followers only' }))).toBeAttached();
  await expect(draft.locator('.rk-drafts-media > img')).toHaveCount(1);
});
