// `<rookery-timeline>` and the timeline in React, from the packed packages, on pages with a strict policy.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './examples.ts';
import { answerOtherHosts, guard, shared } from './hostile-page.ts';
import { attacks, hostilePost } from './hostile-posts.ts';

/** Opens the page with two elements. `sources`: in place of those that the page writes, by the id of the element. */
async function open(page: Page, examples: string, server: string, sources: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`${examples}/timeline-element/?${new URLSearchParams({ server, ...sources }).toString()}`);
}

const box = (page: Page): Locator => page.locator('#box');

test(
  '[LIST-08] a new post waits behind a button, and the box scrolls by itself',
  { tag: '@main' },
  async ({ page, server, examples }) => {
    await open(page, examples, server.origin);
    const posts = box(page).getByRole('article');
    await expect(posts.first()).toBeVisible();
    const area = box(page).getByRole('region', { name: /^Posts on/ });
    const height = (await box(page).boundingBox())?.height;
    await area.evaluate(element => element.scrollTo(0, 600));
    await expect.poll(() => area.evaluate(element => element.scrollTop)).toBeGreaterThan(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect((await box(page).boundingBox())?.height).toBe(height);
    await area.evaluate(element => element.scrollTo(0, 0));

    const first = await posts.first().getAttribute('data-status-id');
    await expect(async () => {
      await server.post(1);
      await expect(box(page).getByRole('button', { name: /new post/ })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await posts.first().getAttribute('data-status-id')).toBe(first);
    await box(page)
      .getByRole('button', { name: /new post/ })
      .click();
    await expect(posts.first()).not.toHaveAttribute('data-status-id', first ?? '');
  },
);

test('requests every picture without the address of its page', async ({ page, server, examples }) => {
  const pictures: Request[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'image' && request.url().startsWith(server.origin)) pictures.push(request);
  });
  await open(page, examples, server.origin);
  await expect(box(page).getByRole('article').first()).toBeVisible();
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) expect(await picture.headerValue('referer'), picture.url()).toBeNull();
});

test('[I18N-01] two elements differ in source, language and theme', async ({ page, server, examples }) => {
  await open(page, examples, server.origin);
  const arabic = page.locator('#arabic');
  await expect(arabic.getByRole('article')).toHaveCount(3);
  await expect(arabic.getByRole('link', { name: /اقرأ المزيد على/ })).toHaveAttribute(
    'href',
    `${server.origin}/tags/birdwatching`,
  );
  await expect(arabic.getByRole('article').first()).toHaveCSS('direction', 'rtl');
  await expect(box(page).getByRole('article').first()).toHaveCSS('direction', 'ltr');
  const schemes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('rookery-timeline'), ({ shadowRoot }) =>
      shadowRoot?.firstElementChild ? getComputedStyle(shadowRoot.firstElementChild).colorScheme : null,
    ),
  );
  expect(schemes).toEqual(['light', 'dark']);
  // The page keeps its own look.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('follows the colour scheme of its page, not that of the system', async ({ page, server, examples }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, examples, server.origin);
  await expect(box(page).getByRole('article').first()).toBeVisible();
  const textColour = (element: string, scheme: string) =>
    page.evaluate(
      ([selector, pageScheme]) => {
        document.documentElement.style.colorScheme = pageScheme;
        const frame = document.querySelector(selector)?.shadowRoot?.firstElementChild;
        return frame ? getComputedStyle(frame).color : null;
      },
      [element, scheme] as const,
    );
  await page.evaluate(() => document.querySelector('#box')?.setAttribute('theme', 'light'));
  const light = await textColour('#box', 'dark');
  const dark = await textColour('#arabic', 'light');
  expect(light).not.toBe(dark);
  await page.evaluate(() => document.querySelector('#box')?.setAttribute('theme', 'auto'));
  for (const [scheme, colour] of [
    ['normal', light],
    ['light', light],
    ['dark', dark],
    ['light dark', dark],
  ] as const)
    await expect.poll(() => textColour('#box', scheme), scheme).toBe(colour);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await textColour('#box', 'light dark')).toBe(light);
  expect(await textColour('#box', 'dark')).toBe(dark);
});

