import { startApp } from './app-process.ts';
import { expect, rows, serverOriginOf, test, workerPort } from './fixtures.js';
import { shared } from './hostile-page.js';
import { idOfRow, openActing, signInToTwo } from './second-account.ts';

test.use({ expectedConsoleErrors: [/Failed to load resource|40[134]|503/] });

interface Post {
  id: string;
  favourited: boolean;
  reblogged: boolean;
  account: { id: string; acct: string };
}

test('likes and reposts as another account of the same server, without switching', { tag: '@main' }, async ({ page }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 0);
  const post = async () => (await idris.get(`/api/v1/statuses/${id}`)) as Post;
  const row = page.locator(`article[data-status-id="${id}"]`);
  const like = row.getByRole('button', { name: /^Like/ });
  const before = await like.getAttribute('aria-pressed');

  const dialog = await openActing(page, id);
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Like', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: `Liked as @${idris.handle}` });
  await expect(toast).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: 'More' })).toBeFocused();
  expect((await post()).favourited).toBe(true);
  // The button is that of the account shown.
  expect(await like.getAttribute('aria-pressed')).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await post()).favourited).toBe(false);
  await expect(page.getByText(`Undone as @${idris.handle}`)).toBeVisible();

  await openActing(page, id);
  await dialog.getByRole('button', { name: 'Repost', exact: true }).click();
  await expect(page.getByText(`Reposted as @${idris.handle}`)).toBeVisible();
  await openActing(page, id);
  // The dialog shows what the other account has done.
  await expect(dialog.getByRole('button', { name: 'Remove repost' })).toBeVisible();
  await expect(page.getByRole('button', { name: /account menu/ })).toHaveAccessibleName(/@mara/);
});

