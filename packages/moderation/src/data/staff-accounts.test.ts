import { expect, it } from 'vitest';
import { aStaffAccount } from '../test-support/builders.js';
import { accountItemId, roleOf, standingsOf, targetOf } from './staff-accounts.js';

it('[HINT-11] an account is found again by its address, on either API', () => {
  const account = aStaffAccount({ id: '7', domain: 'tram.example' });
  expect(targetOf('users', accountItemId('users', account)).nickname).toBe('ada@tram.example');
  expect(targetOf('accounts', accountItemId('accounts', account)).id).toBe('7');
});

it('[HINT-11] only a local account waits for approval', () => {
  expect(standingsOf(aStaffAccount({ approved: false, silenced: true }))).toEqual(['pending', 'silenced']);
  expect(standingsOf(aStaffAccount({ approved: false, domain: 'tram.example' }))).toEqual([]);
});

it('[HINT-11] names a role by the server, else by its permission', () => {
  const role = { id: '1', name: 'Owner', color: '', permissions: '1', highlighted: true };
  expect([
    roleOf(aStaffAccount({ role, is_admin: true })),
    roleOf(aStaffAccount({ role: { ...role, name: '' }, is_admin: true })),
    roleOf(aStaffAccount({ is_moderator: true })),
    roleOf(aStaffAccount()),
  ]).toEqual([{ name: 'Owner' }, 'admin', 'moderator', null]);
});
