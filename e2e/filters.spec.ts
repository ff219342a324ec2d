import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { logOf, messageOf, passWelcome } from './chatting.ts';
import { expect, rows, serverOriginOf, signIn, test, waitForLayout, waitForStream, workerPort } from './fixtures.js';
import { signInAs } from '../tools/interop/sign-in.ts';

test.describe.configure({ timeout: 180_000 });

const filtered = (page: Page, title: string): Locator => page.locator('#status-list').getByText(`Filtered: ${title}`);
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Writes a post of another account, and resolves to its id. */
async function post(origin: string, status: string, fields: Record<string, unknown> = {}): Promise<string> {
  const { token } = await signInAs(origin, 1);
  const response = await fetch(`${origin}/api/v1/statuses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status, visibility: 'public', ...fields }),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return ((await response.json()) as { id: string }).id;
}

/** Makes a filter by the page. */
async function makeFilter(page: Page, title: string | null, word: string): Promise<void> {
  await page.getByRole('button', { name: 'New filter' }).click();
  const form = dialog(page, 'New filter');
  if (title !== null) await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Word or phrase' }).fill(word);
  await form.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByText(`Filter “${title ?? word}” saved`)).toBeVisible();
  await expect(form).toBeHidden();
}

async function openLocal(page: Page): Promise<void> {
  await page.goto('/timeline/local');
  await expect(rows(page).first()).toBeVisible();
}

test('[HINT-05] a filter is made, edited and deleted by keyboard alone', { tag: '@main' }, async ({ page, server }) => {
  await signIn(page);
  await post(server.origin, 'The zeppelin is late');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Filters' }).press('Enter');
  await expect(page).toHaveURL('/filters');
  await expect(page.getByText('You have no filters')).toBeVisible();
  await page.getByRole('button', { name: 'New filter' }).press('Enter');
  const form = dialog(page, 'New filter');
  await form.getByRole('button', { name: 'Save filter' }).press('Enter');
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Airships');
  await page.keyboard.press('Tab');
  await page.keyboard.type('zeppelin');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const item = page.getByRole('list', { name: 'Your filters' }).getByRole('listitem');
  await expect(item).toContainText('Airships');
  await expect(page.getByRole('button', { name: 'New filter' })).toBeFocused();

  await openLocal(page);
  const line = filtered(page, 'Airships (“zeppelin”)');
  await expect(line).toBeVisible();
  await page.locator('.rk-filtered').getByRole('button', { name: 'Show anyway' }).press('Enter');
  await expect(rows(page).filter({ hasText: 'The zeppelin is late' })).toBeFocused();

  await page.goto('/filters');
  await page.getByRole('button', { name: 'Edit Airships' }).press('Enter');
  const edit = dialog(page, 'Edit filter');
  await edit.getByRole('radio', { name: 'Hide' }).press('Space');
  await edit.getByRole('button', { name: 'Save filter' }).press('Enter');
  await expect(edit).toBeHidden();
  await openLocal(page);
  await expect(page.getByText('The zeppelin is late')).toHaveCount(0);
  await expect(filtered(page, 'Airships')).toHaveCount(0);

  await page.goto('/filters');
  await page.getByRole('button', { name: 'Delete Airships' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('You have no filters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New filter' })).toBeFocused();
});

test.describe('a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] });
  test('[HINT-05] a form that was typed in asks before it closes, and keeps its text when saving fails', async ({
    page,
    server,
  }) => {
    await signIn(page);
    await page.goto('/filters');
    await page.getByRole('button', { name: 'New filter' }).click();
    const form = dialog(page, 'New filter');
    await form.getByRole('textbox', { name: 'Title' }).fill('Airships');
    await form.getByRole('textbox', { name: 'Word or phrase' }).fill('zeppelin');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard filter' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await server.fail({ pattern: 'POST /api/v2/filters', kind: 'status', times: 1 });
    await form.getByRole('button', { name: 'Save filter' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Airships');
    await form.getByRole('button', { name: 'Save filter' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('list', { name: 'Your filters' }).getByRole('listitem')).toHaveCount(1);
  });
});

test('[HINT-05] the menu of a post filters the post, its hashtags and the words that are selected', async ({ page, server }) => {
  await signIn(page);
  const id = await post(server.origin, 'A zeppelin over the bay #airshipnews');
  await openLocal(page);
  const row = page.locator(`#status-list article[data-status-id="${id}"]`);
  await expect(row).toBeVisible();
  // The words are those of this press, and not of an earlier one.
  await row.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Filter this post…' })).toBeVisible();
  await page.keyboard.press('Escape');
  const word = await row.evaluate(element => {
    const text = [...element.querySelectorAll('p')].find(each => each.textContent.includes('zeppelin'))?.firstChild;
    if (!text) throw new Error('The post has no text.');
    const range = document.createRange();
    range.setStart(text, 2);
    range.setEnd(text, 10);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, y: (top + bottom) / 2 };
  });
  await page.mouse.move(word.left + 1, word.y);
  await page.mouse.down();
  await page.mouse.move(word.right - 1, word.y, { steps: 5 });
  await page.mouse.up();
  await row.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Filter “zeppelin”…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Filter “#airshipnews”…' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Filter this post…' }).click();
  const form = dialog(page, 'Filter posts');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(/^A zeppelin over/);
  await form.getByRole('button', { name: 'Save filter' }).click();
  await expect(form).toBeHidden();
  await expect(filtered(page, 'A zeppelin over')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('[HINT-05] words that were selected are in the form, though the tap on the menu unselects them', async ({
    page,
    server,
  }) => {
    await signIn(page);
    const id = await post(server.origin, 'A zeppelin over the bay');
    await openLocal(page);
    const row = page.locator(`#status-list article[data-status-id="${id}"]`);
    await row.evaluate(element => {
      const text = [...element.querySelectorAll('p')].find(each => each.textContent.includes('zeppelin'))?.firstChild;
      if (!text) throw new Error('The post has no text.');
      getSelection()?.setBaseAndExtent(text, 2, text, 10);
      // Browsers of phones unselect between the finger's contact and the click.
      element.addEventListener('pointerup', () => getSelection()?.removeAllRanges());
    });
    await row.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Filter “zeppelin”…' }).tap();
    await expect(dialog(page, 'Filter posts').getByRole('textbox', { name: 'Word or phrase' })).toHaveValue('zeppelin');
  });
});

