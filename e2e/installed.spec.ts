import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, rows, serverOriginOf, signIn, test, waitForStored } from './fixtures.ts';
import { cleanUp, cut, fireSync, folder, keptApp, openKept, origin, start, waitForWorker } from './kept-app.ts';
import { accessTokenOf } from './member.ts';
import { entryOf, writeNextVersion } from './two-versions.ts';

test.use(keptApp);
cleanUp();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
/** The starts that are counted for the offer to install. They are counted by code that loads after the page. */
const starts = (page: Page) => page.evaluate(() => localStorage.getItem('rookery:install-offer'));
const hasWorker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

test('[HINT-14] starts without a network, with pictures, and says as of when', { tag: '@main' }, async ({ page }) => {
  await start();
  await openKept(page);
  // Their pictures pass the worker.
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const first = await rows(page).first().getAttribute('data-status-id');
  await waitForStored(page, 'rookery-timelines/windows', `"${first}"`);
  await cut();
  await page.goto('/');
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(rows(page).first()).toHaveAttribute('data-status-id', first ?? '');
  const avatar = rows(page).first().locator('img').first();
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('status').filter({ hasText: 'This page is as of' })).toBeVisible();
});

test(
  '[HINT-14] opens notifications, chats, a chat, a profile and a thread that were read',
  { tag: '@main' },
  async ({ page }) => {
    await start(['--server-profile', 'rebased']);
    await openKept(page);
    const acct = (await rows(page).first().locator('a.rk-identity').first().getAttribute('href')) ?? '';
    await rows(page).first().press('Enter');
    await expect(page).toHaveURL(/\/posts\//);
    const thread = new URL(page.url()).pathname;
    await page.goto('/chats');
    const inbox = page.getByRole('region', { name: 'Chats' }).getByRole('listitem').first();
    await inbox.getByRole('link').or(inbox.getByRole('button')).first().click();
    await expect(page).toHaveURL(/\/chats\/./);
    const chat = new URL(page.url()).pathname;
    const read: [path: string, shown: () => ReturnType<Page['locator']>][] = [
      [thread, () => page.locator('#thread article').first()],
      [acct, () => rows(page).first()],
      ['/notifications', () => page.locator('main article').first()],
      ['/chats', () => inbox],
      [chat, () => page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last()],
    ];
    for (const [path, shown] of read) {
      await page.goto(path);
      await expect(shown()).toBeVisible();
      await waitForStored(page, 'rookery-timelines/pages', `|${path}"`);
    }
    await cut();
    for (const [path, shown] of read) {
      await page.goto(path);
      await expect(shown()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'This page is as of' })).toBeVisible();
    }
  },
);

test('[HINT-14] opens what a visitor read, and says as of when', async ({ page }) => {
  await start();
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await waitForWorker(page);
  const acct = (await rows(page).first().locator('a.rk-identity').first().getAttribute('href')) ?? '';
  await rows(page).first().press('Enter');
  await expect(page).toHaveURL(/\/posts\//);
  const read = ['/', new URL(page.url()).pathname, acct];
  for (const path of read) {
    await page.goto(path);
    await expect(page.locator('main article').first()).toBeVisible();
    await waitForStored(page, 'rookery-timelines/pages', `|${path}"`);
  }
  await cut();
  for (const path of read) {
    await page.goto(path);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'This page is as of' })).toBeVisible();
  }
});

test('[HINT-14] a visitor clears the pages that are kept', async ({ page }) => {
  await start();
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await waitForWorker(page);
  await waitForStored(page, 'rookery-timelines/pages', '|/"');
  await page.goto('/settings/reading');
  await page.getByRole('button', { name: 'Clear pages' }).click();
  await expect(page.getByText('Pages cleared')).toBeVisible();
  await cut();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
});

test('[HINT-14] sends once what was written without a network, after it came back', { tag: '@main' }, async ({ page }) => {
  await start();
  await openKept(page);
  const token = await accessTokenOf(page);
  const first = rows(page)
    .filter({ has: page.getByRole('button', { name: /^Like/, pressed: false }) })
    .first();
  const id = (await first.getAttribute('data-status-id')) ?? '';
  await waitForStored(page, 'rookery-timelines/windows', `"${id}"`);
  await cut();
  await page.goto('/');
  await page.locator(`article[data-status-id="${id}"]`).getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('Written in a tunnel');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  await waitForStored(page, 'rookery-outbox', 'Written in a tunnel');
  await waitForStored(page, 'rookery-outbox', `"${id}"`);
  // Closed before there is a network again.
  await page.close();
  await start();
  const later = await page.context().newPage();
  await later.goto('/');

  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(serverOriginOf(origin) + path, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  const own = async () =>
    ((await ask('/api/v1/timelines/home?limit=40')) as { content: string }[]).filter(({ content }) =>
      content.includes('Written in a tunnel'),
    ).length;
  await expect.poll(own, { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => ((await ask(`/api/v1/statuses/${id}`)) as { favourited: boolean }).favourited).toBe(true);
  await later.reload();
  await expect(rows(later).filter({ hasText: 'Written in a tunnel' })).toHaveCount(1);
  expect(await own()).toBe(1);
});

test('[HINT-14] starts in the language of the reader', async ({ page }) => {
  await start();
  await page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ locale: 'ar' })));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await waitForWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.open('rookery-files')).keys().then(all => all.length)))
    .toBeGreaterThan(0);
  await cut();
  await page.goto('/settings/appearance');
  await expect(heading(page, 'المظهر')).toBeVisible();
});

