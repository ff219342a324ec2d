import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
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

function open(): void {
  render(
    <MemoryRouter initialEntries={['/search']}>
      <SessionProvider>
        <SettingsProvider>
          <TimelineProvider isSignedIn>
            <SearchPage />
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
