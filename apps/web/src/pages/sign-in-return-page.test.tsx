import { beginSignIn } from '@rookery/api-client/sign-in';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { rememberSignIn, signInStorage } from '../session/sign-in.js';
import { SignInReturnPage } from './sign-in-return-page.js';

const replies: Record<string, () => Response> = {
  '/api/v1/apps': () => Response.json({ client_id: 'client', client_secret: 'hidden' }),
  '/oauth/token': () => Response.json({ access_token: 'token', token_type: 'Bearer' }),
  '/api/v1/accounts/verify_credentials': () => Response.json({ id: '7', username: 'mara', acct: 'mara' }),
  '/api/v2/instance': () => Response.json({ domain: 'tram.example', version: '4.5.0', api_versions: { mastodon: 7 } }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return replies[pathname]?.() ?? Response.json({}, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Comes back from the server's page. */
async function comeBack(staySignedIn: boolean): Promise<void> {
  const redirectUri = window.location.origin + SIGN_IN_RETURN_PATH;
  rememberSignIn({ staySignedIn, server: 'tram.example', returnTo: '/' });
  const { url } = await beginSignIn({ server: 'tram.example', redirectUri, clientName: 'Rookery', storage: signInStorage });
  const state = new URL(url).searchParams.get('state') ?? '';
  window.rookeryCallback = `${redirectUri}?${new URLSearchParams({ code: 'a-code', state }).toString()}`;
  render(
    <MemoryRouter initialEntries={[SIGN_IN_RETURN_PATH]}>
      <Routes>
        <Route path={SIGN_IN_RETURN_PATH} element={<SignInReturnPage />} />
        <Route path="/" element={<h1>Home</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Home' });
}

const tokenIn = (storage: Storage) => (storage.getItem('rookery:sessions') ?? '').includes('"accessToken":"token"');

it('[API-10] stores the session in this browser for a reader who stays signed in', async () => {
  await comeBack(true);
  expect([tokenIn(localStorage), tokenIn(sessionStorage)]).toEqual([true, false]);
});

it('[API-10] stores the session in this tab alone for a reader who does not', async () => {
  await comeBack(false);
  expect([tokenIn(localStorage), tokenIn(sessionStorage)]).toEqual([false, true]);
});

it('[API-09] knows what the server offers before Home shows', async () => {
  await comeBack(true);
  expect(localStorage.getItem('rookery:features:https://tram.example')?.split(' ')).toContain('quotesList');
});

it('[API-10] keeps the code out of the address and forgets the sign-in', async () => {
  await comeBack(true);
  expect(window.location.href).not.toContain('a-code');
  expect(window.rookeryCallback).toBeUndefined();
  expect(sessionStorage.getItem('rookery:sign-in-progress')).toBeNull();
});
