import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/index.js';
import { knownCounts } from './account.js';

describe('knownCounts', () => {
  const none = { statuses_count: 0, following_count: 0, followers_count: 0, last_status_at: null };

  it('[NAV-03] keeps the counts of an account without posts', () => {
    expect(knownCounts(anAccount(none), false)).toEqual({ statuses: 0, following: 0, followers: 0 });
  });

  it('[NAV-03] leaves out zeros when the account has posts', () => {
    const unknown = { statuses: null, following: null, followers: null };
    expect(knownCounts(anAccount(none), true)).toEqual(unknown);
    expect(knownCounts(anAccount({ ...none, last_status_at: '2026-11-20' }), false)).toEqual(unknown);
    expect(knownCounts(anAccount({ ...none, followers_count: 3 }), true)).toEqual({ ...unknown, followers: 3 });
  });

  it('[NAV-03] keeps zeros beside a count of posts', () => {
    expect(knownCounts(anAccount({ statuses_count: 4, following_count: 0 }), true)).toMatchObject({ statuses: 4, following: 0 });
  });

  it('[HINT-03] leaves out the counts that an account hides', () => {
    const hidden = anAccount({ ...none, statuses_count: 4, hide_followers: true, hide_follows_count: true, following_count: 9 });
    expect(knownCounts(hidden, true)).toEqual({ statuses: 4, following: null, followers: null });
  });

  it('[HINT-03] keeps a count that is known although its list is hidden', () => {
    expect(knownCounts(anAccount({ followers_count: 24, hide_followers: true }), true)).toMatchObject({ followers: 24 });
  });
});
