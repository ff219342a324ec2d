import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import {
  expect,
  rows,
  serverOriginOf,
  signIn,
  signInWithSuggestions,
  test,
  waitForLayout,
  rowTop,
  workerPort,
} from './fixtures.js';
import { memberOf } from './member.js';

const firstPort = workerPort(30);

/** Longer than the checks of an action that was not saved (3 s). */
const CHECKED = { timeout: 12_000 };

test.use({ expectedConsoleErrors: [/status of (40[14]|50[0-9])|WebSocket connection to|ERR_|CORS/] });

/** The first post on the page that the reader has neither liked nor reposted, by its id. */
async function freshPost(page: Page): Promise<string> {
  const fresh = rows(page)
    .filter({ has: page.locator('[data-kind="like"][aria-pressed="false"]') })
    .filter({ has: page.locator('[data-kind="repost"][aria-pressed="false"]:not([aria-disabled="true"])') });
  return (await fresh.first().getAttribute('data-status-id')) ?? '';
}

const button = (page: Page, statusId: string, kind: 'like' | 'repost') =>
  page.locator(`#status-list article[data-status-id="${statusId}"] [data-kind="${kind}"]`);

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).first().click();

/** Counts the requests of the page that match, from now on. */
function countRequests(page: Page, pattern: RegExp): () => number {
  let count = 0;
  page.on('request', request => {
    if (pattern.test(`${request.method()} ${request.url()}`)) count += 1;
  });
  return () => count;
}

