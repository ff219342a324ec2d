import type { Page, WebSocketRoute } from '@playwright/test';
import { attacks, broken, hostilePost, plainPost, seeded } from './hostile-posts.js';
import { expect, rows, signIn, test } from './fixtures.js';

const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Fulfils lists of posts, forwards other requests to the built-in server, and answers other hosts with an image. */
async function answerLists(page: Page, pattern: RegExp, answer: (url: URL) => unknown): Promise<void> {
  await page.route(
    url => url.hostname !== 'localhost',
    route => route.fulfill({ contentType: 'image/png', headers: shared, body: picture }),
  );
  await page.route(pattern, route => {
    const url = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: shared });
    return route.fulfill({ json: url.searchParams.has('max_id') ? [] : answer(url), headers: shared });
  });
}

/** Records violations of the content security policy, and dialogs. Call it before the page loads. */
async function guard(page: Page): Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { __violations: violations });
    document.addEventListener('securitypolicyviolation', event => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return dialogs;
}

/** Fails on any element or attribute that no post may put into the list. */
function wrongs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const list = document.querySelector('#status-list');
    if (list === null) return ['There is no list.'];
    const forbidden =
      'script,style,link,meta,base,iframe,frame,object,embed,applet,form,math,template,textarea,select,marquee,noscript';
    for (const element of list.querySelectorAll(
      `${forbidden},.rk-rich svg,.rk-rich [style],.rk-rich input,.rk-rich button,svg a`,
    ))
      found.push(element.outerHTML.slice(0, 120));
    for (const element of list.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc' || name === 'ping' || name === 'formaction')
          found.push(`${name}=${value}`);
        if (
          /^(?:xlink:)?href$|^src$|^poster$|^action$/.test(name) &&
          /^[\s\p{Cc}]*(?:javascript|vbscript|data:text|file|blob):?/iu.test(value)
        )
          found.push(`${name}=${value}`);
      }
    }
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > window.innerWidth) found.push(`The page is ${root.scrollWidth} px wide.`);
    for (const element of document.querySelectorAll('body > *')) {
      if (getComputedStyle(element).display === 'none' && element.id === 'root') found.push('The page is hidden.');
    }
    return found;
  });
}

/** Scrolls through the whole list, checks every part, and returns the ids of its posts. */
async function readAll(page: Page, count: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let turn = 0; turn < count * 6 && seen.size < count; turn++) {
    for (const id of await rows(page).evaluateAll(all => all.map(row => row.getAttribute('data-status-id') ?? ''))) seen.add(id);
    expect(await wrongs(page)).toEqual([]);
    await page.mouse.wheel(0, 1400);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return seen;
}

async function expectUnharmed(page: Page, dialogs: readonly string[]): Promise<void> {
  const state = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    violations: (window as unknown as { __violations: string[] }).__violations,
    title: document.title.length > 0,
    base: document.baseURI.startsWith(window.location.origin),
  }));
  expect(state).toEqual({ pwned: false, violations: [], title: true, base: true });
  expect(dialogs).toEqual([]);
}

const posts = attacks.map((attack, at) => hostilePost(attack, at));

test('shows a list of attacks in full, runs nothing and keeps it inside its column', async ({ page }) => {
  const dialogs = await guard(page);
  await page.addInitScript(() =>
    localStorage.setItem('rookery:settings', JSON.stringify({ expandSpoilers: true, displayMedia: 'show_all' })),
  );
  await answerLists(page, /\/api\/v1\/timelines\/public/, () => posts);
  await page.goto('/timeline/fediverse');
  await expect(rows(page).first()).toBeVisible();
  const seen = await readAll(page, posts.length);
  expect(posts.map(post => String(post['id'])).filter(id => !seen.has(id))).toEqual([]);
  await expect(page).toHaveURL('/timeline/fediverse');
  await expectUnharmed(page, dialogs);
});

test('is as safe when the attacks arrive over the stream', async ({ page }) => {
  const dialogs = await guard(page);
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/v1\/streaming/, socket => void sockets.push(socket));
  await answerLists(page, /\/api\/v1\/timelines\/home/, () => [plainPost('710')]);
  await signIn(page);
  // The pages of the sign-in have sockets of their own.
  await page.goto('about:blank');
  sockets.length = 0;
  await page.goto('/');
  const live = () => sockets.findLast(socket => socket.url().includes('stream=user'));
  await expect.poll(() => live() !== undefined).toBe(true);
  // In two halves: the queue holds no more, the rest would become a gap.
  const [first, second] = [posts.slice(posts.length / 2), posts.slice(0, posts.length / 2)];
  for (const half of [first, second]) {
    for (const post of half.toReversed())
      live()?.send(JSON.stringify({ stream: ['user'], event: 'update', payload: JSON.stringify(post) }));
    // At the top of the list new posts show automatically. The last one is the newest.
    await expect(rows(page).first()).toHaveAttribute('data-status-id', String(half[0]?.['id']));
  }
  for (const junk of [
    '',
    'null',
    '[]',
    '{"event":"update"}',
    '{"event":"update","payload":"{"}',
    '<html>',
    '{"stream":1,"event":{},"payload":[]}',
  ])
    live()?.send(junk);
  const seen = await readAll(page, posts.length + 1);
  expect(posts.map(post => String(post['id'])).filter(id => !seen.has(id))).toEqual([]);
  await expectUnharmed(page, dialogs);
});

test('[API-07] shows the intact posts of sixty broken lists without an error', async ({ page }) => {
  const dialogs = await guard(page);
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 1280, height: 5000 });
  await answerLists(page, /\/api\/v1\/timelines\/tag\//, url => {
    const seed = Number(/broken(\d+)/.exec(url.pathname)?.[1] ?? 0);
    const random = seeded(seed);
    const post = (at: number) => plainPost(`8${String(1000 + seed)}${9 - at}`);
    return [post(0), broken(post(1), random), post(2), broken(post(3), random), broken({ ...post(4), reblog: post(5) }, random)];
  });
  await page.goto('/tags/start');
  await expect(rows(page).first()).toBeVisible();
  for (let seed = 1; seed <= 60; seed++) {
    await page.evaluate(path => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/tags/broken${seed}`);
    for (const at of [9, 7]) await expect(page.locator(`#status-list [data-status-id="8${1000 + seed}${at}"]`)).toBeVisible();
    await expect(page.getByText('Something broke on this page')).toHaveCount(0);
  }
  expect(await wrongs(page)).toEqual([]);
  await expectUnharmed(page, dialogs);
});