/** Hides posts about zeppelins by a filter, and opens Home until it is live. */
async function readHomeWithoutAirships(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/filters');
  await page.getByRole('button', { name: 'New filter' }).click();
  const form = dialog(page, 'New filter');
  await form.getByRole('textbox', { name: 'Title' }).fill('Airships');
  await form.getByRole('textbox', { name: 'Word or phrase' }).fill('zeppelin');
  await form.getByText('Hide', { exact: true }).click();
  await form.getByRole('button', { name: 'Save filter' }).click();
  await expect(form).toBeHidden();
  const isConnected = waitForStream(page);
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await isConnected;
}

test('[HINT-05] a hidden post leaves no hole and is not counted among the new ones', async ({ page, server }) => {
  await readHomeWithoutAirships(page);
  // At the top new posts are shown as they come.
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await waitForLayout(page);
  await post(server.origin, 'The first tram');
  await expect(page.getByRole('button', { name: 'Click to see 1 new post' })).toBeVisible();
  await post(server.origin, 'A zeppelin, hidden');
  await post(server.origin, 'The second tram');
  await page.getByRole('button', { name: 'Click to see 2 new posts' }).click();
  await expect(rows(page).first()).toContainText('The second tram');
  await expect(rows(page).nth(1)).toContainText('The first tram');
  await expect(page.getByText('A zeppelin, hidden')).toHaveCount(0);
});

