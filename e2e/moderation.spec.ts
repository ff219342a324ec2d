import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { expectUnharmed, guard, wrongsIn } from './hostile-page.js';
import { staffServer } from './staff.js';

const firstPort = workerPort(44);

/** The API for the staff: requests to it that may not happen for others. */
const ADMIN = /\/api\/v\d\/(?:pleroma\/)?admin\//;
const NAME_OF_HOSTILE = '<img src=x onerror="window.__pwned=1">\u202Egnp.exe';

// Faults of the tests, and what the servers of Pleroma answer by design.
test.use({ expectedConsoleErrors: [/status of (?:40[134]|50[03])/] });

const profiles = [
  { name: 'mastodon-4.7', isMastodon: true },
  { name: 'pleroma', isMastodon: false },
  { name: 'rebased', isMastodon: false },
] as const;

const reportRows = (page: Page): Locator => page.getByRole('feed', { name: 'Reports' }).getByRole('article');
const accountRows = (page: Page): Locator => page.getByRole('feed', { name: 'Accounts' }).getByRole('article');

for (const [index, { name, isMastodon }] of profiles.entries()) {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  const server = staffServer(app, 'pilothouse');

  test.describe(`a ${name} server`, () => {
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--control', '--server-profile', name]);
    });
    test.afterAll(() => stop?.());
    test.beforeEach(() => server.control('POST', 'reset', {}));

    test(`[HINT-11] answers a report on a ${name} server, from the queue to the resolved ones`, async ({ page }) => {
      await server.control('POST', 'reports', { about: 'ada', count: 3, comment: 'Sends advertisements.' });
      await server.open(page, '/moderation/reports');
      await expect(reportRows(page)).toHaveCount(3);
      await expect(reportRows(page).first()).toContainText('Sends advertisements.');
      await reportRows(page).first().press('Enter');

      await expect(page.getByRole('heading', { name: /^Report \w+/ })).toBeVisible();
      await expect(page.getByText('Sends advertisements.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Reported posts' }).getByRole('article')).toHaveCount(1);
      if (isMastodon) {
        await page.getByRole('combobox', { name: 'Reason' }).selectOption('Spam');
        await expect(page.locator('.rk-staff-mark', { hasText: 'Spam' })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Assign to me' }).click();
      await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();
      if (!isMastodon) {
        await page.getByRole('textbox', { name: 'Add a note' }).fill('Asked for an explanation.');
        await page.getByRole('button', { name: 'Add a note' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Asked for an explanation.' })).toBeVisible();
      }

      const actions = page.getByRole('group', { name: 'Actions' });
      if (isMastodon) await actions.getByRole('textbox', { name: 'Text to the member' }).fill('Please stop.');
      await actions.getByRole('button', { name: 'Limit', exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Posts of @ada are shown to followers only');
      await question.getByRole('button', { name: 'Limit', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
      await expect(actions.getByRole('button', { name: 'Remove the limit' })).toBeVisible();
      const mails = await server.control<{ kind: string; text: string }[]>('GET', 'mails');
      expect(mails.filter(({ kind }) => kind === 'warning').map(({ text }) => text)).toEqual(isMastodon ? ['Please stop.'] : []);

      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(reportRows(page)).toHaveCount(2);
      await page.getByRole('radio', { name: 'Resolved' }).click();
      await expect(reportRows(page)).toHaveCount(1);
      await reportRows(page).first().click();
      await page.getByRole('button', { name: 'Reopen' }).click();
      await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible();
    });

    test(`[HINT-11] [A11Y-01] selects reports with x and resolves them all on a ${name} server`, async ({ page }) => {
      await server.control('POST', 'reports', { about: 'ada', count: 4 });
      await server.open(page, '/moderation/reports');
      await reportRows(page).first().focus();
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await expect(page.getByText('2 selected')).toBeVisible();
      await page.keyboard.press('k');
      await page.keyboard.press('x');
      await expect(page.getByText('1 selected')).toBeVisible();
      await page.getByRole('checkbox').nth(0).click();
      await page
        .getByRole('checkbox')
        .nth(3)
        .click({ modifiers: ['Shift'] });
      await expect(page.getByText('4 selected')).toBeVisible();
      await page.getByRole('button', { name: 'Resolve', exact: true }).click();
      const batch = page.getByRole('article', { name: 'Resolve: 4 reports' });
      await expect(batch.getByText('4 of 4 done.')).toBeVisible();
      const reports = await server.control<{ state?: string }[]>('GET', 'reports');
      expect(reports.map(({ state }) => state)).toEqual(['resolved', 'resolved', 'resolved', 'resolved']);
      await batch.getByRole('button', { name: 'Dismiss' }).click();
      await expect(batch).toBeHidden();
      await page.reload();
      await expect(page.getByText('No open reports')).toBeVisible();
    });

    test(`[HINT-11] limits 200 accounts once each on a ${name} server that fails every seventh request, in two tabs`, async ({
      page,
      context,
    }) => {
      test.setTimeout(240_000);
      await server.control('POST', 'members', { username: 'crowd', count: 200 });
      await server.open(page, '/moderation/accounts?q=crowd');
      await expect(accountRows(page).first()).toBeVisible();
      await loadAll(page, 200);
      const faults = await failEverySeventh(context, isMastodon ? await idOf(server, 'crowd7') : '"crowd7"');
      await page.getByRole('button', { name: 'Select all loaded' }).click();
      await expect(page.getByText('200 selected')).toBeVisible();
      await page.getByRole('button', { name: 'Choose an action' }).click();
      await page.getByRole('menuitem', { name: 'Limit', exact: true }).click();
      await expect(page.getByRole('alertdialog', { name: 'Limit: 200 accounts' })).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Limit', exact: true }).click();

      await expect.poll(() => faults.writes(), { timeout: 60_000 }).toBeGreaterThan(40);
      await page.close();
      const other = await context.newPage();
      await other.goto(`${app}/moderation/accounts?q=crowd`);
      const batch = other.getByRole('article', { name: 'Limit: 200 accounts' });
      await expect(batch.getByText('199 of 200 done.')).toBeVisible({ timeout: 120_000 });
      expect(faults.failed()).toBeGreaterThan(40);
      await batch.getByText('1 failed').click();
      await expect(batch.getByRole('listitem')).toContainText('@crowd7');
      expect(await doneTimes(server, isMastodon)).toEqual({ once: 199, more: 0 });

      faults.mend();
      await batch.getByRole('button', { name: 'Try again' }).click();
      await expect(other.getByRole('article', { name: 'Limit: 1 account' }).getByText('1 of 1 done.')).toBeVisible();
      expect(await doneTimes(server, isMastodon)).toEqual({ once: 200, more: 0 });
    });

    test(`[HINT-11] finds accounts by what a ${name} server knows of them`, async ({ page }) => {
      await server.control('POST', 'members', { username: 'latecomer', approved: false, reason: 'I like birds.' });
      await server.open(page, '/moderation/accounts');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Awaiting approval');
      await expect(accountRows(page)).toHaveCount(1);
      await expect(accountRows(page)).toContainText('latecomer@post.example');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('All');
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Staff');
      await expect(accountRows(page)).toHaveCount(2);
      await page.getByRole('combobox', { name: 'Role' }).selectOption('All');
      await page.getByRole('combobox', { name: 'Search in' }).selectOption('E-mail address');
      await page.getByRole('searchbox', { name: 'Search for accounts' }).fill('latecomer@');
      await page.keyboard.press('Enter');
      await expect(accountRows(page)).toHaveCount(1);
      await expect(page).toHaveURL(/in=email&q=latecomer%40/);
      await expect(page.getByRole('option', { name: 'Frozen' })).toHaveCount(isMastodon ? 1 : 0);
      await accountRows(page).first().click();
      await expect(page.getByText('I like birds.')).toBeVisible();
      await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Suspend', exact: true }).click();
      await expect(page.getByRole('alertdialog', { name: 'Suspend: @latecomer' })).toContainText(
        isMastodon ? 'Suspending @latecomer removes the profile, all posts' : '@latecomer can no longer log in',
      );
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(
        page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Suspend', exact: true }),
      ).toBeFocused();
    });

    test(`[HINT-11] shows hostile reports of a ${name} server in full, and runs nothing`, async ({ page }) => {
      const dialogs = await guard(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await server.control('POST', 'reports', { about: 'ada', count: 2, comment: `${NAME_OF_HOSTILE} ${'wide'.repeat(500)}` });
      await server.control('POST', 'faults', { pattern: 'GET /api/*/admin/*', kind: 'hostile', times: 1000 });
      await server.open(page, '/moderation/reports');
      await expect(reportRows(page).first()).toBeVisible();
      expect(await wrongsIn(page, '.rk-moderation')).toEqual([]);
      await server.control('DELETE', 'faults');
      await page.reload();
      await reportRows(page).first().click();
      await expect(page.getByText('wide'.repeat(20)).first()).toBeVisible();
      expect((await wrongsIn(page, '.rk-moderation')).filter(wrong => !/^<(?:textarea|select)/.test(wrong))).toEqual([]);
      await expectUnharmed(page, dialogs);
    });
  });
}

test.describe('the staff of a Mastodon server', () => {
  const port = firstPort + profiles.length * 2;
  const app = `http://localhost:${port}`;
  const server = staffServer(app, 'warden');
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control', '--server-profile', 'mastodon-4.7']);
  });
  test.afterAll(() => stop?.());
  test.beforeEach(() => server.control('POST', 'reset', {}));

  test('[HINT-11] sees in the navigation how much waits, as it happens', async ({ page }) => {
    const socket = page.waitForEvent('websocket');
    await server.open(page, '/');
    const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Moderation/ });
    await expect(place).toBeVisible();
    await socket;
    await server.control('POST', 'reports', { about: 'ada', count: 2 });
    await expect(place).toHaveAccessibleName('Moderation 2 open');
    await place.click();
    await expect(page.getByRole('link', { name: 'Reports (2)' })).toBeVisible();
    await page.getByRole('button', { name: 'Select all loaded' }).click();
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(place).toHaveAccessibleName('Moderation');
  });

  test('[HINT-11] [LIST-06] comes back to the place in the queue that a report was opened from', async ({ page }) => {
    await server.control('POST', 'reports', { about: 'ada', count: 120 });
    await server.open(page, '/moderation/reports');
    await expect(reportRows(page).first()).toBeVisible();
    await expect(async () => {
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, 500);
      await expect(page.getByRole('article', { name: 'Report 60 about @ada' })).toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.getByRole('article', { name: 'Report 60 about @ada' }).focus();
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { name: 'Report 60' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article', { name: 'Report 60 about @ada' })).toBeInViewport();
  });

  test('[HINT-11] signs in again for the permission to moderate', async ({ page }) => {
    await server.control('POST', 'reports', { about: 'ada' });
    await server.open(page, '/moderation/reports', { hasScopes: false });
    const requests = watchAdmin(page);
    await expect(page.getByText(/Log in again to let .* moderate/)).toBeVisible();
    expect(requests.filter(url => ADMIN.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Log in again' }).click();
    await expect(page).toHaveURL(new RegExp(`^${serverOriginOf(app)}/oauth/authorize`));
    await page.getByText('@warden').first().click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(reportRows(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${app}/moderation/reports`);
  });

  test('[HINT-11] is told of a failing server at its place, and loads the queue again', async ({ page }) => {
    await server.control('POST', 'reports', { about: 'ada' });
    await server.control('POST', 'faults', { pattern: 'GET /api/v1/admin/reports', kind: 'status', status: 503, times: 100 });
    await server.open(page, '/moderation/reports');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('The reports could not be loaded.');
    await server.control('DELETE', 'faults');
    await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await reportRows(page).first().click();
    await server.control('POST', 'faults', { pattern: 'POST /api/v1/admin/reports/*', kind: 'status', status: 500, times: 1 });
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Report', exact: true }).getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('[HINT-11] selects and opens reports by touch', async ({ page }) => {
      await server.control('POST', 'reports', { about: 'ada', count: 12, comment: 'x'.repeat(400) });
      await server.open(page, '/moderation/reports');
      await expect(reportRows(page).first()).toBeVisible();
      const box = await page.getByRole('checkbox').first().locator('..').boundingBox();
      expect([box?.width, box?.height].every(size => (size ?? 0) >= 44)).toBe(true);
      await page.getByRole('checkbox').first().tap();
      await expect(page.getByText('1 selected')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await reportRows(page).nth(1).tap();
      await expect(page.getByRole('heading', { name: /^Report \w+/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
});

test.describe('others', () => {
  const expectNothing = async (page: Page): Promise<void> => {
    const requests = watchAdmin(page);
    await page.goto('/moderation/reports');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await expect(page.getByRole('link', { name: /^Moderation/ })).toHaveCount(0);
  };

  test('[HINT-11] a member finds nothing at the address of moderation, and requests nothing', async ({ page }) => {
    await signIn(page);
    await expectNothing(page);
  });

  test('[HINT-11] a visitor finds nothing at the address of moderation, and requests nothing', async ({ page }) => {
    await expectNothing(page);
  });
});

/** Records requests for the staff, and for the code of their pages, from now on. */
function watchAdmin(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', request => {
    if (ADMIN.test(request.url()) || /\/assets\/(?:moderation|staff)\b.*\.js/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Scrolls to the end of a list until `count` of its rows are loaded. */
async function loadAll(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator(`[aria-setsize="${count}"]`).first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** Lets every seventh request for the staff fail: one before the server has it, the next one after. `refused`: a part of those that are refused. */
async function failEverySeventh(context: BrowserContext, refused: string) {
  let count = 0;
  let failed = 0;
  let writes = 0;
  let isMended = false;
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    if (isMended || request.method() === 'OPTIONS') return route.continue();
    count += 1;
    const isWrite = request.method() !== 'GET';
    if (isWrite) writes += 1;
    const cors = { 'access-control-allow-origin': '*' };
    if (isWrite && `${request.url()} ${request.postData() ?? ''}`.includes(refused))
      return route.fulfill({ status: 403, headers: cors, json: { error: 'This account is protected.' } });
    if (count % 7 !== 0) return route.continue();
    failed += 1;
    if (failed % 2 === 0) await route.fetch().catch(() => undefined);
    return route.fulfill({ status: 503, headers: cors, json: { error: 'Overloaded' } });
  };
  await context.route(ADMIN, route => answer(route).catch(() => undefined));
  return { writes: () => writes, failed: () => failed, mend: () => (isMended = true) };
}

type StaffServer = ReturnType<typeof staffServer>;

/** The id of a member in the addresses of Mastodon's API. */
async function idOf(server: StaffServer, username: string): Promise<string> {
  const found = await server.ask<{ id: string; username: string }[]>(`/api/v2/admin/accounts?username=${username}`);
  return `/${found.find(account => account.username === username)?.id ?? 'none'}/`;
}

/** How many accounts the server has limited once, and how many more often. */
async function doneTimes(server: StaffServer, isMastodon: boolean): Promise<{ once: number; more: number }> {
  const names = isMastodon
    ? (await server.control<{ path: string; isApplied: boolean }[]>('GET', 'journal'))
        .filter(({ path, isApplied }) => isApplied && path.endsWith('/action'))
        .map(({ path }) => path)
    : (await loggedTags(server)).map(message => message.replace(/.* /, ''));
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const all = [...times.values()];
  return { once: all.filter(count => count === 1).length, more: all.filter(count => count > 1).length };
}

async function loggedTags(server: StaffServer): Promise<string[]> {
  const messages: string[] = [];
  for (let page = 1; page < 10; page++) {
    const { items } = await server.ask<{ items: { message: string }[] }>(
      `/api/v1/pleroma/admin/moderation_log?page=${page}&page_size=100`,
    );
    if (items.length === 0) break;
    messages.push(...items.map(({ message }) => message));
  }
  return messages.filter(message => message.includes('added tags'));
}
