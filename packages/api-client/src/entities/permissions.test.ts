import { expect, it } from 'vitest';
import { parseAccount } from './account.js';
import { createDecoding } from './decode.js';
import * as permissions from './permissions.js';

const named = Object.entries(permissions).flatMap(([name, may]) => (name.startsWith('can') ? [[name, may] as const] : []));

function granted(fields: object): string[] {
  const account = parseAccount({ id: '1', acct: 'mara', ...fields }, createDecoding());
  if (account === null) throw new Error('The account was not parsed.');
  const names = named.filter(([, may]) => may(account)).map(([name]) => name);
  expect(permissions.isStaff(account)).toBe(names.length > 0);
  return names;
}
const role = (sum: unknown) => granted({ role: { id: '3', permissions: sum } });
const all = named.map(([name]) => name);

it.each([
  ['65536', []],
  ['1308', ['canManageReports', 'canManageUsers', 'canViewAuditLog']],
  ['16', ['canManageReports']],
  ['32', ['canManageFederation']],
  ['128', ['canManageBlocks']],
  ['1024', ['canManageUsers']],
  ['4096', ['canManageRules']],
  ['8192', ['canManageAnnouncements']],
  ['524288', ['canDeleteUserData']],
])('[HINT-11] a role with the flags %s may %j', (sum, expected) => {
  expect(role(sum).toSorted()).toEqual(expected);
});

it('[HINT-11] an administrator may do everything', () => {
  expect(role('1')).toEqual(all);
  expect(role('1048573')).toEqual(all);
  expect(granted({ pleroma: { is_admin: true } })).toEqual(all);
});

it('[HINT-11] a moderator of Pleroma answers reports', () => {
  expect(granted({ pleroma: { is_moderator: true } })).toEqual(['canManageReports']);
  expect(granted({ pleroma: { is_moderator: true }, role: { permissions: '65536' } })).toEqual(['canManageReports']);
});

it.each([null, '', '1e3', 'all', [], {}, true, '9'.repeat(400), '4294967296'])(
  '[API-07] a role with the flags %j may nothing',
  sum => {
    expect(role(sum)).toEqual([]);
  },
);
