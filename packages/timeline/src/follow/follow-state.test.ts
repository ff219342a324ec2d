import type { Relationship } from '@rookery/api-client';
import { anAccount, aRelationship } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { followState, type FollowState } from './follow-state.js';

const member = { isSignedIn: true, ownAccountId: '1' };
const visitor = { isSignedIn: false, ownAccountId: null };
const account = anAccount({ id: '2' });
const moved = anAccount({ id: '2', moved: anAccount({ id: '3' }) });
const suspended = anAccount({ id: '2', suspended: true });

describe('[HINT-03] followState', () => {
  it.each<[FollowState, Partial<Relationship>]>([
    ['follow', {}],
    ['followBack', { followed_by: true }],
    ['requested', { requested: true, followed_by: true }],
    ['following', { following: true, followed_by: true }],
    ['blocked', { blocking: true, blocked_by: true }],
    ['blockedBy', { blocked_by: true, followed_by: true }],
  ])('is %s', (state, relationship) => {
    expect(followState(account, aRelationship(relationship), member)).toBe(state);
  });

  it('is loading until the relationship is known', () => {
    expect(followState(account, undefined, member)).toBe('loading');
  });

  it('offers a visitor to follow', () => {
    expect(followState(account, undefined, visitor)).toBe('follow');
  });

  it('has nothing for the own account', () => {
    expect(followState(anAccount({ id: '1' }), aRelationship(), member)).toBe('absent');
  });

  it.each([
    ['moved', moved],
    ['suspended', suspended],
  ])('offers no follow of an account that is %s, but its end', (_kind, gone) => {
    expect(followState(gone, aRelationship({ followed_by: true }), member)).toBe('absent');
    expect(followState(gone, undefined, visitor)).toBe('absent');
    expect(followState(gone, aRelationship({ following: true }), member)).toBe('following');
  });
});