/** Sends a request as another account of the server. Resolves to the answer's JSON. */
async function asOther(origin: string, path: string, body: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { token } = await signInAs(origin, 1);
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

test('[HINT-05] a change applies at once to search, quotes, reblogs, a thread and notifications', async ({
  page,
  context,
  server,
}) => {
  await signIn(page);
  const words = 'The zeppelin is late';
  const root = await post(server.origin, 'A root of the thread');
  const id = await post(server.origin, words, { in_reply_to_id: root });
  const reply = await post(server.origin, 'A reply below', { in_reply_to_id: id });
  await post(server.origin, 'A quote of the post', { quote_id: id });
  const { account } = await asOther(server.origin, `/api/v1/statuses/${id}/reblog`);
  const { acct } = account as { acct: string };
  await post(server.origin, `@mara ${words}, too`);

  const places = {
    search: `/search?q=${encodeURIComponent('zeppelin is late')}&type=posts`,
    profile: `/@${acct}`,
    thread: `/@${acct}/posts/${root}`,
    notifications: '/notifications/mentions',
    quotes: '/timeline/local',
  };
  const tabs: { name: string; tab: Page }[] = [];
  for (const [name, path] of Object.entries(places)) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.locator('main').getByText(words).first(), name).toBeVisible();
    tabs.push({ name, tab });
  }
  const tabOf = (name: keyof typeof places): Page => tabs.find(each => each.name === name)?.tab ?? page;
  const setSizes = (tab: Page) =>
    tab.locator('#thread article, #status-list article').evaluateAll(all => all.map(each => each.getAttribute('aria-setsize')));
  const sizes = await setSizes(tabOf('thread'));

  await page.goto('/filters');
  await makeFilter(page, 'Airships', 'zeppelin');
  for (const { name, tab } of tabs) {
    await expect(tab.getByText('Filtered: Airships (“zeppelin”)').first(), name).toBeVisible();
    await expect(tab.locator('main').getByText(words), name).toHaveCount(0);
  }
  await expect(tabOf('quotes').locator('.rk-quote').getByText('Filtered: Airships')).toBeVisible();
  const thread = tabOf('thread');
  await expect(thread.getByText('A root of the thread').first()).toBeVisible();
  await expect(thread.locator(`article[data-status-id="${reply}"]`)).toContainText('A reply below');
  expect(await setSizes(thread)).toEqual(sizes);

  // Hidden: no hole, and the thread has the place of the post.
  await page.getByRole('button', { name: 'Edit Airships' }).click();
  const edit = dialog(page, 'Edit filter');
  await edit.getByText('Hide', { exact: true }).click();
  await edit.getByRole('button', { name: 'Save filter' }).click();
  await expect(edit).toBeHidden();
  // The profile has the quote, which says that its post is filtered.
  await expect(tabOf('profile').locator('.rk-filtered')).toHaveCount(0);
  for (const name of ['search', 'notifications'] as const)
    await expect(tabOf(name).getByText('Filtered: Airships'), name).toHaveCount(0);
  await expect(thread.getByText('Filtered: Airships')).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Show anyway' })).toHaveCount(0);
  await expect(thread.locator(`article[data-status-id="${reply}"]`)).toContainText('A reply below');
  expect(await setSizes(thread)).toEqual(sizes);

  await page.getByRole('button', { name: 'Delete Airships' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  for (const { name, tab } of tabs) await expect(tab.locator('main').getByText(words).first(), name).toBeVisible();
});

test('[HINT-05] direct posts in chats are covered, shown and hidden as soon as a filter changes', async ({
  page,
  context,
  server,
}) => {
  await signIn(page);
  for (const text of ['Is the quay open?', 'The zeppelin is late'])
    await post(server.origin, `@mara ${text}`, { visibility: 'direct' });
  const tab = await context.newPage();
  await tab.goto('/chats');
  const chat = tab.getByRole('link', { name: /The zeppelin is late/ });
  await passWelcome(tab, chat);
  await chat.click();
  await expect(messageOf(tab, 'The zeppelin is late')).toBeVisible();
  await page.goto('/filters');
  await makeFilter(page, 'Airships', 'zeppelin');
  const line = logOf(tab).getByText('Filtered: Airships (“zeppelin”)');
  await expect(line).toBeVisible();
  await expect(messageOf(tab, 'The zeppelin is late')).toHaveCount(0);
  await expect(tab.getByRole('link', { name: /Filtered: Airships/ })).toBeVisible();
  await logOf(tab).getByRole('button', { name: 'Show anyway' }).press('Enter');
  await expect(messageOf(tab, 'The zeppelin is late')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Message actions' }).and(tab.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit Airships' }).click();
  await dialog(page, 'Edit filter').getByText('Hide', { exact: true }).click();
  await dialog(page, 'Edit filter').getByRole('button', { name: 'Save filter' }).click();
  await expect(messageOf(tab, 'The zeppelin is late')).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await expect(messageOf(tab, 'Is the quay open?')).toBeVisible();
  // The chat stays in the list, which says why its last message is not there.
  await expect(tab.getByRole('link', { name: /Filtered: Airships/ })).toBeVisible();
  // A message that comes while the filter stands has no row either, also after a reload.
  await post(server.origin, '@mara Another zeppelin', { visibility: 'direct' });
  await post(server.origin, '@mara The ferry instead', { visibility: 'direct' });
  for (const isReloaded of [false, true]) {
    if (isReloaded) await tab.reload();
    await expect(messageOf(tab, 'The ferry instead')).toBeVisible();
    await expect(messageOf(tab, 'Another zeppelin')).toHaveCount(0);
  }
});

