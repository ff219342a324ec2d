import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, test, workerPort } from './fixtures.js';
import { expectUnharmed, guard, wrongsIn } from './hostile-page.js';
import { staffServer } from './staff.js';

const firstPort = workerPort(44);
const HOSTILE = `<img src=x onerror="window.__pwned=1">${'wide'.repeat(100)}\u202Egnp.exe`;
const ADMIN = '/api/v1/admin';
const PLEROMA = '/api/v1/pleroma/admin';

// Faults of the tests, and what the servers refuse on purpose.
test.use({ expectedConsoleErrors: [/status of (?:40[34]|422|50[03])/] });

/** Starts the app over a server profile for the tests of a file. Returns its server. */
function appOf(profile: string, index: number) {
  const port = firstPort + index * 2;
  const server = staffServer(`http://localhost:${port}`, 'pilothouse');
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control', '--server-profile', profile]);
  });
  test.afterAll(() => stop?.());
  test.beforeEach(() => server.control('POST', 'reset', {}));
  return server;
}

type StaffServer = ReturnType<typeof staffServer>;
type Row = Readonly<Record<string, unknown>>;

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const question = (page: Page, name: string | RegExp): Locator => page.getByRole('alertdialog', { name });
const entry = (page: Page, text: string): Locator => page.locator('.rk-entry').filter({ hasText: text });
const sectionNames = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Sections of moderation' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return (await links.allTextContents()).map(text => text.replace(/ \(.*/, ''));
};
/** No part of the page is wider than a phone. */
const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

const applicants = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'Signed up' });

