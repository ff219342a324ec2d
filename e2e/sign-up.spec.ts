import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { attacks } from './hostile-posts.js';
import { expectUnharmed, guard, shared, wrongsIn } from './hostile-page.js';
import { expect, serverOriginOf, test, workerPort } from './fixtures.js';
import { fillSignUp, newcomer, newcomersAt, openSignUp, pressSignUp } from './newcomer.js';

const firstPort = workerPort(50);
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** An app with a server of this profile, which is new before each test. */
function serve(profile: string, index: number): { app: string; origin: string } {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  const origin = serverOriginOf(app);
  test.use({ baseURL: app, expectedConsoleErrors: [/status of (4\d\d|503)/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control', '--server-profile', profile]);
  });
  test.beforeEach(async ({ request }) => {
    expect((await request.post(`${origin}/_control/reset`, { data: { grants: true } })).ok()).toBe(true);
    await request.delete(`${origin}/_control/faults`);
  });
  test.afterAll(() => stop?.());
  return { app, origin };
}

test.describe('signing up at Mastodon', () => {
  const { app, origin } = serve('mastodon-4.7', 0);

  test('[HINT-09] [NAV-12] confirms the address, waits over a closed tab for the staff, and is signed in', async ({
    page,
    context,
    request,
  }) => {
    const server = newcomersAt(origin, request);
    await openSignUp(page);
    await fillSignUp(page);
    await expect(page.getByText('This name is free.')).toBeVisible();
    await pressSignUp(page);
    await expect(heading(page, 'Confirm your e-mail address')).toBeFocused();

    await page.getByRole('button', { name: 'Send the e-mail again' }).click();
    await expect(page.getByText(`E-mail sent to ${newcomer.email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByRole('textbox', { name: 'New e-mail address' }).fill('owl@post.example');
    await page.getByRole('button', { name: 'Send to this address' }).click();
    await expect(page.getByText('E-mail sent to owl@post.example')).toBeVisible();
    await expect.poll(server.addresses).toEqual([newcomer.email, newcomer.email, 'owl@post.example']);

    await server.confirm();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(heading(page, 'Your account is waiting for approval')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Your account is waiting for approval')).toBeVisible();
    await page.close();
    await server.decide('approve');

    const later = await context.newPage();
    await later.goto(app);
    await expect(later).toHaveURL(/\/welcome$/);
    await expect(heading(later, 'Say who you are')).toBeVisible();
    expect(await later.evaluate(() => localStorage.getItem('rookery:sign-ups'))).toBeNull();
  });

  test('[HINT-09] goes on by itself once the account is approved', async ({ page, request }) => {
    const server = newcomersAt(origin, request);
    await openSignUp(page);
    await fillSignUp(page);
    await pressSignUp(page);
    await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
    await server.confirm();
    await server.decide('approve');
    await expect(heading(page, 'Say who you are')).toBeVisible({ timeout: 60_000 });
  });

  test('[HINT-09] says that an account was not accepted, and lets one start over', async ({ page, request }) => {
    const server = newcomersAt(origin, request);
    await openSignUp(page);
    await fillSignUp(page);
    await pressSignUp(page);
    await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
    await server.decide('reject');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(heading(page, 'Your account was not accepted')).toBeVisible();
    await page.getByRole('button', { name: 'Sign up with another name' }).click();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  });

  test('[HINT-09] shows each refusal at its field, and the first of them has the focus', async ({ page }) => {
    await openSignUp(page);
    await fillSignUp(page, { username: 'mara' });
    await expect(page.getByText('This name is taken. Choose another one.')).toBeVisible();
    await nameField(page).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await pressSignUp(page);
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription(/is reserved/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/minimum is 8 characters/);
    await nameField(page).fill(newcomer.username);
    await expect(nameField(page)).not.toHaveAccessibleDescription(/is reserved/);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByLabel('Date of birth').fill('2020-01-01');
    await pressSignUp(page);
    await expect(page.getByLabel('Date of birth')).toBeFocused();
  });

  test('[HINT-09] keeps the answers over a reload and a lost answer, and never the password', async ({ page, request }) => {
    await openSignUp(page);
    await fillSignUp(page);
    await page.reload();
    await expect(nameField(page)).toHaveValue(newcomer.username);
    await expect(page.getByRole('textbox', { name: 'Why do you want to join?' })).toHaveValue(newcomer.reason);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
    expect(stored).not.toContain(newcomer.password);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    const fault = { pattern: 'POST /api/v1/accounts', kind: 'status', status: 503, message: 'Come back in an hour' };
    await request.post(`${origin}/_control/faults`, { data: fault });
    await pressSignUp(page);
    await expect(page.getByText('Come back in an hour')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newcomer.password);
    await pressSignUp(page);
    await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
  });

  test('[HINT-09] an invitation in the address needs no approval', async ({ page, request }) => {
    const server = newcomersAt(origin, request);
    await server.change({ isOpen: false, confirmation: false });
    await page.goto('/signup');
    await expect(heading(page, /takes no new members$/)).toBeVisible();
    await openSignUp(page, `/invite/${await server.invite()}`);
    await expect(page.getByRole('textbox', { name: 'Why do you want to join? (optional)' })).toBeVisible();
    await fillSignUp(page);
    await pressSignUp(page);
    await expect(heading(page, 'Say who you are')).toBeVisible();
  });

  test('[HINT-09] tells password managers what each field is', async ({ page }) => {
    await openSignUp(page);
    await expect(nameField(page)).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  });

  for (const [name, answer] of [
    ['no rules', { rules: null }],
    ['a title of nothing', { title: null, rules: [null, 7, {}] }],
  ] as const) {
    test(`[API-07] signs up at a server with ${name}`, async ({ page }) => {
      await page.route(/\/api\/v2\/instance$/, async route => {
        if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: shared });
        const response = await route.fetch();
        return route.fulfill({ json: { ...((await response.json()) as object), ...answer }, headers: shared });
      });
      await page.route(/\/api\/v1\/instance\/rules/, route => route.fulfill({ json: null, headers: shared }));
      await page.goto('/signup');
      await expect(page.getByText(/has published no rules/)).toBeVisible();
      await page.getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(nameField(page)).toBeVisible();
    });
  }

  test('rules, title and refusals of an attacker run nothing and move nothing', async ({ page }) => {
    const dialogs = await guard(page);
    const rules = attacks.map((text, index) => ({ id: `${index}`, text, hint: text }));
    await page.route(/\/api\/v2\/instance$/, async route => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: shared });
      const response = await route.fetch();
      const title = `${attacks[4]}\u202e${'W'.repeat(500)}`;
      return route.fulfill({ json: { ...((await response.json()) as object), title, rules }, headers: shared });
    });
    await page.route(/\/api\/v1\/accounts$/, route => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: shared });
      const description = attacks.join('').slice(0, 5_000);
      const details = { username: [{ error: 'ERR', description }], email: [{ error: 'ERR', description }], [description]: null };
      return route.fulfill({ status: 422, json: { error: description, details }, headers: shared });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/signup');
    const list = page.getByRole('list', { name: /^Rules of/ });
    await expect(list.getByRole('listitem')).toHaveCount(attacks.filter(text => text.trim() !== '').length);
    expect(await wrongsIn(page, '.rk-sign-up-rules')).toEqual([]);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await fillSignUp(page);
    await pressSignUp(page);
    await expect(nameField(page)).toBeFocused();
    const root = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(root).toBeLessThanOrEqual(390);
    await expect(page).toHaveURL('/signup');
    await expectUnharmed(page, dialogs);
  });
});

test.describe('signing up at Pleroma', () => {
  const { origin } = serve('pleroma', 1);

  test('[HINT-09] answers the captcha of the server, and logs in once the staff has approved', async ({ page, request }) => {
    const server = newcomersAt(origin, request);
    const tokens: string[] = [];
    page.on('response', async response => {
      if (!response.url().endsWith('/api/pleroma/captcha') || response.request().method() !== 'GET') return;
      tokens.push(((await response.json()) as { token: string }).token);
    });
    await openSignUp(page);
    await fillSignUp(page);
    const captcha = page.getByRole('textbox', { name: 'Characters in the picture' });
    await captcha.fill('wrong');
    await pressSignUp(page);
    await expect(captcha).toBeFocused();
    await expect(captcha).toHaveAccessibleDescription(/captcha/i);
    await expect.poll(() => tokens.length).toBe(2);
    await expect(nameField(page)).toHaveValue(newcomer.username);
    await captcha.fill(await server.captchaAnswer(tokens[1] ?? ''));
    await pressSignUp(page);
    await expect(heading(page, 'Your account is waiting for approval')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Your account is waiting for approval')).toBeVisible();

    await server.approveByName(newcomer.username);
    await page.locator('.rk-sign-up').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login\?return=%2Fwelcome/);
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.getByRole('radio', { name: new RegExp(newcomer.username) }).check();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(heading(page, 'Say who you are')).toBeVisible();
  });

  test('[HINT-09] leads to the website where the captcha is a script of somebody else', async ({ page }) => {
    await page.route(/\/api\/pleroma\/captcha/, route =>
      route.fulfill({ json: { type: 'hcaptcha', token: 't', url: 'https://evil.example/a.js' }, headers: shared }),
    );
    await page.goto('/signup');
    await expect(page.getByText(/asks a question that only its own website can show/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open localhost/ })).toHaveAttribute('href', `${origin}/`);
  });
});

test.describe('signing up at Rebased', () => {
  serve('rebased', 2);

  test('[HINT-09] is signed in at once, and led to the first steps', { tag: '@main' }, async ({ page }) => {
    await openSignUp(page);
    await page.keyboard.press('Tab');
    await fillSignUp(page);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(heading(page, 'Say who you are')).toBeVisible();
    await page.goto('/signup');
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  });
});

test('[HINT-09] says that a server takes no new members', async ({ page }) => {
  await page.goto('/signup');
  await expect(heading(page, /takes no new members$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});
