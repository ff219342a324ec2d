import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, rows, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { fillSignUp, newcomersAt, openSignUp, pressSignUp } from './newcomer.js';
import { staffServer } from './staff.js';

const firstPort = workerPort(64);
const POST = '@mara My first hour at the harbour';

/** How each server has a newcomer wait. */
const profiles = [
  { name: 'mastodon-4.7', registrations: { approval: true, confirmation: true }, hasMails: true },
  { name: 'pleroma', registrations: { approval: true, captcha: false }, hasMails: false },
  { name: 'rebased', registrations: { approval: true }, hasMails: false },
] as const;

/** A server that gives no token to an account that waits has its member log in. */
async function logIn(page: Page): Promise<void> {
  await page.locator('.rk-sign-up').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('radio', { name: /wren/ }).check();
  await page.getByRole('button', { name: 'Authorize' }).click();
}

/** From the name to the first post. */
async function takeFirstSteps(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Display name' }).fill('Wren House');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const people = page.locator('.rk-suggestion-row');
  const tags = page.getByRole('heading', { name: 'Follow hashtags' });
  const field = page.getByRole('textbox', { name: 'Text of the post' });
  const goOn = page.getByRole('main').getByRole('button', { name: 'Continue' });
  // Steps are left out where a server has nothing for them.
  await expect(people.nth(1).or(field)).toBeVisible();
  if (await people.nth(1).isVisible()) {
    await people
      .nth(1)
      .getByRole('button', { name: /^Follow/ })
      .click();
    await goOn.click();
  }
  await expect(tags.or(field)).toBeVisible();
  if (await tags.isVisible()) await goOn.click();
  await field.fill(POST);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await page.getByRole('button', { name: 'Open Home' }).click();
  await expect(page.getByText('My first hour at the harbour').first()).toBeVisible();
}

/** Reports the post from the list of mentions. */
async function report(page: Page): Promise<void> {
  await page.goto('/notifications/mentions');
  const post = page.getByRole('article').filter({ hasText: 'My first hour' }).first();
  await post.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Report…$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Report @wren/ });
  const spam = dialog.getByRole('radio', { name: /spam/i });
  if (await spam.isVisible()) await spam.check();
  for (;;) {
    const next = dialog.getByRole('button', { name: /^(Next|Continue|Send report)$/ });
    const label = await next.textContent();
    await next.click();
    if (label === 'Send report') break;
  }
  await expect(dialog.getByRole('heading', { name: 'Report sent' })).toBeVisible();
}

for (const [index, { name, registrations, hasMails }] of profiles.entries()) {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  const origin = serverOriginOf(app);
  const staffed = staffServer(app, 'pilothouse');

  test.describe(`the first hour at a ${name} server`, () => {
    test.use({ baseURL: app, expectedConsoleErrors: [/status of 4\d\d/] });
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--control', '--server-profile', name]);
    });
    test.afterAll(() => stop?.());

    test('[HINT-09] [HINT-11] one signs up, is approved, writes, is reported and limited', async ({ page, browser, request }) => {
      test.setTimeout(240_000);
      const server = newcomersAt(origin, request);
      await server.change(registrations);
      const opened = await Promise.all(
        [0, 1].map(() => browser.newContext({ baseURL: app, locale: 'en', serviceWorkers: 'block' })),
      );
      const [staff, mara] = await Promise.all(opened.map(context => context.newPage()));
      if (staff === undefined || mara === undefined) throw new Error('There is no page.');

      await page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ undoSendSeconds: 0 })));
      await openSignUp(page);
      await fillSignUp(page);
      await pressSignUp(page);
      if (hasMails) {
        await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
        await server.confirm();
        await page.getByRole('button', { name: 'Check now' }).click();
      }
      await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();

      await staffed.open(staff, '/moderation/approvals');
      await staff.getByRole('button', { name: 'Approve @wren' }).click();
      await expect(staff.getByText('@wren approved')).toBeVisible();
      if (hasMails) await page.getByRole('button', { name: 'Check now' }).click();
      else await logIn(page);
      await takeFirstSteps(page);

      await signIn(mara);
      await mara.goto('/timeline/local');
      await expect(rows(mara).filter({ hasText: 'My first hour' })).toBeVisible();
      await report(mara);

      await staff.goto('/moderation/reports');
      await expect(staff.getByRole('link', { name: /^Moderation/ }).first()).toHaveAccessibleName(/1/);
      const queue = staff.getByRole('feed', { name: 'Reports' });
      await queue.getByRole('article').first().press('Enter');
      await expect(staff.getByRole('region', { name: 'Reported posts' })).toContainText('My first hour');
      await staff.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Limit', exact: true }).click();
      await staff.getByRole('alertdialog').getByRole('button', { name: 'Limit', exact: true }).click();
      await expect(staff.getByRole('button', { name: 'Reopen' })).toBeVisible();

      // Members who do not follow the member find nothing more in public; the member has nothing of the staff's pages.
      await mara.goto('/timeline/local');
      await expect(rows(mara).first()).toBeVisible();
      await expect(rows(mara).filter({ hasText: 'My first hour' })).toHaveCount(0);
      await page.goto('/@wren');
      await expect(page.getByText('My first hour at the harbour').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Moderation/ })).toHaveCount(0);
      await page.goto('/moderation');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await Promise.all(opened.map(context => context.close()));
    });
  });
}
