import { test as base, expect, type APIRequestContext, type Page, type Request } from '@playwright/test';
import { startApp } from './app-process.ts';
import { rows, serverOriginOf, workerPort } from './places.ts';
import { signIn } from './sign-in.ts';

/** `elsewhereFor`: milliseconds that fetching them from other servers takes. */
interface Replies {
  count: number;
  shape?: 'flat' | 'chain' | 'tree';
  /** The acct of their author. */
  from?: string;
  elsewhereFor?: number;
}

/** The control endpoints of the built-in server. */
export interface BuiltInServer {
  readonly origin: string;
  /** Publishes posts of followed accounts and streams them: at once, or one every `intervalMs` milliseconds. */
  post(count: number, intervalMs?: number): Promise<void>;
  /** Creates replies to a post and streams them; with `elsewhereFor`, other servers have them until they are fetched. Returns their ids. */
  reply(id: string, replies: Replies): Promise<string[]>;
  /** Deletes a post and streams that. */
  delete(id: string): Promise<void>;
  /** Makes the next `times` matching requests fail. */
  fail(fault: Record<string, unknown>): Promise<void>;
  /** Ends all faults. */
  mend(): Promise<void>;
  reset(): Promise<void>;
}

/** The app of one worker, with a built-in server of its own: specs that run at the same time share no state. */
interface WorkerApp {
  readonly origin: string;
  /** Starts it on the first call. */
  start(): Promise<void>;
}

interface WorkerFixtures {
  app: WorkerApp;
}

interface Fixtures {
  server: BuiltInServer;
  /** Resets the server of the worker's app before each test, so that no test depends on an earlier one. */
  freshServer: undefined;
  /** Console errors and warnings, page errors and CSP reports of the page. */
  consoleErrors: string[];
  /** Console errors that a test causes on purpose. */
  expectedConsoleErrors: RegExp[];
}

/** Said by Playwright where a spec does not allow the service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Runs every test under the shipped headers. A test fails on any unexpected console error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, provide) => {
      const port = workerPort();
      let starting: Promise<() => Promise<void>> | undefined;
      await provide({
        origin: `http://localhost:${port}`,
        start: async () => void (await (starting ??= startApp(port, ['--control']))),
      });
      const stop = await starting?.catch(() => undefined);
      await stop?.();
    },
    { scope: 'worker' },
  ],
  baseURL: [
    async ({ baseURL, app }, provide) => {
      if (baseURL === undefined) await app.start();
      await provide(baseURL ?? app.origin);
    },
    { scope: 'test', timeout: 180_000 },
  ],
  expectedConsoleErrors: [[], { option: true }],
  freshServer: [
    async ({ baseURL, app, request }, provide) => {
      if (baseURL === app.origin) await control(serverOriginOf(baseURL), request).reset();
      await provide(undefined);
    },
    { auto: true },
  ],
  server: async ({ baseURL, request }, provide) => provide(control(serverOriginOf(baseURL ?? ''), request)),
  consoleErrors: [
    async ({ context, page, expectedConsoleErrors }, provide) => {
      const consoleErrors: string[] = [];
      // A report of a policy need not reach the console, as of another page of the context.
      await context.exposeBinding('reportViolation', (_source, text: string) => consoleErrors.push(text));
      await context.addInitScript(() => {
        const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
        addEventListener('securitypolicyviolation', event =>
          reportViolation(
            `Content-Security-Policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample} at ${event.sourceFile}`,
          ),
        );
      });
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED_WORKER)
          consoleErrors.push(message.text());
      });
      page.on('pageerror', error => consoleErrors.push(String(error)));
      await provide(consoleErrors);
      // Requests in flight at the end of a test do not concern the test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(consoleErrors.filter(text => !expectedConsoleErrors.some(expected => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, rows, serverOriginOf, signIn, workerPort };
export { signInByPage, signInWithoutUndo } from './sign-in.ts';

function control(origin: string, request: APIRequestContext): BuiltInServer {
  const send = async (path: string, data: Record<string, unknown>) => {
    const response = await request.post(`${origin}/_control/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as unknown;
  };
  return {
    origin,
    reply: async (id, replies) => ((await send('replies', { id, ...replies })) as { ids: string[] }).ids,
    delete: async id => void (await send('delete', { id })),
    post: async (count, intervalMs = 0) => void (await send('posts', { count, intervalMs })),
    fail: async fault => void (await send('faults', fault)),
    mend: async () => expect((await request.delete(`${origin}/_control/faults`)).ok()).toBe(true),
    reset: async () => void (await send('reset', {})),
  };
}

/** Signs in and waits for the suggested profiles too: they arrive after the posts and count as rows. */
export async function signInWithSuggestions(page: Page): Promise<void> {
  const suggestions = page.waitForResponse(response => response.url().includes('/api/v2/suggestions'));
  await signIn(page);
  await (await suggestions).finished();
  // The page renders suggestions when it is idle.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 5_000 })));
  await waitForLayout(page);
}

