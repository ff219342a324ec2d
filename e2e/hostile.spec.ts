import type { Page, WebSocketRoute } from '@playwright/test';
import { attacks, broken, hostilePost, plainPost, seeded } from './hostile-posts.js';
import { expect, rows, signIn, test, watchNetwork } from './fixtures.js';
import { memberPaths } from './member-pages.js';
import { answerOtherHosts, expectUnharmed, guard, shared, wrongsIn } from './hostile-page.js';
import { withoutSanitizer } from './sanitizers.js';

/** Fulfils lists of posts, forwards other requests to the built-in server, and answers other hosts with an image. */
async function answerLists(page: Page, pattern: RegExp, answer: (url: URL) => unknown): Promise<void> {
  await answerOtherHosts(page);
  await page.route(pattern, route => {
    const url = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: shared });
    return route.fulfill({ json: url.searchParams.has('max_id') ? [] : answer(url), headers: shared });
  });
}

/** Scrolls through the whole list, checks every part, and returns the ids of its posts. */
async function readAll(page: Page, count: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let turn = 0; turn < count * 6 && seen.size < count; turn++) {
    for (const id of await rows(page).evaluateAll(all => all.map(row => row.getAttribute('data-status-id') ?? ''))) seen.add(id);
    expect(await wrongsIn(page, '#status-list')).toEqual([]);
    await page.mouse.wheel(0, 1400);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return seen;
}

const posts = attacks.map((attack, at) => hostilePost(attack, at));

for (const sanitizer of ["the browser's sanitizer", 'DOMPurify']) {
  test(`shows a list of attacks in full, runs nothing and keeps it inside its column, with ${sanitizer}`, async ({ page }) => {
    const dialogs = await guard(page);
    const scripts: string[] = [];
    page.on('requestfinished', request => scripts.push(request.url()));
    if (sanitizer === 'DOMPurify') await withoutSanitizer(page);
    await page.addInitScript(() =>
      localStorage.setItem('rookery:settings', JSON.stringify({ expandSpoilers: true, displayMedia: 'show_all' })),
    );
    await answerLists(page, /\/api\/v1\/timelines\/public/, () => posts);
    await page.goto('/timeline/fediverse');
    await expect(rows(page).first()).toBeVisible();
    const hasPurify = (): boolean => scripts.some(url => url.includes('purify-sanitizer'));
    await expect.poll(hasPurify).toBe(sanitizer === 'DOMPurify');
    const seen = await readAll(page, posts.length);
    expect(posts.map(post => String(post['id'])).filter(id => !seen.has(id))).toEqual([]);
    await expect(page).toHaveURL('/timeline/fediverse');
    await expectUnharmed(page, dialogs);
  });
}

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

