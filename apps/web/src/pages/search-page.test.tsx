import { createClient } from '@rookery/api-client';
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

const Path = () => <output data-testid="path">{useLocation().pathname}</output>;

function open(): void {
  render(
    <MemoryRouter initialEntries={['/search']}>
      <SessionProvider>
        <SettingsProvider>
          <TimelineProvider isSignedIn>
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

it('[HINT-06] leads a member from the web address of a post to the post', async () => {
  const client = createClient({ baseUrl: origin, accessToken: instance.issueToken('mara') });
  const [post] = (await client.timelines.public({ limit: 40 })).items.filter(({ account }) => account.acct.includes('@'));
  open();
  await userEvent.type(field(), `${post?.url}{Enter}`);
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent(`/posts/${post?.id}`));
});

it('[HINT-06] searches for the words of a web address that the server does not find', async () => {
  open();
  await userEvent.type(field(), 'https://nowhere.example/posts/1{Enter}');
  expect(await screen.findByText('No posts with “https://nowhere.example/posts/1”')).toBeVisible();
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
  expect(asked.filter(url => url.includes('/accounts/search'))).toEqual([
    `${origin}/api/v1/accounts/search?q=%40noor%40nowhere.example&limit=10&resolve=true`,
  ]);
});