/**
 * Watches the page's requests from now on. The returned function waits until none of them has been in flight for
 * `idleMilliseconds`. Playwright's `networkidle` waits half a second, which is too short on a busy machine.
 *
 * @param address Watch only URLs that contain this text.
 */
export function watchNetwork(page: Page, idleMilliseconds: number, address = ''): () => Promise<void> {
  const pending = new Set<Request>();
  let idleSince = Date.now();
  const track = (change: (request: Request) => unknown) => (request: Request) => {
    if (!request.url().includes(address)) return;
    change(request);
    idleSince = Date.now();
  };
  const end = track(request => pending.delete(request));
  page.on(
    'request',
    track(request => pending.add(request)),
  );
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    idleSince = Date.now();
    await expect
      .poll(() => pending.size === 0 && Date.now() - idleSince > idleMilliseconds, { timeout: 60_000, intervals: [100] })
      .toBe(true);
  };
}

/** Waits until the page has opened its socket and stopped requesting Home. Call it before the page loads. */
export async function waitForStream(page: Page): Promise<void> {
  const idle = watchNetwork(page, 2_000, '/api/v1/timelines/home');
  await page.waitForEvent('websocket');
  await idle();
}

/**
 * Waits until a database of the app holds this text: drafts and lists are stored a moment after they change.
 *
 * @param database Its name, such as `rookery-outbox`; with that of a table where one alone counts: `rookery-timelines/windows`.
 */
export async function waitForStored(page: Page, database: string, text: string): Promise<void> {
  const isStored = () =>
    page.evaluate(
      async ([names, wanted]) => {
        const [name = '', table] = names.split('/');
        const answer = <Value>(request: IDBRequest<Value>) =>
          new Promise<Value>((done, fail) => {
            request.onsuccess = () => done(request.result);
            request.onerror = () => fail(request.error);
          });
        // Opening the database before the app has created it would create an empty one.
        if (!(await indexedDB.databases()).some(known => known.name === name)) return false;
        const opened = await answer(indexedDB.open(name));
        const tables = [...opened.objectStoreNames].filter(one => table === undefined || one === table);
        const stores = tables.map(store => opened.transaction(store).objectStore(store));
        const values: unknown[] = await Promise.all(stores.map(store => answer(store.getAll())));
        opened.close();
        return JSON.stringify(values).includes(wanted);
      },
      [database, text] as const,
    );
  await expect.poll(isStored).toBe(true);
}

/** Holds back the responses of an address until `release` is called, so that a test can look at the loading state. */
export async function holdResponses(page: Page, address: string | RegExp): Promise<{ release(): void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>(done => (release = done));
  await page.route(address, async route => {
    await released;
    // The page may be closed by now.
    await route.continue().catch(() => undefined);
  });
  return { release };
}

/** Signs in and opens a Home with a gap: `count` posts, more than one page, arrive while the page is closed. */
export async function openHomeWithGap(page: Page, server: BuiltInServer, count: number): Promise<void> {
  await signInWithSuggestions(page);
  await page.mouse.wheel(0, 600);
  await waitForLayout(page);
  await page.goto('about:blank');
  await server.post(count);
  await page.goBack();
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: /Click to see \d+\+? new posts/ }).click();
  await waitForLayout(page);
}

