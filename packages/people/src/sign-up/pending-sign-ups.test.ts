import { memoryStorage } from '@rookery/api-client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgetPending, keepPending, PENDING_SIGN_UPS_KEY, pendingSignUps, type PendingSignUp } from './pending-sign-ups.js';

const pending: PendingSignUp = {
  app: { server: 'https://tram.example', accessToken: 'app', clientId: 'c', clientSecret: 's', scope: 'read' },
  username: 'wren',
  email: 'wren@post.example',
  wait: 'approval',
  token: 'member',
  scope: 'read',
  message: null,
};

it('[HINT-09] survives a closed tab, and keeps one of each account, the newest first', () => {
  const storage = memoryStorage();
  keepPending(storage, { ...pending, wait: 'email' });
  keepPending(storage, { ...pending, username: 'owl' });
  keepPending(storage, pending);
  expect(pendingSignUps(storage, [])).toEqual([pending, { ...pending, username: 'owl' }]);
  forgetPending(storage, pending);
  forgetPending(storage, { ...pending, username: 'OWL' });
  expect(storage.getItem(PENDING_SIGN_UPS_KEY)).toBeNull();
});

it('forgets an account that has signed in since', () => {
  const storage = memoryStorage();
  keepPending(storage, pending);
  expect(pendingSignUps(storage, ['Wren@tram.example'])).toEqual([]);
  expect(storage.getItem(PENDING_SIGN_UPS_KEY)).toBeNull();
});

it('is empty where storage is denied', () => {
  keepPending(null, pending);
  expect(pendingSignUps(null, [])).toEqual([]);
});

it.each([
  [{ ...pending, wait: 'ever' }],
  [{ ...pending, username: '' }],
  [{ ...pending, app: { ...pending.app, server: 'javascript:alert(1)' } }],
  [{ ...pending, app: { ...pending.app, server: 'https://tram.example/x' } }],
  [{ ...pending, app: null }],
])('reads no damaged one: %j', stored => {
  const storage = memoryStorage();
  storage.setItem(PENDING_SIGN_UPS_KEY, JSON.stringify([stored]));
  expect(pendingSignUps(storage, [])).toEqual([]);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      const storage = memoryStorage();
      storage.setItem(PENDING_SIGN_UPS_KEY, text);
      expect(pendingSignUps(storage, []).length).toBeLessThanOrEqual(5);
    }),
    { seed: 9 },
  );
});