/** Answers applicants one by one and many at once. */
async function answerApplicants(page: Page, server: StaffServer): Promise<void> {
  await server.control('POST', 'members', {
    username: 'wren',
    count: 5,
    approved: false,
    reason: `${HOSTILE.slice(0, 120)}\u202Egnp.exe`,
  });
  const dialogs = await guard(page);
  await server.open(page, '/moderation/approvals');
  await expect(applicants(page)).toHaveCount(5);
  expect(await wrongsIn(page, '.rk-moderation')).toEqual([]);

  const first = applicants(page).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.getByRole('button', { name: `Approve ${name}` }).press('Enter');
  await expect(page.getByText(`${name} approved`)).toBeVisible();
  await expect(applicants(page)).toHaveCount(4);
  await expect(applicants(page).first()).toBeFocused();

  const second = (await applicants(page).first().getAttribute('aria-label')) ?? '';
  await applicants(page)
    .first()
    .getByRole('button', { name: `Reject ${second}` })
    .press('Enter');
  await question(page, `Reject ${second}?`).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(applicants(page)).toHaveCount(4);
  await applicants(page)
    .first()
    .getByRole('button', { name: `Reject ${second}` })
    .press('Enter');
  await question(page, `Reject ${second}?`).getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(page.getByText(`${second} rejected`)).toBeVisible();
  await expect(applicants(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Select all loaded' }).click();
  const bar = page.locator('.rk-selection-bar');
  await bar.getByRole('button', { name: 'Reject' }).click();
  await question(page, 'Reject 3 accounts?').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('article', { name: 'Reject: 3 accounts' }).getByText('3 of 3 done.')).toBeVisible();
  await expect(page.getByText('Nobody waits for approval')).toBeVisible();
  await expectUnharmed(page, dialogs);
}

test.describe('the site of a mastodon-4.7 server', () => {
  const server = appOf('mastodon-4.7', 0);

  test('[HINT-11] has the sections that the API of Mastodon has', async ({ page }) => {
    await server.open(page, '/moderation');
    expect(await sectionNames(page)).toEqual(['Reports', 'Accounts', 'Approvals', 'Servers', 'Blocks']);
    await page.goto(page.url().replace(/\/moderation.*/, '/moderation/rules'));
    await expect(page.getByText('This server offers this on its own website alone.')).toBeVisible();
  });

  test('[HINT-11] answers applicants of a mastodon-4.7 server, one and many', async ({ page }) => {
    await answerApplicants(page, server);
  });

  test('[HINT-11] takes an applicant back into the list whose approval fails', async ({ page }) => {
    await server.control('POST', 'members', { username: 'wren', approved: false });
    await server.open(page, '/moderation/approvals');
    await server.control('POST', 'faults', {
      pattern: 'POST /api/v1/admin/accounts/:id/approve',
      kind: 'status',
      status: 500,
      message: 'Out of order',
      times: 1,
    });
    await page.getByRole('button', { name: 'Approve @wren' }).click();
    await expect(page.getByText('Out of order')).toBeVisible();
    await expect(applicants(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Approve @wren' }).click();
    await expect(page.getByText('@wren approved')).toBeVisible();
  });

  test('[HINT-11] limits a server after what is lost was said, changes and lifts it', async ({ page }) => {
    await server.open(page, '/moderation/servers');
    await expect(entry(page, 'loud.example')).toBeVisible();
    await page.getByRole('button', { name: 'Limit a server' }).press('Enter');
    const form = dialog(page, 'Limit a server');
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(form.getByRole('textbox', { name: 'Domain' })).toBeFocused();
    await expect(form.getByRole('textbox', { name: 'Domain' })).toHaveAccessibleDescription(/Enter a domain/);
    await page.keyboard.type('https://Tram.example/about');
    await expect(form.getByText(/follows? by members here/)).toBeVisible();
    await form.getByRole('radio', { name: 'Suspend' }).check();
    await expect(form.getByText('A suspension ends these ties for good:')).toBeVisible();
    await form.getByRole('textbox', { name: 'Private comment' }).fill(HOSTILE);
    // Closing asks, and what was typed is kept.
    await page.keyboard.press('Escape');
    await question(page, 'Discard your changes?').getByRole('button', { name: 'Keep editing' }).press('Enter');
    await server.control('POST', 'faults', {
      pattern: `POST ${ADMIN}/domain_blocks`,
      kind: 'status',
      status: 503,
      message: 'Try later',
      times: 1,
    });
    const suspend = async (): Promise<void> => {
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      const asked = question(page, 'Suspend tram.example?');
      await expect(asked).toContainText('A suspension ends these ties for good:');
      await asked.getByRole('button', { name: 'Suspend' }).press('Enter');
    };
    await suspend();
    await expect(form.getByRole('alert')).toHaveText('Try later');
    await expect(form.getByRole('textbox', { name: 'Private comment' })).toHaveValue(HOSTILE);
    await suspend();
    await expect(entry(page, 'tram.example').getByText('Suspended', { exact: true })).toBeVisible();
    const known = await server.ask<Row[]>(`${ADMIN}/domain_blocks`);
    expect(known[0]).toMatchObject({ domain: 'tram.example', severity: 'suspend', private_comment: HOSTILE });

    await page.getByRole('button', { name: 'Edit the limits of tram.example' }).press('Enter');
    const edited = dialog(page, 'Limits of tram.example');
    await edited.getByRole('radio', { name: 'Limit' }).check();
    await edited.getByRole('switch', { name: 'Reject media files' }).check();
    await edited.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(entry(page, 'tram.example')).toContainText('Media files rejected');

    await page.getByRole('button', { name: 'Lift the limits of tram.example' }).press('Enter');
    await question(page, 'Lift the limits of tram.example?').getByRole('button', { name: 'Lift limits' }).press('Enter');
    await expect(page.getByText('Limits of tram.example lifted')).toBeVisible();
    await expect(entry(page, 'tram.example')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Limit a server' })).toBeFocused();
  });

  test('[HINT-11] imports and exports the list of limited servers as Mastodon writes it', async ({ page }) => {
    await server.open(page, '/moderation/servers');
    const choose = (name: string, text: string): Promise<void> =>
      page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('broken.csv', 'a.example\n"b.example\n');
    await expect(page.getByRole('region', { name: 'broken.csv' }).getByRole('alert')).toContainText('Line 2');
    const many = Array.from({ length: 30 }, (_, index) => `server${index}.example,suspend,,,"Ads, ""spam""",true`);
    await choose(
      'domain_blocks.csv',
      `#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate\nloud.example,suspend\nsp*m.example,silence\n${many.join('\n')}\n`,
    );
    const panel = page.getByRole('region', { name: 'domain_blocks.csv' });
    await expect(panel).toContainText('30 servers will be limited.');
    await expect(panel).toContainText('1 server is limited already and stays as it is.');
    await expect(panel).toContainText('1 line cannot be read.');
    await panel.getByRole('button', { name: 'Import' }).click();
    const card = page.getByRole('article', { name: 'Import of domain_blocks.csv' });
    await expect(card.getByText('30 of 31 done.')).toBeVisible({ timeout: 60_000 });
    await card.getByText('1 failed').click();
    await expect(card.getByRole('listitem')).toContainText('sp*m.example');
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await expect(card).toBeHidden();
    await expect(entry(page, 'server29.example')).toBeVisible();

    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save domain_blocks.csv' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\n')[0]).toBe('#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate');
    expect(text).toContain('\nserver7.example,suspend,false,false,"Ads, ""spam""",true\n');
    expect(text).toContain('\nloud.example,silence,false,false,Too many advertisements.,false\n');
    expect(text.trim().split('\n')).toHaveLength(34);
  });

  test('[HINT-11] allows a server, and disallows it', async ({ page }) => {
    await server.open(page, '/moderation/servers/allowed');
    await page.getByRole('textbox', { name: 'Domain' }).fill('tram.example');
    await page.keyboard.press('Enter');
    await expect(entry(page, 'tram.example')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Domain' }).fill('tram.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/there is one already/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveValue('tram.example');
    await page.getByRole('button', { name: 'Disallow tram.example' }).click();
    await question(page, 'No longer allow tram.example?').getByRole('button', { name: 'Disallow' }).click();
    await expect(entry(page, 'tram.example')).toHaveCount(0);
  });

  test('[HINT-11] blocks providers, addresses and networks', async ({ page }) => {
    await server.open(page, '/moderation/blocks');
    await page.getByRole('textbox', { name: 'Domain of the provider' }).fill('throwaway.example');
    await page.getByRole('switch', { name: 'Allow with approval' }).check();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(entry(page, 'throwaway.example')).toContainText('Sign-ups wait for approval');
    await page.getByRole('button', { name: 'Remove the block of throwaway.example' }).click();
    await question(page, /throwaway.example/)
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page.getByText('No e-mail provider is blocked')).toBeVisible();

    await page.getByRole('link', { name: 'E-mail addresses' }).click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('b.ot+1@post.example');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('This address is not blocked.')).toBeVisible();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.locator('.rk-entry code')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('bot@post.example');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('This address is blocked.')).toBeVisible();

    await page.getByRole('link', { name: 'IP addresses' }).click();
    await page.getByRole('button', { name: 'Block an IP address' }).click();
    const form = dialog(page, 'Block an IP address');
    await form.getByRole('textbox', { name: 'IP address or range' }).fill('198.51.100.0/24');
    await form.getByRole('radio', { name: 'No sign-ups' }).check();
    await form.getByRole('combobox', { name: 'Ends' }).selectOption('In 2 weeks');
    await form.getByRole('textbox', { name: 'Comment' }).fill(HOSTILE);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, '198.51.100.0/24')).toContainText('Until');
    await page.getByRole('button', { name: 'Edit the block of 198.51.100.0/24' }).click();
    const edited = dialog(page, 'Edit block');
    await edited.getByRole('combobox', { name: 'Ends' }).selectOption('Never');
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(entry(page, '198.51.100.0/24')).not.toContainText('Until');
    expect(await server.ask<Row[]>(`${ADMIN}/ip_blocks`)).toMatchObject([{ severity: 'sign_up_block', expires_at: null }]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('[HINT-11] [I18N-01] shows hostile limits in full, in Arabic, and runs nothing', async ({ page }) => {
      const dialogs = await guard(page);
      await page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ locale: 'ar' })));
      await server.open(page, '/moderation/servers');
      await expect(page.locator('.rk-entry').first()).toBeVisible();
      await expectFits(page);
      await server.control('POST', 'faults', { pattern: 'GET /api/v1/admin/*', kind: 'hostile', times: 1000 });
      for (const path of ['servers', 'servers/allowed', 'blocks', 'blocks/addresses', 'blocks/networks', 'approvals']) {
        await page.goto(page.url().replace(/\/moderation.*/, `/moderation/${path}`));
        await expect(page.locator('.rk-moderation')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectFits(page);
        expect((await wrongsIn(page, '.rk-moderation')).filter(wrong => !wrong.startsWith('<form'))).toEqual([]);
      }
      await expectUnharmed(page, dialogs);
    });
  });
});