/** The first post entirely below the page header, with its distance from the top of the viewport in pixels. */
export function firstVisibleRow(page: Page): Promise<{ id: string; top: number }> {
  return page.evaluate(() => {
    const head = document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0;
    for (const row of document.querySelectorAll<HTMLElement>('#status-list article[data-status-id]')) {
      const { top } = row.getBoundingClientRect();
      if (top >= head) return { id: row.dataset['statusId'] ?? '', top };
    }
    throw new Error('No row is in view.');
  });
}

/** Focuses the first row in view. Returns it with its place after that: a focused row that is cut off moves into view. */
export async function focusFirstRow(page: Page): Promise<{ id: string; top: number }> {
  const { id } = await firstVisibleRow(page);
  await page.locator(`#status-list article[data-status-id="${id}"]`).focus();
  await waitForLayout(page);
  return { id, top: (await rowTop(page, id)) ?? Number.NaN };
}

export function rowTop(page: Page, statusId: string): Promise<number | null> {
  return page.evaluate(id => {
    const row = document.querySelector(`#status-list article[data-status-id="${CSS.escape(id)}"]`);
    return row === null ? null : row.getBoundingClientRect().top;
  }, statusId);
}

/** Scrolls down by 80 % of the viewport per frame until `count` different posts were mounted. Gives up after 30 s without a new one. */
export async function scrollPast(page: Page, count: number): Promise<void> {
  const seen = await page.evaluate(async wanted => {
    const PATIENCE_MILLISECONDS = 30_000;
    const seen = new Set<string>();
    let foundAt = performance.now();
    while (seen.size < wanted && performance.now() - foundAt < PATIENCE_MILLISECONDS) {
      const before = seen.size;
      for (const row of document.querySelectorAll<HTMLElement>('#status-list article[data-status-id]'))
        seen.add(row.dataset['statusId'] ?? '');
      if (seen.size > before) foundAt = performance.now();
      window.scrollBy(0, window.innerHeight * 0.8);
      // A browser that draws no more frames must not hold the test until its limit.
      await new Promise(done => {
        const timer = setTimeout(done, 1_000);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          done(undefined);
        });
      });
    }
    return seen.size;
  }, count);
  expect(seen).toBeGreaterThanOrEqual(count);
}

/** Scrolls through the list from the top, repeatedly, until an element is mounted; then scrolls it into view. */
export async function scrollToElement(page: Page, selector: string, text = ''): Promise<void> {
  const found = page.locator(selector, { hasText: text }).first();
  await expect(async () => {
    await page.evaluate(
      async ([wanted, words]) => {
        const frame = () => new Promise(done => requestAnimationFrame(done));
        window.scrollTo(0, 0);
        for (let step = 0; step < 60; step += 1) {
          await frame();
          await frame();
          if ([...document.querySelectorAll(wanted)].some(element => element.textContent.includes(words))) return;
          window.scrollBy(0, window.innerHeight * 0.6);
        }
      },
      [selector, text] as const,
    );
    // A list may take it away again while it settles.
    await found.scrollIntoViewIfNeeded({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await waitForLayout(page);
}

/** Waits until scroll position and page height have not changed for 10 frames. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    let last = Number.NaN;
    while (still < 10) {
      // A browser that draws no more frames, as of a tab behind another one, must not hold the test until its limit.
      await new Promise(done => {
        const timer = setTimeout(done, 1_000);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          done(undefined);
        });
      });
      const now = window.scrollY + document.documentElement.scrollHeight * 1e6;
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

/** Stores settings before each page of the tab loads, for the device and for the accounts that already have their own: an open page may write its own. */
export async function storeSettings(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.context().addInitScript(values => {
    const keys = Object.keys(localStorage).filter(key => key.startsWith('rookery:settings:'));
    for (const key of ['rookery:settings', ...keys])
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...values }));
  }, values);
}
