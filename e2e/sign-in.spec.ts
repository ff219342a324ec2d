import type { Page } from '@playwright/test';
import { expect, holdResponses, rows, signIn, test } from './fixtures.js';

test('[API-10] [NAV-01] signs in through the consent page and shows the home timeline', async ({ page, server }) => {
  const posts = await holdResponses(page, /\/timelines\/home/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.origin}/oauth/authorize`));
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.locator('#status-list .rk-placeholder')).toHaveCount(20);
  posts.release();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[NAV-12] leads to the consent page of a typed server', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Your server' }).fill(server.origin);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible();
});

test('explains a refused permission', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('You did not give permission, so you are not signed in.')).toBeVisible();
});

test('returns to the page after a refused and a second sign-in', async ({ page }) => {
  await page.goto('/login?return=%2Ftags%2Fbirdwatching');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL(/\/tags\/birdwatching$/);
});

test.describe('with an invalid server', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|CORS|Access-Control/] });

  test('keeps the typed name and explains the error', async ({ page }) => {
    await page.goto('/login');
    const field = page.getByRole('textbox', { name: 'Your server' });
    await field.fill('no server at all');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field).toHaveValue('no server at all');
    await expect(field).toHaveAccessibleDescription(/Enter a server name/);
    await field.fill('http://localhost:1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field).toHaveAccessibleDescription(/could not reach/);
    await expect(field).toHaveValue('http://localhost:1');
  });
});

test('[API-10] revokes the token on signing out and shows the public timeline', async ({ page, server, request }) => {
  await signIn(page);
  const token = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('rookery:sessions') ?? '{}') as { sessions: { accessToken: string }[] };
    return stored.sessions[0]?.accessToken ?? '';
  });
  const verify = () =>
    request.get(`${server.origin}/api/v1/accounts/verify_credentials`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await verify()).status()).toBe(200);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(async () => (await verify()).status()).toBe(401);
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(
    token,
  );
});

test.describe('when the token is revoked elsewhere', () => {
  test.use({ expectedConsoleErrors: [/401|WebSocket.*Authentication/] });

  /** Revokes the token at the server, as a person can on its settings page. */
  async function revoke(page: Page, origin: string): Promise<void> {
    const session = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('rookery:sessions') ?? '{}') as { sessions: Record<string, string>[] }).sessions[0],
    );
    await page.request.post(`${origin}/oauth/revoke`, {
      form: {
        client_id: session?.['clientId'] ?? '',
        client_secret: session?.['clientSecret'] ?? '',
        token: session?.['accessToken'] ?? '',
      },
    });
  }

  test('[API-08] leads to sign-in and returns to the same place', async ({ page, server }) => {
    await signIn(page);
    await page.goto('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
    await revoke(page, server.origin);
    await page.reload();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page).toHaveURL('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
  });

  test('[API-08] explains the ended session after a reload at that moment, too', async ({ page, server }) => {
    await signIn(page);
    await page.goto('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
    // The session has ended; the page unloads before it can navigate.
    await page.evaluate(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key: string, value: string) {
        keep.call(this, key, value);
        if (key !== 'rookery:sessions') return;
        history.pushState = () => undefined;
        window.location.reload();
      };
    });
    await revoke(page, server.origin);
    // An automatic request may have ended the session already.
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page).toHaveURL('/login?return=%2Ftags%2Fbirdwatching');
    // A person who goes on as a visitor is not told again.
    await page.goto('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});
