import { button, expect, heading, link, navigation, posts, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** The first post below the page's header, with its distance from the top of the viewport in pixels. */
const place = (visitor: Visitor): Promise<{ id: string; top: number }> =>
  visitor.window.evaluate(() => {
    const head = document.querySelector('.app-page-header')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll<HTMLElement>('#status-list article[data-status-id]')];
    const row = rows.find(each => each.getBoundingClientRect().top >= head);
    return { id: row?.dataset['statusId'] ?? '', top: Math.round(row?.getBoundingClientRect().top ?? 0) };
  });

/** Scrolls down until the page is this far from its top, and returns the place once it stands still. */
async function readTo(visitor: Visitor, top: number): Promise<{ id: string; top: number }> {
  await expect
    .poll(async () => {
      await visitor.scrollTo(top);
      return Math.round(await visitor.scrollTop());
    })
    .toBe(top);
  let last = await place(visitor);
  await expect
    .poll(async () => {
      const before = last;
      last = await place(visitor);
      return last.id !== '' && last.id === before.id && last.top === before.top;
    })
    .toBe(true);
  return last;
}

test('signs in through the consent page, and out again', async ({ visitor }) => {
  await visitor.open('/login');
  await visitor.press(button('Try the built-in server'));
  await visitor.press(button('Authorize'));
  await visitor.sees(heading('Home'));
  await visitor.sees(posts);
  await visitor.window.reload();
  await visitor.sees(posts);
  await visitor.press(button(/account menu/));
  await visitor.press({ role: 'menuitem', name: 'Log out' });
  await visitor.sees(link('Log in'));
});

test('a sign-in that ends with the tab holds after Back to the page of its form', async ({ visitor }) => {
  await visitor.open('/login');
  await visitor.press({ role: 'checkbox', name: 'Stay signed in on this device' });
  await visitor.press(button('Try the built-in server'));
  await visitor.press(button('Authorize'));
  await visitor.sees(heading('Home'));
  await visitor.back(2);
  await visitor.isAt('/');
  await visitor.sees(button(/account menu/));
  await visitor.sees(posts);
});

test('Home loads further pages while a member reads on', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        for (const id of await visitor.idsOfRows()) seen.add(id);
        await visitor.readOn();
        return seen.size;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBeGreaterThan(80);
});

test('Home has its place after a post was opened and left', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  const before = await readTo(visitor, 3_000);
  await visitor.focus({ css: `#status-list article[data-status-id="${before.id}"]` });
  await visitor.keys('Enter');
  await visitor.isAt(/\/posts\//);
  await visitor.back();
  await visitor.isAt('/');
  await expect.poll(() => place(visitor)).toEqual(before);
});

test('Home has its place after a page of another site was opened and left', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  const before = await readTo(visitor, 3_000);
  await visitor.open('/logo.svg');
  await visitor.back();
  await expect.poll(() => place(visitor).catch(() => null)).toEqual(before);
});

test('Home has its place after a reload', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  const before = await readTo(visitor, 3_000);
  await visitor.window.reload();
  await expect.poll(() => place(visitor).catch(() => null)).toEqual(before);
});

test('a gap between what was read and what is new is filled', async ({ enter, control }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  await readTo(visitor, 600);
  await visitor.open('/logo.svg');
  await control('posts', { count: 75 });
  await visitor.open('/');
  await visitor.press(button(/Click to see \d+\+? new posts/));
  const gap = { css: '#status-list .rk-gap' };
  await expect
    .poll(
      async () => {
        await visitor.readOn();
        return (await visitor.look(gap)).count;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(1);
  // One page at a time.
  await expect(async () => {
    if ((await visitor.look(gap)).count > 0) await visitor.press(gap);
    await expect.poll(async () => (await visitor.look(gap)).count, { timeout: 3_000 }).toBe(0);
  }).toPass({ timeout: 30_000 });
});

test('a post opens with its answers, and goes back to the list', async ({ enter, control }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  const { id } = await place(visitor);
  await control('replies', { id, count: 3 });
  await visitor.focus({ css: `#status-list article[data-status-id="${id}"]` });
  await visitor.keys('Enter');
  await visitor.isAt(new RegExp(`/posts/${id}$`));
  await expect.poll(async () => (await visitor.look({ css: 'article[data-status-id]' })).count).toBeGreaterThanOrEqual(4);
  await visitor.back();
  await visitor.isAt('/');
});

test('notifications arrive, are counted and open', async ({ enter, control }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  await control('notifications', { type: 'favourite', count: 3 });
  await visitor.sees(link(/^Notifications 3 unread/, navigation));
  await visitor.press(link(/^Notifications/, navigation));
  await visitor.sees({ role: 'article', text: /liked your post/, within: { role: 'feed', name: 'Notifications' } });
  await visitor.sees(link('Notifications', navigation));
});

test('search finds hashtags and profiles', async ({ enter }) => {
  const { visitor } = await enter(0, '/search');
  await visitor.write({ role: 'searchbox', name: 'Search' }, 'tram');
  await visitor.keys('Enter');
  await visitor.isAt('/search?q=tram');
  await visitor.sees(heading('Search: tram'));
  await visitor.sees(link(/tram/));
});

test('a setting is kept over a reload', async ({ enter }) => {
  const { visitor } = await enter(0, '/settings/media');
  const mini = { role: 'switch', name: 'Keep playing audio in the mini player' };
  const isOn = () =>
    visitor.window.evaluate(
      () => (JSON.parse(localStorage.getItem('rookery:settings') ?? '{}') as Record<string, unknown>)['miniPlayer'],
    );
  await visitor.focus(mini);
  await visitor.keys(' ');
  await expect.poll(isOn).toBe(false);
  await visitor.window.reload();
  await visitor.sees(mini);
  expect(await isOn()).toBe(false);
});

test('Arabic turns the page around', async ({ enter }) => {
  const { visitor } = await enter(0, '/', { locale: 'ar' });
  await visitor.sees(posts);
  await visitor.sees(heading('الرئيسية'));
  const page = await visitor.window.evaluate(() => ({
    direction: document.documentElement.dir,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(page).toEqual({ direction: 'rtl', isTooWide: false });
});
