import { expect, it } from 'vitest';
import {
  type AccountFilter,
  accountQueryOf,
  fieldsOf,
  readAccountFilter,
  statusesOf,
  writeAccountFilter,
} from './account-filter.js';

const all: AccountFilter = { status: '', origin: '', isStaff: false, field: 'username', words: '' };

it('[HINT-11] a filter of accounts survives its address', () => {
  const filter: AccountFilter = { status: 'suspended', origin: 'remote', isStaff: true, field: 'email', words: 'a@b.example' };
  expect(readAccountFilter(writeAccountFilter(filter), 'accounts')).toEqual(filter);
  expect([writeAccountFilter(all), readAccountFilter('', 'users')]).toEqual(['', all]);
});

it('[HINT-11] offers what the API filters by, and takes nothing else from an address', () => {
  expect([statusesOf('users').includes('disabled'), fieldsOf('users').includes('ip')]).toEqual([false, false]);
  expect([statusesOf('users').includes('sensitized'), statusesOf('accounts').includes('sensitized')]).toEqual([true, false]);
  expect(readAccountFilter('status=disabled&in=ip&q=192.0.2.7&origin=moon', 'users')).toEqual({ ...all, words: '192.0.2.7' });
  expect(readAccountFilter('status=constructor', 'accounts')).toEqual(all);
});

it('[HINT-11] finds an account by its name with its server', () => {
  expect(accountQueryOf({ ...all, words: ' @ada@tram.example ' })).toEqual({ username: 'ada', by_domain: 'tram.example' });
  expect(accountQueryOf({ ...all, words: '@ada' })).toEqual({ username: 'ada' });
  expect(accountQueryOf({ ...all, field: 'by_domain', words: 'Tram.Example' })).toEqual({ by_domain: 'tram.example' });
  expect(accountQueryOf({ ...all, status: 'pending', isStaff: true })).toEqual({ status: 'pending', isStaff: true });
});
