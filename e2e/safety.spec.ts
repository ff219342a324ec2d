import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';

const row = (page: Page, acct: string) => page.locator('main').getByRole('listitem').filter({ hasText: acct });

/** Chooses an item of the menu of a post by an account on another server. Returns the account's handle. */
async function chooseOnPost(page: Page, item: 'Mute' | 'Block' | 'Report'): Promise<string> {
  const post = rows(page).filter({ hasText: '@tram.example' }).first();
  await post.getByRole('button', { name: 'More' }).press('Enter');
  const names = { Mute: /^Mute @.*…$/, Block: /^Block @.*…$/, Report: /^Report…$/ };
  const block = page.getByRole('menuitem', { name: names.Block });
  const acct = /@\S+[^…]/.exec((await block.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('menuitem', { name: names[item] }).press('Enter');
  return acct;
}

test('[HINT-12] mutes an account for a time, and lifts the mute on its page', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  const acct = await chooseOnPost(page, 'Mute');
  const dialog = page.getByRole('alertdialog', { name: `Mute ${acct}` });
  await dialog.getByRole('combobox', { name: 'Duration' }).selectOption('5 minutes');
  await dialog.getByRole('button', { name: 'Mute' }).press('Enter');
  await expect(page.getByText(`${acct} muted`)).toBeVisible();
  await expect(rows(page).filter({ hasText: acct })).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { level: 1, name: 'Muted accounts' })).toBeVisible();
  await expect(row(page, acct)).toContainText('Until');
  await row(page, acct)
    .getByRole('button', { name: /^Unmute/ })
    .press('Enter');
  await expect(row(page, acct).getByRole('button', { name: /^Mute/ })).toBeVisible();
});

test('[HINT-10] reports an account step by step, and sends it once', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  const acct = await chooseOnPost(page, 'Report');
  const dialog = page.getByRole('dialog', { name: `Report ${acct}` });
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(dialog.getByRole('heading', { name: 'Why are you reporting this account?' })).toBeFocused();
  await expect(next).toBeDisabled();
  await dialog.getByRole('radio', { name: /breaks the rules/ }).check();
  await next.press('Enter');
  await dialog.getByRole('checkbox', { name: /No advertising/ }).check();
  await next.press('Enter');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('checkbox', { checked: false }).first().check();
  await next.press('Enter');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Sells tickets');
  // Closing asks, and the answers are kept.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Discard report' }).getByRole('button', { name: 'Cancel' }).press('Enter');
  await dialog.getByRole('switch', { name: 'Forward to tram.example' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Report sent' })).toBeFocused();
  const reports = (await (await page.request.get(`${server.origin}/_control/reports`)).json()) as Record<string, unknown>[];
  expect(reports).toMatchObject([{ category: 'violation', rule_ids: ['3'], comment: 'Sells tickets', forwarded: true }]);
  expect(reports[0]?.['status_ids']).toHaveLength(2);
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('[HINT-10] keeps a report, and sends it once there is one', async ({ page, server, context }) => {
    await signIn(page);
    const acct = await chooseOnPost(page, 'Report');
    const dialog = page.getByRole('dialog', { name: `Report ${acct}` });
    const next = dialog.getByRole('button', { name: 'Next' });
    await dialog.getByRole('radio', { name: 'It is spam' }).check();
    await next.press('Enter');
    await next.press('Enter');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('sent when the server can be reached');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(dialog).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(`Your report about ${acct} was sent.`)).toBeVisible();
    expect(await (await page.request.get(`${server.origin}/_control/reports`)).json()).toMatchObject([{ category: 'spam' }]);
  });
});

test('[HINT-12] answers follow requests, and blocks and unblocks a domain', async ({ page }) => {
  await signIn(page);
  await page
    .getByRole('button', { name: /account menu/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: /Follow requests \(\d+\)/ }).press('Enter');
  const requests = page.locator('main').getByRole('listitem');
  await requests
    .first()
    .getByRole('button', { name: /^Accept/ })
    .press('Enter');
  await expect(requests.first()).toContainText('Accepted');
  await page.goto('/settings/safety');
  await page.getByRole('link', { name: 'Blocked domains' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Domain to block' });
  await field.fill('no domain');
  await field.press('Enter');
  await expect(page.getByText('Enter a domain such as example.com.')).toBeVisible();
  await field.fill('https://Mar.Example/about');
  await field.press('Enter');
  await page.getByRole('alertdialog', { name: 'Block mar.example' }).getByRole('button', { name: 'Block domain' }).press('Enter');
  const unblock = page.getByRole('button', { name: 'Unblock mar.example' });
  await unblock.press('Enter');
  await expect(unblock).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(unblock).toBeVisible();
  await page.goto('/@ines@mar.example');
  await expect(page.getByText('You blocked mar.example')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show anyway' }).press('Enter');
  await expect(rows(page).first()).toBeVisible();
});

test('[UI-02] copies the own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/settings/account');
  const address = await page.getByRole('textbox', { name: 'Your address' }).inputValue();
  await page.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
