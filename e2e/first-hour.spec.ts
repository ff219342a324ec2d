import { startApp } from './app-process.js';
import { expect, rows, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { fillSignUp, newcomersAt, openSignUp, pressSignUp } from './newcomer.js';

const port = workerPort(64);
const app = `http://localhost:${port}`;
const origin = serverOriginOf(app);

test.use({ baseURL: app, expectedConsoleErrors: [/status of 4\d\d/] });
let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  stop = await startApp(port, ['--control', '--server-profile', 'mastodon-4.7']);
});
test.afterAll(() => stop?.());

test('[HINT-09] a new member is approved, follows a member and writes, and the member reads it', async ({
  page,
  browser,
  request,
}) => {
  const server = newcomersAt(origin, request);
  await page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ undoSendSeconds: 0 })));
  await openSignUp(page);
  await fillSignUp(page);
  await pressSignUp(page);
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  await server.confirm();
  await server.decide('approve');
  await page.getByRole('button', { name: 'Check now' }).click();

  await page.getByRole('textbox', { name: 'Display name' }).fill('Wren House');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const people = page.locator('.rk-suggestion-row');
  await people
    .nth(1)
    .getByRole('button', { name: /^Follow/ })
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Follow hashtags' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('@mara My first hour at the harbour');
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();

  const other = await browser.newContext({ baseURL: app, locale: 'en', serviceWorkers: 'block' });
  const mara = await other.newPage();
  await signIn(mara);
  await mara.goto('/notifications/mentions');
  await expect(mara.getByText('My first hour at the harbour').first()).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Open Home' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('My first hour at the harbour').first()).toBeVisible();
});