test('goes by keyboard alone: the menu, the dialog, the action, and back', async ({ page }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 1);
  const more = page.locator(`article[data-status-id="${id}"]`).getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'As another account…' });
  await expect(item).toBeVisible();
  await page.keyboard.type('As');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'As another account' });
  await expect(dialog.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await openActing(page, id);
  await dialog.getByRole('button', { name: 'Like', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Liked as @${idris.handle}`)).toBeVisible();
  await expect(more).toBeFocused();
});

test('the context menu of a button offers the other accounts', async ({ page }) => {
  await signInToTwo(page);
  const like = rows(page).first().getByRole('button', { name: /^Like/ });
  await expect(async () => {
    await like.click({ button: 'right' });
    await expect(page.getByRole('dialog', { name: 'As another account' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(like).toBeFocused();
});

test('one account alone has no such item', async ({ page }) => {
  await signInToTwo(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('rookery:sessions') ?? '') as { sessions: unknown[] };
    localStorage.setItem('rookery:sessions', JSON.stringify({ ...stored, sessions: stored.sessions.slice(0, 1) }));
  });
  await page.reload();
  await rows(page).first().getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'As another account…' })).toHaveCount(0);
});

test('replies as another account: its drafts, its outbox, once', async ({ page }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 0);
  const replies = async () =>
    (
      (await idris.get(`/api/v1/statuses/${id}/context`)) as { descendants: { content: string; account: { acct: string } }[] }
    ).descendants.filter(({ content }) => content.includes('From the other window'));
  const dialog = await openActing(page, id);
  await dialog.getByRole('button', { name: 'Reply' }).click();
  const composer = page.getByRole('dialog', { name: 'Reply' });
  await expect(composer.getByText(`You write as @${idris.handle}`)).toBeVisible();
  await composer.getByRole('textbox').first().press('End');
  await page.keyboard.type('From the other window');
  await page.keyboard.press('Escape');
  // The draft is kept by the account that writes.
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(composer).toBeHidden();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Drafts' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.keyboard.press('Escape');

  await (await openActing(page, id)).getByRole('button', { name: 'Reply' }).click();
  await composer.getByRole('button', { name: 'Drafts' }).click();
  await page.getByRole('dialog').getByText('From the other window').click();
  await page.getByRole('dialog').getByRole('textbox').first().press('Control+Enter');
  await expect(page.getByText(new RegExp(`@${idris.handle}: `)).first()).toBeVisible();
  await expect.poll(async () => (await replies()).map(({ account }) => account.acct)).toEqual(['idris']);
});

test('what waits for another account goes out after a reload, once', async ({ page, server }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 0);
  await (await openActing(page, id)).getByRole('button', { name: 'Reply' }).click();
  const composer = page.getByRole('dialog', { name: 'Reply' });
  await composer.getByRole('textbox').first().press('End');
  await page.keyboard.type('Sent by the next page');
  await server.fail({ pattern: 'POST /api/v1/statuses', kind: 'status', status: 503, times: 1000 });
  const refused = page.waitForResponse(response => response.url().endsWith('/api/v1/statuses') && response.status() === 503);
  await page.keyboard.press('Control+Enter');
  await expect(composer).toBeHidden();
  await refused;
  await server.mend();
  await page.reload();
  await expect
    .poll(
      async () =>
        ((await idris.get(`/api/v1/statuses/${id}/context`)) as { descendants: { content: string }[] }).descendants.filter(
          ({ content }) => content.includes('Sent by the next page'),
        ).length,
      { timeout: 60_000 },
    )
    .toBe(1);
});

test('reports as another account', async ({ page }) => {
  const idris = await signInToTwo(page);
  const dialog = await openActing(page, await idOfRow(page, 0));
  await dialog.getByRole('button', { name: 'Report…' }).click();
  const sent = page.waitForRequest(request => request.url().endsWith('/api/v1/reports') && request.method() === 'POST');
  const report = page.getByRole('dialog', { name: /^Report/ });
  await expect(report).toBeVisible();
  while (!(await report.getByRole('button', { name: /^(Send|Submit)/ }).isVisible())) {
    const choice = report.getByRole('radio').first();
    if (await choice.isVisible()) await choice.check();
    await report.getByRole('button', { name: 'Next' }).click();
  }
  await report.getByRole('button', { name: /^(Send|Submit)/ }).click();
  const token = (await sent).headers()['authorization'];
  expect(token).not.toBe(
    `Bearer ${await page.evaluate(() => (JSON.parse(localStorage.getItem('rookery:sessions') ?? '') as { sessions: { accessToken: string }[] }).sessions[0]?.accessToken)}`,
  );
  expect(idris.handle).toContain('idris@');
});

test('says that a session has ended, and leads to the sign-in', async ({ page }) => {
  const idris = await signInToTwo(page);
  const id = await idOfRow(page, 0);
  await idris.revoke();
  const dialog = await openActing(page, id);
  await expect(dialog.getByRole('alert')).toContainText(`@${idris.handle} is no longer logged in`);
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/login/);
  await page.goBack();
  // The account that is shown stays.
  await expect(page.getByRole('button', { name: /account menu/ })).toHaveAccessibleName(/@mara/);
});

test.describe('an account of another server', () => {
  const port = workerPort(20);
  const other = serverOriginOf(`http://localhost:${port}`);
  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control']);
  });
  test.afterAll(() => stop());

  test('acts on the post that its server finds by the address', async ({ page }) => {
    const idris = await signInToTwo(page, { origin: other });
    const id = await idOfRow(page, 0);
    const [theirs] = (await idris.get('/api/v1/timelines/public?limit=1')) as Post[];
    const asked: URL[] = [];
    await page.route(`${other}/api/v2/search*`, route => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({ headers: shared, json: { accounts: [], statuses: [theirs], hashtags: [] } });
    });
    const dialog = await openActing(page, id);
    await dialog.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(page.getByText(`Liked as @${idris.handle}`)).toBeVisible();
    expect(asked[0]?.searchParams.get('resolve')).toBe('true');
    expect(asked[0]?.searchParams.get('q')).toMatch(/^http/);
    expect(((await idris.get(`/api/v1/statuses/${theirs?.id}`)) as Post).favourited).toBe(true);
  });

  test('says that its server does not find the post, and asks again', async ({ page }) => {
    await signInToTwo(page, { origin: other });
    await page.route(`${other}/api/v2/search*`, route =>
      route.fulfill({ headers: shared, json: { accounts: [], statuses: [], hashtags: [] } }),
    );
    const dialog = await openActing(page, await idOfRow(page, 0));
    await expect(dialog.getByRole('alert')).toContainText('does not find this post');
    await page.unroute(`${other}/api/v2/search*`);
    await page.route(`${other}/api/v2/search*`, route => route.abort());
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toContainText('did not answer');
  });

  test('says that its server refuses', async ({ page }) => {
    const idris = await signInToTwo(page, { origin: other });
    const [, theirs] = (await idris.get('/api/v1/timelines/public?limit=2')) as Post[];
    await page.route(`${other}/api/v2/search*`, route =>
      route.fulfill({ headers: shared, json: { accounts: [], statuses: [theirs], hashtags: [] } }),
    );
    await page.route(`${other}/api/v1/statuses/*/favourite`, route =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({ status: 403, headers: shared, json: { error: 'This action is not allowed' } }),
    );
    const dialog = await openActing(page, await idOfRow(page, 0));
    await dialog.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(page.getByText(`@${idris.handle}: This action is not allowed`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  });
});
