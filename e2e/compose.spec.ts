import type { Locator, Page } from '@playwright/test';
import { accessTokenOf } from './member.ts';
import { expect, rows, test, signInWithoutUndo, waitForStored } from './fixtures.ts';

/** A status as the server has it. */
interface WireStatus {
  readonly id: string;
  readonly content: string;
  readonly visibility: string;
  readonly spoiler_text: string;
  readonly in_reply_to_id: string | null;
  readonly language: string | null;
  readonly quote: { readonly quoted_status?: { readonly id: string } | null } | null;
  readonly edited_at: string | null;
  readonly poll: { readonly options: readonly { readonly title: string }[] } | null;
}

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Text of the post' });
const option = (page: Page) => dialog(page).getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function openComposer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(field(page)).toBeFocused();
  return field(page);
}

async function send(page: Page, button = 'Post'): Promise<void> {
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

/** The member's newest posts on the server, newest first. */
async function ownStatuses(page: Page, origin: string): Promise<readonly WireStatus[]> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const own = (await (await page.request.get(`${origin}/api/v1/accounts/verify_credentials`, { headers })).json()) as {
    id: string;
  };
  const response = await page.request.get(`${origin}/api/v1/accounts/${own.id}/statuses?limit=5&exclude_reblogs=true`, {
    headers,
  });
  return (await response.json()) as WireStatus[];
}

/** The member's newest posts once the newest one contains `text`. */
async function whenPosted(page: Page, origin: string, text: string): Promise<readonly WireStatus[]> {
  await expect.poll(async () => (await ownStatuses(page, origin))[0]?.content ?? '').toContain(text);
  return ownStatuses(page, origin);
}

const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();

test(
  '[CMP-01] publishes a post with its visibility, content warning and detected language',
  { tag: '@main' },
  async ({ page, server }) => {
    await signInWithoutUndo(page);
    const text = await openComposer(page);
    await text.pressSequentially('Der Lesesaal öffnet am Samstag, und wir haben noch nicht genug Lampen.');
    await expect(dialog(page).getByRole('combobox', { name: 'Language' })).toHaveValue('');
    await expect(dialog(page).getByRole('combobox', { name: 'Language' }).locator('option').first()).toHaveText('German');
    await dialog(page).getByRole('button', { name: 'Add content warning' }).click();
    await dialog(page).getByRole('textbox', { name: 'Content warning' }).fill('Opening hours');
    await dialog(page).getByRole('combobox', { name: 'Visibility' }).selectOption('Followers only');
    await send(page);
    const [posted] = await whenPosted(page, server.origin, 'Der Lesesaal');
    expect(posted).toMatchObject({ visibility: 'private', spoiler_text: 'Opening hours', language: 'de' });
    await expect(rowOf(page, 'Opening hours')).toBeVisible();
  },
);

test('[CMP-01] sends three posts in a row as a thread, once each, with Ctrl and Enter', async ({ page, server }) => {
  await signInWithoutUndo(page);
  await openComposer(page);
  for (const [index, part] of ['First of three', 'Second of three', 'Third of three'].entries()) {
    if (index > 0) await dialog(page).getByRole('button', { name: 'Add another post' }).click();
    const name = index === 0 ? 'Text of the post' : `Text of post ${index + 1} of ${index + 1}`;
    await expect(dialog(page).getByRole('textbox', { name })).toBeFocused();
    await page.keyboard.type(part);
  }
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  const [third, second, first] = await whenPosted(page, server.origin, 'Third of three');
  expect([third?.in_reply_to_id, second?.in_reply_to_id]).toEqual([second?.id, first?.id]);
  expect(first?.content).toContain('First of three');
  expect((await ownStatuses(page, server.origin)).filter(({ content }) => content.includes('of three'))).toHaveLength(3);
});

