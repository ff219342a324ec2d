import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../session/session-provider.js';
import { sessionStore } from '../session/sessions.dom.js';
import { SettingsProvider } from '../settings/settings-provider.js';
import { SearchPage } from './search-page.js';

const origin = 'https://rookery.test';
const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12) });
const stored = () => localStorage.getItem('rookery:searches:mara@rookery.test');

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => instance.fetch(new Request(input, init)));
  const account = { id: '7', acct: 'mara', display_name: 'Mara', avatar: '' };
  const session = {
    id: 'mara@rookery.test',
    server: origin,
    accessToken: instance.issueToken('mara'),
    clientId: 'client',
    clientSecret: 'hidden',
    scope: 'read',
    account,
  };
  sessionStore.add(session, { staySignedIn: true });
});
afterEach(() => {
  cleanup();
  for (const { id } of sessionStore.list()) sessionStore.remove(id);
  vi.unstubAllGlobals();
});

function Path() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="path">{pathname}</output>
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}

function open(address = '/search'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <SettingsProvider>
          <TimelineProvider options={{ isSignedIn: true }}>
            <SearchPage />
            <Path />
          </TimelineProvider>
        </SettingsProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const recent = (): (string | null)[] => {
  const list = screen.queryByRole('region', { name: 'Recent searches' });
  return [...(list?.querySelectorAll('a') ?? [])].map(link => link.textContent);
};

it('[HINT-06] keeps a search for the next visit of the page', async () => {
  const user = userEvent.setup();
  open();
  expect(recent()).toEqual([]);
  await user.type(field(), 'trams{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search: trams' })).toBeVisible();
  cleanup();
  open();
  expect(recent()).toEqual(['trams']);
  expect(screen.getByRole('link', { name: 'trams' })).toHaveAttribute('href', '/search?q=trams');
});

it('[HINT-06] removes one recent search, and moves the focus to the next', async () => {
  localStorage.setItem('rookery:searches:mara@rookery.test', JSON.stringify(['birds', 'trams', 'gulls']));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “trams”' }));
  expect(recent()).toEqual(['birds', 'gulls']);
  expect(screen.getByRole('link', { name: 'gulls' })).toHaveFocus();
  expect(stored()).toBe('["birds","gulls"]');
});

it.each(['Clear all', 'Remove “birds”'])('returns the focus to the field after “%s” has left none', async name => {
  localStorage.setItem('rookery:searches:mara@rookery.test', JSON.stringify(['birds']));
  open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(recent()).toEqual([]);
  expect(stored()).toBeNull();
  expect(field()).toHaveFocus();
});

it('stores no searches of a visitor', async () => {
  for (const { id } of sessionStore.list()) sessionStore.remove(id);
  open();
  await userEvent.type(field(), 'trams{Enter}');
  expect(Object.keys(localStorage).filter(key => key.includes('searches'))).toEqual([]);
});

it('[HINT-06] searches for the words of a web address that the server does not find', async () => {
  open();
  await userEvent.type(field(), 'https://nowhere.example/posts/1{Enter}');
  expect(await screen.findByText('No profiles for “https://nowhere.example/posts/1”')).toBeVisible();
});

it('[HINT-06] looks up a handle among the people of its server', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init).url);
    return instance.fetch(new Request(input, init));
  });
  open();
  await userEvent.type(field(), '@noor@nowhere.example{Enter}');
  expect(await screen.findByText('No profiles for “@noor@nowhere.example”')).toBeVisible();
  expect(asked.filter(url => url.includes('resolve=true'))).toEqual([
    `${origin}/api/v2/search?q=%40noor%40nowhere.example&type=accounts&limit=20&resolve=true`,
  ]);
});

/** The searches that the server is asked for, in order. */
function recordSearches(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/v2/search') asked.push(`${searchParams.get('type')} ${searchParams.get('q')}`);
    return instance.fetch(request);
  });
  return asked;
}

it('[HINT-06] searches once typing pauses, and keeps the focus and the text', async () => {
  const asked = recordSearches();
  const user = userEvent.setup();
  open();
  await user.type(field(), 'tobi ');
  expect(await screen.findByRole('link', { name: /Tobias Okafor/ })).toBeVisible();
  expect(asked).toEqual(['accounts tobi']);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('tobi ');
  expect(screen.getByTestId('address')).toHaveTextContent('/search?q=tobi');
  expect(stored()).toBeNull();
});

it('[HINT-06] returns to the page before the search once the text is cleared', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'tobi');
  expect(await screen.findByRole('link', { name: /Tobias Okafor/ })).toBeVisible();
  await user.clear(field());
  expect(await screen.findByText('Search posts, people and hashtags')).toBeVisible();
  expect(field()).toHaveFocus();
});

it('[HINT-06] looks nothing up on other servers while the member types', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init).url);
    return instance.fetch(new Request(input, init));
  });
  open();
  await userEvent.type(field(), '@noor@nowhere.example');
  expect(await screen.findByText('No profiles for “@noor@nowhere.example”')).toBeVisible();
  expect(asked.filter(url => url.includes('resolve'))).toEqual([]);
});

it('[HINT-06] loads further people by offset to the end of the list', async () => {
  const offsets: (string | null)[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/v2/search') offsets.push(searchParams.get('offset'));
    return instance.fetch(request);
  });
  open('/search?q=a');
  await waitFor(
    async () => {
      const more = screen.queryByRole('button', { name: 'Load more' });
      if (more !== null) await userEvent.click(more);
      expect(screen.getByText('End of the list')).toBeVisible();
    },
    { timeout: 20_000 },
  );
  expect(offsets.length).toBeGreaterThan(2);
  expect(offsets).toEqual(offsets.map((_, page) => (page === 0 ? null : String(page * 20))));
});

it('[HINT-06] says that the search failed, and tries again', async () => {
  instance.faults.add({ pattern: '/api/v2/search', kind: 'status', status: 500 });
  open('/search?q=tobi');
  expect(await screen.findByText('The search could not be loaded.')).toBeVisible();
  instance.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Tobias Okafor/ })).toBeVisible();
});

it('[HINT-06] [UI-01] searches the posts of one account, and all posts again', async () => {
  const user = userEvent.setup();
  open('/search?q=the&type=posts');
  await screen.findAllByRole('article');
  await user.click(screen.getByText('From one account'));
  await user.type(await screen.findByRole('combobox', { name: 'Search for an account' }), 'tobi');
  await user.click(await screen.findByRole('option', { name: /Tobias Okafor/ }));
  expect(await screen.findByRole('link', { name: 'Posts of @tobi@tram.example' })).toBeVisible();
  for (const post of await screen.findAllByRole('article')) expect(post).toHaveTextContent('@tobi@tram.example');
  await user.click(screen.getByRole('button', { name: 'Search all posts' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/search?q=the&type=posts'));
});

it('[HINT-07] shows trending hashtags, links and posts, and suggested profiles before a search', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'Trending' })).toBeVisible();
  const links = await screen.findByRole('region', { name: 'Trending links' });
  expect(links.querySelector('li a')).toHaveAttribute('rel', 'nofollow noopener');
  const posts = await screen.findByRole('region', { name: 'Trending posts' });
  await waitFor(() => expect(posts.querySelectorAll('article').length).toBeGreaterThan(0));
  expect(await screen.findByRole('heading', { name: 'Suggested Profiles' })).toBeVisible();
});
