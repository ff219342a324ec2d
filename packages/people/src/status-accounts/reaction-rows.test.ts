import type { Account, StatusReaction } from '@rookery/api-client';
import { anAccount } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { reactionEmoji, reactionRows } from './reaction-rows.js';

const [mara, tobi, noor] = ['1', '2', '3'].map(id => anAccount({ id })) as [Account, Account, Account];
const reaction = (name: string, count: number, accounts: Account[]): StatusReaction => ({
  name,
  count,
  me: false,
  url: null,
  static_url: null,
  accounts,
});

it('[MOD-14] counts likes as a thumb among the emoji, most used first', () => {
  const names = (likes: number) =>
    reactionEmoji([reaction('🎉', 3, []), reaction('👍', 1, [])], likes).map(({ name, count }) => `${name} ${count}`);
  expect(names(0)).toEqual(['🎉 3', '👍 1']);
  expect(names(4)).toEqual(['👍 5', '🎉 3']);
});

it('shows no thumb without likes', () => {
  expect(reactionEmoji([reaction('🎉', 3, [])], 0).map(({ name }) => name)).toEqual(['🎉']);
});

const rowsOf = (chosen: string | null) =>
  reactionRows([reaction('🎉', 2, [mara, tobi]), reaction('🚋', 1, [tobi])], [noor, mara], chosen).map(
    ({ account, emoji }) => `${account.id} ${emoji.map(({ name }) => name).join('')}`,
  );

it('[MOD-14] lists each account once, with its emoji', () => {
  expect(rowsOf(null)).toEqual(['1 🎉👍', '2 🎉🚋', '3 👍']);
});

it('[MOD-14] lists the accounts of one emoji', () => {
  expect(rowsOf('🚋')).toEqual(['2 🚋']);
  expect(rowsOf('👍')).toEqual(['3 👍', '1 👍']);
});
