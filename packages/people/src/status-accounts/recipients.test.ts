import { aStatus, anAccount } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { recipients } from './recipients.js';

const mention = (id: string) => ({ id, username: `a${id}`, acct: `a${id}`, url: `https://tram.example/@a${id}` });
const idsOf = (fields: Parameters<typeof aStatus>[0]) =>
  recipients(aStatus({ account: anAccount({ id: '7' }), ...fields })).map(({ id }) => id);

it('[MOD-14] puts the replied-to account first', () => {
  expect(idsOf({ mentions: ['1', '2', '3'].map(mention), in_reply_to_account_id: '2' })).toEqual(['2', '1', '3']);
});

it('counts an account that answers itself, once', () => {
  expect(idsOf({ mentions: [mention('1')], in_reply_to_account_id: '7' })).toEqual(['7', '1']);
  expect(idsOf({ mentions: ['1', '7'].map(mention), in_reply_to_account_id: '7' })).toEqual(['7', '1']);
});

it('has nobody for a post without mentions', () => {
  expect(idsOf({ mentions: [], in_reply_to_account_id: null })).toEqual([]);
});