test.describe('broken lists', () => {
  // A poll that ended is read once more, and these are not the server's.
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('[API-07] shows the intact posts of sixty broken lists without an error', async ({ page }) => {
    const dialogs = await guard(page);
    test.setTimeout(480_000);
    await page.setViewportSize({ width: 1280, height: 5000 });
    await answerLists(page, /\/api\/v1\/timelines\/tag\//, url => {
      const seed = Number(/broken(\d+)/.exec(url.pathname)?.[1] ?? 0);
      const random = seeded(seed);
      const post = (at: number) => plainPost(`8${String(1000 + seed)}${9 - at}`);
      return [
        post(0),
        broken(post(1), random),
        post(2),
        broken(post(3), random),
        broken({ ...post(4), reblog: post(5) }, random),
      ];
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
    expect(await wrongsIn(page, '#status-list')).toEqual([]);
    await expectUnharmed(page, dialogs);
  });
});

test('shows a host with its letters, takes both its forms for one, and leaves imitations in ASCII', async ({ page }) => {
  const post = (id: string, acct: string, content: string, url: string) => {
    const plain = plainPost(id);
    const account = { ...(plain['account'] as object), id: `a${id}`, acct, display_name: '' };
    const card = {
      url,
      title: 'A card',
      description: '',
      type: 'link',
      provider_name: '',
      author_name: '',
      image: null,
      html: '',
    };
    return { ...plain, account, content, card, media_attachments: [], poll: null };
  };
  await answerLists(page, /\/api\/v1\/timelines\/public/, () => [
    post(
      '902',
      'ana@xn--pnibles-bya.example',
      '<p><a href="https://xn--berholt-m2a.example/weg">überholt.example/weg</a></p>',
      'https://xn--berholt-m2a.example/weg',
    ),
    post(
      '901',
      'eve@xn--pple-43d.example',
      '<p><a href="https://xn--pple-43d.example/">аpple.example</a></p>',
      'https://a.example/',
    ),
  ]);
  await page.goto('/timeline/fediverse');
  const honest = rows(page).nth(0);
  await expect(honest).toContainText('@ana@pénibles.example');
  await expect(honest.getByRole('link', { name: 'überholt.example/weg' })).toHaveText('überholt.example/weg');
  await expect(honest.getByRole('link', { name: /A card/ })).toContainText('überholt.example');
  await expect(honest).not.toContainText('xn--');
  const imitating = rows(page).nth(1);
  await expect(imitating).toContainText('@eve@xn--pple-43d.example');
  await expect(imitating.getByRole('link', { name: 'аpple.example' })).toContainText('xn--pple-43d.example');
});

test('opens the subjects of links in the app, and other addresses and presses with Ctrl outside it', async ({ page, server }) => {
  const answer = await page.request.get(`${server.origin}/api/v1/timelines/public?local=true&limit=1`);
  const [quoted] = (await answer.json()) as { id: string; url: string; account: { acct: string; url: string } }[];
  if (quoted === undefined) throw new Error('No post');
  const { host, hostname } = new URL(server.origin);
  const links = [
    ['the quote', quoted.url.replace('https:', 'http:')],
    ['its author', `${quoted.account.url}/`],
    ['a profile', `http://${host}/@mara`],
    ['a post', `http://${host}/notice/${quoted.id}`],
    ['a lookalike', `http://${hostname}.evil.example/@mara`],
  ] as const;
  const content = `<p>${links.map(([text, href]) => `<a href="${href}">${text}</a>`).join(' ')}</p>`;
  const quote = { state: 'accepted', quoted_status: quoted };
  const mentions = [{ id: '1', username: 'noor', acct: 'noor@b.example', url: 'https://b.example/@noor' }];
  const called = '<p><a class="u-url mention" href="https://B.example./users/noor">@noor</a></p>';
  await answerLists(page, /\/api\/v1\/timelines\/public/, () => [
    { ...plainPost('903'), content: content + called, mentions, quote, card: null, media_attachments: [], poll: null },
  ]);
  await page.goto('/timeline/fediverse');
  const link = (name: string) => rows(page).first().getByRole('link', { name, exact: true });
  await expect(link('@noor')).toHaveAttribute('href', '/@noor@b.example');
  const profile = `/@${quoted.account.acct}`;
  const targets = [
    ['the quote', `${profile}/posts/${quoted.id}`],
    ['its author', profile],
    ['a profile', '/@mara'],
    ['a post', `${profile}/posts/${quoted.id}`],
  ] as const;
  for (const [name, path] of targets) {
    await link(name).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  const opened = page.context().waitForEvent('page');
  await link('a profile').click({ modifiers: ['Control'] });
  // Where the built-in server leads from its address.
  await expect(await opened).toHaveURL(/\/@mara$/);
  await expect(link('a profile')).toHaveAttribute('href', `http://${host}/@mara`);
  await expect(page).toHaveURL('/timeline/fediverse');
  const away = page.context().waitForEvent('page');
  await link('a lookalike').click();
  await away;
  await expect(page).toHaveURL('/timeline/fediverse');
});

test.describe('words that every object knows', () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedConsoleErrors: [/status of 4\d\d|ERR_|Refused to|Loading the/] });

  /** Ids, dates, and the parts of an address that lead to the next request. */
  const KEPT = /(?:^|_)(?:ids?|at|day|acct|username|key|token)$|^(?:url|uri|last_read_id|version|scope)$/;

  function withWord(value: unknown, word: () => string, field = ''): unknown {
    if (typeof value === 'string') return KEPT.test(field) ? value : word();
    if (Array.isArray(value)) return value.map(item => withWord(item, word, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, withWord(item, word, key)]));
  }

  const others = ['toString', 'hasOwnProperty', 'valueOf'];
  for (const word of ['constructor', '__proto__', 'others']) {
    test(`shows every page of a server whose every text is ${word}`, async ({ page, server }) => {
      test.setTimeout(180_000);
      let turn = 0;
      const next = (): string => (word === 'others' ? (others[(turn += 1) % others.length] ?? '') : word);
      await signIn(page);
      const path = await rows(page)
        .first()
        .getByRole('link')
        .filter({ has: page.locator('time') })
        .getAttribute('href');
      let answers = 0;
      await page.route(`${server.origin}/{api,nodeinfo}/**`, async route => {
        const response = await route.fetch().catch(() => null);
        if (response === null) return route.abort();
        const json = (await response.json().catch(() => null)) as unknown;
        if (json === null) return route.fulfill({ response });
        answers += 1;
        return route.fulfill({ response, json: withWord(json, next) });
      });
      const settled = watchNetwork(page, 300);
      await page.reload();
      for (const address of [...memberPaths(), path ?? '', `/@mara/${word}`, `/tags/${word}`]) {
        await page.evaluate(to => {
          history.pushState(null, '', to);
          window.dispatchEvent(new PopStateEvent('popstate'));
        }, address);
        await expect(page.getByRole('main')).toBeVisible();
        await settled();
        expect(await page.getByText(/Something went wrong on this page|This could not be shown/).count(), address).toBe(0);
      }
      expect(answers).toBeGreaterThan(20);
    });
  }
});
