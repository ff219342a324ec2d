import type { BrowserContext, Page } from '@playwright/test';
import { expect, rows, signIn, test, waitForStored, type BuiltInServer } from './fixtures.js';

test.describe.configure({ timeout: 75_000 });
test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR_/] });

const CREATE = 'POST /api/v1/statuses';
const TEXT = 'The ferry takes bicycles again.';

/** The time to undo, before the page loads. */
async function undoSend(context: BrowserContext, seconds: number): Promise<void> {
  await context.addInitScript(undoSendSeconds => {
    try {
      localStorage.setItem('rookery:settings', JSON.stringify({ undoSendSeconds }));
    } catch {
      // A page without an origin has no storage.
    }
  }, seconds);
}

async function write(page: Page, text = TEXT): Promise<void> {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The posts that requests created, by the server's journal. */
async function created(page: Page, server: BuiltInServer): Promise<number> {
  const answer = await page.request.get(`${server.origin}/_control/journal`);
  const entries = (await answer.json()) as { method: string; path: string; createdIds: string[] }[];
  return entries.filter(({ method, path }) => `${method} ${path}` === CREATE).flatMap(({ createdIds }) => createdIds).length;
}

/** The paths of requests that change something, by the server's journal. */
async function requests(page: Page, server: BuiltInServer, path: RegExp): Promise<string[]> {
  const answer = await page.request.get(`${server.origin}/_control/journal`);
  const entries = (await answer.json()) as { method: string; path: string }[];
  return entries.filter(entry => entry.method !== 'GET' && path.test(entry.path)).map(entry => entry.path);
}

/** The number of records in the outbox of this browser. */
const storedRecords = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rookery-outbox');
        opening.onerror = () => reject(opening.error ?? new Error('The database did not open.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('records').objectStore('records').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

const pendingRow = (page: Page) => page.locator('article.rk-pending');
const postsWith = (page: Page, text = TEXT) => rows(page).filter({ hasText: text });

/** The post is in Home once, as the server's post, and the server has it once. */
async function isPostedOnce(page: Page, server: BuiltInServer): Promise<void> {
  await expect.poll(() => created(page, server), { timeout: 45_000 }).toBe(1);
  await expect(pendingRow(page)).toHaveCount(0, { timeout: 45_000 });
  await expect(postsWith(page)).toHaveCount(1);
  expect(await created(page, server)).toBe(1);
}

for (const [name, fault] of [
  ['closes the connection before it reads the request', { kind: 'drop' }],
  ['closes the connection amid the request', { kind: 'cut' }],
  ['loses the answer', { kind: 'lost' }],
  ['applies the request after the connection is closed', { kind: 'late', milliseconds: 800 }],
  ['fails with 500', { kind: 'status', status: 500 }],
  ['answers with half a post', { kind: 'truncate' }],
  ['asks to wait (429)', { kind: 'rate_limit', milliseconds: 1_000 }],
] as const) {
  test(`[POST-01] posts once on a server that ${name}`, async ({ page, context, server }) => {
    await undoSend(context, 0);
    await signIn(page);
    await server.fail({ pattern: CREATE, ...fault });
    await write(page);
    await expect(postsWith(page)).toHaveCount(1);
    await isPostedOnce(page, server);
  });
}

for (const status of [413, 422]) {
  test(`[POST-01] [LIST-05] keeps a post that is refused with ${status}, to retry or edit it`, async ({
    page,
    context,
    server,
  }) => {
    await undoSend(context, 0);
    await signIn(page);
    await server.fail({ pattern: CREATE, kind: 'status', status, message: 'That is too much.', times: 2 });
    await write(page);
    await expect(pendingRow(page)).toContainText('This post was not sent. That is too much.');
    await page.reload();
    await pendingRow(page).getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toHaveValue(TEXT);
    await expect(pendingRow(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await pendingRow(page).getByRole('button', { name: 'Retry' }).click();
    await isPostedOnce(page, server);
  });
}

/** Loads the composer: it comes with its first use. */
async function loadComposer(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Text of the post' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  '[HINT-14] sends a post that was written offline once, when there is a network',
  { tag: '@main' },
  async ({ page, context, server }) => {
    await undoSend(context, 0);
    await signIn(page);
    await loadComposer(page);
    await context.setOffline(true);
    await write(page);
    await expect(pendingRow(page)).toContainText('Will be sent when you are online.');
    expect(await created(page, server)).toBe(0);
    await context.setOffline(false);
    await isPostedOnce(page, server);
  },
);

test('[HINT-14] sends a post that was written offline once, also when its tab was closed', async ({ page, context, server }) => {
  await undoSend(context, 0);
  await signIn(page);
  await loadComposer(page);
  await context.setOffline(true);
  await write(page);
  await expect.poll(() => storedRecords(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await isPostedOnce(next, server);
});

test('[HINT-14] sends once what was liked offline, also when the page was closed', async ({ page, context, server }) => {
  await signIn(page);
  const like = { name: /^Like\b/, pressed: false } as const;
  const row = rows(page)
    .filter({ has: page.getByRole('button', like) })
    .first();
  const id = await row.getAttribute('data-status-id');
  // The actions are loaded after the first posts.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await row.getByRole('button', like).click();
  await expect.poll(() => storedRecords(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => requests(next, server, /favourite$/)).toHaveLength(1);
  await expect.poll(() => storedRecords(next)).toBe(0);
  await expect(next.locator(`[data-status-id="${id}"]`).getByRole('button', { ...like, pressed: true })).toBeVisible();
  expect(await requests(next, server, /favourite$/)).toHaveLength(1);
});

test('[CMP-02] sends a post once although its tab is closed within the time to undo', async ({ page, context, server }) => {
  await undoSend(context, 5);
  await signIn(page);
  await write(page);
  await expect(pendingRow(page)).toContainText('Sending in');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await isPostedOnce(next, server);
});

test('[POST-01] sends a post once although its tab is closed while the answer is awaited', async ({ page, context, server }) => {
  await undoSend(context, 0);
  await signIn(page);
  await server.fail({ pattern: CREATE, kind: 'hold', milliseconds: 5_000 });
  await write(page);
  await expect(pendingRow(page)).toHaveAttribute('data-phase', 'sending');
  await expect.poll(() => created(page, server)).toBe(1);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await isPostedOnce(next, server);
});

test(
  '[POST-01] sends a post once although the answer was lost and its tab is closed',
  { tag: '@main' },
  async ({ page, context, server }) => {
    await undoSend(context, 0);
    await signIn(page);
    await server.fail({ pattern: CREATE, kind: 'lost' });
    await write(page);
    await expect.poll(() => created(page, server)).toBe(1);
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await isPostedOnce(next, server);
  },
);

for (const [name, fault] of [
  ['failed with 500', { kind: 'status', status: 500 }],
  ['asked to wait (429)', { kind: 'rate_limit', milliseconds: 3_000 }],
  ['closed the connection before it read the request', { kind: 'drop' }],
  ['closed the connection amid the request', { kind: 'cut' }],
] as const) {
  test(`[POST-01] sends a post once although its tab is closed after the server ${name}`, async ({ page, context, server }) => {
    await undoSend(context, 0);
    await signIn(page);
    const attempt = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'));
    await server.fail({ pattern: CREATE, ...fault });
    await write(page);
    await attempt;
    // Chromium repeats a request by itself when a reused connection ends: then the post is soon sent, and no longer stored.
    await expect.poll(async () => (await storedRecords(page)) + (await created(page, server))).toBeGreaterThan(0);
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await isPostedOnce(next, server);
  });
}

test('[POST-01] [CMP-02] keeps a refused post when its tab is closed, to retry it', async ({ page, context, server }) => {
  await undoSend(context, 0);
  await signIn(page);
  await server.fail({ pattern: CREATE, kind: 'status', status: 422, message: 'That is too much.' });
  await write(page);
  await expect(pendingRow(page)).toContainText('This post was not sent. That is too much.');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  expect(await created(next, server)).toBe(0);
  await pendingRow(next).getByRole('button', { name: 'Retry' }).click();
  await isPostedOnce(next, server);
});

test('[POST-01] posts once from two tabs, which both show the post', { tag: '@main' }, async ({ page, context, server }) => {
  await undoSend(context, 0);
  await signIn(page);
  const second = await context.newPage();
  await second.goto('/');
  await expect(rows(second).first()).toBeVisible();
  await server.fail({ pattern: CREATE, kind: 'lost' });
  await write(second);
  await isPostedOnce(second, server);
  await page.bringToFront();
  await expect(postsWith(page)).toHaveCount(1);
  // The tab that sends goes; the other one takes over.
  await page.close();
  await write(second, 'A second post.');
  await expect(postsWith(second, 'A second post.')).toHaveCount(1);
  await expect.poll(() => created(second, server)).toBe(2);
});

for (const days of [-1, 1]) {
  test(`[POST-01] posts once with a clock that is ${days} day off, although the answer was lost`, async ({
    page,
    context,
    server,
  }) => {
    await undoSend(context, 0);
    await context.addInitScript(shift => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + shift;
    }, days * 86_400_000);
    await signIn(page);
    await server.fail({ pattern: CREATE, kind: 'lost' });
    await write(page);
    await isPostedOnce(page, server);
  });
}

for (const [name, breakStorage] of [
  [
    'denies storage',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'has no room',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`[CMP-02] says that drafts are not stored where the browser ${name}, and posts once`, async ({
    page,
    context,
    server,
  }) => {
    await undoSend(context, 0);
    await context.addInitScript(breakStorage);
    await signIn(page);
    await server.fail({ pattern: CREATE, kind: 'lost' });
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await dialog.getByRole('textbox', { name: 'Text of the post' }).fill(TEXT);
    await expect(dialog.getByText(/lost when you close or reload/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await isPostedOnce(page, server);
  });
}

test('takes a post back from the toast by keyboard, and from its row', async ({ page, context, server }) => {
  await undoSend(context, 30);
  await signIn(page);
  await write(page);
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo', exact: true });
  await undo.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toHaveValue(TEXT);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await pendingRow(page).getByRole('button', { name: 'Undo sending' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toHaveValue(TEXT);
  await expect(pendingRow(page)).toHaveCount(0);
  expect(await created(page, server)).toBe(0);
});

test('[LIST-05] puts the server’s post in the place of the pending one, with its focus', async ({ page, context, server }) => {
  await undoSend(context, 0);
  await signIn(page);
  await server.fail({ pattern: CREATE, kind: 'delay', milliseconds: 2_000 });
  await write(page);
  await pendingRow(page).focus();
  const top = () => postsWith(page).evaluate(row => row.getBoundingClientRect().top);
  const before = await top();
  await expect(pendingRow(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(postsWith(page)).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('[CMP-02] makes an unsent post a draft when its account signs out, for that account alone', async ({
  page,
  context,
  server,
}) => {
  await undoSend(context, 30);
  await signIn(page);
  await write(page);
  await expect(pendingRow(page)).toBeVisible();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByText(TEXT)).toHaveCount(0);
  await signIn(page);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Drafts' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(await created(page, server)).toBe(0);
});

test('[CMP-02] asks at the log-out whether drafts stay on the device, and keeps or deletes them', async ({ page }) => {
  const draftText = 'Unfinished words';
  const logOut = async () => {
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Log out' });
  const loggedOut = page.getByRole('link', { name: 'Log in' }).first();
  await signIn(page);
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox').first().fill(draftText);
  await waitForStored(page, 'rookery-outbox', draftText);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save draft' }).click();

  await logOut();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(loggedOut).toHaveCount(0);
  await logOut();
  await question.getByRole('button', { name: 'Keep drafts' }).click();
  await expect(loggedOut).toBeVisible();

  await signIn(page);
  await logOut();
  await question.getByRole('button', { name: 'Delete drafts' }).click();
  await expect(loggedOut).toBeVisible();

  // Nothing is left to ask about.
  await signIn(page);
  await logOut();
  await expect(loggedOut).toBeVisible();
  await expect(question).toHaveCount(0);
});
