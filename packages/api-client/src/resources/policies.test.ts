import { expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { policiesOf } from './policies.js';

it.each([
  [{ pending_policy_id: '7' }, '7'],
  [{ pending_policy_id: 7 }, '7'],
  [{ pending_policy_id: null }, null],
  [{ pending_policy_id: '' }, null],
  [{}, null],
  [null, null],
])('[MOD-08] reads the pending policy of %j', async (data, id) => {
  const { client } = clientOf({ 'GET /api/v1/truth/policies/pending': { data } });
  expect(await policiesOf(client).pending()).toBe(id);
});

it('[MOD-08] accepts a policy', async () => {
  const { client, names } = clientOf({ 'PATCH /api/v1/truth/policies/7/accept': { data: {} } });
  await policiesOf(client).accept('7');
  expect(names()).toEqual(['PATCH /api/v1/truth/policies/7/accept']);
  expect(await rejection(policiesOf(client).accept('8'))).toMatchObject({ status: 404 });
});
