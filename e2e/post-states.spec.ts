import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';
import { attacks, plainPost } from './hostile-posts.js';
import { answerOtherHosts, expectUnharmed, guard, shared, wrongsIn } from './hostile-page.js';
import { accessTokenOf } from './member.js';

/** Opens the thread of the post that the server's search finds for these words. */
async function threadOf(page: Page, origin: string, words: string) {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const found = await page.request.get(`${origin}/api/v2/search?type=statuses&q=${encodeURIComponent(words)}`, { headers });
  const { statuses } = (await found.json()) as { statuses: { id: string; account: { acct: string } }[] };
  const status = statuses[0];
  if (status === undefined) throw new Error(`The server finds no post with “${words}”.`);
  await page.goto(`/@${status.account.acct}/posts/${status.id}`);
  return page.locator(`article[data-status-id="${status.id}"]`);
}

/** The width of the page beyond its window, in px: with it the page has a horizontal scroll bar. */
const hiddenWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

test(
  '[STAT-01] [API-06] votes in a poll, which the server keeps, and takes a refused vote back',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    const birds = await threadOf(page, server.origin, 'Which birds have you seen');
    await birds.getByRole('checkbox', { name: 'Heron' }).check();
    await birds.getByRole('checkbox', { name: 'Kingfisher' }).check();
    await birds.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(birds.getByRole('img', { name: 'Your vote' })).toHaveCount(2);
    await page.reload();
    await expect(birds.getByRole('img', { name: 'Your vote' })).toHaveCount(2);

    const message = 'Validation failed: The poll has already ended';
    await server.fail({ pattern: 'POST /api/v1/polls/:id/votes', kind: 'status', status: 422, message, times: 1 });
    const soup = await threadOf(page, server.origin, 'Soup tomorrow?');
    await soup.getByRole('button', { name: 'Show results' }).click();
    await expect(soup.getByText(/^\d+%$/).first()).toBeVisible();
    await soup.getByRole('button', { name: 'Hide results' }).click();
    await soup.getByRole('radio', { name: 'Barley' }).check();
    await soup.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(soup.getByRole('button', { name: 'Vote', exact: true })).toBeVisible();
  },
);
test.use({ expectedConsoleErrors: [/status of (404|422)/] });

test('[STAT-01] shows the versions of an edited post with their differences, and a translation', async ({ page, server }) => {
  await page.route('**/api/v2/instance', async route => {
    const response = await route.fetch();
    const instance = (await response.json()) as { configuration: Record<string, unknown> };
    instance.configuration['translation'] = { enabled: true };
    await route.fulfill({ response, json: instance });
  });
  await signIn(page);
  const edited = await threadOf(page, server.origin, 'the index survived!');
  await edited.getByRole('button', { name: 'Edited' }).click();
  const versions = page.getByRole('dialog', { name: 'Edit history' });
  await expect(versions.locator('ins')).toContainText('I am putting the finding aid online tonight.');
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await page.goBack();
  await expect(versions).toHaveCount(0);
  await expect(edited).toBeVisible();

  const japanese = page.locator('article').filter({ hasText: 'カードの写真' });
  await japanese.getByRole('button', { name: 'Translate' }).click();
  await expect(japanese).toContainText('[en]');
  await expect(japanese.getByText('Translated from Japanese by Tram Translate')).toBeVisible();
  await japanese.getByRole('button', { name: 'Show original' }).click();
  await expect(japanese).not.toContainText('[en]');
});

test('[STAT-05] shows one line in the place of a filtered post, and the post on request', async ({ page, server }) => {
  await signIn(page);
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const filter = { title: 'Trains', context: ['home'], keywords_attributes: [{ keyword: 'viaduct', whole_word: true }] };
  expect((await page.request.post(`${server.origin}/api/v2/filters`, { headers, data: filter })).ok()).toBe(true);
  await page.reload();
  const line = page.locator('#status-list article').filter({ hasText: 'Filtered: Trains' }).first();
  await line.getByRole('button', { name: 'Show anyway' }).click();
  await expect(page.locator('#status-list article:focus')).toContainText('viaduct');
});

test('runs nothing of hostile poll options, versions, translations and filters', async ({ page }) => {
  const dialogs = await guard(page);
  await answerOtherHosts(page);
  const all = attacks.filter(attack => attack.length < 20_000);
  const post = {
    ...plainPost('710'),
    language: 'de',
    edited_at: '2026-11-20T12:00:00.000Z',
    poll: {
      id: '1',
      expires_at: null,
      multiple: true,
      votes_count: 1,
      options: all.slice(0, 20).map(title => ({ title, votes_count: 1 })),
      emojis: [{ shortcode: 'boat', url: 'javascript:window.__pwned=1', static_url: 'javascript:window.__pwned=1' }],
    },
  };
  const result = { filter: { id: '1', title: all.join(' '), context: [], filter_action: 'warn' }, keyword_matches: all };
  const answers: [RegExp, unknown][] = [
    [/\/api\/v1\/timelines\/home/, [{ ...plainPost('711'), filtered: [result] }, post]],
    [
      /\/history$/,
      all.map((content, at) => ({
        content,
        spoiler_text: content,
        poll: { options: [{ title: content }] },
        created_at: String(at),
      })),
    ],
    [
      /\/translate$/,
      { content: all.slice(0, 40).join('\n'), spoiler_text: all[0], detected_source_language: all[0], provider: all[1] },
    ],
  ];
  for (const [pattern, json] of answers) {
    await page.route(pattern, route =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ status: 204, headers: shared })
        : route.fulfill({ json, headers: shared }),
    );
  }
  await page.route('**/api/v2/instance', async route => {
    const response = await route.fetch();
    const instance = (await response.json()) as { configuration: Record<string, unknown> };
    instance.configuration['translation'] = { enabled: true };
    await route.fulfill({ response, json: instance });
  });
  await page.setViewportSize({ width: 390, height: 2000 });
  await signIn(page);
  const row = rows(page).first();
  await expect(page.getByText('Filtered:')).toBeVisible();
  await expect(row.getByRole('checkbox')).toHaveCount(20);
  expect(await wrongsIn(page, '#status-list article[data-status-id] .rk-content')).toEqual([]);
  await row.getByRole('button', { name: 'Translate' }).click();
  await expect(row.getByRole('button', { name: 'Show original' })).toBeVisible();
  expect(await wrongsIn(page, '#status-list article[data-status-id] .rk-content')).toEqual([]);
  await row.getByRole('button', { name: 'Edited' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await wrongsIn(page, '[role="dialog"] .rk-versions')).toEqual([]);
  expect(await hiddenWidth(page)).toBe(0);
  await expectUnharmed(page, dialogs);
});
