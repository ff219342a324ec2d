import { test as base, expect, type APIRequestContext, type Page, type Request } from '@playwright/test';

/** Origin of the built-in server that stands beside the app. */
export function townOf(baseURL: string): string {
  const url = new URL(baseURL);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** What the control endpoints of the built-in server can be asked for. */
export interface Town {
  readonly origin: string;
  /** New posts by people the member follows, sent over the stream. */
  post(count: number, intervalMs?: number): Promise<void>;
  /** Makes matching requests fail, as often as `times` says. */
  fail(fault: Record<string, unknown>): Promise<void>;
  reset(): Promise<void>;
}

interface Fixtures {
  town: Town;
  /** Messages of the console and reports of the content policy that nobody expected. */
  complaints: string[];
  /** Words of complaints that a test brings about on purpose. */
  expectedComplaints: RegExp[];
}

/** Every test runs under the shipped headers and fails on any error in the console. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  town: async ({ baseURL, request }, provide) => {
    const town = control(townOf(baseURL ?? ''), request);
    await town.reset();
    await provide(town);
  },
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(String(error)));
      await provide(complaints);
      // What is on its way to the page as its test ends has nothing to do with the test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints.filter(text => !expectedComplaints.some(expected => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function control(origin: string, request: APIRequestContext): Town {
  const send = async (path: string, data: Record<string, unknown>) => {
    const response = await request.post(`${origin}/_control/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  return {
    origin,
    post: (count, intervalMs = 0) => send('posts', { count, intervalMs }),
    fail: fault => send('faults', fault),
    reset: () => send('reset', {}),
  };
}

/** Signs in as a new person would: a press for the built-in server, a press on its consent page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

/** Signs in and waits until Home has all its rows: the suggested profiles come after the posts, and rows are counted with them. */
export async function signInWhole(page: Page): Promise<void> {
  const suggestions = page.waitForResponse(response => response.url().includes('/api/v2/suggestions'));
  await signIn(page);
  await (await suggestions).finished();
  // What came is drawn when the page has nothing else to do.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 5_000 })));
  await settled(page);
}

/**
 * Notes what the page asks for from now on; what it gives waits until nothing of it is on its way and for so long nothing more was
 * asked for. A busy machine is quiet for half a second before it is done, so that `networkidle` comes too early there.
 */
export function watchRest(page: Page, restMilliseconds: number, address = ''): () => Promise<void> {
  const pending = new Set<Request>();
  let restsSince = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (!request.url().includes(address)) return;
    change(request);
    restsSince = Date.now();
  };
  const end = note(request => pending.delete(request));
  page.on(
    'request',
    note(request => pending.add(request)),
  );
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    restsSince = Date.now();
    await expect
      .poll(() => pending.size === 0 && Date.now() - restsSince > restMilliseconds, { timeout: 60_000, intervals: [100] })
      .toBe(true);
  };
}

/** Waits until the page has its socket and asks for no page of Home any more. To be begun before the page is loaded. */
export async function connected(page: Page): Promise<void> {
  const rests = watchRest(page, 2_000, '/api/v1/timelines/home');
  await page.waitForEvent('websocket');
  await rests();
}

/** Holds the answers of an address back until `release` is called: what shows while they are waited for can be looked at in peace. */
export async function hold(page: Page, address: string | RegExp): Promise<{ release(): void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>(done => (release = done));
  await page.route(address, async route => {
    await released;
    // A page that is gone waits for nothing.
    await route.continue().catch(() => undefined);
  });
  return { release };
}

/** Signs in to a Home with a gap in it: the page was closed while `count` posts came, more than a page of the server holds. */
export async function showGap(page: Page, town: Town, count: number): Promise<void> {
  await signInWhole(page);
  await page.mouse.wheel(0, 600);
  await settled(page);
  await page.goto('about:blank');
  await town.post(count);
  await page.goBack();
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: /Click to see \d+ new posts/ }).click();
  await settled(page);
}

/** Posts of the list shown. */
export function rows(page: Page) {
  return page.locator('#status-list article[data-status-id]');
}

/** The first row wholly below the column's head, and where it stands. */
export function rowBeingRead(page: Page): Promise<{ id: string; top: number }> {
  return page.evaluate(() => {
    const head = document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0;
    for (const row of document.querySelectorAll<HTMLElement>('#status-list article[data-status-id]')) {
      const { top } = row.getBoundingClientRect();
      if (top >= head) return { id: row.dataset['statusId'] ?? '', top };
    }
    throw new Error('No row is in view.');
  });
}

export function topOf(page: Page, statusId: string): Promise<number | null> {
  return page.evaluate(id => {
    const row = document.querySelector(`#status-list article[data-status-id="${CSS.escape(id)}"]`);
    return row === null ? null : row.getBoundingClientRect().top;
  }, statusId);
}

/** Scrolls down, most of a screen in each frame, until at least `count` different posts have been seen; a slow machine takes its time. */
export async function readOn(page: Page, count: number): Promise<void> {
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
      await new Promise(done => requestAnimationFrame(done));
    }
    return seen.size;
  }, count);
  expect(seen).toBeGreaterThanOrEqual(count);
}

/** Brings something of the list into view: looks for it from the top down, and from the top again while it has not come. */
export async function lookFor(page: Page, selector: string, text = ''): Promise<void> {
  const found = page.locator(selector, { hasText: text });
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
    await expect(found).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await found.scrollIntoViewIfNeeded();
  await settled(page);
}

/** Waits until nothing has moved for a while: rows measured, pictures in place. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    let last = Number.NaN;
    while (still < 20) {
      await new Promise(done => requestAnimationFrame(done));
      const now = window.scrollY + document.documentElement.scrollHeight * 1e6;
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}
