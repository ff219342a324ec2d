import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test, type Page } from '@playwright/test';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../packages');

/** The public style sheets of every package, apart from the one that is for shadow roots. */
const sheets = readdirSync(packages).flatMap(name => {
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports).flatMap(([entry, path]) =>
    entry.endsWith('.css') && entry !== './embedded.css' ? [join(packages, name, path)] : [],
  );
});

async function allSheets(): Promise<string> {
  const contents = sheets.map(sheet => `@import ${JSON.stringify(sheet)};`).join('\n');
  const stdin = { contents, resolveDir: packages, loader: 'css' as const };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, external: ['data:*'] });
  return outputFiles[0]?.text ?? '';
}

/** A page of others, styled by element names and by the browser, with a tooltip and a theme of its own. */
const hostPage = `<!doctype html><html lang="en" data-theme="dark"><head><style>
  h1 { font: 700 40px Georgia; }
  p { color: rgb(10, 20, 30); }
  .own-tooltip::after { content: none; }
</style></head><body>
  <h1>Host</h1><p>Text <a href="#there">link</a></p><button data-tooltip="Own tooltip">Press</button><input value="x" />
  <ul><li>One</li></ul><table><tbody><tr><td>Cell</td></tr></tbody></table><select><option>Two</option></select><textarea>t</textarea>
</body></html>`;

const hostElements = ['html', 'body', 'h1', 'p', 'a', 'button', 'input', 'ul', 'li', 'table', 'td', 'select', 'textarea'];

/**
 * Every computed property of each element of the host's, of its tooltip, and of a focused link. The colour scheme is left out: `light` in
 * place of `normal` gives the same colours, which are compared.
 */
function styleOfHost(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(names => {
    const facts = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return Object.fromEntries(
        [...style]
          .filter(name => !name.startsWith('--') && name !== 'color-scheme')
          .map(name => [name, style.getPropertyValue(name)]),
      );
    };
    const all = names.map(name => [name, facts(document.querySelector(name) ?? document.body)] as const);
    const link = document.querySelector('a');
    link?.focus({ focusVisible: true } as FocusOptions);
    const extra = [
      ['a:focus-visible', facts(link ?? document.body)],
      ['button::after', facts(document.querySelector('button') ?? document.body, '::after')],
    ] as const;
    link?.blur();
    return Object.fromEntries([...all, ...extra]);
  }, hostElements);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page of others keeps its style with every style sheet of the packages, in ${colorScheme}`, async ({ page }) => {
    expect(sheets.length).toBeGreaterThan(10);
    await page.emulateMedia({ colorScheme });
    await page.setContent(hostPage);
    const before = await styleOfHost(page);
    await page.addStyleTag({ content: await allSheets() });
    expect(await styleOfHost(page)).toEqual(before);
    // A modal over the page changes no element of the page either.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<div class="rk-modal-overlay"><a href="#x">In it</a></div>'),
    );
    expect((await styleOfHost(page))['html']?.['background-color']).toBe(before['html']?.['background-color']);
    const overlay = await page.evaluate(() => {
      const { font, color } = getComputedStyle(document.querySelector('.rk-modal-overlay') ?? document.body);
      const link = getComputedStyle(document.querySelector('.rk-modal-overlay a') ?? document.body).color;
      return { font, color, link };
    });
    expect(overlay.font).toContain('ui-sans-serif');
    expect(overlay.link).not.toBe(before['a']?.['color']);
    expect(overlay.color).not.toBe(overlay.link);
  });
}

test('a box with the root class has our style in the colour scheme of its page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setContent('<!doctype html><body><div class="rk-app"><a href="#x">Link</a></div>');
  await page.addStyleTag({ content: await allSheets() });
  const box = () =>
    page.evaluate(() => {
      const { backgroundColor, colorScheme, font } = getComputedStyle(document.querySelector('.rk-app') ?? document.body);
      return { backgroundColor, colorScheme, font };
    });
  const light = await box();
  expect(light.colorScheme).toBe('light');
  expect(light.font).toContain('ui-sans-serif');
  expect(light.backgroundColor).toBe('oklch(0.985 0.004 250)');
  await page.addStyleTag({ content: ':root { color-scheme: dark; }' });
  expect((await box()).backgroundColor).toBe('oklch(0.175 0.018 262)');
  await page.evaluate(() => document.querySelector('.rk-app')?.setAttribute('data-theme', 'light'));
  expect((await box()).backgroundColor).toBe('oklch(0.985 0.004 250)');
});
