import { describe, expect, it } from 'vitest';
import { answerWithShell, PAGE_WAIT_MS } from './shell-answer.js';
import {
  isKeptFromStart,
  isPictureKept,
  keptAs,
  mayPreload,
  mayTakeOver,
  MOST_PICTURE_BYTES,
  sharedParts,
} from './worker-rules.js';

const base = new URL('https://app.example/social/');
const asked = (url: string, options: Partial<Parameters<typeof keptAs>[0]> = {}) =>
  keptAs(
    { url: new URL(url), method: 'GET', mode: 'no-cors', destination: '', ...options },
    base,
    new Set(['https://shut.example']),
  );
const navigation = { mode: 'navigate', destination: 'document' };

describe('[HINT-14] the worker keeps', () => {
  it.each([
    ['https://app.example/social/', navigation, 'page'],
    ['https://app.example/social/@mara/posts/1', navigation, 'page'],
    ['https://app.example/other/', navigation, null],
    ['https://app.example/social/embed', { mode: 'navigate', destination: 'iframe' }, null],
    ['https://app.example/social/share', { ...navigation, method: 'POST' }, null],
    ['https://app.example/social/assets/home-1a2b3c4.js', { destination: 'script' }, 'file'],
    ['https://app.example/assets/home-1a2b3c4.js', { destination: 'script' }, null],
    ['https://media.example/a.png', { destination: 'image' }, 'picture'],
    ['https://app.example/social/logo-of-site.png', { destination: 'image' }, 'picture'],
    ['https://shut.example/a.png', { destination: 'image' }, null],
    ['https://media.example/a.mp4', { destination: 'video' }, null],
    ['https://tram.example/api/v1/timelines/home', { mode: 'cors' }, null],
    ['https://app.example/api/v1/timelines/home', { mode: 'cors' }, null],
    ['data:image/png;base64,AA', { destination: 'image' }, null],
  ])('%s (%j) as %s', (url, options, kept) => {
    expect(asked(url, options)).toBe(kept);
  });
});

it.each([
  ['assets/home-1a2b3c4.js', true],
  ['assets/account-pages-AyX_wYp.css', true],
  ['assets/index-BS90vN7T.js', true],
  ['assets/date-time-text-BWP-i8U.js', true],
  ['assets/ar-B2xX8gj.js', false],
  ['assets/names-de-DnOHilj.js', false],
  ['assets/emoji-names-yYkiKes.js', false],
  ['assets/hls-H-voav_.js', false],
  ['assets/home-1a2b3c4.js.map', false],
  ['index.html', false],
  ['config.json', false],
])('[HINT-14] keeps %s from the start: %s', (path, isKept) => {
  expect(isKeptFromStart(path, ['ar', 'de'])).toBe(isKept);
});

it('[HINT-14] keeps no picture above the limit, and no failed one', () => {
  expect(isPictureKept(true, MOST_PICTURE_BYTES)).toBe(true);
  expect(isPictureKept(true, MOST_PICTURE_BYTES + 1)).toBe(false);
  expect(isPictureKept(false, 10)).toBe(false);
});

it('[HINT-14] takes texts and files that another app shares', () => {
  const picture = new File(['a'], 'a.png', { type: 'image/png' });
  const { query, files } = sharedParts([
    ['text', 'Two trams & a bus'],
    ['files', picture],
    ['files', new File([], 'empty.png')],
    ['files', 'no file'],
  ]);
  expect(query).toBe('text=Two+trams+%26+a+bus&files=1');
  expect(files).toEqual([picture]);
  expect(sharedParts([['url', 'https://tram.example']])).toEqual({ query: 'url=https%3A%2F%2Ftram.example', files: [] });
  expect(sharedParts(Array.from({ length: 50 }, () => ['files', picture] as const)).files).toHaveLength(20);
});

it('[HINT-14] lets a new version take over from one page, not from under others', () => {
  expect([0, 1, 2].map(mayTakeOver)).toEqual([true, true, false]);
});

describe('[HINT-14] a page is answered', () => {
  const shell = async () => new Response('shell');
  const never = new Promise<Response>(() => undefined);
  const patiently = () => new Promise<void>(() => undefined);
  const text = async (answer: Promise<Response>) => (await answer).text();

  it.each([200, 404, 500])('by the network with status %i', async status => {
    expect(await text(answerWithShell(Promise.resolve(new Response('new', { status })), shell, patiently))).toBe('new');
  });

  it.each([502, 503, 504])('by the stored page where a proxy answers %i', async status => {
    expect(await text(answerWithShell(Promise.resolve(new Response('', { status })), shell, patiently))).toBe('shell');
  });

  it('by the stored page without a network, and after three seconds without an answer', async () => {
    expect(await text(answerWithShell(Promise.reject(new TypeError('Failed to fetch')), shell, patiently))).toBe('shell');
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    expect(await text(answerWithShell(never, shell, wait))).toBe('shell');
    expect(waits).toEqual([PAGE_WAIT_MS]);
  });

  it.each([
    ['is none', async () => undefined],
    ['cannot be read', async () => Promise.reject(new Error('evicted'))],
  ])('as the network does where the stored page %s', async (_, none) => {
    expect(await text(answerWithShell(Promise.resolve(new Response('proxy', { status: 502 })), none, patiently))).toBe('proxy');
    await expect(answerWithShell(Promise.reject(new TypeError('Failed to fetch')), none, patiently)).rejects.toThrow('Failed');
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', true],
])('[HINT-14] the request of a page is sent early in %s: %s', (userAgent, may) => {
  expect(mayPreload(userAgent)).toBe(may);
});
