import { anAccount } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { aStaffAccount } from '../test-support/builders.js';
import { effectOf, effectOnMany } from './task-effect.js';
import { isDone, isGrave, standingAfter, taskName, tasksFor, tasksForMany, tellsMember } from './tasks.js';

const admin = anAccount({ id: '1', is_admin: true });
const moderator = anAccount({ id: '2', is_moderator: true });
/** May see reports and act on them, but not undo: a role of Mastodon without "manage users". */
const reviewer = anAccount({ id: '3', role: { id: '3', name: 'Reviewer', color: '', permissions: '16', highlighted: false } });
const names = (...given: Parameters<typeof tasksFor>) => tasksFor(...given).map(taskName);

describe('[HINT-11] the tasks about an account', () => {
  it('are all actions of Mastodon for a member, the mildest first', () => {
    expect(names(aStaffAccount(), admin, 'accounts')).toEqual(['warn', 'sensitive', 'disable', 'silence', 'suspend']);
  });

  it('leave out those that an account of another server knows nothing of', () => {
    expect(names(aStaffAccount({ domain: 'tram.example' }), admin, 'accounts')).toEqual(['sensitive', 'silence', 'suspend']);
  });

  it('take back the actions that are in force', () => {
    expect(names(aStaffAccount({ silenced: true, suspended: true }), admin, 'accounts')).toEqual([
      'warn',
      'sensitive',
      'disable',
      'unsilence',
      'unsuspend',
      'delete',
    ]);
  });

  it('take nothing back for a role that may act and not manage accounts', () => {
    expect(names(aStaffAccount({ silenced: true }), reviewer, 'accounts')).toEqual(['warn', 'sensitive', 'disable', 'suspend']);
  });

  it('are none for a moderator of Pleroma, who answers reports alone', () => {
    expect(names(aStaffAccount(), moderator, 'users')).toEqual([]);
    expect(names(aStaffAccount(), admin, 'users')).toEqual(['sensitive', 'silence', 'suspend', 'delete']);
  });

  it('are none about the own account, nor about an administrator for others', () => {
    expect(names(aStaffAccount({ id: admin.id }), admin, 'accounts')).toEqual([]);
    expect(names(aStaffAccount({ is_admin: true }), reviewer, 'accounts')).toEqual([]);
    expect(names(aStaffAccount({ is_admin: true }), admin, 'accounts')).not.toEqual([]);
  });
});

it('[HINT-11] many accounts at once are not warned: nothing says whether it was done', () => {
  expect(tasksForMany(admin, 'accounts').map(taskName)).not.toContain('warn');
  expect(tasksForMany(moderator, 'users')).toEqual([]);
});

it('[HINT-11] a task is done when what it leads to is the case', () => {
  const suspended = aStaffAccount({ suspended: true });
  expect(isDone({ kind: 'act', type: 'suspend' }, suspended)).toBe(true);
  expect(isDone({ kind: 'undo', type: 'suspend' }, suspended)).toBe(false);
  expect(isDone({ kind: 'act', type: 'none' }, suspended)).toBe(false);
  expect([isDone({ kind: 'delete' }, null), isDone({ kind: 'delete' }, suspended)]).toEqual([true, false]);
  expect(isDone({ kind: 'act', type: 'suspend' }, { ...suspended, ...standingAfter({ kind: 'undo', type: 'suspend' }) })).toBe(
    false,
  );
});

it('[HINT-11] a text reaches members of Mastodon alone', () => {
  const warning = { kind: 'act', type: 'none' } as const;
  expect(tellsMember(warning, 'accounts', { domain: null })).toBe(true);
  expect(tellsMember(warning, 'accounts', { domain: 'tram.example' })).toBe(false);
  expect(tellsMember(warning, 'users', { domain: null })).toBe(false);
  expect(tellsMember({ kind: 'undo', type: 'suspend' }, 'accounts', { domain: null })).toBe(false);
});

it('[HINT-11] marks what a member loses the account by', () => {
  expect([
    isGrave({ kind: 'act', type: 'suspend' }),
    isGrave({ kind: 'act', type: 'silence' }),
    isGrave({ kind: 'delete' }),
  ]).toEqual([true, false, true]);
});

it('[HINT-11] a suspension of Pleroma hides an account, and one of Mastodon removes what it has', () => {
  const suspend = { kind: 'act', type: 'suspend' } as const;
  expect([effectOf(suspend, true), effectOf(suspend, false)]).toEqual(['suspendEffect', 'deactivateEffect']);
  expect([effectOnMany(suspend, true), effectOnMany(suspend, false)]).toEqual(['suspendMany', 'deactivateMany']);
  expect(effectOnMany({ kind: 'undo', type: 'silence' }, true)).toBe('unsilenceMany');
});
