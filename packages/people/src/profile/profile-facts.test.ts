import { anAccount, aRelationship } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { canBeRevealed, isForFollowers, postsGate, profileBanner, shownRoles } from './profile-facts.js';

describe('[HINT-03] the posts of a profile', () => {
  it.each([
    ['suspended', { suspended: true, limited: true }, {}],
    ['blockedBy', {}, { blocked_by: true, blocking: true }],
    ['blocked', {}, { blocking: true, domain_blocking: true }],
    ['blockedDomain', { limited: true }, { domain_blocking: true }],
    ['limited', { limited: true }, {}],
    [null, { limited: true }, { following: true }],
    [null, {}, { muting: true }],
  ] as const)('are hidden as %s', (gate, account, relationship) => {
    expect(postsGate(anAccount(account), aRelationship(relationship), false)).toBe(gate);
  });

  it('are shown to their own author, unless suspended', () => {
    expect(postsGate(anAccount({ limited: true }), undefined, true)).toBeNull();
    expect(postsGate(anAccount({ suspended: true }), undefined, true)).toBe('suspended');
  });

  it('can be revealed where moderators or the reader hid them', () => {
    expect((['suspended', 'limited', 'blocked', 'blockedDomain', 'blockedBy'] as const).filter(canBeRevealed)).toEqual([
      'limited',
      'blocked',
      'blockedDomain',
    ]);
  });

  it('are for followers where the account approves them', () => {
    expect(isForFollowers(anAccount({ locked: true }), aRelationship({ requested: true }))).toBe(true);
    expect(isForFollowers(anAccount({ locked: true }), aRelationship({ following: true }))).toBe(false);
    expect(isForFollowers(anAccount(), undefined)).toBe(false);
  });
});

describe('[HINT-03] a profile', () => {
  it('says that it moved before that it is a memorial', () => {
    expect(profileBanner(anAccount({ memorial: true, moved: anAccount({ id: '2' }) }))).toBe('moved');
    expect(profileBanner(anAccount({ memorial: true }))).toBe('memorial');
    expect(profileBanner(anAccount())).toBeNull();
  });

  it('names the roles that the server names', () => {
    const role = { id: '3', color: '', permissions: '', highlighted: true };
    const roles = [
      { ...role, name: 'Archivist' },
      { ...role, name: ' ' },
    ];
    expect(shownRoles(anAccount({ roles, is_admin: true }))).toMatchObject([{ kind: 'other', name: 'Archivist' }]);
    expect(shownRoles(anAccount({ is_admin: true, is_moderator: true }))).toMatchObject([{ kind: 'admin' }]);
    expect(shownRoles(anAccount({ is_moderator: true }))).toMatchObject([{ kind: 'moderator' }]);
    expect(shownRoles(anAccount())).toEqual([]);
  });
});
