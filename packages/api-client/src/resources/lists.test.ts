import { listsOf } from './lists.js';
import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';

describe('lists', () => {
  it('fetches all lists, one list and the accounts of a list', async () => {
    const { client } = clientOf({
      'GET /api/v1/lists': { data: [{ id: 7, title: 'Trams' }, { title: 'nobody' }, null] },
      'GET /api/v1/lists/7': { data: { id: '7', title: 'Trams', replies_policy: 'list', exclusive: true } },
      'GET /api/v1/lists/7/accounts': { data: [anAccount({ id: '4' })] },
    });
    expect(await listsOf(client).all()).toEqual([{ id: '7', title: 'Trams', replies_policy: '', exclusive: false }]);
    expect(await listsOf(client).get('7')).toMatchObject({ title: 'Trams', exclusive: true });
    expect((await listsOf(client).accounts('7')).items.map(({ id }) => id)).toEqual(['4']);
    expect(await rejection(listsOf(client).get('8'))).toMatchObject({ status: 404 });
  });

  it('creates, changes and deletes a list', async () => {
    const { client, names } = clientOf({
      'POST /api/v1/lists': { data: { id: '7', title: 'Trams' } },
      'PUT /api/v1/lists/7': { data: { id: '7', title: 'Trains' } },
      'DELETE /api/v1/lists/7': { data: {} },
    });
    expect(await listsOf(client).create({ title: 'Trams' })).toMatchObject({ id: '7', title: 'Trams' });
    expect(await listsOf(client).update('7', { title: 'Trains' })).toMatchObject({ title: 'Trains' });
    await listsOf(client).delete('7');
    expect(names()).toEqual(['POST /api/v1/lists', 'PUT /api/v1/lists/7', 'DELETE /api/v1/lists/7']);
  });

  it('adds and removes members, and finds the lists of an account', async () => {
    const { client, requests } = clientOf({
      'POST /api/v1/lists/7/accounts': { data: null },
      'DELETE /api/v1/lists/7/accounts': { data: {} },
      'GET /api/v1/accounts/4/lists': { data: [{ id: '7', title: 'Trams' }] },
    });
    await listsOf(client).addAccounts('7', ['4', '5']);
    await listsOf(client).removeAccounts('7', ['5']);
    expect((await listsOf(client).ofAccount('4')).map(({ id }) => id)).toEqual(['7']);
    expect(requests.slice(0, 2).map(request => request.body)).toEqual(['{"account_ids":["4","5"]}', '{"account_ids":["5"]}']);
  });
});
