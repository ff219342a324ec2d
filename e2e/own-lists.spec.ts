import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

async function openLists(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lists', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'New list title' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit list' });

/** Opens a menu by the keyboard and chooses an item of it. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test('[UI-04] adds a list on top, also after a reload', async ({ page }) => {
  await openLists(page);
  await field(page).fill('Night trains');
  await field(page).press('Enter');
  const first = page.locator('main').getByRole('listitem').first();
  await expect(first).toContainText('Night trains');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(first).toContainText('Night trains');
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('[UI-04] shows its error at the field', async ({ page, server }) => {
    await openLists(page);
    await expect(page.getByRole('button', { name: 'Add list' })).toBeDisabled();
    await server.fail({ pattern: 'POST /api/v1/lists', kind: 'status', status: 422, message: 'Title is too long' });
    await field(page).fill('Night trains');
    await page.getByRole('button', { name: 'Add list' }).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription('Title is too long');
    await expect(field(page)).toHaveValue('Night trains');
  });
});

test(
  '[HINT-04] [UI-01] shows the posts of a member once it is added, and renames the list',
  { tag: '@main' },
  async ({ page }) => {
    await openLists(page);
    await page.getByRole('link', { name: 'Next winter' }).click();
    await expect(page.getByText('This list is empty')).toBeVisible();
    await choose(page, 'Options for Next winter', 'Edit list');
    const search = editor(page).getByRole('combobox', { name: 'Search for an account' });
    await search.pressSequentially('tobi');
    await expect(page.getByRole('option', { name: /Tobias Okafor/ })).toBeVisible();
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(editor(page).getByRole('button', { name: 'Remove Tobias Okafor' })).toBeVisible();
    await expect(search).toHaveValue('');
    const title = editor(page).getByRole('textbox', { name: 'Title' });
    await title.fill('This winter');
    await title.press('Enter');
    await expect(editor(page).getByText('Title saved')).toBeVisible();
    await page.goBack();
    await expect(editor(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'This winter' })).toBeVisible();
    await expect(rows(page).first()).toContainText('Tobias Okafor');
    await expect(page.getByRole('button', { name: 'Options for This winter' })).toBeFocused();
  },
);

test('[HINT-04] deletes a list after a confirmation', async ({ page }) => {
  await openLists(page);
  await choose(page, 'Options for Letterpress', 'Delete list');
  const question = page.getByRole('alertdialog', { name: 'Delete list' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Letterpress', exact: true })).toBeVisible();
  await choose(page, 'Options for Letterpress', 'Delete list');
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Letterpress', exact: true })).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('List “Letterpress” deleted')).toBeVisible();
});

test('[HINT-04] adds a followed profile to lists from its page', async ({ page }) => {
  await signIn(page);
  await page.goto('/@tobi@tram.example');
  const menu = page.getByRole('region', { name: 'Tobias Okafor' }).getByRole('button', { name: 'More', exact: true });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Add to list' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  const list = dialog.getByRole('switch', { name: 'Letterpress' });
  await list.press('Space');
  await expect(list).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.goto('/list/1202');
  await expect(rows(page).filter({ hasText: '@tobi@tram.example' }).first()).toBeVisible();
});
