import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { composerOf, logOf, messageOf, openPerson, passWelcome, say, startChat, type Person } from './chatting.js';
import { expect, test, workerPort } from './fixtures.js';

interface Backend {
  name: 'pleroma' | 'rebased' | 'truth' | 'default';
  /** A chat that another account began waits to be accepted. */
  hasAcceptance?: boolean;
  /** The other member's read mark is known. */
  hasReceipts?: boolean;
  /** A deletion reaches the other member at once; else with the next opening. */
  streamsDeletion?: boolean;
  hasLeaving?: boolean;
}

/** The default server has Mastodon's conversations: chats of direct posts. */
const backends: Backend[] = [
  { name: 'pleroma' },
  { name: 'rebased', hasLeaving: true },
  { name: 'truth', hasAcceptance: true, hasReceipts: true, streamsDeletion: true, hasLeaving: true },
  { name: 'default', streamsDeletion: true, hasLeaving: true },
];

const picture = {
  name: 'pier.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Deletes an own message by the keyboard, at the second time that it is asked for. */
async function deleteForBoth(page: Page, text: string): Promise<void> {
  const actions = logOf(page).getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Message actions' });
  const question = page.getByRole('alertdialog', { name: 'Delete message' });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete for both' }).press('Enter');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(actions).toBeFocused();
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete for both' }).press('Enter');
  await question.getByRole('button', { name: 'Delete for both' }).press('Enter');
  await expect(messageOf(page, text)).toHaveCount(0);
  await expect(logOf(page).getByRole('button', { name: 'Message actions' }).and(page.locator(':focus'))).toHaveCount(1);
}

/** The other member answers: accepts where that is needed, attaches a picture and writes. */
async function answer({ page }: Person, backend: Backend): Promise<void> {
  await expect(navigation(page).getByRole('link', { name: 'Chats 1 unread' })).toBeVisible();
  // A direct post is a mention too: the title counts it once more, as a notification.
  const isMention = backend.name === 'default';
  await expect(page).toHaveTitle(isMention ? /^\(2\) / : /^\(1\) /);
  await navigation(page)
    .getByRole('link', { name: /^Chats/ })
    .click();
  const chat = page.getByRole('link', { name: /Mara Lindqvist/ });
  await passWelcome(page, chat);
  await chat.click();
  if (backend.hasAcceptance === true) {
    await expect(page.getByText('@mara would like to chat with you')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  }
  await expect(messageOf(page, 'Is the stove lit?')).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Chats', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(isMention ? /^\(1\) / : /^(?!\()/);
  await page.getByLabel('Attach a file').and(page.locator('input')).setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Remove pier.png' })).toBeVisible();
  await say(page, 'Since seven.');
}

async function blockAndUnblock({ page }: Person, acct: string): Promise<void> {
  await page.getByRole('button', { name: 'Chat information' }).click();
  await page.getByRole('button', { name: `Block @${acct}` }).click();
  // The question of the app: it offers a report, too.
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Block and report' })).toBeVisible();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`@${acct} blocked`)).toBeVisible();
  await expect(page.getByText('You blocked this user')).toBeVisible();
  await expect(composerOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await question.getByRole('button', { name: 'Unblock' }).waitFor();
  // It has the look of the others of the app: a dialog of the browser is for pages without an own one.
  await expect(page.locator('dialog')).toHaveCount(0);
  await question.getByRole('button', { name: 'Unblock' }).click();
  await expect(composerOf(page)).toBeVisible();
}

async function leave({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Chat information' }).click();
  await page.getByRole('button', { name: 'Leave Chat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
}

for (const [index, backend] of backends.entries()) {
  const port = workerPort(60 + index * 2);
  const app = `http://localhost:${port}`;

  test.describe(`on a ${backend.name} server`, () => {
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--server-profile', backend.name, '--control']);
    });
    test.afterAll(() => stop?.());

    test(`[CHAT-07] [CHAT-08] [CHAT-10] [CHAT-14] [CHAT-19] [CHAT-25] [CHAT-28] [CHAT-31] [API-02] [API-03] two browsers hold a conversation on a ${backend.name} server`, async ({
      browser,
    }) => {
      const [mara, other] = await Promise.all([openPerson(browser, app, 'mara'), openPerson(browser, app, 'idris')]);
      await Promise.all([other.page.goto('/'), startChat(mara.page, other.acct)]);
      await say(mara.page, 'Is the stove lit?');
      await expect(messageOf(mara.page, 'Is the stove lit?')).toBeVisible();
      await answer(other, backend);
      await expect(messageOf(mara.page, 'Since seven.')).toBeVisible();
      await expect(logOf(mara.page).getByRole('button', { name: /^Open picture/ })).toBeVisible();
      if (backend.hasReceipts === true) await expect(logOf(mara.page).getByText('Read', { exact: true })).toBeVisible();

      await deleteForBoth(mara.page, 'Is the stove lit?');
      if (backend.streamsDeletion !== true) await other.page.reload();
      await expect(messageOf(other.page, 'Since seven.')).toBeVisible();
      await expect(messageOf(other.page, 'Is the stove lit?')).toHaveCount(0);

      await blockAndUnblock(mara, other.acct);
      await say(mara.page, 'I am on my way.');
      await expect(messageOf(other.page, 'I am on my way.')).toBeVisible();
      if (backend.hasLeaving === true) await leave(mara, other.name);
      await Promise.all([mara.page.context().close(), other.page.context().close()]);
    });
  });
}
