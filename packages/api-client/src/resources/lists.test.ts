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
    expect(await client.lists.all()).toEqual([{ id: '7', title: 'Trams', replies_policy: '', exclusive: false }]);
    expect(await client.lists.get('7')).toMatchObject({ title: 'Trams', exclusive: true });
    expect((await client.lists.accounts('7')).items.map(({ id }) => id)).toEqual(['4']);
    expect(await rejection(client.lists.get('8'))).toMatchObject({ status: 404 });
  });
});