test.describe('an action', () => {
  test('stays when a refresh that was sent before it is answered after it', async ({ page, server }) => {
    await signInWithSuggestions(page);
    const statusId = await freshPost(page);
    const like = button(page, statusId, 'like');
    let release: () => void = () => undefined;
    const released = new Promise<void>(done => (release = done));
    let isAnswered: () => void = () => undefined;
    const answered = new Promise<void>(done => (isAnswered = done));
    await page.route(
      `${server.origin}/api/v1/timelines/home*`,
      async route => {
        const response = await route.fetch();
        isAnswered();
        await released;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await refresh(page);
    await answered;
    const saved = page.waitForResponse(/\/favourite$/);
    await like.click();
    await saved;
    const arrived = page.waitForResponse(/timelines\/home/);
    release();
    await (await arrived).finished();
    await waitForLayout(page);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  for (const fault of [{ kind: 'lost', status: 504 }, { kind: 'lost' }]) {
    test(`is kept when it was saved and its answer is ${'status' in fault ? 'replaced by 504' : 'dropped'}`, async ({
      page,
      server,
    }) => {
      await signIn(page);
      const statusId = await freshPost(page);
      const like = button(page, statusId, 'like');
      const count = countRequests(page, /^POST .*\/favourite$/);
      // Chromium itself sends a dropped request again on each idle connection it has.
      await server.fail({ pattern: 'POST /api/v1/statuses/:id/favourite', times: 20, ...fault });
      const checked = page.waitForResponse(response => response.url().endsWith(`/statuses/${statusId}`));
      await like.click();
      await checked;
      await waitForLayout(page);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('The like could not be saved.')).toHaveCount(0);
      expect(count()).toBe(1);
    });
  }

  test(
    '[API-06] that was not saved is rolled back after a check, with the offer to try again',
    { tag: '@main' },
    async ({ page, server }) => {
      await signIn(page);
      const statusId = await freshPost(page);
      const like = button(page, statusId, 'like');
      const count = countRequests(page, /^POST .*\/favourite$/);
      await server.fail({ pattern: 'POST /api/v1/statuses/:id/favourite', kind: 'html', status: 504, times: 1 });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      const toast = page.getByRole('alert').filter({ hasText: 'The like could not be saved.' });
      await expect(toast).toBeVisible(CHECKED);
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      expect(count()).toBe(1);
      await toast.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(count).toBe(2);
    },
  );
});

for (const [index, profile] of (['gotosocial', 'snac'] as const).entries()) {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  const origin = serverOriginOf(app);

  test.describe(`a ${profile} server`, () => {
    test.use({ baseURL: app });
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--server-profile', profile, '--control']);
    });
    test.afterAll(() => stop?.());

    test(`does not show a removed repost again on ${profile}`, async ({ page }) => {
      await signIn(page);
      const statusId = await freshPost(page);
      const repost = button(page, statusId, 'repost');
      const saved = page.waitForResponse(/\/reblog$/);
      await repost.click();
      await saved;
      await expect(repost).toHaveAttribute('aria-pressed', 'true');
      const removed = page.waitForResponse(/\/unreblog$/);
      await repost.click();
      await removed;
      const seen = await page.evaluate(async id => {
        const states = new Set<string | null>();
        for (const end = performance.now() + 9_000; performance.now() < end;) {
          await new Promise(done => requestAnimationFrame(done));
          const row = document.querySelector(`#status-list article[data-status-id="${CSS.escape(id)}"] [data-kind="repost"]`);
          if (row !== null) states.add(row.getAttribute('aria-pressed'));
        }
        return [...states];
      }, statusId);
      expect(seen).toEqual(['false']);
      await expect(page.getByText('The repost could not be saved.')).toHaveCount(0);
    });
  });

  // snac has no stream: only a fresh page tells.
  if (profile !== 'snac') continue;
  test.describe('without a stream', () => {
    test.use({ baseURL: app });
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--server-profile', profile, '--control']);
    });
    test.afterAll(() => stop?.());

    test('removes deleted posts at the next refresh, and leaves a placeholder for one in view', async ({ page, request }) => {
      await signIn(page);
      await waitForLayout(page);
      const ids = await rows(page).evaluateAll(all => all.map(row => row.dataset['statusId'] ?? ''));
      const [first = '', seen = ''] = ids.filter(id => !id.includes(':'));
      const hidden = ids.findLast(id => !id.includes(':')) ?? '';
      expect(await rowTop(page, hidden)).toBeGreaterThan(page.viewportSize()?.height ?? 0);
      const top = await rowTop(page, first);
      for (const id of [seen, hidden]) {
        const answer = await request.post(`${origin}/_control/delete`, { data: { id } });
        expect(answer.ok(), await answer.text()).toBe(true);
      }
      await refresh(page);
      for (const id of [seen, hidden]) await expect(page.locator(`article[data-status-id="${id}"]`)).toHaveCount(0);
      await expect(page.getByText('This post was deleted.')).toHaveCount(1);
      await waitForLayout(page);
      expect(await rowTop(page, first)).toBe(top);
    });

    test('shows an edited post once, in its place and under the cursor, when its id has changed', async ({ page }) => {
      await signIn(page);
      const member = await memberOf(page, { origin });
      const before = await member.post('The ferry leaves at nine.');
      await refresh(page);
      const row = page.locator('#status-list article').filter({ hasText: 'The ferry leaves' });
      await expect(row).toHaveCount(1);
      await row.focus();
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await expect(row).toBeFocused();
      await waitForLayout(page);
      const top = (await row.boundingBox())?.y ?? 0;
      const below = await page.locator('#status-list article').nth(1).getAttribute('data-status-id');
      const after = await member.edit(before, 'The ferry leaves at ten.');
      expect(after).not.toBe(before);
      await refresh(page);
      await expect(row).toContainText('at ten');
      await expect(row).toHaveCount(1);
      await expect(row).toHaveAttribute('data-status-id', after);
      await waitForLayout(page);
      expect(Math.abs(((await row.boundingBox())?.y ?? 1_000) - top)).toBeLessThanOrEqual(1);
      await page.keyboard.press('j');
      await expect(page.locator(`#status-list article[data-status-id="${below}"]`)).toBeFocused();
      const like = button(page, after, 'like');
      const saved = page.waitForResponse(/\/favourite$/);
      await like.click();
      expect((await saved).status()).toBe(200);
    });
  });
}

