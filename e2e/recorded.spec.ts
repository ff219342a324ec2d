import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.js';
import { answerOtherHosts, shared } from './hostile-page.js';

type Json = Record<string, unknown>;

const FIXTURES = process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../shared/fixtures');

/** Every post inside a document. An entry of an edit history has no id. */
function* postsIn(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if ('content' in value && 'account' in value && 'id' in value && typeof value.account === 'object') {
    yield value as Json;
  }
  for (const child of Object.values(value)) yield* postsIn(child);
}

/** Pictures that every page has at hand: six thousand requests to other hosts would take minutes. */
const PICTURES = new Set([
  'avatar',
  'avatar_static',
  'header',
  'header_static',
  'preview_url',
  'static_url',
  'image',
  'remote_url',
]);
const PICTURE = 'https://media.example/picture.png';

/** An object with the pictures at hand in place of its own: those of files and emoji have the name of other addresses. */
function withPictures(this: unknown, key: string, value: unknown): unknown {
  const isFile = key === 'url' && typeof this === 'object' && this !== null && ('preview_url' in this || 'shortcode' in this);
  return (isFile || PICTURES.has(key)) && typeof value === 'string' && value !== '' ? PICTURE : value;
}

interface RecordedNotification {
  account: Json;
  status?: Json | null;
  id: string;
  created_at: string;
}

/** Every notification inside a document. */
function* notificationsIn(value: unknown): Generator<RecordedNotification> {
  if (typeof value !== 'object' || value === null) return;
  const isOne = 'type' in value && 'account' in value && 'created_at' in value && typeof value.account === 'object';
  if (isOne && value.account !== null) yield value as unknown as RecordedNotification;
  for (const child of Object.values(value)) yield* notificationsIn(child);
}

/** The document with the pictures at hand. Some were recorded from a server on the same machine. */
const withoutRequests = (text: string): unknown => JSON.parse(text.replaceAll('localhost', 'recorded.example'), withPictures);

/** Every document of a folder of the fixtures. */
function documentsIn(folder: string): unknown[] {
  const files = readdirSync(join(FIXTURES, folder), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'));
  return files.map((file): unknown => withoutRequests(readFileSync(join(FIXTURES, folder, file), 'utf8')));
}

/** The answers of servers, from their documentation and tests, and from one that ran beside the recorder. */
const answers = (): unknown[] => ['recorded', 'live'].flatMap(documentsIn);

interface RecordedContext {
  ancestors: Json[];
  descendants: Json[];
}

/** Every context inside a document. */
function* contextsIn(value: unknown): Generator<RecordedContext> {
  if (typeof value !== 'object' || value === null) return;
  const isOne =
    'ancestors' in value && 'descendants' in value && Array.isArray(value.ancestors) && Array.isArray(value.descendants);
  if (isOne) yield value as unknown as RecordedContext;
  for (const child of Object.values(value)) yield* contextsIn(child);
}

interface RecordedGroups {
  accounts: Json[];
  statuses: Json[];
  notification_groups: Json[];
}

/** Every page of grouped notifications inside a document. */
function* groupsIn(value: unknown): Generator<RecordedGroups> {
  if (typeof value !== 'object' || value === null) return;
  if ('notification_groups' in value && Array.isArray(value.notification_groups)) yield value as unknown as RecordedGroups;
  for (const child of Object.values(value)) yield* groupsIn(child);
}

/** Whether a filter of the member who recorded the post puts a line in its place, which has no id. */
const isFiltered = (post: Json): boolean => Array.isArray(post['filtered']) && post['filtered'].length > 0;

function recordedPosts(): Json[] {
  const lines = readFileSync(join(FIXTURES, 'corpus/statuses.ndjson'), 'utf8').split('\n');
  const texts = answers().flatMap(document => [...postsIn(document)].map(post => JSON.stringify(post)));
  return [...new Set([...lines.filter(line => line.trim() !== ''), ...texts])].map((text, index) => ({
    ...(withoutRequests(text) as Json),
    id: String(999_999 - index),
    in_reply_to_id: null,
  }));
}

/** Most rows of a page at once: scrolling takes longer than drawing. */
const TALL = { width: 390, height: 40_000 };

/** The width of the page beyond its window, in px: with it the page has a horizontal scroll bar. */
const hiddenWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.skip(!existsSync(join(FIXTURES, 'corpus/statuses.ndjson')), 'The recorded answers are not beside the repository.');
// The polls and quotes that recorded posts name are not there.
test.use({ trace: 'off', expectedConsoleErrors: [/status of 404/] });

test('[STAT-01] [API-07] draws recorded posts at 390 px without an error or a scroll bar', async ({ page }) => {
  test.setTimeout(240_000);
  const all = recordedPosts();
  const size = 100;
  await page.setViewportSize(TALL);
  await answerOtherHosts(page);
  await page.route(/\/api\/v1\/timelines\/tag\//, route => {
    const url = new URL(route.request().url());
    const start = Number(/recorded(\d+)/.exec(url.pathname)?.[1] ?? 0) * size;
    return route.fulfill({ json: url.searchParams.has('max_id') ? [] : all.slice(start, start + size), headers: shared });
  });
  await page.goto('/tags/start');
  for (let at = 0; at * size < all.length; at++) {
    await navigate(page, `/tags/recorded${at}`);
    const batch = all.slice(at * size, (at + 1) * size);
    const ids = batch.filter(post => !isFiltered(post)).map(({ id }) => String(id));
    await expect(page.locator(`#status-list [data-status-id="${ids[0]}"]`)).toBeVisible();
    const last = page.locator(`#status-list [data-status-id="${ids.at(-1)}"]`);
    while ((await last.count()) === 0) {
      await page.evaluate(() => window.scrollBy(0, 39_000));
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await hiddenWidth(page)).toBe(0);
  }
  // More than the corpus alone.
  expect(all.length).toBeGreaterThan(2000);
});

