import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, holdResponses, rows, serverOriginOf, signInByPage, test, watchNetwork, workerPort } from './fixtures.js';

/** After the ports of the apps of `server-profiles.spec.ts`. */
const firstPort = workerPort(30);

test(
  '[API-10] [NAV-01] signs in through the consent page and shows the home timeline',
  { tag: '@main' },
  async ({ page, server }) => {
    const posts = await holdResponses(page, /\/timelines\/home/);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await expect(page).toHaveURL(new RegExp(`^${server.origin}/oauth/authorize`));
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
    await expect(page.locator('#status-list .rk-placeholder')).toHaveCount(20);
    posts.release();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

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

test(
  '[API-10] revokes the token on signing out and shows the public timeline',
  { tag: '@main' },
  async ({ page, server, request }) => {
    await signInByPage(page);
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
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain(token);
  },
);

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
    await signInByPage(page);
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
    await signInByPage(page);
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
    // An automatic request may end the session before the press.
    const refresh = page.getByRole('button', { name: 'Refresh' });
    const isEnded = page.getByText('Your session has ended.');
    await Promise.race([refresh.click().catch(() => undefined), isEnded.waitFor()]);
    await expect(isEnded).toBeVisible();
    await expect(page).toHaveURL('/login?return=%2Ftags%2Fbirdwatching');
    // A person who goes on as a visitor is not told again.
    await page.goto('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});

test(
  'goes back from a fresh sign-in over the server’s page to the app, signed in',
  { tag: '@main' },
  async ({ page, server }) => {
    await page.goto('/timeline/fediverse');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await expect(page).toHaveURL(new RegExp(`^${server.origin}/oauth/authorize`));
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await expect(page).toHaveURL('/timeline/fediverse');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`^${server.origin}/oauth/authorize`));
    await page.goBack();
    await expect(page).toHaveURL('/timeline/fediverse');
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  },
);

test('[API-10] keeps the session when the server answers an earlier attempt once more', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await page.goto('/login/return?code=used&state=of-an-earlier-attempt');
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('continues a sign-in that was begun twice', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.origin}/oauth/authorize`));
  await page.goBack();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
});

test.describe('the authorization code', () => {
  test.use({ expectedConsoleErrors: [/status of 500|ERR_FAILED/] });

  test('leaves the address before the app loads, also when it cannot', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.route(/\/assets\/index-.*\.js/, route => route.abort());
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page).toHaveURL('/login/return');
    await page.unroute(/\/assets\/index-.*\.js/);
    await page.reload();
    await expect(page.getByText('This sign-in was not started here, or it has expired. Start again.')).toBeVisible();
    await expect(page).toHaveURL('/login/return');
  });

  test('stays out of the address of a failed sign-in, of its reload and of Forward', async ({ page, server }) => {
    await server.fail({ pattern: 'POST /oauth/token', kind: 'status', status: 500 });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByText('has a problem')).toBeVisible();
    await expect(page).toHaveURL('/login/return');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(page).toHaveURL('/login/return');
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL('/login/return');
  });
});

test(
  'takes a token of a stranger out of the return address, also where the page is open already',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/login/return#access_token=first');
    await expect(page.getByText('This sign-in was not started here, or it has expired. Start again.')).toBeVisible();
    await expect(page).toHaveURL('/login/return');
    await page.evaluate(() => location.assign('#access_token=second'));
    await expect(page).toHaveURL('/login/return');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    // Nor is it in the history: Back leads to the page as it was.
    await page.goBack();
    await expect(page).toHaveURL('/login/return');
  },
);

test.describe('with an app registration that the server has deleted', () => {
  const port = firstPort;
  const origin = serverOriginOf(`http://localhost:${port}`);
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 40[0-9]|status of 422/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'snac']);
  });
  test.afterAll(() => stop?.());

  const begin = async (page: Page) => {
    await page.getByRole('textbox', { name: 'Your server' }).fill(origin);
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  test('[API-10] signs in again after signing out', async ({ page }) => {
    await page.goto('/login');
    await begin(page);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(rows(page).first()).toBeVisible();
    const revoked = page.waitForResponse(response => response.url().endsWith('/oauth/revoke'));
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await revoked;
    await page.goto('/login');
    await begin(page);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('[API-10] signs in after Back from the blank page of the server', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(
      ([server, redirect]) =>
        localStorage.setItem(
          `rookery:app:${JSON.stringify([server, redirect])}`,
          JSON.stringify({ clientId: 'deleted', clientSecret: 'deleted', scope: 'read write follow push', isAnswered: true }),
        ),
      [origin, `http://localhost:${port}/login/return`] as const,
    );
    const blank = page.waitForResponse(response => response.url().includes('/oauth/authorize'));
    await begin(page);
    expect((await blank).status()).toBe(400);
    await page.waitForURL(/oauth\/authorize/);
    await page.goBack();
    await begin(page);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('explains', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|CORS|Access-Control/] });

  const attempt = async (page: Page, server: string) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Your server' }).fill(server);
    await page.getByRole('button', { name: 'Continue' }).click();
    return page.getByRole('textbox', { name: 'Your server' });
  };

  test('an unknown name', async ({ page }) => {
    await page.route('https://nowhere.example/**', route => route.abort('namenotresolved'));
    const field = await attempt(page, 'nowhere.example');
    await expect(field).toHaveAccessibleDescription(/We could not reach nowhere\.example\. Check its name/);
  });

  test('a web site that is no compatible server', async ({ page }) => {
    await page.route('https://website.example/**', route => route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }));
    const field = await attempt(page, 'website.example');
    await expect(field).toHaveAccessibleDescription(/website\.example is not a compatible server\. Enter the server/);
  });

  test('an address with http', async ({ page }) => {
    const field = await attempt(page, 'http://tram.example');
    await expect(field).toHaveAccessibleDescription(/secure connection \(https\)\. Enter tram\.example without http/);
  });

  test('the message of a refusing server', async ({ page }) => {
    await page.route('https://strict.example/**', route =>
      route.fulfill({ status: 422, json: { error: 'No apps here' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    const field = await attempt(page, 'strict.example');
    await expect(field).toHaveAccessibleDescription(/strict\.example refused the sign-in: \u2068No apps here/);
  });
});

test.describe('on a server that denies without a state', () => {
  const port = firstPort + 2;
  test.use({ baseURL: `http://localhost:${port}` });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'hollo']);
  });
  test.afterAll(() => stop?.());

  test('explains a refused permission', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Try the built-in server' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('You did not give permission, so you are not signed in. Try again')).toBeVisible();
    await expect(page).toHaveURL('/login/return');
  });
});