test(
  '[CMP-01] a reply begins with the mention of its author, and is empty until something is typed',
  { tag: '@main' },
  async ({ page, server }) => {
    await signInWithoutUndo(page);
    const row = rows(page).nth(1);
    await row.focus();
    const author = (await row.getByRole('link').filter({ hasText: '@' }).first().innerText()).match(/@\S+/)?.[0] ?? '';
    await page.keyboard.press('r');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(new RegExp(`^${author.replaceAll('.', '\\.')} `));
    await expect(dialog(page).getByRole('button', { name: 'Reply', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await row.focus();
    await page.keyboard.press('r');
    await page.keyboard.type('Gladly.');
    await send(page, 'Reply');
    const [posted] = await whenPosted(page, server.origin, 'Gladly.');
    expect(posted?.in_reply_to_id).not.toBeNull();
  },
);

test('[CMP-01] a quote shows the quoted post and is sent with it', async ({ page, server }) => {
  await signInWithoutUndo(page);
  await openComposer(page);
  await page.keyboard.type('To be quoted');
  await send(page);
  await whenPosted(page, server.origin, 'To be quoted');
  const row = rowOf(page, 'To be quoted');
  await expect(row.locator('[data-phase]')).toHaveCount(0);
  await row.getByRole('button', { name: /^Quote/ }).click();
  await expect(dialog(page).getByRole('group', { name: /Quoted post/ })).toContainText('To be quoted');
  await page.keyboard.type('Quoting it');
  await send(page);
  const [quote, quoted] = await whenPosted(page, server.origin, 'Quoting it');
  expect(quote?.quote?.quoted_status?.id).toBe(quoted?.id);
});

test('[CMP-01] edits a post from its source, and redrafts it with its text', async ({ page, server }) => {
  await signInWithoutUndo(page);
  await openComposer(page);
  await page.keyboard.type('Wrtten in haste\n\nwith & < signs');
  await send(page);
  await whenPosted(page, server.origin, 'Wrtten');
  const menu = async (text: string, item: string) => {
    await rowOf(page, text).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Wrtten', 'Edit');
  await expect(field(page)).toHaveValue('Wrtten in haste\n\nwith & < signs');
  await expect(dialog(page).getByRole('combobox', { name: 'Visibility' })).toBeDisabled();
  await field(page).fill('Written in haste');
  await send(page, 'Save changes');
  const [edited] = await whenPosted(page, server.origin, 'Written in haste');
  expect(edited?.edited_at).not.toBeNull();
  await expect(rowOf(page, 'Written in haste')).toBeVisible();
  await menu('Written in haste', 'Delete & redraft');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete & redraft' }).click();
  await expect(field(page)).toHaveValue('Written in haste');
  await page.keyboard.type(', twice');
  await send(page);
  const [redrafted] = await whenPosted(page, server.origin, 'Written in haste, twice');
  expect(redrafted?.id).not.toBe(edited?.id);
});

test.describe('a server that fails', () => {
  test.describe.configure({ timeout: 75_000 });
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR_/] });

  for (const [name, fault] of [
    ['loses the answer', { kind: 'lost' }],
    ['closes the connection amid the request', { kind: 'cut' }],
    ['fails with 500', { kind: 'status', status: 500 }],
  ] as const) {
    test(`[CMP-01] [POST-01] changes a post once on a server that ${name}`, async ({ page, server }) => {
      await signInWithoutUndo(page);
      await openComposer(page);
      await page.keyboard.type('Before the edit');
      await send(page);
      await whenPosted(page, server.origin, 'Before the edit');
      const row = rowOf(page, 'Before the edit');
      await expect(row.locator('[data-phase]')).toHaveCount(0);
      await row.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(field(page)).toHaveValue('Before the edit');
      await field(page).fill('After the edit');
      await server.fail({ pattern: 'PUT /api/v1/statuses', ...fault });
      await send(page, 'Save changes');
      const [edited, ...others] = await whenPosted(page, server.origin, 'After the edit');
      await expect(rowOf(page, 'After the edit')).toBeVisible();
      await expect(rowOf(page, 'After the edit').locator('[data-phase]')).toHaveCount(0, { timeout: 30_000 });
      const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
      const history = await page.request.get(`${server.origin}/api/v1/statuses/${edited?.id}/history`, { headers });
      expect(((await history.json()) as WireStatus[]).map(({ content }) => content.replaceAll(/<[^>]*>/g, ''))).toEqual([
        'Before the edit',
        'After the edit',
      ]);
      expect(others.filter(({ content }) => content.includes('the edit'))).toEqual([]);
    });
  }
});

test('[CMP-01] completes accounts, hashtags and emoji by keyboard', { tag: '@main' }, async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await page.keyboard.type('Hello @to');
  await expect(option(page).first()).toBeVisible();
  const chosen = (await option(page).nth(0).innerText()).match(/@\S+/)?.[0];
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(`Hello ${chosen} `);
  await page.keyboard.type('#bird');
  await expect(option(page).first()).toContainText('#bird');
  await page.keyboard.press('Tab');
  await expect(text).toHaveValue(/ #bird\w* $/);
  await page.keyboard.type(':tra');
  await expect(option(page)).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(option(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  // The browser undoes a completion like typing.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).not.toHaveValue(/:tra/);
});

test('[CMP-01] completes words with full-width signs too', async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await page.keyboard.insertText('Hello ');
  for (const letter of '＠to') await page.keyboard.insertText(letter);
  await expect(option(page).first()).toContainText('@to');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/^Hello @to\S+ $/);
  for (const letter of '＃bird') await page.keyboard.insertText(letter);
  await expect(option(page).first()).toContainText('#bird');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/ #bird\w* $/);
});

test('[CMP-01] Enter takes no suggestion while the emojis load', async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>(done => (release = done));
  const isRequested = page.waitForRequest(/\/assets\/emoji-names-.*\.js/);
  await page.route(/\/assets\/emoji-names-.*\.js/, async route => {
    await released;
    await route.continue();
  });
  await page.keyboard.type(':hea');
  await isRequested;
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(':hea\n');
  release();
  await page.keyboard.type(':hea');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).not.toHaveValue(/:hea\n?$/);
});