test('[HINT-14] announces a new version once nothing is being written, and reloads it on a press', async ({ page }) => {
  await start();
  await openKept(page);
  const script = page.locator('script[type="module"]');
  await expect(script).toHaveAttribute('src', `/${await entryOf()}`);
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('Half a sentence');
  await cut();
  await writeNextVersion(folder());
  await start([], folder());
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), {
      timeout: 60_000,
    })
    .toBe(true);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeHidden();
  await composer.getByRole('button', { name: 'Close' }).click();
  const keep = page.getByRole('button', { name: /Save|Keep/ });
  await keep.click();
  await expect(composer).toBeHidden();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(script).toHaveAttribute('src', '/assets/next-0000000.js');
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('[HINT-14] a page of the old version goes on beside one of the new, with files that the server no longer has', async ({
  page,
}) => {
  await start();
  await openKept(page);
  await cut();
  await writeNextVersion(folder());
  await start([], folder());
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(rows(other).first()).toBeVisible();
  const scripts = await other.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);
  expect(scripts).toContain('next-0000000');
  await expect
    .poll(() => other.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), {
      timeout: 60_000,
    })
    .toBe(true);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeVisible();
});

test('[HINT-14] a page of the old version without a worker offers to reload for a page whose files are gone', async ({
  page,
}) => {
  await start();
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await signIn(page);
  const script = page.locator('script[type="module"]');
  await expect(script).toHaveAttribute('src', `/${await entryOf()}`);
  // All that comes with a start is there.
  await expect.poll(() => starts(page)).toBe('1');
  await cut();
  await writeNextVersion(folder());
  await start([], folder());
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByText('A new version is ready. Reload the page.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(script).toHaveAttribute('src', '/assets/next-0000000.js');
  // The new version has no such file either: a reload would change nothing.
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Has the browser offer to install the app, as Chromium does at a time of its own. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.body.dataset['prompted'] = 'true';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('[HINT-14] has everything that the browser wants of an app to install', async ({ page, consoleErrors }) => {
  await start();
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await waitForWorker(page);
  const session = await page.context().newCDPSession(page);
  const { data = '', errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test has a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons, screenshots } = JSON.parse(data) as Record<
    'icons' | 'screenshots',
    { src: string; sizes: string; type: string }[]
  >;
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const found = await page.evaluate(async address => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      const answer = await fetch(address);
      return { sizes: `${picture.naturalWidth}x${picture.naturalHeight}`, type: answer.headers.get('content-type') };
    }, new URL(src, url).href);
    expect(found.type).toBe(type);
    if (sizes !== 'any') expect(found.sizes).toBe(sizes);
  }
  expect(consoleErrors).toEqual([]);
});

test('[HINT-14] offers at the third start to install the app, and never again once that was closed', async ({ page }) => {
  await start();
  await signIn(page);
  const notice = page.getByRole('status').filter({ hasText: 'Install this site as an app?' });
  for (const count of ['1', '2']) {
    await expect.poll(() => starts(page)).toBe(count);
    await offerInstall(page);
    await expect(notice).toBeHidden();
    await page.reload();
  }
  await expect.poll(() => starts(page)).toBe('3');
  await offerInstall(page);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: /Close|Dismiss/ }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await waitForWorker(page);
  await offerInstall(page);
  // The settings keep the offer. They are there once all that comes with a start is.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('link', { name: /^Data/ }).click();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'true');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Install' })).toBeHidden();
});

test('[HINT-14] sends what waits when the browser says that the network is back', async ({ page }) => {
  // A browser without a screen takes no wish for the event, and sends it when it is told to.
  await start();
  await openKept(page);
  const token = await accessTokenOf(page);
  await cut();
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('Out of the tunnel');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) => (document.body.dataset['woken'] = String(data))),
  );
  await start();
  await fireSync(page);
  await expect(page.locator('body')).toHaveAttribute('data-woken', 'rookery-sync');
  const sent = async () => {
    const response = await fetch(`${serverOriginOf(origin)}/api/v1/timelines/home?limit=5`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const statuses = (await response.json()) as { content: string }[];
    return statuses.filter(({ content }) => content.includes('Out of the tunnel')).length;
  };
  await expect.poll(sent).toBe(1);
});