test('leaves nothing of the account behind on signing out, in another tab either', async ({ page, context }) => {
  await signInByPage(page);
  await page.mouse.wheel(0, 3_000);
  const other = await context.newPage();
  await other.goto('/');
  await expect(rows(other).first()).toBeVisible();
  await other.mouse.wheel(0, 2_000);
  await expect.poll(() => other.evaluate(storedKeys)).toEqual(expect.arrayContaining([expect.stringContaining('home')]));
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(storedKeys)).toEqual([]);
  }
  // A tab that is left writes for the last time.
  await other.close();
  await expect.poll(() => page.evaluate(storedKeys)).toEqual([]);
});

/** The keys of everything stored in the browser beyond the settings of the device and the pages of a visitor, whose scope has no name before `@`; runs in the page. */
async function storedKeys(): Promise<string[]> {
  const ofDevice = /^rookery:(settings|server|tab|install-offer|features:|scrollData:visitor|window:\d+:visitor)|^rk-player-/;
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => !ofDevice.test(key));
  const databases = await indexedDB.databases();
  const stored = await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<string[]>(resolve => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const database = opening.result;
            const stores = [...database.objectStoreNames];
            if (stores.length === 0) {
              database.close();
              return resolve([]);
            }
            const reading = database
              .transaction(stores)
              .objectStore(stores[0] ?? '')
              .getAllKeys();
            reading.onsuccess = () => {
              database.close();
              resolve(reading.result.map(String));
            };
          };
        }),
    ),
  );
  return [...keys, ...stored.flat().filter(key => !key.includes('visitor') && !key.startsWith('@')), ...(await caches.keys())];
}

test.describe('the token', () => {
  test.use({ expectedConsoleErrors: [/WebSocket connection to .* failed/] });

  test('appears in no address and in no message of the console', async ({ page, server }) => {
    const seen: string[] = [];
    page.on('request', request => seen.push(request.url()));
    page.on('websocket', socket => seen.push(socket.url()));
    page.on('console', message => seen.push(message.text()));
    page.on('pageerror', error => seen.push(String(error), String(error.stack)));
    page.on('framenavigated', frame => seen.push(frame.url()));
    await signInByPage(page);
    const token = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('rookery:sessions') ?? '{}') as { sessions: { accessToken: string }[] }).sessions[0]
          ?.accessToken ?? '',
    );
    expect(token.length).toBeGreaterThan(20);
    await expect.poll(() => seen.some(address => address.startsWith('ws:'))).toBe(true);
    // The server closes every socket: the client opens the next one.
    const next = page.waitForEvent('websocket');
    await page.request.post(`${server.origin}/_control/flap`);
    await next;
    await page.goto('/tags/birdwatching');
    await expect(rows(page).first()).toBeVisible();
    expect(seen.filter(text => text.includes(token))).toEqual([]);
  });
});

test('[API-11] says within 30 s that a silent socket is dead, and shows what it did not bring', async ({ page, server }) => {
  test.setTimeout(90_000);
  let isSilent = false;
  const isOpen = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/api\/v1\/streaming/, socket => {
    if (isSilent) return;
    socket.connectToServer().onMessage(message => void (isSilent || socket.send(message)));
    isOpen.resolve();
  });
  const untilIdle = watchNetwork(page, 2_000, '/api/v1/timelines/home');
  await signInByPage(page);
  await isOpen.promise;
  await untilIdle();
  isSilent = true;
  await server.post(1);
  await expect(page.getByText('Live updates are interrupted.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Live updates are interrupted.')).toBeHidden({ timeout: 15_000 });
});
