import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { hrefs } from '../routing/hrefs.js';
import { PeopleWiring } from '../people-wiring.js';
import { SessionProvider } from '../session/session-provider.js';
import { SettingsProvider } from '../settings/settings-provider.js';
import { ListPage, ListsPage } from './list-pages.js';
import { QuotesPage } from './quotes-page.js';
import { RemotePage } from './remote-page.js';
import { SavedPage } from './saved-page.js';
import { SearchPage } from './search-page.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** Renders the page at an address, against a server with the given server profile. Returns the addresses that it asks for. */
function open(address: string, serverProfile: ServerProfileName = 'default', isSignedIn = true): string[] {
  const asked: string[] = [];
  const instance = createInstance({ origin, serverProfile, now: noon });
  const client = createClient({
    baseUrl: origin,
    accessToken: isSignedIn ? instance.issueToken('mara') : null,
    fetch: (input, init) => {
      const request = new Request(input, init);
      asked.push(request.url);
      return instance.fetch(request);
    },
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <SettingsProvider>
              <TimelineProvider options={{ isSignedIn, hrefs }}>
                <PeopleWiring>
                  <Routes>
                    <Route path="/bookmarks" element={<SavedPage />} />
                    <Route path="/favourites" element={<SavedPage />} />
                    <Route path="/lists" element={<ListsPage />} />
                    <Route path="/list/:id" element={<ListPage />} />
                    <Route path="/timeline/:host" element={<RemotePage />} />
                    <Route path="/search" element={<SearchPage />} />
                    <Route path="/:handle/posts/:statusId/quotes" element={<QuotesPage />} />
                  </Routes>
                </PeopleWiring>
              </TimelineProvider>
            </SettingsProvider>
          </ClientProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  return asked;
}

const posts = () => screen.findAllByRole('article');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[HINT-01] links every list by its title', async () => {
  open('/lists');
  expect(await screen.findByRole('link', { name: 'Rails and harbours' })).toHaveAttribute('href', '/list/1201');
  expect(document.title).toContain('Lists');
});

test('[HINT-01] shows the title and the posts of a list', async () => {
  open('/list/1201');
  expect(await heading('Rails and harbours')).toBeVisible();
  expect((await posts()).length).toBeGreaterThan(0);
});

test('shows one not-found message for an unknown list', async () => {
  open('/list/99');
  expect(await screen.findAllByText('Page not found')).toHaveLength(1);
});

test.each(['/timeline/nonsense', '/@mara/posts/1/quotes'])('shows the not-found page at %s', async address => {
  open(address);
  expect(await heading('Page not found')).toBeVisible();
});

test('[NAV-11] shows the posts of a remote host', async () => {
  open('/timeline/Tram.Example');
  expect(await heading('tram.example')).toBeVisible();
  for (const post of await posts()) expect(post).toHaveTextContent('@tram.example');
});

test.each<ServerProfileName>(['mastodon-4.7', 'gotosocial', 'snac'])(
  '[NAV-11] says that %s has no remote timelines',
  async serverProfile => {
    open('/timeline/tram.example', serverProfile);
    expect(await screen.findByText('Your server cannot show tram.example separately')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the federated timeline' })).toHaveAttribute('href', '/timeline/fediverse');
  },
);

test('[NAV-06] lists the quotes of a post', async () => {
  const { world } = createInstance({ origin, now: noon });
  const quoted = [...world.statuses.values()].find(status => status.quotes_count > 20);
  open(`/@gazette/posts/${quoted?.id ?? ''}/quotes`);
  for (const post of await posts()) expect(post).toHaveTextContent('Tomorrow’s headline is');
});

test('[NAV-06] says so where the server does not list quotes', async () => {
  const answer = await createInstance({ origin, now: noon, serverProfile: 'snac' }).fetch(
    new Request(`${origin}/api/v1/timelines/public?limit=1`),
  );
  const [post] = (await answer.json()) as { id: string }[];
  open(`/@mara/posts/${post?.id ?? ''}/quotes`, 'snac');
  expect(await screen.findByText('Your server does not list quotes')).toBeVisible();
});

const ofMembers = ['/bookmarks', '/favourites', '/lists', '/list/1201', '/timeline/tram.example'];
test.each(ofMembers)('[HINT-01] offers visitors to log in at %s', async address => {
  open(address, 'default', false);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('feed')).toBeNull();
});

test('shows posts that match a search', async () => {
  open('/search?q=bird&type=posts');
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('bird');
  expect((await posts()).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
});

test('shows people that match a search', async () => {
  open('/search?q=tobi');
  expect(await screen.findByRole('link', { name: /Tobias Okafor/ })).toHaveAttribute('href', '/@tobi@tram.example');
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('feed')).toBeNull();
});

test('shows hashtags that match a search', async () => {
  open('/search?q=bird&type=tags');
  expect(await screen.findByRole('link', { name: /#birdwatching/ })).toHaveAttribute('href', '/tags/birdwatching');
});

test('says that a search found nobody', async () => {
  open('/search?q=zzzz');
  expect(await screen.findByText('No profiles for “zzzz”')).toBeVisible();
});

test('offers trending hashtags before a search', async () => {
  open('/search');
  expect(await screen.findByText('Search posts, people and hashtags')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Trending' })).toBeVisible();
});

test('[HINT-06] offers a visitor to log in for more than the first page of a search', async () => {
  open('/search?q=a', 'default', false);
  expect(await screen.findByRole('button', { name: 'Log in to see more results' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('[HINT-06] shows a visitor the end of a search whose results fit on one page', async () => {
  open('/search?q=birdwatching&type=tags', 'default', false);
  expect(await screen.findByText('No more results')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log in to see more results' })).toBeNull();
});

test.each(['people', 'posts', 'tags'])(
  '[HINT-06] offers a visitor to log in where the server has no open search of %s',
  async type => {
    open(`/search?q=a&type=${type}`, 'gotosocial', false);
    expect(await screen.findByText('This server shows it only to people who are logged in.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

test.each<ServerProfileName>(['gotosocial', 'hollo', 'snac', 'rebased'])(
  '[HINT-07] has no empty headings of trends before a search on %s',
  async serverProfile => {
    open('/search', serverProfile);
    expect(await screen.findByText('Search posts, people and hashtags')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: /Trending (posts|links)/ })).toBeNull();
  },
);

test('[HINT-06] pages people below an id as GoToSocial does', async () => {
  const asked = open('/search?q=a', 'gotosocial');
  await screen.findByRole('list', { name: 'People' });
  screen.queryByRole('button', { name: 'Load more' })?.click();
  await waitFor(() => expect(asked.some(url => /\/search\?.*max_id=/.test(url))).toBe(true));
});
