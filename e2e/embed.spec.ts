// The pages of `examples/`, built from the packed packages, under a strict policy: chats send a message, players play.
import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../tools/interop/sign-in.ts';
import { expect, test } from './examples.ts';

/** Opens an example. Each name of `tokens` is a parameter with the token of an account. */
async function openExample(page: Page, address: string, server: string, tokens: Readonly<Record<string, number>>): Promise<void> {
  const query = new URLSearchParams({ server });
  for (const [name, account] of Object.entries(tokens)) query.set(name, (await signInAs(server, account)).token);
  await page.goto(`${address}?${query.toString()}`);
}

/** Opens the newest chat, sends a message and waits until the server has it. */
async function sendMessage(
  chats: Locator,
  text: string,
  names = { chats: 'Chats', field: 'Message', sending: 'Sending' },
): Promise<void> {
  await chats.getByRole('region', { name: names.chats }).getByRole('listitem').first().getByRole('button').first().click();
  const field = chats.getByRole('textbox', { name: names.field });
  await field.fill(text);
  await field.press('Enter');
  await expect(chats.getByText(text).last()).toBeVisible();
  await expect(field).toHaveValue('');
}

/** The drafts that the page has stored. */
function draftCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rookery-outbox');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
        opening.onerror = () => reject(opening.error ?? new Error('The database did not open.'));
      }),
  );
}

for (const version of [18, 19]) {
  test(`the sample for React ${version} sends a message`, async ({ page, server, examples }) => {
    await openExample(page, `${examples}/chats-react-${version}/`, server.origin, { token: 0 });
    await sendMessage(page.locator('body'), 'From React');
  });
}

test(
  'two elements on a page without React differ in account, theme and language',
  { tag: '@main' },
  async ({ page, server, examples }) => {
    await openExample(page, `${examples}/chats-element/`, server.origin, { english: 0, arabic: 1 });
    const [english, arabic] = [page.locator('#english'), page.locator('#arabic')];
    await expect(english.getByRole('heading', { name: 'Chats' })).toHaveCSS('direction', 'ltr');
    await sendMessage(english, 'From an element');
    await expect(arabic.getByRole('heading', { name: 'المحادثات' })).toHaveCSS('direction', 'rtl');
    await expect(arabic.getByText('From an element')).toHaveCount(0);
    const schemes = await page.evaluate(() =>
      Array.from(document.querySelectorAll('rookery-chats'), ({ shadowRoot }) =>
        shadowRoot?.firstElementChild ? getComputedStyle(shadowRoot.firstElementChild).colorScheme : null,
      ),
    );
    expect(schemes).toEqual(['light', 'dark']);
    const field = english.getByRole('textbox', { name: 'Message' });
    await field.fill('Not sent yet');
    await expect.poll(() => draftCount(page)).toBe(1);
    await page.reload();
    await english.getByRole('region', { name: 'Chats' }).getByRole('listitem').first().getByRole('button').first().click();
    await expect(field).toHaveValue('Not sent yet');
    await field.pressSequentially(' :grinn');
    await expect(english.getByRole('option', { name: /:grinning:/ }).first()).toBeVisible();
  },
);

/** The names of the scripts that a page requests, each as often as it is requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname.slice(pathname.lastIndexOf('/') + 1));
  });
  return scripts;
}

test('the element is one file, and a second one where chats are direct posts, until a chat is opened', async ({
  page,
  server,
  examples,
}) => {
  const scripts = scriptsOf(page);
  await openExample(page, `${examples}/chats-element/`, server.origin, { english: 0 });
  await expect(page.locator('#english').getByRole('listitem').first()).toBeVisible();
  // The second element of the page is Arabic. `build.js` is what files beside share.
  const others = ['page.js', 'ar.js', 'conversation-chats.js', 'build.js'];
  expect(scripts.filter(name => !others.includes(name))).toEqual(['rookery-chats.js']);
});

test('the element works from its entry with a version, and is loaded once', async ({ page, server, examples }) => {
  const scripts = scriptsOf(page);
  await openExample(page, `${examples}/chats-element/versioned.html`, server.origin, { english: 0 });
  await sendMessage(page.locator('#english'), 'From the entry');
  expect(scripts.filter(name => name === 'rookery-chats.js')).toHaveLength(1);
});

test('elements of one folder load what they share once', async ({ page, server, examples }) => {
  const scripts: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.slice(pathname.lastIndexOf('/') + 1));
  });
  await openExample(page, `${examples}/elements/`, server.origin, { token: 0 });
  await expect(page.locator('rookery-timeline').getByRole('article').first()).toBeVisible();
  await expect(page.locator('rookery-audio').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await sendMessage(page.locator('rookery-chats'), 'From one of several elements');
  for (const shared of ['react.js', 'shared.js']) expect(scripts.filter(name => name === shared)).toHaveLength(1);
});

test('the element sends a message in Vue', async ({ page, server, examples }) => {
  await openExample(page, `${examples}/chats-vue/`, server.origin, { token: 0 });
  await sendMessage(page.locator('rookery-chats'), 'From Vue');
});

for (const example of ['player-react-18', 'player-react-19', 'player-server-rendered', 'player-vue', 'player-element']) {
  test(`${example}: the audio and the video player play, one at a time`, async ({ page, examples }) => {
    await page.goto(`${examples}/${example}/`);
    const audio = page.getByRole('group', { name: 'Audio: A tone', exact: true });
    const video = page.getByRole('group', { name: 'Video: A tone without a picture' });
    for (const player of [audio, video]) {
      await player.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(player.getByText(/^0:0[1-9] \/ 0:20$/)).toBeVisible();
    }
    await expect(video.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(audio.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
}