test('fills the window when an element above it grows, goes, or is shown again', async ({ page, server, examples }) => {
  await open(page, examples, server.origin);
  // Two elements of their full height, one above the other: the page scrolls.
  await page.evaluate(server => {
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector('main')?.remove();
    for (const id of ['upper', 'lower']) {
      const element = Object.assign(document.createElement('rookery-timeline'), { id });
      element.style.display = 'block';
      element.setAttribute('source', 'public');
      element.setAttribute('server', server);
      document.body.append(element);
    }
  }, server.origin);
  const lower = page.locator('#lower');
  const emptyBelow = () =>
    lower.evaluate(element => {
      const rows = [...(element.shadowRoot?.querySelectorAll('article') ?? [])].map(row => row.getBoundingClientRect().bottom);
      return window.innerHeight - Math.max(...rows, 0);
    });
  for (const id of ['#upper', '#lower']) await expect(page.locator(id).getByRole('article').first()).toBeAttached();
  await page.locator('#upper').evaluate(element => element.remove());
  await expect.poll(emptyBelow).toBeLessThanOrEqual(40);
  await lower.evaluate(element => element.before(Object.assign(document.createElement('div'), { id: 'above' })));
  const above = page.locator('#above');
  for (const height of ['4000px', '20px']) await above.evaluate((element, size) => (element.style.blockSize = size), height);
  await expect.poll(emptyBelow).toBeLessThanOrEqual(40);
  for (const display of ['none', 'block']) await lower.evaluate((element, value) => (element.style.display = value), display);
  await expect.poll(emptyBelow).toBeLessThanOrEqual(40);
});

test('shows the posts of a profile, and one post', { tag: '@main' }, async ({ page, server, examples }) => {
  await open(page, examples, server.origin, { box: 'account:@juniper' });
  const posts = box(page).getByRole('article');
  await expect(posts.filter({ hasText: 'Waxwings!' })).toBeVisible();
  const statusId = await posts.filter({ hasText: 'Waxwings!' }).getAttribute('data-status-id');
  await open(page, examples, server.origin, { box: `status:${statusId}` });
  await expect(posts).toHaveCount(1);
  await expect(posts).toContainText('Waxwings!');
});

test('every link and action leads to a tab of its own', async ({ page, server, examples }) => {
  await open(page, examples, server.origin);
  await expect(box(page).getByRole('article').first()).toBeVisible();
  const links = box(page).locator('a[href]');
  expect(await links.count()).toBeGreaterThan(5);
  const others = await links.evaluateAll(
    all =>
      all.filter(link => link.getAttribute('target') !== '_blank' || !/noopener/.test(link.getAttribute('rel') ?? '')).length,
  );
  expect(others).toBe(0);
  await expect(box(page).getByRole('link', { name: /^Like/ }).first()).toBeVisible();
});

test('stores nothing, and closes its stream when it is removed', async ({ page, server, examples }) => {
  const opened = page.waitForEvent('websocket');
  await open(page, examples, server.origin);
  const socket = await opened;
  await expect(box(page).getByRole('article').first()).toBeVisible();
  expect(
    await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]),
  ).toEqual([0, 0, 0]);
  const closed = socket.waitForEvent('close');
  await expect
    .poll(() => box(page).evaluate(element => element.shadowRoot?.querySelectorAll('article').length))
    .toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('#box')?.remove());
  await closed;
});

test.describe('when the server fails', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] });

  test('[API-08] says why there are no posts, and tries again', async ({ page, server, examples }) => {
    await server.fail({ pattern: '/api/v1/timelines/public', kind: 'status', status: 503, times: 1 });
    await open(page, examples, server.origin);
    await expect(box(page).getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(box(page).getByRole('article').first()).toBeVisible();
  });
});

