import { anAccount } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { changeMember, isMemberNow, noChanges, shownMembers } from './member-changes.js';

const [ada, ben, cy] = ['1', '2', '3'].map(id => anAccount({ id }));
const loaded = [ada, ben].flatMap(account => account ?? []);
const ids = new Set(loaded.map(({ id }) => id));

it('[HINT-04] shows added members above the loaded ones, the latest first', () => {
  const changes = [cy, anAccount({ id: '4' })].reduce(
    (before, account) => (account === undefined ? before : changeMember(before, account, true)),
    noChanges,
  );
  expect(shownMembers(loaded, changes).map(({ id }) => id)).toEqual(['4', '3', '1', '2']);
});

it('keeps the row of a removed member, which is none any more', () => {
  const changes = ada === undefined ? noChanges : changeMember(noChanges, ada, false);
  expect(shownMembers(loaded, changes)).toEqual(loaded);
  expect([isMemberNow(ids, changes, '1'), isMemberNow(ids, changes, '2'), isMemberNow(ids, changes, '3')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('follows the latest change of an account', () => {
  const changes = ada === undefined ? noChanges : changeMember(changeMember(noChanges, ada, false), ada, true);
  expect(isMemberNow(ids, changes, '1')).toBe(true);
});
