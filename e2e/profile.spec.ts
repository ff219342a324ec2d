import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** A red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('[HINT-03][UI-06] follows from a hover card, and keeps a note on the profile', { tag: '@main' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/@ines@mar.example');
  const profile = page.getByRole('region', { name: 'Inês Duarte', exact: true });
  await expect(profile.getByRole('img', { name: 'Verified Account' }).first()).toBeVisible();
  await expect(profile.getByRole('button', { name: /^Followed by/ })).toBeVisible();

  // The card opens for a pointer that rests, takes it in, and closes on Escape.
  const author = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Inês Duarte/ })
    .first();
  const card = page.getByRole('dialog', { name: 'Inês Duarte' }).or(page.locator('[data-hover-card]'));
  await author.focus();
  // A busy page may notice the pointer only after it has left.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await author.hover();
    await expect(card).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await card.getByRole('button', { name: 'Follow back' }).click();
  await expect(card.getByRole('button', { name: /^Following/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  // The profile follows: its button has the ways of following behind it.
  await profile.getByRole('button', { name: 'Following Inês Duarte' }).click();
  await page.getByRole('menuitem', { name: 'Hide reposts in Home' }).click();
  await profile.getByRole('button', { name: 'Following Inês Duarte' }).click();
  await expect(page.getByRole('menuitem', { name: 'Show reposts in Home' })).toBeVisible();
  await page.keyboard.press('Escape');

  const note = profile.getByRole('textbox', { name: 'Private note' });
  await note.fill('Met at the type fair');
  await note.press('Enter');
  await expect(profile.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('textbox', { name: 'Private note' })).toHaveValue('Met at the type fair');
});

test('[A11Y-01] gives the focus to a menu that is opened again while it fades', async ({ page }) => {
  await signIn(page);
  await page.goto('/@ines@mar.example');
  const button = page.getByRole('region', { name: 'Inês Duarte', exact: true }).getByRole('button', { name: 'More' });
  await button.click();
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('.rk-popover { transition-duration: 5s !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, slow];
  });
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem', { name: /copy/i }).first().click();
  await button.click();
  await expect(menu.locator(':focus').or(menu.and(page.locator(':focus')))).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[NAV-04] returns to the same row of the followers', async ({ page }) => {
  await signIn(page);
  await page.goto('/@mara');
  await page
    .getByRole('link', { name: /followers$/ })
    .first()
    .click();
  const rows = page.getByRole('list', { name: 'Followers' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const seen = rows.filter({ has: page.getByRole('button', { name: /^Follow/ }) });
  const middle = seen.nth(Math.floor((await seen.count()) / 2)).getByRole('link');
  const name = await middle.innerText();
  const row = rows.filter({ hasText: name.split('\n')[0] ?? name }).first();
  await row.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await row.boundingBox()) !== null).toBe(true);
  const before = await row.boundingBox();
  await row.getByRole('link').click();
  await expect(page.getByRole('navigation', { name: /./ }).getByRole('link', { name: 'Replies' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? -9999) - (before?.y ?? 0))).toBeLessThan(4);
});

test('[HINT-03] edits the profile, with a picture and a question before changes are left', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/profile');
  const name = page.getByRole('textbox', { name: 'Display name' });
  await name.fill('Mara of the trams');
  await page.locator('[data-kind="avatar"] input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await page.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Discard changes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(name).toHaveValue('Mara of the trams');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  // Every place of the app has the new name.
  await expect(page.getByRole('button', { name: /Mara of the trams/ }).first()).toBeVisible();
  await page.goto('/@mara');
  const profile = page.getByRole('region', { name: 'Mara of the trams', exact: true });
  await expect(profile.getByRole('button', { name: 'Show the picture of Mara of the trams' })).toBeVisible();
  await expect(profile.locator('.rk-avatar').first()).toHaveAttribute('src', /avatar-/);
});