test.describe('with hostile posts', () => {
  // The policy of the page keeps their pictures from loading, too.
  test.use({
    expectedConsoleErrors: [
      /^(Loading (the image|media from) {1,2}'|Content-Security-Policy: (img|media)-src refused )https?:\/\/(evil|media)\.example/,
    ],
  });

  test('runs nothing of hostile posts', async ({ page, server, examples }) => {
    const dialogs = await guard(page);
    await answerOtherHosts(page);
    const posts = attacks.map((attack, at) => hostilePost(attack, at));
    await page.route(/\/api\/v1\/timelines\/public/, route =>
      route.fulfill({ json: new URL(route.request().url()).searchParams.has('max_id') ? [] : posts, headers: shared }),
    );
    await open(page, examples, server.origin);
    const area = box(page).getByRole('region', { name: /^Posts on/ });
    await expect(area.getByRole('article').first()).toBeVisible();
    const end = area.getByText('You have reached the end.');
    await expect(async () => {
      await area.evaluate(element => element.scrollBy(0, 1_200));
      await expect(end).toBeInViewport({ timeout: 50 });
    }).toPass({ timeout: 60_000 });
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
    expect(page.url()).toContain('/timeline-element/');
  });
});

for (const version of [18, 19]) {
  test(`the timeline for React ${version} shows posts of a server`, async ({ page, server, examples }) => {
    await page.goto(`${examples}/timeline-react-${version}/?server=${server.origin}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`[MOD-13] the timeline for React ${version} has players and the viewer, under the policy of its page`, async ({
    page,
    server,
    examples,
  }) => {
    const refused: string[] = [];
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const posts = await mediaPosts(page, server.origin, 'tobi@tram.example');
    await page.route('**/api/v1/timelines/public*', route => route.fulfill({ json: posts, headers: shared }));
    await page.goto(`${examples}/timeline-react-${version}/?server=${server.origin}`);
    await page
      .getByRole('button', { name: /^Play:/ })
      .first()
      .click();
    await expect(page.locator('.rk-player').first()).toBeFocused();
    await expect
      .poll(() =>
        page
          .locator('video')
          .first()
          .evaluate((video: HTMLVideoElement) => video.readyState),
      )
      .toBeGreaterThan(0);
    await page.locator('a.rk-picture').first().click();
    const viewer = page.getByRole('dialog', { name: /^Media/ });
    await expect(viewer.getByRole('img')).toBeVisible();
    // It is above the page and fills it, without the styles of an app.
    expect(await viewer.evaluate(box => box.getBoundingClientRect().width)).toBe(page.viewportSize()?.width);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    expect(refused).toEqual([]);
  });
}

/** The posts with media of a profile, a video among them. */
async function mediaPosts(page: Page, origin: string, acct: string): Promise<unknown> {
  const api = `${origin}/api/v1/accounts`;
  const { id } = (await (await page.request.get(`${api}/lookup`, { params: { acct } })).json()) as { id: string };
  return (await page.request.get(`${api}/${id}/statuses`, { params: { only_media: 'true' } })).json();
}

/** Puts an element of one post at the end of the page, below a screen of other content, and returns it. */
async function addPost(page: Page, attributes: Readonly<Record<string, string>>): Promise<Locator> {
  await page.evaluate(given => {
    document.querySelector('main')?.remove();
    const space = Object.assign(document.createElement('div'), { id: 'space' });
    space.style.blockSize = '40vh';
    const element = Object.assign(document.createElement('rookery-post'), { id: 'post' });
    for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    document.body.append(space, element);
  }, attributes);
  return page.locator('#post');
}

for (const width of [390, 1280])
  test(`an element of one post shows it with its thread at ${width} px, and leaves the page where it is`, async ({
    page,
    server,
    examples,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, examples, server.origin);
    const found = await page.request.get(`${server.origin}/api/v1/timelines/public?local=true&limit=1`);
    const [newest] = (await found.json()) as { id: string; account: { acct: string } }[];
    const id = newest?.id ?? '';
    await server.reply(id, { count: 4, from: 'ada' });
    const post = await addPost(page, { url: `${server.origin}/@${newest?.account.acct}/${id}`, limit: '3' });
    const feed = post.getByRole('feed', { name: 'Thread' });
    await expect(feed.locator('article[data-variant="focused"]')).toHaveAttribute('data-status-id', id);
    await expect(feed.locator('article[data-variant="list"]').nth(2)).toBeVisible();
    await expect(post.getByRole('link', { name: /^Read more on/ })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect((await new AxeBuilder({ page }).include('#post').analyze()).violations).toEqual([]);
    await post.evaluate(element => element.setAttribute('thread', 'none'));
    await expect(post.getByRole('article')).toHaveCount(1);
  });

test.describe('an element of one post', () => {
  test.use({ expectedConsoleErrors: [/status of 40[14]|Failed to load resource|CORS policy/] });

  test('says why it shows none', async ({ page, server, examples }) => {
    await open(page, examples, server.origin);
    const post = await addPost(page, {});
    await expect(post.getByText('This element does not name a post.')).toBeVisible();
    const { host } = new URL(server.origin);
    await post.evaluate((element, url) => element.setAttribute('url', url), `${server.origin}/@ada/999999999999999999`);
    await expect(post.getByText(`This post was not found on ${host}.`)).toBeVisible();
    await page.route('**/api/v1/statuses/*', route => route.abort());
    await post.evaluate((element, url) => element.setAttribute('url', url), `${server.origin}/@ada/888888888888888888`);
    await expect(post.getByText(`We could not reach ${host}.`)).toBeVisible();
    await expect(post.getByText('It may be down, or not allow other sites to read it.')).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/v1/statuses/*', route =>
      route.fulfill({ status: 401, json: { error: 'No' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await post.getByRole('button', { name: 'Try again' }).click();
    await expect(post.getByText(`${host} shows these posts to its members only.`)).toBeVisible();
  });
});
