import type { Page } from '@playwright/test';
import { expect, rows, signIn, test } from './fixtures.js';
import { memberPaths } from './member-pages.js';

const WORDS = 'Ottoline of the upper harbour bridge ';
const LETTERS = 'Ottolineoftheupperharbourbridge';
const kinds = [
  ['words', WORDS.repeat(12)],
  ['one word', LETTERS.repeat(12)],
  ['custom emoji', 'Ottoline :rook:'.repeat(20)],
  ['Arabic', 'عتولين من جسر الميناء الأعلى '.repeat(11)],
] as const;
/** Lines that one name may take. */
const MOST_LINES = 2;
const NAMED = new Set(['display_name', 'title']);
/** Hashtags have letters alone, and lists of them have a history. */
const isTag = (fields: object): boolean => 'history' in fields && 'name' in fields;

/** Gives every account, list, hashtag and site that the server sends this name. The options of a poll are texts to be read. */
async function rename(page: Page, name: string): Promise<void> {
  const rook = { shortcode: 'rook', url: 'https://media.example/rook.png', static_url: 'https://media.example/rook.png' };
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        if (NAMED.has(key) && typeof field === 'string' && !('votes_count' in value)) return [key, name];
        if (key === 'name' && isTag(value)) return [key, lettersOf(name)];
        return [key, key === 'emojis' ? [rook] : renamed(field)];
      }),
    );
  };
  await page.route('**/rook.png', route => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.route(/\/api\/v\d\/(?!streaming|apps|media)/, async route => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const isJson = response.ok() && (response.headers()['content-type'] ?? '').includes('json');
    return isJson ? route.fulfill({ response, json: renamed(await response.json()) }) : route.fulfill({ response });
  });
}

const lettersOf = (name: string): string => name.replaceAll(/[^\p{L}]/gu, '');

/** The places in which a name takes more lines than it may, and the width of the page beyond its window. */
const tooLong = (page: Page, start: string): Promise<string[]> =>
  page.evaluate(
    ([begin, most]) => {
      const beyond = document.documentElement.scrollWidth - window.innerWidth;
      const found = beyond > 0 ? [`The page is ${beyond} px too wide.`] : [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || !node.nodeValue?.includes(begin) || parent.closest('.rk-rich') !== null) continue;
        // A name with emoji has its words in several nodes.
        const name = parent.closest('bdi, .rk-name') ?? parent;
        const range = document.createRange();
        range.selectNodeContents(name);
        let { top, bottom } = range.getBoundingClientRect();
        for (let box: Element | null = name; box !== null; box = box.parentElement) {
          const { overflowY, clipPath } = getComputedStyle(box);
          if (overflowY === 'visible' && clipPath === 'none') continue;
          const around = box.getBoundingClientRect();
          top = Math.max(top, around.top);
          bottom = Math.min(bottom, around.bottom);
        }
        const { lineHeight, fontSize } = getComputedStyle(name);
        const line = Number.parseFloat(lineHeight) || 1.5 * Number.parseFloat(fontSize);
        const lines = (bottom - top) / line;
        // A sentence around a name has one line more.
        const isSentence = parent.closest('.rk-state-title') !== null;
        if (lines > most + (isSentence ? 1 : 0) + 0.6)
          found.push(`${lines.toFixed(1)} lines in ${parent.className} in ${parent.parentElement?.outerHTML.slice(0, 120)}`);
      }
      return [...new Set(found)].slice(0, 8);
    },
    [start, MOST_LINES] as const,
  );

test.use({ viewport: { width: 390, height: 844 }, expectedConsoleErrors: [/status of 4\d\d/, /ERR_/, /Refused/] });

for (const [kind, name] of kinds) {
  test(`names of 300 letters take two lines at most, on every page: ${kind}`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page);
    await page.goto('about:blank');
    await rename(page, name);
    await page.goto('/');
    await expect(rows(page).first()).toBeVisible();
    const post = (await rows(page).first().locator('a[href*="/posts/"]').first().getAttribute('href')) ?? '/';
    const wrong: Record<string, readonly string[]> = {};
    const look = async (place: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      const found = await tooLong(page, name.trim().slice(0, 8));
      if (found.length > 0) wrong[place] = found;
    };
    await look('/');
    const tagPlaces = ['/explore/tags', `/tags/${lettersOf(name)}`, `/tags/rooks?any=${lettersOf(name)}`];
    for (const place of [post, ...memberPaths('hasNames'), ...tagPlaces]) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await look(place);
    }
    await page.goto('/timeline/fediverse');
    const menu = rows(page).first().getByRole('button', { name: 'More', exact: true }).first();
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('menu of a post');
    await page.getByRole('menuitem', { name: /^Block @/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('dialog of a block');
    await page.goto('/chats');
    await page.locator('.rk-chat-row-open').first().click();
    await expect(page.getByRole('button', { name: 'Chat information' })).toBeVisible();
    await look('chat');
    await page.getByRole('button', { name: 'Chat information' }).click();
    await expect(page.locator('.rk-chat-information')).toBeVisible();
    await look('information of a chat');
    expect(wrong).toEqual({});
  });
}

for (const [kind, name] of [
  ['300 letters', LETTERS.repeat(10)],
  ['40 Arabic letters', 'عتولينمنجسرالميناء'.repeat(3).slice(0, 40)],
  ['an override of the direction', '\u202EOttoline of the bridge'],
] as const)
  test(`a moved account with a name of ${kind} has its sentence in the direction of the page`, async ({ page }) => {
    await signIn(page);
    await page.goto('about:blank');
    await rename(page, name);
    await page.goto('/@ferrypost@tram.example');
    const notice = page.locator('.rk-profile-notice');
    await expect(notice).toContainText('has moved to another account');
    expect(await notice.textContent()).not.toContain('\u202E');
    await expect(notice.locator('p')).toHaveCSS('direction', 'ltr');
    const named = notice.locator('bdi').first();
    if (name.length > 60) await expect(named).toHaveAttribute('title', name);
    const [box, around] = [await named.boundingBox(), await notice.boundingBox()];
    expect(around?.x).toBeLessThan(box?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