test('[CMP-01] the suggestions do not cover a word that goes to the next line while it is typed', async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  // Words up to where `:hea` has room in the line, and `:heart_` has not.
  const filler = await text.evaluate((element: HTMLTextAreaElement) => {
    const style = getComputedStyle(element);
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.font = style.font;
    const width = (of: string) => pen.measureText(of).width;
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    let words = '';
    while (width(`${words}i `) + width(':heart') < room) words += 'i ';
    return words;
  });
  await page.keyboard.type(`${filler}:hea`);
  await expect(option(page).first()).toBeVisible();
  const list = dialog(page).getByRole('listbox', { name: 'Suggestions' });
  const top = async () => (await list.boundingBox())?.y ?? 0;
  const before = await top();
  const lineHeight = await text.evaluate(element => Number.parseFloat(getComputedStyle(element).lineHeight));
  await page.keyboard.type('rt_');
  await expect(option(page).first()).toBeVisible();
  expect((await top()) - before).toBeCloseTo(lineHeight, 0);
  expect((await list.boundingBox())?.x).toBeCloseTo((await text.boundingBox())?.x ?? Number.NaN, 0);
});

test('[CMP-01] finds an emoji among 500 of the server and inserts it at the caret', async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  await dialog(page).getByRole('button', { name: 'Emoji' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Search emoji' })).toBeFocused();
  await page.keyboard.type('owl');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('a🦉b');
  await page.keyboard.type('!');
  await expect(text).toHaveValue('a🦉!b');
  await dialog(page).getByRole('button', { name: 'Emoji' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(text).toBeFocused();
});

test('[CMP-02] keeps the draft over a reload and over a crash, and two tabs keep theirs apart', async ({ page, context }) => {
  await signInWithoutUndo(page);
  await openComposer(page);
  await page.keyboard.type('Half a thought');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const text = await openComposer(page);
  await expect(text).toHaveValue('Half a thought');
  const other = await context.newPage();
  await other.goto('/');
  await expect(rows(other).first()).toBeVisible();
  await openComposer(other);
  await expect(field(other)).toHaveValue('');
  await other.keyboard.type('Another thought');
  await text.pressSequentially(', and more');
  await waitForStored(page, 'rookery-outbox', 'Half a thought, and more');
  await waitForStored(page, 'rookery-outbox', 'Another thought');
  await page.goto('chrome://crash').catch(() => undefined);
  const third = await context.newPage();
  await third.goto('/');
  await expect(rows(third).first()).toBeVisible();
  await openComposer(third);
  await dialog(third).getByRole('button', { name: 'Drafts' }).click();
  await expect(dialog(third).getByText('Half a thought, and more')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Text of the post' })).toHaveValue('Another thought');
});

test('[CMP-01] refuses one character too many and says so', async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await text.fill(`${'x'.repeat(476)} https://tram.example/${'y'.repeat(300)}`);
  await expect(dialog(page).getByText('0 characters left')).toBeAttached();
  await expect(text).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('x');
  await expect(dialog(page).getByText('The post is too long.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
});

test('[CMP-01] pastes the text of a page with its list and its link, which the browser can undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await page.keyboard.type('Bring: ');
  await page.evaluate(async () => {
    const html = '<p>what you have</p><ul><li>ink</li><li>a <a href="https://lamp.example/">lamp</a></li></ul>';
    const canvas = new OffscreenCanvas(2, 2);
    canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
    const picture = await canvas.convertToBlob();
    const parts = {
      'text/plain': new Blob(['what you have\nink\na lamp'], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
      'image/png': picture,
    };
    await navigator.clipboard.write([new ClipboardItem(parts)]);
  });
  await page.keyboard.press('Control+V');
  await expect(text).toHaveValue('Bring: what you have\n• ink\n• a lamp (https://lamp.example/)');
  await expect(dialog(page).getByRole('list', { name: 'Media' })).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expect(text).toHaveValue('Bring: ');
});

test('[CMP-01] a link that is dropped beside the text goes to its end, and leaves the page as it is', async ({ page }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await page.keyboard.type('Look');
  const address = page.url();
  const dropped = await dialog(page)
    .getByRole('button', { name: 'Add content warning' })
    .evaluate(button => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/uri-list', 'https://lamp.example/');
      dataTransfer.setData('text/plain', 'https://lamp.example/');
      const area = button.closest('section')?.querySelector('.rk-drop-area p, .rk-compose-pills') ?? button;
      return area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
  expect(dropped).toBe(false);
  await expect(text).toHaveValue('Look https://lamp.example/');
  expect(page.url()).toBe(address);
});

test('[CMP-01] takes pasted HTML and hostile text as text', async ({ page, server }) => {
  await signInWithoutUndo(page);
  const text = await openComposer(page);
  await text.evaluate(element => {
    const data = new DataTransfer();
    data.setData('text/html', '<img src=x onerror="document.title=1"><b>bold</b>');
    data.setData('text/plain', 'bold');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(dialog(page).locator('.rk-compose img[src="x"]')).toHaveCount(0);
  const hostile = '<script>document.title = 1</script> <img src=x onerror=alert(1)> &lt;b&gt; \u202Etxt.exe';
  await text.fill(hostile);
  await send(page);
  const [posted] = await whenPosted(page, server.origin, '&lt;script&gt;');
  expect(posted?.content).not.toContain('<script');
  await expect(rowOf(page, 'document.title = 1')).toContainText('<script>');
  expect(await page.title()).not.toBe('1');
});
