import { AxeBuilder } from '@axe-core/playwright';
import { languages, type Language } from '../packages/ui/src/i18n/languages.ts';
import { expect, rows, signInByPage, test } from './fixtures.js';

test('[NAV-01] shows visitors the public timeline with the sign-in card, and a thread', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Local', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /New to/ }).getByRole('link', { name: 'Log in' })).toBeVisible();
  await rows(page).first().press('Enter');
  await expect(page.locator('#thread article').first()).toBeVisible();
  await expect(page.getByText('Continue the conversation')).toBeVisible();
});

test(
  '[MOD-04] explains to a visitor who presses an action what an account is for, in a dialog that keeps the focus',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/');
    const like = rows(page)
      .first()
      .getByRole('button', { name: /^Like(,|$)/ });
    await like.click();
    const prompt = page.getByRole('dialog', { name: /^Log in to/ });
    await expect(prompt).toContainText('With an account you can like this post');
    await expect(page).toHaveURL('/');
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      await expect(prompt.locator(':focus')).toHaveCount(1);
    }
    await prompt.getByRole('button', { name: 'Cancel' }).click();
    await expect(prompt).toBeHidden();
    await expect(like).toBeFocused();
    await page.keyboard.press('Enter');
    await prompt.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(prompt).toBeHidden();
  },
);

test('[NAV-01] marks Local as current for a visitor at both of its addresses', async ({ page }) => {
  for (const path of ['/', '/timeline/local']) {
    await page.goto(path);
    for (const name of ['Main', 'Timelines']) {
      const local = page.getByRole('navigation', { name }).getByRole('link', { name: 'Local', exact: true });
      await expect(local, `${name} at ${path}`).toHaveAttribute('aria-current', 'page');
    }
  }
});

test('[NAV-02] [NAV-03] [NAV-05] opens tag, profile and thread at their addresses', async ({ page }) => {
  await signInByPage(page);
  await page.getByRole('complementary').getByRole('link', { name: '#birdwatching' }).click();
  await expect(page).toHaveURL('/tags/birdwatching');
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().press('Enter');
  await expect(page).toHaveURL(/\/@[^/]+\/posts\/[^/]+$/);
  await page.goto('/@mara');
  await expect(page.getByRole('heading', { name: 'Mara Lindqvist' }).first()).toBeVisible();
});

test('[NAV-04] links the counts of a profile to followers and following', async ({ page }) => {
  await signInByPage(page);
  await page.goto('/@mara');
  await page.getByRole('link', { name: /followers?$/ }).click();
  await expect(page).toHaveURL('/@mara/followers');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /following$/ }).click();
  await expect(page).toHaveURL('/@mara/following');
});

test('[NAV-13] shows the not-found page with a link to Home at an unknown address', async ({ page }) => {
  for (const path of ['/no/such/place', '/nowhere', '/@mara/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

/** A heading of the settings in each language. */
const appearance = {
  en: 'Appearance',
  de: 'Darstellung',
  es: 'Apariencia',
  fr: 'Apparence',
  ja: '外観',
  ar: 'المظهر',
} satisfies Record<Language, string>;

test('[I18N-01] changes language and direction at once', { tag: '@main' }, async ({ page }) => {
  await page.goto('/settings/appearance');
  const choice = page.locator('select').filter({ has: page.locator('option[value="ja"]') });
  // Each is named in itself.
  await expect(choice.locator('option')).toHaveText([/./, ...Object.values(languages)]);
  for (const [language, heading] of Object.entries(appearance)) {
    await choice.selectOption(language);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: appearance.ar })).toBeVisible();
});

test('[A11Y-01] passes the automated checks on home, thread, profile, settings and sign-in', async ({ page }) => {
  test.setTimeout(180_000);
  await signInByPage(page);
  for (const path of ['/', '/@mara', '/settings', '/tags/birdwatching', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(violation => `${path}: ${violation.id} ${violation.nodes[0]?.html ?? ''}`)).toEqual([]);
  }
});

test('sends the security headers with every response', { tag: '@main' }, async ({ request }) => {
  for (const path of ['/', '/@ines@mar.example', '/logo.svg', '/assets/none.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'self'; style-src 'self'`);
    expect(headers['content-security-policy']).toContain(
      `require-trusted-types-for 'script'; trusted-types app-parse app-worker`,
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
  expect((await request.get('/assets/none.js')).status()).toBe(404);
});
