import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { composerOf, openPerson, say, type Person } from './chatting.js';
import { expect, serverOriginOf, test } from './fixtures.js';

const firstPort = Number(process.env['E2E_PORT'] ?? 4310) + 60;

interface Backend {
  name: 'default' | 'pleroma' | 'rebased' | 'truth';
  /** Chats that another account began wait to be accepted. */
  hasAcceptance?: boolean;
  /** The other member's read mark is known. */
  hasReceipts?: boolean;
  /** A deletion reaches the other member at once. */
  streamsDeletion: boolean;
  /** Chats can be left. */
  hasLeaving: boolean;
}

const backends: Backend[] = [
  { name: 'pleroma', streamsDeletion: false, hasLeaving: false },
  { name: 'rebased', streamsDeletion: false, hasLeaving: true },
  { name: 'truth', hasAcceptance: true, hasReceipts: true, streamsDeletion: true, hasLeaving: true },
  { name: 'default', streamsDeletion: true, hasLeaving: true },
];

const picture = {
  name: 'pier.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const log = (page: Page) => page.getByRole('region', { name: 'Messages' });
const message = (page: Page, text: string) => log(page).getByText(text, { exact: true });

async function startChat({ page }: Person, name: string): Promise<void> {
  await page.goto('/chats/new');
  await page.getByRole('searchbox', { name: 'Type a name' }).fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/chats\/(?!new)[^/?]+$/);
}

for (const [index, backend] of backends.entries()) {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;

  test.describe(`on a ${backend.name} server`, () => {
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      stop = await startApp(port, ['--server-profile', backend.name, '--control']);
    });
    test.afterAll(() => stop?.());

    test(`[CHAT-31] [NAV-10] two browsers hold a conversation on a ${backend.name} server`, async ({ browser }) => {
      const [mara, other] = await Promise.all([openPerson(browser, app, 'mara'), openPerson(browser, app, 'library')]);
      await other.page.goto('/');
      await startChat(mara, other.name);
      await say(mara.page, 'Is the stove lit?');
      await expect(message(mara.page, 'Is the stove lit?')).toBeVisible();
      // The other one reads it, and answers with a picture.
      await expect(navigation(other.page).getByRole('link', { name: 'Chats, 1 unread' })).toBeVisible();
      await expect(other.page).toHaveTitle(/^\(1\) /);
      await navigation(other.page).getByRole('link', { name: /^Chats/ }).click();
      await other.page.getByRole('link', { name: /Mara Lindqvist/ }).click();
      if (backend.hasAcceptance === true) {
        await expect(other.page.getByText('@mara would like to chat with you')).toBeVisible();
        await other.page.getByRole('button', { name: 'Accept' }).click();
      }
      await expect(message(other.page, 'Is the stove lit?')).toBeVisible();
      await expect(navigation(other.page).getByRole('link', { name: 'Chats', exact: true })).toBeVisible();
      await expect(other.page).toHaveTitle(/^(?!\()/);
      await other.page.getByLabel('Attach a file').first().setInputFiles(picture);
      await say(other.page, 'Since seven.');
      await expect(message(mara.page, 'Since seven.')).toBeVisible();
      await expect(log(mara.page).getByRole('button', { name: /Open picture/ })).toBeVisible();
      await Promise.all([mara.page.context().close(), other.page.context().close()]);
    });
  });
}
