import type { Page } from '@playwright/test';
import { startApp } from './app-process.js';
import { expect, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { accessTokenOf } from './member.js';
import { aPicture, fillSignUp, newcomersAt, openSignUp, pressSignUp } from './newcomer.js';

const firstPort = workerPort(56);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const noUndo = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('rookery:settings', JSON.stringify({ undoSendSeconds: 0 })));

/** An app with a server of this profile, where new members act at once. */
function serve(profile: string, index: number): string {
  const port = firstPort + index * 2;
  const app = `http://localhost:${port}`;
  const origin = serverOriginOf(app);
  test.use({ baseURL: app, expectedConsoleErrors: [/status of 4\d\d/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--control', '--server-profile', profile]);
  });
  test.beforeEach(async ({ request }) => {
    expect((await request.post(`${origin}/_control/reset`, { data: { grants: true } })).ok()).toBe(true);
    const open = { isOpen: true, approval: false, confirmation: false, reason: false, captcha: false };
    await newcomersAt(origin, request).change(open);
  });
  test.afterAll(() => stop?.());
  return origin;
}

async function signUp(page: Page): Promise<void> {
  await openSignUp(page);
  await fillSignUp(page);
  await pressSignUp(page);
  await expect(heading(page, 'Say who you are')).toBeVisible();
}

/** The account as its server has it. */
async function ownAccount(page: Page, origin: string) {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const answer = await page.request.get(`${origin}/api/v1/accounts/verify_credentials`, { headers });
  return (await answer.json()) as {
    display_name: string;
    avatar: string;
    note: string;
    following_count: number;
    statuses_count: number;
  };
}

for (const [index, profile] of (['mastodon-4.7', 'pleroma', 'rebased'] as const).entries()) {
  test.describe(`the first steps at ${profile}`, () => {
    const origin = serve(profile, index);

    test(`[HINT-09] picture, name, bio, people and a first post, at ${profile}`, async ({ page }) => {
      await noUndo(page);
      await signUp(page);
      const before = (await ownAccount(page, origin)).avatar;
      await page.getByLabel('Choose a picture').setInputFiles(aPicture);
      await page.getByRole('textbox', { name: 'Display name' }).fill('Wren House');
      await page.getByRole('textbox', { name: 'Bio' }).fill('Trams, and the harbour.');
      await press(page, 'Save and continue');

      if (profile !== 'pleroma') {
        await expect(heading(page, 'Follow a few people')).toBeFocused();
        const rows = page.locator('.rk-suggestion-row');
        await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(5);
        await expect(rows.first().locator('.rk-suggestion-reason')).toBeVisible();
        await rows
          .first()
          .getByRole('button', { name: /^Follow/ })
          .click();
        await expect(rows.first().getByRole('button', { name: /^Following/ })).toBeVisible();
        await press(page, 'Continue');
      }
      if (profile === 'mastodon-4.7') {
        await expect(heading(page, 'Follow hashtags')).toBeFocused();
        await page.getByRole('textbox', { name: 'Another hashtag' }).fill('#Wrens');
        await press(page, 'Add');
        await page.getByRole('button', { name: 'Follow #Wrens' }).click();
        await expect(page.getByRole('button', { name: /^Following #Wrens/ })).toBeVisible();
        await press(page, 'Continue');
      }
      await expect(heading(page, 'Write your first post')).toBeVisible();
      await page.getByRole('textbox', { name: 'Text of the post' }).fill('Hello from the wren house #introduction');
      await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
      await expect(heading(page, 'You are all set')).toBeVisible();
      await expect.poll(async () => (await ownAccount(page, origin)).statuses_count).toBe(1);
      const own = await ownAccount(page, origin);
      expect(own).toMatchObject({ display_name: 'Wren House', following_count: profile === 'pleroma' ? 0 : 1 });
      expect(own.note).toContain('Trams, and the harbour.');
      expect(own.avatar).not.toBe(before);
      await press(page, 'Open Home');
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Hello from the wren house').first()).toBeVisible();

      await page.goto('/welcome');
      await expect(page).toHaveURL('/');
      await page.goto('/settings/profile');
      await page.getByRole('link', { name: 'Set up your account' }).click();
      await expect(heading(page, 'Say who you are')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Wren House');
    });
  });
}

test.describe('the first steps, left and continued', () => {
  serve('mastodon-4.7', 3);

  test('[HINT-09] by keyboard alone, at 390 px: skips, leaves, and continues from an empty Home', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.press('Enter');
    await expect(heading(page, 'Follow a few people')).toBeFocused();
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await expect(heading(page, 'Say who you are')).toBeFocused();
    await skip.press('Enter');
    await skip.press('Enter');
    await expect(heading(page, 'Follow hashtags')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto('/');
    await expect(page.getByText('You don’t follow anyone yet')).toBeVisible();
    await page.getByRole('link', { name: 'Continue setting up your account' }).press('Enter');
    await expect(heading(page, 'Follow hashtags')).toBeVisible();
    await skip.press('Enter');
    await skip.press('Enter');
    await expect(heading(page, 'You are all set')).toBeFocused();
    await page.getByRole('button', { name: 'Open Home' }).press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Find people to follow' })).toBeVisible();
    await expect(page.getByRole('link', { name: /setting up your account|Set up your account/ })).toBeHidden();
  });

  test('[HINT-09] keeps an unsaved name when the server refuses the profile', async ({ page, request, baseURL }) => {
    await signUp(page);
    const fault = {
      pattern: 'PATCH /api/v1/accounts/update_credentials',
      kind: 'status',
      status: 422,
      message: 'Note is too long',
    };
    await request.post(`${serverOriginOf(baseURL ?? '')}/_control/faults`, { data: fault });
    await page.getByRole('textbox', { name: 'Display name' }).fill('Wren House');
    await press(page, 'Save and continue');
    await expect(page.getByText('Note is too long')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Wren House');
    await press(page, 'Save and continue');
    await expect(heading(page, 'Follow a few people')).toBeVisible();
  });

  test('[HINT-09] an empty Home says what to do next, and opens the composer', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Set up your account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look at trending hashtags' })).toBeVisible();
    await page.getByRole('button', { name: 'Write a post' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text of the post' })).toBeFocused();
  });
});

test('[HINT-09] is not forced on a member who is not new', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Set up your account' })).toBeHidden();
});
