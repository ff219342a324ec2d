import type { Browser, Page } from 'playwright';
import { SESSIONS_KEY, type Session } from '../../packages/api-client/src/session/session-store.ts';
import { field } from './api.ts';
import { isAddress, lettersOf, type Json, type PostFacts } from './posts.ts';

/** The credentials of an account. Without a client, the app cannot revoke the token. */
export interface Credentials {
  readonly token: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const WAIT_MS = 20_000;
/** Collapsed reblogs, covers and suggestions would hide posts or stand between them. */
const settings = {
  collapseReblogs: false,
  expandSpoilers: true,
  displayMedia: 'show_all',
  suggestionsInHome: false,
  motion: 'reduce',
};

/** The session of an account as the app stores it. */
export function sessionOf(server: string, account: Json, credentials: Credentials): Session {
  const acct = field(account, 'acct').split('@')[0] ?? '';
  return {
    id: `${acct}@${new URL(server).host}`,
    server,
    accessToken: credentials.token,
    clientId: credentials.clientId,
    clientSecret: credentials.clientSecret,
    scope: 'read write follow push',
    account: { id: field(account, 'id'), acct, display_name: field(account, 'display_name'), avatar: field(account, 'avatar') },
  };
}

/** A page of the app that is signed in with a token: its session is put where the app stores its own. */
export async function openApp(
  browser: Browser,
  app: string,
  server: string,
  account: Json,
  credentials: Credentials,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: app, viewport: { width: 1280, height: 900 }, locale: 'en' });
  const session = sessionOf(server, account, credentials);
  await context.addInitScript(
    ([sessionsKey, sessions, stored]) => {
      // Once only: signing out must last.
      if (sessionStorage.getItem('interop') !== null) return;
      sessionStorage.setItem('interop', '1');
      localStorage.setItem(sessionsKey, sessions);
      localStorage.setItem('rookery:settings', stored);
    },
    [SESSIONS_KEY, JSON.stringify({ current: session.id, sessions: [session] }), JSON.stringify(settings)] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  return page;
}

/** A row as read from the page, before its texts are reduced to letters. */
interface RawRow {
  readonly position: number;
  readonly href: string;
  readonly id: string;
  readonly author: string;
  readonly isReblog: boolean;
  readonly content: string;
  readonly links: readonly string[];
  readonly warning: string;
  readonly options: readonly string[];
  readonly hasMedia: boolean;
  readonly pressed: Readonly<Record<string, boolean | null>>;
}

/** Goes to the top as a reader does, with a key: the app holds a restored place against a script that scrolls. */
export async function goToTop(page: Page): Promise<void> {
  await untilStill(page);
  for (let turn = 0; turn < 20; turn += 1) {
    await page.keyboard.press('Home');
    await untilStill(page);
    if (await page.evaluate(() => window.scrollY === 0)) return;
  }
}

/** Waits until scroll position and page height have not changed for 12 frames. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    let last = '';
    while (still < 12) {
      await new Promise(done => requestAnimationFrame(done));
      const now = `${window.scrollY} ${document.documentElement.scrollHeight}`;
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

/** Scrolls down until the posts `wanted` of the list were mounted or nothing new comes, and returns all rows in their order. */
export async function readRows(page: Page, list: string, wanted: readonly string[]): Promise<PostFacts[]> {
  await page.locator(`${list} article[data-status-id]`).first().waitFor();
  await goToTop(page);
  const rows = await page.evaluate(collectRows, { list, wanted: [...wanted], patience: 6000 });
  return rows.toSorted((one, other) => one.position - other.position).map(factsOfRow);
}

function factsOfRow(row: RawRow): PostFacts {
  const linked = row.links.filter(isAddress).reduce((text, link) => text.replace(link, ' '), row.content);
  return {
    id: row.href === '' ? row.id : decodeURIComponent(row.href.split('/').at(-1) ?? ''),
    author: row.author,
    isReblog: row.isReblog,
    text: lettersOf(linked.replaceAll(/https?:\/\/\S+/g, '')),
    warning: lettersOf(row.warning),
    options: row.options.map(lettersOf),
    hasMedia: row.hasMedia,
    isLiked: row.pressed['like'] ?? null,
    isReposted: row.pressed['repost'] ?? null,
    isBookmarked: row.pressed['bookmark'] ?? null,
  };
}

/** Runs in the page. */
async function collectRows(given: { list: string; wanted: string[]; patience: number }): Promise<RawRow[]> {
  const { list, patience } = given;
  const wanted = new Set(given.wanted);
  const rows = new Map<string, RawRow>();
  const end = 'You have reached the end.';
  const textOf = (element: Element | null, removed: string): string => {
    if (element === null) return '';
    const copy = element.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll(removed)) one.remove();
    for (const image of copy.querySelectorAll('img')) image.replaceWith(image.alt);
    return copy.textContent;
  };
  const read = (row: HTMLElement): RawRow => {
    const own = (selector: string): Element | null =>
      [...row.querySelectorAll(selector)].find(element => element.closest('.rk-quote') === null) ?? null;
    const content = own('.rk-content');
    const pressed = Object.fromEntries(
      ['like', 'repost', 'bookmark'].map(kind => {
        const state = row.querySelector(`[data-kind="${kind}"]`)?.getAttribute('aria-pressed') ?? null;
        return [kind, state === null ? null : state === 'true'];
      }),
    );
    return {
      position: Number(row.getAttribute('aria-posinset')),
      href: own('.rk-status-time')?.getAttribute('href') ?? '',
      id: row.dataset['statusId'] ?? '',
      author: (own('.rk-status-avatar')?.getAttribute('href') ?? '').replace('/@', '').split('@')[0] ?? '',
      isReblog: [...row.querySelectorAll('.rk-status-context')].some(line => line.textContent.endsWith('reposted')),
      content: textOf(content, '.rk-quote'),
      links: [...(content?.querySelectorAll('a') ?? [])].map(link => link.textContent.trim()),
      warning: textOf(own('.rk-spoiler'), 'button'),
      options: [...row.querySelectorAll('.rk-poll li')].map(option => textOf(option, '.rk-poll-share, .rk-poll-mark')),
      hasMedia: own('.rk-media') !== null,
      pressed,
    };
  };
  const frame = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done));
  let foundAt = performance.now();
  while (wanted.size > 0 && performance.now() - foundAt < patience) {
    const before = rows.size;
    for (const row of document.querySelectorAll<HTMLElement>(`${list} article[data-status-id]`)) {
      const key = `${row.getAttribute('aria-posinset') ?? ''} ${row.dataset['statusId'] ?? ''}`;
      if (rows.has(key)) continue;
      const raw = read(row);
      rows.set(key, raw);
      wanted.delete(raw.href === '' ? raw.id : decodeURIComponent(raw.href.split('/').at(-1) ?? ''));
    }
    if (rows.size > before) foundAt = performance.now();
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    const hasEnded = [...document.querySelectorAll('.rk-list-line')].some(line => line.textContent === end);
    if (isAtEnd && hasEnded && rows.size === before) break;
    window.scrollBy(0, window.innerHeight * 0.7);
    await frame();
    await frame();
  }
  return [...rows.values()];
}