test('[HINT-14] works below a folder of its host, and keeps nothing of the rest', async ({ page }) => {
  await start(['--base', '/social/']);
  await page.goto('/social/');
  await expect(rows(page).first()).toBeVisible();
  await waitForWorker(page);
  const registered = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
    );
  expect(await registered()).toEqual([[`${origin}/social/`, `${origin}/social/sw.js`]]);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await waitForStored(page, 'rookery-timelines/pages', '|/"');
  await cut();
  await page.goto('/social/');
  await expect(heading(page, 'Local')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.goto('/')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('[HINT-14] works after the browser cleared its storage, and after the worker was removed by hand', async ({ page }) => {
  await start();
  await openKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await waitForWorker(page);
  await cut();
  await page.goto('/');
  await expect(heading(page, 'Home')).toBeVisible();
});

test('[HINT-14] works where the browser has no room', async ({ page }) => {
  await start();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 });
  await signIn(page);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('[HINT-14] works where the browser has no workers and no caches, as in a private window', async ({ page }) => {
  await start();
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    navigator.serviceWorker.register = denied;
    navigator.serviceWorker.getRegistration = denied;
    for (const name of ['open', 'keys', 'has', 'delete'] as const) caches[name] = denied;
  });
  await signIn(page);
  await page.goto('/settings/data');
  await expect(heading(page, 'Data')).toBeVisible();
  await expect(page.getByText('Pictures kept for offline')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

/** Opens the app with its worker; then its site wants none any more. */
async function openThenWithoutWorker(page: Page): Promise<void> {
  await start();
  await openKept(page);
  await cut();
  const file = join(folder(), 'config.json');
  await writeFile(file, JSON.stringify({ offline: false }));
  await start(['--config', file]);
}

test('[HINT-14] a site that wants no worker removes it with all that it kept', async ({ page }) => {
  await openThenWithoutWorker(page);
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => hasWorker(page)).toBe(false);
  // The page that was open until now had the worker still.
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('[HINT-14] a worker that removes itself takes the place of one that does not answer', async ({ page }) => {
  await openThenWithoutWorker(page);
  // No script of the app runs: the browser alone finds the new worker.
  await page.route('**/assets/**', route => route.abort());
  await page.goto('/robots.txt').catch(() => undefined);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWorker(page)).toBe(false);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('[HINT-14] says how large the kept pictures are, and clears them by a press and by logging out', async ({ page }) => {
  await start();
  await openKept(page);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const pictures = () => page.evaluate(async () => (await (await caches.open('rookery-pictures')).keys()).length);
  await expect.poll(pictures).toBeGreaterThan(3);
  await page.goto('/settings/data');
  await expect(page.getByText(/^Pictures kept for offline: [1-9][\d.,]* [kM]B$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear pictures' }).click();
  await expect(page.getByText(/^Pictures kept for offline: 0 kB$/)).toBeVisible();
  // The browser's own memory of this page has the pictures of Home still.
  const other = await page.context().newPage();
  await other.goto('/notifications');
  await expect.poll(pictures).toBeGreaterThan(3);
  await page.evaluate(async () => (await caches.open('rookery-pictures')).put('/only-before.png', new Response('')));
  await other
    .getByRole('button', { name: /account menu/ })
    .first()
    .click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rookery:sessions') ?? '{"sessions":[]}'))
    .toContain('"sessions":[]');
  // The visitor who is shown now has pictures again.
  await expect.poll(() => page.evaluate(() => caches.match('/only-before.png').then(Boolean))).toBe(false);
  expect((await page.evaluate(() => indexedDB.databases())).map(({ name }) => name)).not.toContain('rookery-timelines');
});

test('[HINT-14] takes text and a picture that another app shares into the composer', async ({ page }) => {
  await start();
  await openKept(page);
  // The system does it by a navigation, which the policy forbids to the page's own forms.
  const address = await page.evaluate(async () => {
    const shared = new FormData();
    shared.set('text', 'From another app');
    const canvas = new OffscreenCanvas(2, 2);
    canvas.getContext('2d');
    shared.append('files', new File([await canvas.convertToBlob()], 'tram.png', { type: 'image/png' }));
    return (await fetch('/share', { method: 'POST', body: shared })).url;
  });
  expect(address).toBe(`${origin}/share?text=From+another+app&files=1`);
  await page.goto(address);
  const composer = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Text of the post' }) });
  await expect(composer.getByRole('textbox', { name: 'Text of the post' })).toHaveValue('From another app');
  await expect(composer.getByRole('img').first()).toBeVisible();
  await expect.poll(() => cacheNames(page)).not.toContain('rookery-shared');
});
