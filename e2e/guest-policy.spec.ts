import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test, type Page } from '@playwright/test';
import { withoutSanitizer } from './sanitizers.js';

const here = dirname(fileURLToPath(import.meta.url));

const textsScript = `
  import { createRoot } from 'react-dom/client';
  import { createElement } from 'react';
  import { MessagesProvider, RichText } from '@rookery/ui';
  const html = '<p>First <strong>words</strong> &amp; more</p><ul><li>Second</li></ul><p><a href="https://a.example/">link</a></p>';
  const hrefs = { account: () => '/a', tag: () => '/t' };
  const texts = [1, 2].map(key => createElement(RichText, { key, html, hrefs }));
  createRoot(document.querySelector('main')).render(createElement(MessagesProvider, { locale: 'en' }, texts));
`;

const menuScript = `
  import { createRoot } from 'react-dom/client';
  import { createElement } from 'react';
  import { LazyMenuButton, MessagesProvider } from '@rookery/ui';
  const items = [{ id: 'a', label: 'First' }, { id: 'b', label: 'Second' }];
  const button = createElement(LazyMenuButton, { label: 'More', items });
  createRoot(document.querySelector('main')).render(createElement(MessagesProvider, { locale: 'en' }, button));
`;

const dateScript = `
  import { createRoot } from 'react-dom/client';
  import { createElement, useState } from 'react';
  import { MessagesProvider } from '@rookery/ui';
  import { DateTimeField } from '@rookery/ui/date-time-field';
  function Field() {
    const [value, onChange] = useState(Date.parse('2026-11-21T08:30:00Z'));
    return createElement(DateTimeField, { label: 'Start', value, onChange, timeZone: 'UTC' });
  }
  createRoot(document.querySelector('main')).render(createElement(MessagesProvider, { locale: 'en' }, createElement(Field)));
`;

/** Opens a page of others that runs `script` under a Content-Security-Policy of its own origin, and Trusted Types as in `trustedTypes`. */
async function openGuest(page: Page, script: string, trustedTypes: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: join(here, '../apps/web'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['*.css'],
  });
  await page.route('http://guest.example/**', route => {
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      headers: { 'content-security-policy': `default-src 'self'; require-trusted-types-for 'script'; ${trustedTypes}` },
      body: isScript
        ? (outputFiles[0]?.text ?? '')
        : '<!doctype html><main></main><script type="module" src="/page.js"></script>',
    });
  });
  await page.goto('http://guest.example/');
}

/** Opens a page of others with two texts, and returns the errors in its console that are ours. */
async function openTexts(page: Page, policy: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && message.text().includes('texts have no links')) errors.push(message.text());
  });
  await openGuest(page, textsScript, policy);
  await expect(page.locator('.rk-rich')).toHaveCount(2);
  return errors;
}

for (const policy of ["trusted-types 'none'", 'trusted-types theirs other']) {
  test(`texts have their links under ${policy} in a browser with a sanitizer of its own`, async ({ page }) => {
    const errors = await openTexts(page, policy);
    await expect(page.locator('.rk-rich a')).toHaveCount(2);
    await expect(page.locator('.rk-rich').first().locator('li')).toHaveText(['Second']);
    expect(errors).toEqual([]);
  });

  test(`texts have all their words, and the console says why not more, under ${policy} in other browsers`, async ({ page }) => {
    await withoutSanitizer(page);
    const errors = await openTexts(page, policy);
    await expect(page.locator('.rk-rich').first().locator('p')).toHaveText(['First words & more', 'Second', 'link']);
    // Then the sanitizer is there, and refused.
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors[0]).toContain('Add app-parse to trusted-types');
    await expect(page.locator('.rk-rich a')).toHaveCount(0);
  });
}

test('texts have their links where the policy allows app-parse', async ({ page }) => {
  await withoutSanitizer(page);
  const errors = await openTexts(page, 'trusted-types app-parse');
  await expect(page.locator('.rk-rich a')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('menus add no style element, which the policy would refuse', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => (document.title += `${event.violatedDirective} `));
  });
  await openGuest(page, menuScript, '');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'First' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  expect(await page.title()).toBe('');
  await expect(page.locator('style')).toHaveCount(0);
});

test("a date is typed and stepped under trusted-types 'none'", async ({ page }) => {
  const refused: string[] = [];
  page.on('console', message => message.text().includes('TrustedHTML') && refused.push(message.text()));
  await openGuest(page, dateScript, "style-src 'unsafe-inline'; trusted-types 'none'");
  const day = page.getByRole('spinbutton', { name: /day/ });
  await day.click();
  for (const key of ['1', '2', 'Backspace', 'Backspace', '0', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await day.focus();
    await page.keyboard.press(key);
  }
  await expect(day).toHaveAttribute('aria-valuenow', /^\d+$/);
  // The announcer still announces.
  await expect(page.locator('[data-live-announcer] [aria-live="assertive"]')).toHaveText(/\d/);
  expect(refused).toEqual([]);
});
