import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { openApp } from '../tools/interop/page.ts';
import type { Json } from '../tools/interop/posts.ts';
import { signInAs } from '../tools/interop/sign-in.ts';
import { serverOriginOf } from './places.ts';

/** A member of a server in a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly acct: string;
  readonly name: string;
  /** Sends a request to the server as this account, past the page. */
  send(method: string, path: string, body?: Json): Promise<Json>;
}

/** Opens the app for a local account of its built-in server. @param app Origin of the app. */
export async function openPerson(browser: Browser, app: string, acct: string): Promise<Person> {
  const origin = serverOriginOf(app);
  const credentials = await signInAs(origin, acct);
  const send = async (method: string, path: string, body?: Json): Promise<Json> => {
    const answer = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${credentials.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Json;
  };
  const account = await send('GET', '/api/v1/accounts/verify_credentials');
  const page = await openApp(browser, app, origin, account, credentials);
  return { page, acct, name: String(account['display_name']), send };
}

/** The composer of the chat on the page. */
export const composerOf = (page: Page) => page.getByRole('textbox', { name: 'Type a message' });

/** The messages of the chat on the page. */
export const logOf = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });

/** The text of a message. */
export const messageOf = (page: Page, text: string): Locator => logOf(page).getByText(text, { exact: true });

/** Accepts the welcome that some servers' accounts get before their chats. @param content Shown without it. */
export async function passWelcome(page: Page, content: Locator): Promise<void> {
  const welcome = page.getByRole('button', { name: 'Save and continue' });
  await expect(content.or(welcome).first()).toBeVisible();
  if (await welcome.isVisible()) await welcome.click();
}

/** Finds an account by its name and opens a chat with it. */
export async function startChat(page: Page, name: string): Promise<void> {
  await page.goto('/chats/new');
  const field = page.getByRole('textbox', { name: 'Type a name' });
  await passWelcome(page, field);
  await field.fill(name);
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/\/chats\/(?!new)[^/?]+$/);
}

/** Types a message and sends it by Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await composerOf(page).fill(text);
  // A file that is being uploaded holds the message.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await composerOf(page).press('Enter');
}
