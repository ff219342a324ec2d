import { createSessionStore, type Session } from '@rookery/api-client';
import { beforeEach, expect, it } from 'vitest';
import { staysSignedIn } from './start-sign-in.dom.js';

const session = (id: string): Session => ({
  id,
  server: 'https://tram.example',
  accessToken: 'token',
  clientId: '',
  clientSecret: '',
  scope: 'read',
  account: null,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[HINT-11] a further sign-in lasts as long as the session before', () => {
  const store = createSessionStore({ persistent: localStorage, temporary: sessionStorage });
  store.add(session('mara@tram.example'), { staySignedIn: true });
  store.add(session('tobi@tram.example'), { staySignedIn: false });
  expect(['mara@tram.example', 'tobi@tram.example', 'ra@tram.example'].map(staysSignedIn)).toEqual([true, false, false]);
});
