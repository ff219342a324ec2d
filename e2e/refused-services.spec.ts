// Where the browser refuses its services: the elements in a frame of a sandbox, which has no origin, and the app with each of them refused.
// The fixture fails a test on any error of a page or a frame.
import type { FrameLocator, Page } from '@playwright/test';
import { signInAs } from '../tools/interop/sign-in.ts';
import { startApp } from './app-process.ts';
import { serveExamples } from './example-pages.ts';
import { expect, test } from './examples.ts';
import { rows, serverOriginOf, signInByPage, workerPort } from './fixtures.ts';

/** Opens a page that has an example in a frame which may run scripts, and nothing else. */
async function openInSandbox(page: Page, examples: string, path: string): Promise<FrameLocator> {
  await page.route('**/framing.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="900" height="700"></iframe>`,
    }),
  );
  await page.goto(`${examples}/framing.html`);
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, address) => (frame.src = address), `${examples}/${path}`);
  return page.frameLocator('iframe');
}

test('chats work in a frame of a sandbox, on every load', { tag: '@main' }, async ({ page, server, examples }) => {
  const { token } = await signInAs(server.origin, 0);
  const query = new URLSearchParams({ server: server.origin, english: token }).toString();
  for (const text of ['From a sandbox', 'From a second load']) {
    const chats = (await openInSandbox(page, examples, `chats-element/?${query}`)).locator('#english');
    await chats.getByRole('region', { name: 'Chats' }).getByRole('listitem').first().getByRole('button').first().click();
    const field = chats.getByRole('textbox', { name: 'Message' });
    await field.fill(text);
    await field.press('Enter');
    await expect(chats.getByRole('list', { name: 'Messages' }).getByText(text)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(chats.getByText('Sending')).toHaveCount(0);
    const message = chats.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
    await message.hover();
    await message.getByRole('button', { name: 'Message actions' }).click();
    await expect(chats.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expect(chats.getByRole('menuitem', { name: 'Copy' })).toHaveCount(0);
  }
});

test.describe('where accounts choose who starts chats with them', () => {
  // The server answers 404 to the instance of version 2.
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('[CHAT-30] the settings of chats are saved in a frame of a sandbox, once for each press and Enter', async ({ page }) => {
    const port = workerPort(70);
    const stop = await startApp(port, ['--server-profile', 'truth', '--control']);
    const origin = serverOriginOf(`http://localhost:${port}`);
    const examples = await serveExamples(origin);
    try {
      const { token } = await signInAs(origin, 'mara');
      await fetch(`${origin}/api/v1/accounts/update_credentials`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ chats_onboarded: true, accepts_chat_messages: true }),
      });
      let saves = 0;
      page.on('request', request => {
        if (request.method() === 'PATCH') saves += 1;
      });
      const query = new URLSearchParams({ server: origin, english: token }).toString();
      const chats = (await openInSandbox(page, examples.origin, `chats-element/?${query}`)).locator('#english');
      await chats.getByRole('button', { name: 'Chat settings' }).click();
      const privacy = chats.getByRole('switch', { name: 'Let people start chats with me' });
      await expect(privacy).toBeChecked();
      await privacy.press('Space');
      await chats.getByRole('button', { name: 'Save' }).click();
      await expect(chats.getByText('Chat Settings updated successfully')).toBeVisible();
      await expect(privacy).not.toBeChecked();
      expect(saves).toBe(1);
      await privacy.press('Space');
      await privacy.press('Enter');
      await expect.poll(() => saves).toBe(2);
      await expect(chats.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
      await expect(privacy).toBeChecked();
      expect(saves).toBe(2);
    } finally {
      examples.close();
      await stop();
    }
  });
});

test('a timeline works in a frame of a sandbox', async ({ page, server, examples }) => {
  const timeline = await openInSandbox(page, examples, `timeline-element/?server=${encodeURIComponent(server.origin)}`);
  const posts = timeline.locator('#box').getByRole('article');
  await expect(posts.first()).toBeVisible();
  await expect(async () => {
    await server.post(1);
    await expect(timeline.locator('#box').getByRole('button', { name: /new post/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('players play in a frame of a sandbox', async ({ page, examples }) => {
  const frame = await openInSandbox(page, examples, 'player-element/');
  for (const player of [
    frame.getByRole('group', { name: 'Audio: A tone', exact: true }),
    frame.getByRole('group', { name: 'Video: A tone without a picture' }),
  ]) {
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(player.getByText(/^0:0[1-9] \/ 0:20$/)).toBeVisible();
    await player.getByRole('button', { name: 'Mute' }).click();
  }
});

/** Makes every service that a browser can refuse throw, either when it is read or when it is called. */
function refuseServices(kept: readonly string[]): void {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refuseProperty = (owner: object, name: string): void => {
    if (!kept.includes(name)) Object.defineProperty(owner, name, { configurable: true, get: refuse, set: refuse });
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'BroadcastChannel', 'Notification'])
    refuseProperty(window, name);
  for (const name of ['locks', 'storage', 'clipboard', 'share', 'setAppBadge', 'serviceWorker', 'permissions', 'mediaSession'])
    refuseProperty(navigator, name);
  refuseProperty(document, 'cookie');
  Object.assign(Element.prototype, { requestFullscreen: refuse });
  Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: refuse });
}

test('[API-10] the app reads for visitors where the browser refuses everything', async ({ page }) => {
  await page.addInitScript(refuseServices, []);
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().press('Enter');
  await expect(page.locator('#thread article').first()).toBeVisible();
});

test('[API-10] the app signs in, posts and chats where the browser refuses everything but the data of the tab', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(refuseServices, ['sessionStorage']);
  await signInByPage(page);
  await page.keyboard.press('n');
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('With nothing but a page');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = rows(page).filter({ hasText: 'With nothing but a page' });
  await expect(post).toBeVisible();
  await post.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /Copy link/ }).click();
  await expect(page.getByText('The link could not be copied.')).toBeVisible();

  await page.goto('/chats');
  await page.getByRole('region', { name: 'Chats' }).getByRole('listitem').first().getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: 'Type a message' });
  await field.fill('A message with nothing else');
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('A message with nothing else')).toBeVisible();

  await page.goto('/settings/notifications');
  await expect(page.getByText('This browser has no desktop notifications.')).toBeVisible();
});