test('[THR-01] [API-05] draws every recorded thread at 390 px without an error or a scroll bar', async ({ page }) => {
  test.setTimeout(240_000);
  const contexts = [...documentsIn('corpus/contexts'), ...answers()].flatMap(document => [...contextsIn(document)]);
  const threads = contexts.map((context, index) => {
    const [reply = context.ancestors.at(-1) ?? {}] = context.descendants;
    // The post itself is not in its context. Ids of several servers: each thread has its own.
    const idOf = (id: unknown): string | null => (typeof id === 'string' ? `${index}-${id}` : null);
    const own = (post: Json): Json => ({ ...post, id: idOf(post['id']), in_reply_to_id: idOf(post['in_reply_to_id']) });
    const focusId = (context.descendants.length > 0 ? reply['in_reply_to_id'] : null) ?? 'post';
    const focus = own({ ...reply, id: focusId, in_reply_to_id: context.ancestors.at(-1)?.['id'] ?? null });
    return { focus, ancestors: context.ancestors.map(own), descendants: context.descendants.map(own) };
  });
  await page.setViewportSize(TALL);
  await answerOtherHosts(page);
  await page.route(/\/api\/v1\/statuses\/\d+-/, route => {
    const [, index = '', isContext] = /statuses\/(\d+)-[^/]+(\/context)?$/.exec(new URL(route.request().url()).pathname) ?? [];
    const { focus, ...context } = threads[Number(index)] ?? {};
    return route.fulfill({ json: isContext === undefined ? focus : context, headers: shared });
  });
  await page.goto('/tags/start');
  for (const { focus } of threads) {
    await navigate(page, `/@recorded/posts/${String(focus['id'])}`);
    await expect(page.locator(`#thread [data-status-id="${String(focus['id'])}"]`)).toBeVisible();
    const folded = page.getByRole('button', { name: /^Show \d+ repl/ });
    while ((await folded.count()) > 0) await folded.first().press('Enter');
    await expect(page.locator('#thread article').nth(1)).toBeAttached();
    expect(await hiddenWidth(page)).toBe(0);
  }
  expect(threads.length).toBeGreaterThanOrEqual(23);
});

test('[HINT-02] draws every recorded notification at 390 px without an error or a scroll bar', async ({ page }) => {
  const items = answers().flatMap(document => [...notificationsIn(document)]);
  const pages = answers().flatMap(document => [...groupsIn(document)]);
  const accounts: Json[] = items.map(({ account }, index) => ({ ...account, id: `a${index}` }));
  const statuses: Json[] = items.flatMap(({ status }, index) => (status ? [{ ...status, id: `s${index}` }] : []));
  const notification_groups: Json[] = items.map(({ account: _account, status, id: _id, ...rest }, index) => ({
    ...rest,
    group_key: `ungrouped-${index}`,
    notifications_count: 1,
    most_recent_notification_id: String(9999 - index),
    latest_page_notification_at: rest.created_at,
    sample_account_ids: [`a${index}`],
    ...(status && { status_id: `s${index}` }),
  }));
  // Ids of several servers: each page has its own.
  pages.forEach((recorded, index) => {
    const own = (id: unknown): string => `${index}-${String(id)}`;
    accounts.push(...recorded.accounts.map(account => ({ ...account, id: own(account['id']) })));
    statuses.push(...recorded.statuses.map(status => ({ ...status, id: own(status['id']) })));
    for (const group of recorded.notification_groups) {
      notification_groups.push({
        ...group,
        group_key: own(group['group_key']),
        most_recent_notification_id: String(9999 - notification_groups.length),
        sample_account_ids: (group['sample_account_ids'] as unknown[]).map(own),
        ...(typeof group['status_id'] === 'string' && { status_id: own(group['status_id']) }),
      });
    }
  });
  await page.setViewportSize(TALL);
  await answerOtherHosts(page);
  await page.route(/\/api\/v2\/notifications(\?|$)/, route => {
    const isFirst = !new URL(route.request().url()).searchParams.has('max_id');
    const json = isFirst ? { accounts, statuses, notification_groups } : { accounts: [], statuses: [], notification_groups: [] };
    return route.fulfill({ json, headers: shared });
  });
  await signIn(page);
  await page.goto('/notifications');
  const list = page.getByRole('feed', { name: 'Notifications' }).getByRole('article');
  await expect(list.first()).toBeVisible();
  expect(items.length).toBeGreaterThan(90);
  expect(pages.length).toBeGreaterThanOrEqual(5);
  // Those about a post that was not recorded with them have nothing to show; others are grouped.
  await expect.poll(() => list.count()).toBeGreaterThan(notification_groups.length / 4);
  const shown = await list.evaluateAll(rows => rows.map(row => row.getAttribute('data-type')));
  // Rows of whole posts have no type.
  const types = notification_groups
    .filter(group => 'status_id' in group || group['type'] === 'follow')
    .map(({ type }) => (type === 'mention' || type === 'reply' ? null : type));
  expect([...new Set(shown)]).toEqual(expect.arrayContaining([...new Set(types)]));
  expect(await hiddenWidth(page)).toBe(0);
});
