import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPageOutdated, versionIn } from './page-version.dom.js';

const pageOf = (script: string) => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;
const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

beforeEach(() => {
  document.head.innerHTML = pageOf('/assets/index-a1.js');
});
afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  [pageOf('/assets/index-a1.js'), 'assets/index-a1.js'],
  [pageOf('/social/assets/index-a1.js'), 'assets/index-a1.js'],
  [pageOf('./assets/index-a1.js'), 'assets/index-a1.js'],
  [readFileSync('apps/web/index.html', 'utf8'), null],
  ['<h1>Sign in to the network</h1>', null],
  ['', null],
])('[HINT-14] reads the script that a page starts with', (html, version) => {
  expect(versionIn(html)).toBe(version);
});

it.each([
  ['the same page', pageOf('/assets/index-a1.js'), 200, false],
  ['the page of another version', pageOf('/assets/index-b2.js'), 200, true],
  ['another page', '<h1>Sign in to the network</h1>', 200, false],
  ['a failed page', pageOf('/assets/index-b2.js'), 502, false],
])('[HINT-14] after %s', async (_, html, status, isOutdated) => {
  answer(html, status);
  expect(await isPageOutdated()).toBe(isOutdated);
});

it('[HINT-14] is not outdated without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isPageOutdated()).toBe(false);
});
