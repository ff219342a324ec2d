import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { composerOf, logOf, messageOf, openPerson, say, type Person } from './chatting.js';
import { expect, holdResponses, serverOriginOf, test, waitForStream, workerPort } from './fixtures.js';
import { answerOtherHosts, expectUnharmed, guard, shared, wrongsIn } from './hostile-page.js';
import { attacks, hostilePost } from './hostile-posts.js';

const MAXIMUM_ELEMENTS = 800;
const LONG_CHAT = 10_000;

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const toast = (page: Page, text: string) => page.locator('.rk-toasts').getByText(text);

async function control(app: string, path: string, body: Record<string, unknown> = {}): Promise<void> {
  const answer = await fetch(`${serverOriginOf(app)}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

test.describe('on a truth server', () => {
  const port = workerPort(70);
  const app = `http://localhost:${port}`;
  const fail = (pattern: string, status: number, message?: string) =>
    control(app, 'faults', { pattern, kind: 'status', status, message });
  let stop: (() => Promise<void>) | undefined;
  let mara: Person;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'truth', '--control']);
  });
  test.beforeEach(async ({ browser }) => {
    await control(app, 'reset');
    mara = await openPerson(browser, app, 'mara');
    await mara.send('PATCH', '/api/v1/accounts/update_credentials', { chats_onboarded: true, accepts_chat_messages: true });
  });
  test.afterEach(() => mara.page.context().close());
  test.afterAll(() => stop?.());

  test(
    '[CHAT-12] [CHAT-22] [CHAT-23] [CHAT-26] [CHAT-27] writes by keyboard; a refused text returns',
    { tag: '@main' },
    async () => {
      const { page } = mara;
      await page.goto('/chats');
      await row(page, 'Noor').click();
      const field = composerOf(page);
      await expect(field).toBeFocused();
      const oneRow = (await field.boundingBox())?.height ?? 0;
      await field.pressSequentially('Bring a lamp :gri');
      await expect(page.getByRole('option')).toHaveCount(5);
      await field.press('Enter');
      await expect(field).toHaveValue(/^Bring a lamp \p{Emoji}.? $/u);
      for (let line = 0; line < 9; line++) await field.press('Shift+Enter');
      expect((await field.boundingBox())?.height).toBe(oneRow * 5);
      // Over the limit of 500 nothing is sent.
      await field.fill('x'.repeat(501));
      await expect(page.getByText('1 character too many')).toBeAttached();
      await field.press('Enter');
      await expect(field).toHaveValue('x'.repeat(501));
      await fail('POST /api/v1/pleroma/chats/*/messages', 422, 'The tram does not stop here');
      await say(page, 'Is the lamp lit?');
      await expect(page.locator('.rk-chat-composer').getByRole('alert')).toContainText('The tram does not stop here');
      await expect(field).toHaveValue('Is the lamp lit?');
      await page.locator('.rk-chat-composer').getByRole('button', { name: 'Retry?' }).click();
      await expect(messageOf(page, 'Is the lamp lit?')).toHaveCount(1);
      await expect(field).toHaveValue('');
    },
  );

  test('[CHAT-01] [CHAT-15] [CHAT-16] [CHAT-30] [API-04] says what failed, and tries again', async () => {
    const { page } = mara;
    await fail('GET /api/v1/pleroma/chats/*/messages', 500);
    // When the stream connects, chats are read again, and a failure would be gone without a press.
    const isConnected = waitForStream(page);
    await page.goto('/chats');
    await isConnected;
    const messages = await holdResponses(page, /\/chats\/[^/?]+\/messages/);
    await row(page, 'Noor').click();
    await expect(page.getByLabel('Loading messages…')).toBeVisible();
    messages.release();
    await expect(page.getByText('Whoops!')).toBeVisible();
    await expect(page.getByText('We encountered a network failure.')).toBeVisible();
    // A message that is sent meanwhile is in view below the failure, and stays when the messages come.
    const sending = await holdResponses(page, /\/chats\/[^/?]+\/messages$/);
    await say(page, 'Is the lamp lit?');
    await expect(messageOf(page, 'Is the lamp lit?')).toBeVisible();
    await expect(page.getByText('Whoops!')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Whoops!')).toHaveCount(0);
    sending.release();
    await expect(logOf(page).getByRole('listitem')).not.toHaveCount(1);
    await expect(messageOf(page, 'Is the lamp lit?')).toHaveCount(1);

    await page.getByRole('button', { name: 'Chat settings' }).click();
    const privacy = page.getByRole('switch', { name: 'Let people start chats with me' });
    await expect(privacy).toBeChecked();
    await privacy.press('Space');
    await fail('PATCH /api/v1/accounts/update_credentials', 500);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Chat Settings failed to update.')).toBeVisible();
    await expect(privacy).toBeChecked();
    await privacy.press('Space');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Chat Settings updated successfully')).toBeVisible();
    await page.reload();
    await expect(privacy).not.toBeChecked();

    await control(app, 'faults', { pattern: 'GET /api/v2/pleroma/chats', kind: 'status', times: 10 });
    await page.goto('/chats');
    await expect(page.getByText('Chats could not be loaded.')).toBeVisible();
    // Nobody knows whether there are messages.
    await expect(page.getByText('Choose a chat')).toBeVisible();
    await expect(page.getByText('No messages yet')).toHaveCount(0);
  });

  test('[CHAT-32] [NAV-10] opens, starts and minimises docked chats by keyboard, beside every other page', async () => {
    const { page } = mara;
    await page.goto('/');
    const pane = page.getByRole('complementary', { name: 'Chats' });
    const inPane = pane.getByRole('button', { name: /^Tobias Okafor/ });
    await page.getByRole('button', { name: 'Chats 4 unread' }).press('Enter');
    await expect(inPane).toBeVisible();
    await expect(pane.getByRole('button', { name: /^Chats/ })).toBeFocused();
    await pane.getByRole('button', { name: 'New chat' }).press('Enter');
    await pane.getByRole('textbox', { name: 'Type a name' }).fill('idris');
    await pane.getByRole('button', { name: /@idris/ }).click();
    await say(page, 'Is the clock right?');
    await expect(messageOf(page, 'Is the clock right?')).toBeVisible();
    await logOf(page).getByRole('button', { name: 'Message actions' }).last().press('Enter');
    await page.getByRole('menuitem', { name: 'Delete for both' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for both' }).press('Enter');
    await expect(messageOf(page, 'Is the clock right?')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await expect(inPane).toBeVisible();
    await expect(pane.locator(':focus')).toHaveCount(0);
    await pane.getByRole('button', { name: 'New chat' }).press('Escape');
    await expect(inPane).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/chats$/);
    await expect(pane).toHaveCount(0);
  });

  test('[CHAT-02] [CHAT-03] [CHAT-04] [CHAT-05] [API-01] searches the inbox and people', async () => {
    const { page } = mara;
    await page.goto('/chats/new');
    await expect(page.getByText('Start a chat', { exact: true })).toBeVisible();
    await expect(page.getByText('Search for someone to chat with.')).toBeVisible();
    const search = page.waitForRequest(request => new URL(request.url()).pathname === '/api/v1/accounts/search');
    await page.getByRole('textbox', { name: 'Type a name' }).fill('no such person');
    const asked = Object.fromEntries(new URL((await search).url()).searchParams);
    expect(asked).toEqual({ q: 'no such person', limit: '10', followers: 'true' });
    await expect(page.getByText('No matches found')).toBeVisible();
    await expect(page.getByText('Try searching for another name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search inbox' }).fill('noor');
    await expect(row(page, 'Tobias Okafor')).toHaveCount(0);
    await row(page, 'Noor').click();
    await expect(composerOf(page)).toBeFocused();
  });

  test('[CHAT-09] [CHAT-13] [CHAT-17] [CHAT-20] [CHAT-21] [CHAT-24] [CHAT-29] shows what was said, when, and whether more can be', async ({
    browser,
  }) => {
    const { page } = mara;
    await page.goto('/chats');
    await row(page, "Lev's Type Foundry").click();
    await expect(page.getByText('Messages older than 14 days are deleted.')).toBeVisible();
    // The last message of the seed is some minutes old: after midnight it is of yesterday.
    await expect(
      logOf(page)
        .getByText(/^(Today|\w+ \d+)$/)
        .last(),
    ).toBeVisible();
    await expect(
      logOf(page)
        .getByRole('link', { name: /Lev's Type Foundry/ })
        .first(),
    ).toHaveAttribute('href', '/@lev');
    const send = page.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await giveFiles(page, 'paste', ['shelf.txt']);
    await expect(page.getByRole('button', { name: 'Remove shelf.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove shelf.txt' }).click();
    await say(page, 'Is it lead?');
    const lev = await openPerson(browser, app, 'lev');
    const own = await mara.send('GET', '/api/v1/accounts/verify_credentials');
    await expect(logOf(page).getByText('Sent', { exact: true })).toBeVisible();
    await lev.send('POST', `/api/v1/accounts/${String(own['id'])}/block`);
    await page.reload();
    await expect(page.getByText('You are blocked by @lev')).toBeVisible();
    await expect(composerOf(page)).toHaveCount(0);
    await lev.page.context().close();
  });

  test('[CHAT-27] shows whole lines in the field at its greatest height', async () => {
    const { page } = mara;
    await page.goto('/chats');
    await row(page, 'Noor').click();
    const field = composerOf(page);
    const lines = () =>
      field.evaluate(element => {
        const style = getComputedStyle(element);
        const line = Number.parseFloat(style.lineHeight);
        const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
        const { clientHeight, scrollHeight } = element;
        // The padding scrolls with the text: lines are drawn in it.
        return { rest: (clientHeight - padding) % line, shown: clientHeight / line, all: (scrollHeight - padding) / line };
      });
    for (const [size, text] of [
      ['100%', 'A line'],
      ['100%', 'A line 🦊 with 👩🏽‍🚀 ﷽ in it'],
      ['137%', 'A line 🦊'],
      ['200%', 'A line'],
    ] as const) {
      await page.evaluate(fontSize => document.documentElement.style.setProperty('font-size', fontSize), size);
      await field.fill(Array.from({ length: 9 }, () => text).join('\n'));
      expect.soft(await lines(), `${size} ${text}`).toEqual({ rest: 0, shown: 5, all: 9 });
    }
  });

  test('[NAV-03] [CHAT-29] leads from the intro of a chat to the profile and back, by keyboard', async () => {
    const { page } = mara;
    await page.goto('/chats');
    await row(page, "Lev's Type Foundry").click();
    const intro = logOf(page).getByRole('link', { name: /Lev's Type Foundry.*@lev/ });
    await intro.press('Enter');
    await expect(page).toHaveURL(/\/@lev$/);
    await expect(page.getByRole('heading', { name: "Lev's Type Foundry", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(composerOf(page)).toBeVisible();
  });

  test('[CHAT-11] sends a message of an earlier visit without opening a chat', async () => {
    const { page } = mara;
    await page.goto('/chats');
    await row(page, 'Noor').click();
    await composerOf(page).waitFor();
    await expect(logOf(page)).toBeVisible();
    const path = new URL(page.url()).pathname.replace('/chats/', '/api/v1/pleroma/chats/');
    await page.route(/\/messages$/, route => route.abort());
    await say(page, 'I am on the last tram.');
    await expect(logOf(page).getByRole('listitem').filter({ hasText: 'I am on the last tram.' })).toHaveAttribute(
      'data-own',
      'true',
    );
    await page.goto('about:blank');
    await page.unroute(/\/messages$/);
    await page.goto('/');
    const newest = async () => JSON.stringify(await mara.send('GET', `${path}/messages?limit=2`));
    await expect.poll(newest, { timeout: 30_000 }).toContain('I am on the last tram.');
    expect((await newest()).split('I am on the last tram.')).toHaveLength(2);
  });

  test('[CHAT-11] [CHAT-12] says without a connection that messages wait, takes one back and sends the other once', async () => {
    const { page } = mara;
    await page.goto('/chats');
    await row(page, 'Noor').click();
    await composerOf(page).waitFor();
    await expect(logOf(page)).toBeVisible();
    const path = new URL(page.url()).pathname.replace('/chats/', '/api/v1/pleroma/chats/');
    await page.context().setOffline(true);
    await say(page, 'I am on the ferry.');
    const said = page.locator('.rk-message-failure');
    await expect(said).toHaveText([/^No connection. It will be sent later./]);
    await say(page, 'Keep a seat.');
    await expect(said.last()).toContainText('Waiting for the message before.');
    const announced = page.getByRole('status').filter({ hasText: 'Waiting for the message before.' });
    await expect(announced).toHaveCount(1);
    await composerOf(page).fill('And a lamp.');
    await said.last().getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(composerOf(page)).toHaveValue('Keep a seat.\nAnd a lamp.');
    await expect(composerOf(page)).toBeFocused();
    await expect(said).toHaveCount(1);
    await page.context().setOffline(false);
    const times = async () =>
      JSON.stringify(await mara.send('GET', `${path}/messages?limit=5`)).split('I am on the ferry.').length - 1;
    await expect.poll(times).toBe(1);
    await expect(said).toHaveCount(0);
    expect(await times()).toBe(1);
    await expect(logOf(page).getByText('Keep a seat.')).toHaveCount(0);
  });

  test('[CHAT-11] [CHAT-12] says after six seconds that a server does not answer, and sends once with Retry', async () => {
    const { page } = mara;
    await page.goto('/chats');
    await row(page, 'Noor').click();
    await composerOf(page).waitFor();
    await expect(logOf(page)).toBeVisible();
    const path = new URL(page.url()).pathname.replace('/chats/', '/api/v1/pleroma/chats/');
    const isSilent = { current: true };
    // A request that hangs has no end.
    await page.route(/\/messages(\?|$)/, route => (isSilent.current ? undefined : route.continue()));
    await say(page, 'Is anybody there?');
    const said = page.locator('.rk-message-failure');
    await expect(said).toContainText('No connection. It will be sent later.', { timeout: 9_000 });
    await expect(said.getByRole('button', { name: 'Undo' })).toBeVisible();
    isSilent.current = false;
    await said.getByRole('button', { name: 'Retry?' }).press('Enter');
    await expect(said).toHaveCount(0);
    const times = async () =>
      JSON.stringify(await mara.send('GET', `${path}/messages?limit=5`)).split('Is anybody there?').length - 1;
    await expect.poll(times).toBe(1);
    await expect(messageOf(page, 'Is anybody there?')).toHaveCount(1);
  });

  test('[CHAT-06] [NAV-09] leads from a profile to a chat and back to the list, on a phone', { tag: '@main' }, async () => {
    const { page } = mara;
    await page.setViewportSize({ width: 390, height: 844 });
    await fail('POST /api/v1/pleroma/chats/by-account-id/*', 422, 'Noor is out');
    await page.goto('/@noor@hoshi.example');
    await page.getByRole('link', { name: 'Message @noor@hoshi.example' }).click();
    await expect(toast(page, 'Noor is out')).toBeVisible();
    await expect(page).toHaveURL(/\/chats\/new$/);
    await page.goto('/@noor@hoshi.example');
    await page.getByRole('link', { name: 'Message @noor@hoshi.example' }).click();
    await expect(page).toHaveTitle(/Noor · Rookery$/);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar).toHaveCount(0);
    const { y = 0, height = 0 } = (await composerOf(page).boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(780);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/chats$/);
    await expect(row(page, 'Tobias Okafor')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Chats 4 unread' })).toBeVisible();
  });
});

test.describe('on a pleroma server', () => {
  const port = workerPort(72);
  const app = `http://localhost:${port}`;
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'pleroma', '--long-chat', String(LONG_CHAT), '--control']);
  });
  test.afterAll(() => stop?.());

  test('[CHAT-18] reads upwards in a chat of 10,000 messages without a jump', async ({ browser }) => {
    const { page } = await openPerson(browser, app, 'mara');
    await page.goto('/chats');
    await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
    await expect(logOf(page).locator('.rk-message').last()).toBeVisible();
    let farthest = 0;
    // The pages end within groups, days and between files.
    let arrivals = 0;
    for (let turn = 1; turn <= 40 && arrivals < 16; turn++) {
      const moved = await watchWhileScrolling(page);
      if (moved === null) continue;
      arrivals += 1;
      farthest = Math.max(farthest, moved);
    }
    expect(arrivals).toBe(16);
    process.stdout.write(`    ${farthest.toFixed(2)} px at most\n`);
    // A scroller stands at whole pixels, and rows have parts of them.
    expect(farthest).toBeLessThanOrEqual(0.5);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(MAXIMUM_ELEMENTS);
    await page.context().close();
  });

  test('[CHAT-24] attaches the first of two files, and says so, by paste and by drop', { tag: '@main' }, async ({ browser }) => {
    const { page } = await openPerson(browser, app, 'mara');
    await page.goto('/chats');
    await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
    await composerOf(page).fill('Look');
    for (const way of ['paste', 'drop'] as const) {
      await giveFiles(page, way, ['shelf.txt', 'tin.txt']);
      await expect(toast(page, 'A message has at most 1 file')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove shelf.txt' }).press('Enter');
      await page.locator('.rk-toasts').getByRole('button', { name: 'Close' }).first().press('Enter');
      await expect(toast(page, 'A message has at most 1 file')).toHaveCount(0);
    }
    await expect(composerOf(page)).toHaveValue('Look');
    await page.context().close();
  });

  test('runs nothing of hostile text in every field of a chat', async ({ browser }) => {
    const { page, send } = await openPerson(browser, app, 'mara');
    const own = await send('GET', '/api/v1/accounts/verify_credentials');
    const dialogs = await guard(page);
    await answerOtherHosts(page);
    const chats = attacks.map((attack, at) => hostileChat(attack, at));
    const messages = attacks.map((attack, at) => ({
      ...hostileMessage(attack, at),
      ...(at % 3 === 0 && { account_id: own['id'] }),
    }));
    await page.route(/\/api\/v[12]\/pleroma\/chats(\?|$)/, route => route.fulfill({ json: chats, headers: shared }));
    await page.route(/\/api\/v1\/pleroma\/chats\/[^/?]+$/, route => route.fulfill({ json: chats[0], headers: shared }));
    await page.route(/\/pleroma\/chats\/[^/?]+\/messages/, route =>
      route.fulfill({ json: route.request().url().includes('max_id') ? [] : messages, headers: shared }),
    );
    await page.goto('/chats');
    await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
    await expect(logOf(page)).toBeVisible();
    for (let turn = 0; turn < 40; turn++) {
      for (const part of ['.rk-log', '.rk-chats-inbox', '.rk-chat-header']) expect(await wrongsIn(page, part)).toEqual([]);
      const isMoved = await page.evaluate(() => {
        let isMoved = false;
        for (const scroller of document.querySelectorAll('.rk-log-scroller, .rk-chat-panel-scroller')) {
          const before = scroller.scrollTop;
          scroller.scrollTop += scroller.matches('.rk-log-scroller') ? -700 : 700;
          isMoved ||= scroller.scrollTop !== before;
        }
        return isMoved;
      });
      if (!isMoved) break;
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await expectUnharmed(page, dialogs);
    await page.context().close();
  });
});

/** Pastes files into the field of the chat, or drops them on its messages. */
async function giveFiles(page: Page, way: 'paste' | 'drop', names: readonly string[]): Promise<void> {
  const target = way === 'paste' ? composerOf(page) : logOf(page);
  await target.evaluate(
    (element, [type, files]) => {
      const data = new DataTransfer();
      for (const name of files) data.items.add(new File([name], name, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data }),
      );
    },
    [way, names] as const,
  );
}

/**
 * Scrolls to the oldest message that is loaded, and follows the bubbles in view until older ones have come. Resolves to the greatest
 * distance of one from where the scrolling left it, in pixels; null when none came within a second: those that were requested before had
 * come in the frame of the scrolling.
 */
function watchWhileScrolling(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    // A task after the frame reads the layout that the frame has painted.
    const channel = new MessageChannel();
    const frame = () =>
      new Promise(done => {
        channel.port1.onmessage = done;
        requestAnimationFrame(() => channel.port2.postMessage(null));
      });
    const scroller = document.querySelector('.rk-log-scroller');
    if (scroller === null) throw new Error('There is no log.');
    const indexes = () =>
      [...scroller.querySelectorAll<HTMLElement>('.rk-message[data-index]')].map(row => Number(row.dataset['index']));
    scroller.scrollTop = 0;
    await frame();
    const { top, bottom } = scroller.getBoundingClientRect();
    const bubbleOf = (index: string) => scroller.querySelector(`[data-index="${index}"] .rk-bubble`)?.getBoundingClientRect();
    const watched = indexes()
      .map(index => ({ index: String(index), start: bubbleOf(String(index))?.top ?? Number.NaN }))
      .filter(({ start }) => start >= top && start < bottom);
    if (watched.length === 0) throw new Error('There is no bubble in view.');
    const oldest = Math.min(...indexes());
    let farthest = 0;
    let framesAfter = 0;
    for (let count = 0; count < 60 + framesAfter && framesAfter < 10; count++) {
      await frame();
      for (const { index, start } of watched)
        farthest = Math.max(farthest, Math.abs((bubbleOf(index)?.top ?? Number.NaN) - start));
      if (Math.min(...indexes()) < oldest) framesAfter += 1;
    }
    return framesAfter === 0 ? null : farthest;
  });
}

function hostileMessage(attack: string, at: number): Record<string, unknown> {
  const post = hostilePost(attack, at);
  const { id, content, created_at, emojis, media_attachments, card, account, emoji_reactions } = post;
  const [attachment] = media_attachments as unknown[];
  return {
    id,
    chat_id: 'hostile',
    account_id: (account as { id: string }).id,
    content,
    created_at,
    emojis,
    card,
    emoji_reactions,
    unread: false,
    ...(at % 2 === 0 ? { media_attachments } : { attachment }),
  };
}

function hostileChat(attack: string, at: number): Record<string, unknown> {
  const { account, created_at } = hostilePost(attack, at);
  return {
    id: at === 0 ? 'hostile' : `hostile${at}`,
    account,
    unread: at % 2,
    updated_at: created_at,
    last_message: hostileMessage(attack, at),
  };
}
