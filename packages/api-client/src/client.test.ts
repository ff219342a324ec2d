import { describe, expect, it } from 'vitest';
import { hasSessionEnded } from './client.js';
import { clientOf } from './test-support/client-of.js';
import { anAccount } from './testing/index.js';

const VERIFY = 'GET /api/v1/accounts/verify_credentials';

describe('hasSessionEnded', () => {
  it.each([401, 403])('[API-08] is true when the own account is refused with %i', async status => {
    expect(await hasSessionEnded(clientOf({ [VERIFY]: { status } }).client)).toBe(true);
  });

  it.each([404, 429, 500])('[API-08] is false when the server answers %i', async status => {
    expect(await hasSessionEnded(clientOf({ [VERIFY]: { status } }).client)).toBe(false);
  });

  it('[API-08] is false while the token works, and while no answer comes', async () => {
    expect(await hasSessionEnded(clientOf({ [VERIFY]: { data: anAccount() } }).client)).toBe(false);
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await hasSessionEnded(clientOf({}, { fetch }).client)).toBe(false);
  });
});
