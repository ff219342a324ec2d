import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { modals } from '../modals/modals.js';
import { OtherAddressPage } from './other-address-page.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

/** @param options.failing A request that fails once with a 503. */
function open(address: string, { isSignedIn = true, failing }: { isSignedIn?: boolean; failing?: string } = {}) {
  const instance = createInstance({ origin, now: noon });
  if (failing !== undefined) instance.faults.add({ pattern: failing, kind: 'status', status: 503 });
  const client = createClient({
    baseUrl: origin,
    accessToken: isSignedIn ? instance.issueToken('mara') : null,
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={cache}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <TimelineProvider options={{ isSignedIn }}>
            <Place />
            <Routes>
              <Route path="/" element={null} />
              <Route path="/:handle" element={null} />
              <Route path="/:handle/posts/:id" element={null} />
              <Route path="/users/*" element={<OtherAddressPage />} />
              <Route path="*" element={<OtherAddressPage />} />
              {['home', 'explore', 'notifications', 'share', 'authorize_interaction', 'nonsense'].map(path => (
                <Route key={path} path={path} element={<OtherAddressPage />} />
              ))}
            </Routes>
          </TimelineProvider>
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const place = () => screen.getByTestId('place');
const aPost = () => {
  const { world } = createInstance({ origin, now: noon });
  const post = [...world.statuses.values()].find(({ reblog_of_id, visibility, url }) => {
    return reblog_of_id === null && visibility === 'public' && url.startsWith('https://tram.example');
  });
  if (post === undefined) throw new Error('The seed world has no post of tram.example.');
  return { ...post, acct: world.accounts.get(post.account_id)?.acct ?? '' };
};

test('[NAV-05] leads from /notice/ID to the post under its author', async () => {
  const { id, acct } = aPost();
  open(`/notice/${id}`);
  await waitFor(() => expect(place()).toHaveTextContent(`/@${acct}/posts/${id}`));
});

test('[NAV-03] leads from /users/NAME to the profile', async () => {
  open('/users/mara');
  await waitFor(() => expect(place()).toHaveTextContent('/@mara'));
});

test('opens the post that /authorize_interaction names', async () => {
  const { id, acct, url } = aPost();
  open(`/authorize_interaction?uri=${encodeURIComponent(url)}`);
  await waitFor(() => expect(place()).toHaveTextContent(`/@${acct}/posts/${id}`));
});

test('opens the profile that /authorize_interaction names', async () => {
  open('/authorize_interaction?uri=acct:tobi@tram.example');
  await waitFor(() => expect(place()).toHaveTextContent('/@tobi@tram.example'));
});

test('links the original where the server finds nothing', async () => {
  open('/authorize_interaction?uri=https%3A%2F%2Ftram.example%2F%40nobody%2F1');
  expect(await screen.findByRole('link', { name: 'Open the original' })).toHaveAttribute(
    'href',
    'https://tram.example/@nobody/1',
  );
});

test('asks visitors to log in before their server is asked for a post', async () => {
  open(`/authorize_interaction?uri=${encodeURIComponent(aPost().url)}`, { isSignedIn: false });
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
});

test('says that a post could not be loaded and tries again', async () => {
  const { id, acct } = aPost();
  open(`/statuses/${id}`, { failing: 'GET /api/v1/statuses/:id' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This post could not be loaded.');
  expect(screen.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(place()).toHaveTextContent(`/@${acct}/posts/${id}`));
});

test('[NAV-13] shows the not-found page with a way home', async () => {
  open('/nonsense');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('opens the composer over Home with the shared text', async () => {
  onTestFinished(() => modals.clear());
  open('/share?text=Two+trams&url=https%3A%2F%2Ftram.example');
  await waitFor(() => expect(place()).toHaveTextContent(/^\/$/));
  const start = { parts: [{ text: 'Two trams\nhttps://tram.example' }] };
  expect(modals.stack.get()).toMatchObject([{ type: 'COMPOSE', intent: { kind: 'start', start } }]);
});

test('opens an empty composer at /statuses/new', async () => {
  onTestFinished(() => modals.clear());
  open('/statuses/new');
  await waitFor(() => expect(place()).toHaveTextContent(/^\/$/));
  expect(modals.stack.get()).toMatchObject([{ type: 'COMPOSE', intent: { kind: 'new' } }]);
});

test('keeps shared text of a visitor for copying, and offers to log in', async () => {
  const user = userEvent.setup();
  open('/share?text=Two+trams&url=https%3A%2F%2Ftram.example', { isSignedIn: false });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Text to share' })).toHaveValue('Two trams\nhttps://tram.example');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Two trams\nhttps://tram.example');
});
