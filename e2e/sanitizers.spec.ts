import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';
import { withoutSanitizer } from './sanitizers.js';

const here = dirname(fileURLToPath(import.meta.url));
const recorded = process.env['FIXTURES_DIR'] ?? join(here, '../../shared/fixtures');

const reader = `
  import { richTree } from './rich-text/rich-tree.dom.js';
  import { prepareRichText } from './rich-text/sanitizer.dom.js';
  import { outsideAllowList } from './test-support/allow-list.js';
  import { ATTACKS } from './test-support/attacks.js';
  Object.assign(globalThis, {
    attacks: ATTACKS,
    prepareRichText,
    read: texts => texts.map(html => {
      const tree = richTree(html);
      return { html, tree: JSON.stringify(tree), outside: outsideAllowList(tree) };
    }),
  });
`;

interface Reading {
  readonly html: string;
  readonly tree: string;
  /** Parts outside the allowlist. */
  readonly outside: readonly string[];
}

/** Opens an empty page that can read texts, and returns a function that reads them. Fails when the page says or requests anything. */
async function openReader(page: Page): Promise<(texts: readonly string[] | 'attacks') => Promise<Reading[]>> {
  const { outputFiles } = await build({
    stdin: { contents: reader, resolveDir: join(here, '../packages/ui/src'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const noises: string[] = [];
  page.on('console', message => noises.push(message.text()));
  page.on('request', request => noises.push(request.url()));
  await page.route('http://reader.example/**', route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'; trusted-types app-parse" },
      body: '<!doctype html><main></main>',
    }),
  );
  await page.goto('http://reader.example/');
  noises.length = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: outputFiles[0]?.text ?? '' });
  await devtools.send('Runtime.evaluate', { expression: 'prepareRichText()', awaitPromise: true });
  return async texts => {
    const expression = texts === 'attacks' ? 'read(attacks)' : `read(${JSON.stringify(texts)})`;
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    const { result: hit } = await devtools.send('Runtime.evaluate', { expression: 'typeof hit' });
    expect(hit.value).toBe('undefined');
    expect(noises).toEqual([]);
    return result.value as Reading[];
  };
}

/** HTML that parsers and sanitizers treat differently. */
const odd = [
  '<form><input name=firstChild><input name=nextSibling><input name=localName><p>text</p></form>after',
  '<form id=a><p>x</p><button name=getAttribute>u</button></form>',
  '<img name=body><p>x <b>y</b></p>',
  '<form name=body><p>x</p></form>',
  '<noscript><p>a</p></noscript>b',
  '<div><template shadowrootmode=open>x</template>d</div>',
  '<svg><foreignObject><p>x</p></foreignObject></svg>y',
  '<math><mtext>q</mtext></math>z',
  '<select><option>a<option>b</select>',
  '<dialog open>d</dialog><label>l</label><button>b</button>',
  '<frameset><frame></frameset>x',
  '<p>a<object>b</object>c<embed>d',
  '<html lang=de><head><title>x</title></head><body class=y>z',
  '<?php echo 1 ?>x<![CDATA[y]]>',
  '<textarea>a<b>b</b><script>no</script></textarea>c',
  '<textarea><!-- </textarea> -->d',
  'a<embed src=x title="A film">b<embed/>c',
  '<object data=x title="A map"><param name=y><p>c</p></object>d',
  '<select><optgroup label="G"><option>a<optgroup label="H"><option>b</select>c',
  '<select><textarea>a</textarea><option>b</select>c',
  '<svg><style>a{}</style><script>no</script><title>t</title><desc>d</desc><text>e<tspan>f</tspan></text></svg>g',
  '<math><msup><mi>x</mi><mn>2</mn></msup><style>a{}</style><annotation>no</annotation></math>z',
  '<xmp>a<b>b</b></xmp>c<listing>d</listing><plaintext>e</plaintext>f',
  '<style>a{}</style><script>no</script>b<style>c{}',
  '<x-y>a<z>b</z></x-y>c',
  '<applet>x</applet><canvas>c</canvas><audio>a</audio><ruby>a<rt>b</rt></ruby>',
  `<p>${'<b>'.repeat(600)}x`,
  '<ol start=3 reversed><li value=5>x</li></ol>',
  '<p lang="de" dir=rtl class="quote-inline">q</p>',
];