test('[HINT-05] a hidden notification is not counted when it arrives', async ({ page, server }) => {
  await readHomeWithoutAirships(page);
  await post(server.origin, '@mara A zeppelin, hidden');
  await post(server.origin, '@mara The first tram');
  await expect(page.getByRole('link', { name: /^Notifications 1 unread/ }).first()).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('The first tram')).toBeVisible();
  await expect(page.getByText('A zeppelin, hidden')).toHaveCount(0);
  await expect(page.getByText('Filtered: Airships')).toHaveCount(0);
});

test('[HINT-05] a second tab and a second device follow at once', async ({ page, context, browser, server, baseURL }) => {
  await signIn(page);
  await post(server.origin, 'The zeppelin is late');
  const tab = await context.newPage();
  await openLocal(tab);
  const device = await onOtherDevice(browser, baseURL ?? '');
  await openLocal(device.page);
  for (const other of [tab, device.page]) await expect(other.getByText('The zeppelin is late')).toBeVisible();
  await page.goto('/filters');
  await makeFilter(page, 'Airships', 'zeppelin');
  for (const other of [tab, device.page]) {
    await expect(filtered(other, 'Airships')).toBeVisible();
    await expect(other.getByText('The zeppelin is late')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Delete Airships' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  for (const other of [tab, device.page]) await expect(other.getByText('The zeppelin is late')).toBeVisible();
  await device.context.close();
});

/** Another browser with the same account. */
async function onOtherDevice(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page);
  return { context, page };
}

test('[HINT-05] a phone has room for the page and the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/filters');
  await makeFilter(page, 'Airships and everything else that floats', 'zeppelin');
  await page.getByRole('button', { name: /^Edit Airships/ }).click();
  const form = dialog(page, 'Edit filter');
  await form.getByRole('button', { name: 'Add a word' }).click();
  await expect(form.getByRole('textbox', { name: 'Word or phrase 2' })).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const save = await form.getByRole('button', { name: 'Save filter' }).boundingBox();
  expect(save?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((save?.x ?? 0) + (save?.width ?? 999)).toBeLessThanOrEqual(390);
});

const kinds = [
  { profile: 'gotosocial', title: 'Airships', note: null, hasTitle: true },
  { profile: 'rebased', title: 'zeppelin', note: 'On your server a filter is one word or phrase.', hasTitle: false },
  { profile: 'hollo', title: 'Airships', note: 'Your server does not filter posts.', hasTitle: true },
  { profile: 'snac', title: 'Airships', note: 'Your server does not filter posts.', hasTitle: true },
] as const;

for (const { profile, title, note, hasTitle } of kinds) {
  test.describe(`a ${profile} server`, () => {
    const port = workerPort(10);
    // Servers without streaming or lists answer with 404.
    test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 404/] });
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--server-profile', profile, '--control']);
    });
    test.afterAll(() => stop?.());

    test(`[HINT-05] filters are kept and applied on ${profile}, in a second tab, too`, async ({ page, context, baseURL }) => {
      await signIn(page);
      await post(serverOriginOf(baseURL ?? ''), 'The zeppelin is late');
      const tab = await context.newPage();
      await openLocal(tab);
      await expect(tab.getByText('The zeppelin is late')).toBeVisible();
      await tab.waitForTimeout(1_500);
      await page.goto('/filters');
      if (note !== null) await expect(page.getByText(note)).toBeVisible();
      await makeFilter(page, hasTitle ? title : null, 'zeppelin');
      await expect(filtered(tab, title)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
      await openLocal(page);
      await expect(filtered(page, title)).toBeVisible();
    });
  });
}