test('an answer whose posts lead back to one another leaves the page responsive', async ({ page, server }) => {
  await signIn(page);
  let isChanged = false;
  await page.route(`${server.origin}/api/v1/timelines/**`, async route => {
    const response = await route.fetch();
    const posts = (await response.json()) as Record<string, unknown>[];
    const [a, b, c] = posts;
    if (a === undefined || b === undefined || c === undefined) return route.fulfill({ response });
    isChanged = true;
    const plain = (post: Record<string, unknown>) => ({ ...post, reblog: null, quote: null });
    const own = { ...plain(a), reblog: { ...plain(a), reblog: { ...plain(a), reblog: plain(a) } } };
    const back = { ...plain(b), reblog: { ...plain(c), reblog: { ...plain(b), reblog: plain(c) } } };
    const forth = { ...plain(c), reblog: { ...plain(b), reblog: plain(c) } };
    const quoted = {
      ...plain(c),
      quote: { state: 'accepted', quoted_status: { ...plain(b), quote: { state: 'accepted', quoted_status: plain(c) } } },
    };
    const headers = { ...response.headers(), link: `<${route.request().url()}>; rel="next"` };
    return route.fulfill({ response, headers, json: [own, back, forth, quoted, ...posts.slice(3)] });
  });
  await page.getByRole('link', { name: 'Local', exact: true }).first().click();
  await expect(rows(page).first()).toBeVisible();
  await refresh(page);
  await expect.poll(() => isChanged).toBe(true);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const lag = await page.evaluate(async () => {
    const start = performance.now();
    await new Promise(done => setTimeout(done, 0));
    return performance.now() - start;
  });
  expect(lag).toBeLessThan(2_000);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('two tabs of one account', () => {
  test('show what the reader does in one of them, at once', { tag: '@main' }, async ({ page, context }) => {
    await signInWithSuggestions(page);
    const statusId = await freshPost(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(button(other, statusId, 'like')).toHaveAttribute('aria-pressed', 'false');
    const written = countRequests(other, /^POST .*\/(favourite|unfavourite|bookmark)$/);
    // The other tab begins to listen after its page has loaded.
    await expect
      .poll(async () => {
        await button(page, statusId, 'like').click();
        await expect(button(page, statusId, 'like')).toHaveAttribute('aria-pressed', /true|false/);
        await other.waitForTimeout(1_000);
        const states = await Promise.all([page, other].map(tab => button(tab, statusId, 'like').getAttribute('aria-pressed')));
        return states[0] === states[1];
      })
      .toBe(true);
    await button(page, statusId, 'repost').click();
    const repost = page.getByRole('menuitem', { name: 'Repost', exact: true });
    if (await repost.isVisible()) await repost.click();
    await expect(button(page, statusId, 'repost')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(other, statusId, 'repost')).toHaveAttribute('aria-pressed', 'true');
    expect(written()).toBe(0);
  });

  test('show a follow of one of them in the other', async ({ page, context }) => {
    await signInWithSuggestions(page);
    await page.goto('/@ines@mar.example');
    const other = await context.newPage();
    await other.goto('/@ines@mar.example');
    await expect(other.getByRole('button', { name: 'Follow back' })).toBeVisible();
    await other.waitForTimeout(1_500);
    await page.locator('.rk-profile').getByRole('button', { name: 'Follow back' }).click();
    await expect(other.locator('.rk-profile').getByRole('button', { name: /^Following/ })).toBeVisible();
  });

  test('show a dismissed suggestion and a list of one of them in the other', async ({ page, context }) => {
    await signInWithSuggestions(page);
    await page.goto('/suggestions');
    const other = await context.newPage();
    await other.goto('/suggestions');
    const dismissals = (tab: Page) => tab.locator('main').getByRole('button', { name: /^Do not suggest/ });
    const name = (await dismissals(page).first().getAttribute('aria-label')) ?? '';
    await expect(other.locator('main').getByRole('button', { name })).toBeVisible();
    // The other tab begins to listen after its page has loaded.
    await other.waitForTimeout(1_500);
    await page.locator('main').getByRole('button', { name }).click();
    await expect(other.locator('main').getByRole('button', { name })).toHaveCount(0);

    await page.goto('/lists');
    await other.goto('/lists');
    await expect(other.locator('main').getByRole('listitem').first()).toBeVisible();
    await other.waitForTimeout(1_500);
    await page.getByRole('textbox', { name: 'New list title' }).fill('Night trains');
    await page.keyboard.press('Enter');
    await expect(other.locator('main').getByRole('listitem').filter({ hasText: 'Night trains' })).toBeVisible();
  });

  test('show a changed profile of one of them in the other', async ({ page, context }) => {
    await signIn(page);
    await page.goto('/settings/profile');
    const other = await context.newPage();
    await other.goto('/@mara');
    await expect(other.getByRole('heading', { level: 1, name: 'Mara Lindqvist' })).toBeVisible();
    await other.waitForTimeout(1_500);
    await page.getByRole('textbox', { name: 'Display name' }).fill('Mara of the Depot');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'Mara of the Depot' })).toBeVisible();
  });
});