/** DOMPurify drops an element with an `is` attribute; the browser drops the attribute. */
const hasIsAttribute = ({ html }: Reading): boolean => /<[^>]*\sis=/.test(html);

async function readTwice(page: Page, texts: readonly string[] | 'attacks'): Promise<[Reading[], Reading[]]> {
  const other = await page.context().newPage();
  await withoutSanitizer(other);
  const [own, purified] = [await openReader(page), await openReader(other)];
  const hasOwn = (reader: Page): Promise<boolean> => reader.evaluate(() => 'parseHTML' in Document);
  expect([await hasOwn(page), await hasOwn(other)]).toEqual([true, false]);
  return [await own(texts), await purified(texts)];
}

test("the browser's sanitizer and DOMPurify read attacks alike, and nothing outside the allowlist", async ({ page }) => {
  const [own, purified] = await readTwice(page, 'attacks');
  expect(own.length).toBeGreaterThan(200);
  expect(own.flatMap(({ outside }) => outside)).toEqual([]);
  const differing = own.filter(({ tree }, at) => tree !== purified[at]?.tree);
  expect(differing.filter(reading => !hasIsAttribute(reading))).toEqual([]);
});

test("the browser's sanitizer and DOMPurify read odd HTML alike", async ({ page }) => {
  const [own, purified] = await readTwice(page, odd);
  expect(own).toEqual(purified);
  expect(own.flatMap(({ outside }) => outside)).toEqual([]);
  expect(own.filter(({ tree }) => /no<|\{\}|"no"/.test(tree))).toEqual([]);
});

test("the browser's sanitizer and DOMPurify read recorded posts alike", async ({ page }) => {
  test.skip(!existsSync(recorded), 'There are no recorded posts.');
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /[<&]/.test(value)) texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const name of readdirSync(recorded, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) collect(JSON.parse(readFileSync(join(recorded, name), 'utf8')));
  }
  expect(texts.size).toBeGreaterThan(100);
  const [own, purified] = await readTwice(page, [...texts]);
  expect(own).toEqual(purified);
});

test('without a sanitizer of the browser, posts have words until DOMPurify has loaded, then links', async ({ page }) => {
  await withoutSanitizer(page);
  await signIn(page);
  let isHeld = true;
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route('**/purify-sanitizer*.js', async route => {
    if (isHeld) await released;
    await route.continue();
  });
  await page.route('**/api/v1/timelines/home*', async route => {
    const response = await route.fetch();
    const posts = (await response.json()) as Record<string, unknown>[];
    const content = '<p>Read <a href="https://pages.example/one">this page</a> first</p>';
    await route.fulfill({
      response,
      json: posts.map(post => ({ ...post, reblog: null, filtered: [], spoiler_text: '', content })),
    });
  });
  await page.reload();
  const text = rows(page).locator('.rk-rich').first();
  await expect(text).toHaveText('Read this page first');
  await expect(text.locator('a')).toHaveCount(0);
  isHeld = false;
  release();
  await expect(text.locator('a')).toHaveAttribute('href', 'https://pages.example/one');
});

test.describe('when DOMPurify does not load', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('posts keep their words, and have their links as soon as it loads', async ({ page }) => {
    await withoutSanitizer(page);
    await signIn(page);
    let isFailing = true;
    await page.route('**/purify-sanitizer*.js', route => (isFailing ? route.abort() : route.continue()));
    await page.goto('/@ines@mar.example');
    await page.reload();
    const links = page.locator('.rk-rich a');
    await expect(page.locator('.rk-rich').first()).toBeVisible();
    await expect(links).toHaveCount(0);
    isFailing = false;
    await expect(links.first()).toBeVisible();
  });
});
