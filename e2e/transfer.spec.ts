import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.js';

const open = async (page: Page, who: number | string = 0): Promise<void> => {
  await signIn(page, who);
  await page.goto('/settings/data');
  await expect(page.getByRole('heading', { level: 2, name: 'Import' })).toBeVisible();
};

/** Exports a file and returns its text. */
async function exported(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Export ${name}`, exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  const download = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Save / }).click();
  return readFile(await (await download).path(), 'utf8');
}

const choose = (page: Page, name: string, content: string | Uint8Array): Promise<void> =>
  page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const card = (page: Page, name: string): Locator => page.getByRole('article', { name });

test('[HINT-08] has with a second account what the first one exported', { tag: '@main' }, async ({ page, browser, baseURL }) => {
  await open(page);
  const files = new Map<string, string>();
  for (const name of ['Followed accounts', 'Lists']) files.set(name, await exported(page, name));
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } });
  const other = await context.newPage();
  await open(other, 'lev');
  const already = await exported(other, 'Followed accounts');
  for (const [name, fileName] of [
    ['Followed accounts', 'following_accounts.csv'],
    ['Lists', 'lists.csv'],
  ] as const) {
    await choose(other, fileName, files.get(name) ?? '');
    await other.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(card(other, name).getByText('Finished')).toBeVisible({ timeout: 90_000 });
  }
  await other.reload();
  const imported = await exported(other, 'Followed accounts');
  const addresses = (text: string) =>
    text
      .split('\n')
      .slice(1)
      .map(line => line.split(',')[0] ?? '');
  await card(other, 'Followed accounts')
    .getByText(/ failed$/)
    .click();
  const failed = await card(other, 'Followed accounts').getByRole('listitem').allTextContents();
  const missing = addresses(files.get('Followed accounts') ?? '').filter(
    address => !addresses(imported).includes(address) && !failed.some(line => line.includes(address)),
  );
  // Accounts that answer each request to follow them.
  for (const address of missing) {
    const answer = await other.evaluate(async acct => {
      const { sessions } = JSON.parse(localStorage.getItem('rookery:sessions') ?? '{}') as { sessions?: { server: string }[] };
      return (await fetch(`${sessions?.[0]?.server ?? ''}/api/v1/accounts/lookup?acct=${acct}`)).json() as Promise<{
        locked: boolean;
      }>;
    }, address);
    expect([address, answer.locked]).toEqual([address, true]);
  }
  expect(addresses(imported).length).toBeGreaterThan(addresses(already).length + 20);
  await context.close();
});

test('[HINT-08] [A11Y-01] a file replaces what there is, after it is shown and asked, by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const start = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  await choose(page, 'blocked_domains.csv', 'one.example\ntwo.example\nthree.example\n');
  await start('Import');
  await expect(card(page, 'Blocked domains').getByText('3 of 3 done')).toBeVisible();
  await card(page, 'Blocked domains').getByRole('button', { name: 'Dismiss' }).press('Enter');

  await choose(page, 'blocked_domains.csv', 'TWO.example\nfour.example\n');
  const form = page.getByRole('form', { name: 'blocked_domains.csv' });
  await form.getByRole('radio', { name: 'Keep it, and add what is in the file' }).press('ArrowDown');
  await expect(form.getByText('2 entries that you have are not in the file and will be removed.')).toBeVisible();
  await form.getByText('What will be removed').press('Enter');
  await expect(form.getByRole('listitem')).toHaveText(['three.example', 'one.example']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await start('Import');
  const question = page.getByRole('alertdialog', { name: 'Remove what is not in the file?' });
  await expect(question.getByText('2 entries that you have are not in the file and will be removed.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toHaveCount(0);
  expect((await exported(page, 'Blocked domains')).trim().split('\n').toSorted()).toEqual([
    'one.example',
    'three.example',
    'two.example',
  ]);
  await start('Import');
  await question.getByRole('button', { name: 'Import and remove' }).press('Enter');
  await expect(card(page, 'Blocked domains').getByText('4 of 4 done')).toBeVisible();
  await page.reload();
  expect((await exported(page, 'Blocked domains')).trim().split('\n').toSorted()).toEqual(['four.example', 'two.example']);
});

/** Refuses every seventh domain, whenever it is sent, and is down for each 40th once. Returns the domains that were refused. */
async function failOften(context: BrowserContext): Promise<Set<string>> {
  const refused = new Set<string>();
  const known = new Set<string>();
  await context.route('**/api/v1/domain_blocks', async route => {
    if (route.request().method() !== 'POST') return route.continue();
    const { domain } = route.request().postDataJSON() as { domain: string };
    const isFirst = !known.has(domain);
    known.add(domain);
    if (isFirst && known.size % 7 === 0) refused.add(domain);
    const status = isFirst && known.size % 40 === 0 ? 503 : refused.has(domain) ? 422 : null;
    if (status === null) return route.continue();
    return route.fulfill({ status, json: { error: `Not ${domain}` }, headers: { 'access-control-allow-origin': '*' } });
  });
  return refused;
}

test.describe('with a server that fails often', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('[HINT-08] imports 200 lines over a closed tab, each once, with a report of those that failed', async ({
    page,
    context,
  }) => {
    const domains = Array.from({ length: 200 }, (_, index) => `server-${index}.example`);
    const refused = await failOften(context);
    await open(page);
    await choose(page, 'blocked_domains.csv', `${domains.join('\n')}\n`);
    await expect(page.getByText('200 entries can be imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(card(page, 'Blocked domains').getByText(/^[3-9]\d of 200/)).toBeVisible();
    await page.close();
    const next = await context.newPage();
    // Another page of the app goes on with it.
    await next.goto('/settings/reading');
    await expect(next.getByText(/The import has finished/)).toBeVisible({ timeout: 100_000 });
    await next.goto('/settings/data');
    const report = card(next, 'Blocked domains');
    await expect(report.getByText('Finished')).toBeVisible();
    await report.getByText(/failed$/).click();
    const lines = await report.getByRole('listitem').allTextContents();
    expect(lines).toHaveLength(refused.size);
    for (const domain of refused) expect(lines.filter(line => line.includes(`${domain}Not ${domain}`))).toHaveLength(1);
    const blocked = (await exported(next, 'Blocked domains')).trim().split('\n');
    expect(blocked.toSorted()).toEqual(domains.filter(domain => !refused.has(domain)).toSorted());
    await next.reload();
    await expect(report.getByText('Finished')).toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await report.getByText(/failed$/).click();
    await report.getByRole('button', { name: 'Try again' }).click();
    await expect(report.getByText(`${refused.size} of ${refused.size} done`)).toBeVisible();
    await report.getByRole('button', { name: 'Dismiss' }).click();
    await expect(report).toHaveCount(0);
  });

  test('[HINT-08] goes on with an export from the page that failed', async ({ page, server }) => {
    await open(page);
    await server.fail({ pattern: 'GET /api/v1/accounts/:id/following', kind: 'status', status: 500, message: 'Out of order' });
    await page.getByRole('button', { name: 'Export Followed accounts' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Out of order');
    await page.getByRole('button', { name: 'Continue the export of Followed accounts' }).click();
    await expect(page.getByRole('link', { name: 'Save following_accounts.csv' })).toBeVisible();
  });
});

test('[HINT-08] imports by keyboard alone', async ({ page }) => {
  await open(page);
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).press('Enter');
  await (await fileChooser).setFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('one.example\nnot a domain\n') });
  await expect(page.getByText(/has something else|can be imported|No line/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Content' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Content' }).selectOption('Blocked domains');
  await expect(page.getByText('1 line cannot be read.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused();
  await expect(card(page, 'Blocked domains').getByText('1 of 2 done')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
  await card(page, 'Blocked domains').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused();
});

test('[HINT-08] says in a sentence why a file cannot be imported', async ({ page }) => {
  await open(page);
  const problem = page.getByRole('form').getByRole('alert');
  await choose(page, 'follows.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]));
  await expect(problem).toHaveText('This is not a text file.');
  await choose(page, 'follows.csv', 'a@b.example\n'.repeat(900_000));
  await expect(problem).toHaveText('This file is too large. A file may have up to 5 MB.');
  await choose(page, 'follows.csv', '"a@b.example\n');
  await expect(problem).toContainText('stray quotation mark');
  await choose(page, 'follows.csv', 'a'.repeat(4_000_000));
  await expect(page.getByText('No line of this file can be read.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  await choose(page, 'lists.csv', '=HYPERLINK("http://evil.example"),"=cmd|x"\n');
  await expect(page.getByRole('form')).toContainText(/stray quotation mark|cannot be read/);
});

test('[HINT-08] keeps the settings of this device in a file, and reports those that it does not know', async ({ page }) => {
  await open(page);
  const text = await exported(page, 'Settings of this device');
  const { settings } = JSON.parse(text) as { settings: Record<string, unknown> };
  await choose(page, 'settings.json', JSON.stringify({ rookery: 1, settings: { ...settings, theme: 'dark', wings: true } }));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Not applied: wings')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[HINT-08] saves the own posts as they are', async ({ page }) => {
  await open(page);
  const lines = (await exported(page, 'Your posts'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { id: string; uri: string });
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.every(({ uri }) => uri.length > 0)).toBe(true);
});