for (const [index, profile] of (['pleroma', 'rebased'] as const).entries()) {
  test.describe(`the site of a ${profile} server`, () => {
    const server = appOf(profile, index + 1);

    test(`[HINT-11] has the sections that the API of ${profile} has`, async ({ page }) => {
      await server.open(page, '/moderation');
      expect(await sectionNames(page)).toEqual(['Reports', 'Accounts', 'Approvals', 'Announcements', 'Rules', 'Log']);
    });

    test(`[HINT-11] answers applicants of a ${profile} server, one and many`, async ({ page }) => {
      await answerApplicants(page, server);
    });

    test(`[HINT-11] [A11Y-01] writes, orders and deletes rules of a ${profile} server by keyboard`, async ({ page }) => {
      await server.open(page, '/moderation/rules');
      await page.getByRole('button', { name: 'Add rule' }).press('Enter');
      const form = dialog(page, 'Add rule');
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(form.getByRole('textbox', { name: 'Rule' })).toBeFocused();
      await page.keyboard.type('No shouting.');
      await form.getByRole('textbox', { name: 'Explanation' }).fill('Capital letters are loud.');
      await server.control('POST', 'faults', {
        pattern: `POST ${PLEROMA}/rules`,
        kind: 'status',
        status: 500,
        message: 'Out of order',
        times: 1,
      });
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(form.getByRole('alert')).toHaveText('Out of order');
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      const rules = page.getByRole('list', { name: 'Rules of the server' }).getByRole('listitem');
      await expect(rules).toHaveCount(4);
      await expect(rules.nth(3)).toContainText('Capital letters are loud.');
      await page.getByRole('button', { name: 'Move rule 4 up' }).press('Enter');
      await expect(rules.nth(2)).toContainText('No shouting.');
      await page.getByRole('button', { name: 'Move rule 3 up' }).press('Enter');
      await expect(rules.nth(1)).toContainText('No shouting.');
      await expect
        .poll(async () => (await server.ask<{ text: string }[]>(`${PLEROMA}/rules`)).map(({ text }) => text))
        .toEqual(['Be kind to your neighbours.', 'No shouting.', 'Describe your pictures.', 'No advertising of any kind.']);
      await page.getByRole('button', { name: 'Delete rule 1' }).press('Enter');
      await question(page, 'Delete this rule?').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(rules).toHaveCount(3);
      await page.goto(page.url().replace('/moderation/rules', '/about'));
      await expect(page.getByText('No shouting.')).toBeVisible();
      await expect(page.getByText('Be kind to your neighbours.')).toHaveCount(0);
    });

    test(`[HINT-11] schedules, ends and publishes an announcement of a ${profile} server`, async ({ page }) => {
      await server.open(page, '/moderation/announcements');
      const shown = async (): Promise<string[]> =>
        (await server.ask<{ content: string }[]>('/api/v1/announcements')).map(({ content }) => content);
      await page.getByRole('button', { name: 'New announcement' }).click();
      const form = dialog(page, 'New announcement');
      await form.getByRole('textbox', { name: 'Text' }).fill('Harbour days <img src=x onerror="window.__pwned=1">');
      await form.getByRole('switch', { name: 'Publish later' }).check();
      await form.getByRole('switch', { name: 'End it at a set time' }).check();
      await form.getByRole('switch', { name: 'All day' }).check();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(entry(page, 'Harbour days')).toContainText('Scheduled');
      await expect(entry(page, 'Harbour days')).toContainText('All day');
      expect((await shown()).some(content => content.includes('Harbour days'))).toBe(false);
      await entry(page, 'Harbour days').getByRole('button', { name: 'Publish now' }).click();
      await expect(entry(page, 'Harbour days')).toContainText('Published');
      expect((await shown()).some(content => content.includes('Harbour days'))).toBe(true);
      await entry(page, 'Harbour days').getByRole('button', { name: 'End now' }).click();
      await expect(entry(page, 'Harbour days')).toContainText('Ended');
      expect((await shown()).some(content => content.includes('Harbour days'))).toBe(false);
      await entry(page, 'Harbour days')
        .getByRole('button', { name: /^Edit the announcement/ })
        .click();
      await dialog(page, 'Edit announcement').getByRole('textbox', { name: 'Text' }).fill('Harbour week');
      await dialog(page, 'Edit announcement').getByRole('button', { name: 'Save' }).click();
      await entry(page, 'Harbour week')
        .getByRole('button', { name: /^Delete the announcement/ })
        .click();
      await question(page, 'Delete this announcement?').getByRole('button', { name: 'Delete' }).click();
      await expect(entry(page, 'Harbour week')).toHaveCount(0);
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
    });

    test(`[HINT-11] finds in the log what the staff of a ${profile} server has done`, async ({ page }) => {
      await server.open(page, '/moderation/rules');
      await page.getByRole('button', { name: 'Move rule 1 down' }).click();
      await expect(page.getByRole('list', { name: 'Rules of the server' }).getByRole('listitem').first()).toContainText(
        'Describe',
      );
      await expect
        .poll(async () => (await server.ask<{ total: number }>(`${PLEROMA}/moderation_log`)).total)
        .toBeGreaterThanOrEqual(2);
      await page.getByRole('link', { name: 'Log', exact: true }).click();
      await expect(entry(page, 'changed #1 in rules')).toBeVisible();
      await page.getByRole('textbox', { name: 'Search the log' }).fill('nothing like this');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nothing in the log has “nothing like this”')).toBeVisible();
      await expect(page).toHaveURL(/q=nothing/);
      await page.getByRole('textbox', { name: 'Search the log' }).fill('#1');
      await page.keyboard.press('Enter');
      await expect(entry(page, 'changed #1 in rules').first()).toBeVisible();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test(`[HINT-11] [I18N-01] shows hostile words of a ${profile} server in full, in Arabic, and runs nothing`, async ({
        page,
      }) => {
        const dialogs = await guard(page);
        await page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ locale: 'ar' })));
        await server.open(page, '/moderation/rules');
        await expect(page.locator('.rk-entry').first()).toBeVisible();
        await expectFits(page);
        await server.control('POST', 'faults', { pattern: 'GET /api/*/pleroma/admin/*', kind: 'hostile', times: 1000 });
        for (const path of ['rules', 'announcements', 'log', 'approvals']) {
          await page.goto(page.url().replace(/\/moderation.*/, `/moderation/${path}`));
          await expect(page.locator('.rk-moderation')).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectFits(page);
          expect((await wrongsIn(page, '.rk-moderation')).filter(wrong => !wrong.startsWith('<form'))).toEqual([]);
        }
        await expectUnharmed(page, dialogs);
      });
    });
  });
}
