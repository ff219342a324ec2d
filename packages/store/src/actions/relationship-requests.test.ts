import { expect, it } from 'vitest';
import { createClient } from '@rookery/api-client';
import { relationshipQuery } from '../entities/accounts.data.js';
import { createQueryClient } from '../entities/create-query-client.data.js';

function aServer() {
  const requests: string[][] = [];
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: async input => {
      const ids = new URL(new Request(input).url).searchParams.getAll('id[]');
      requests.push(ids);
      return Response.json(ids.map(id => ({ id, following: id === '2' })));
    },
  });
  return { client, requests, cache: createQueryClient() };
}

it('requests the relationships of one moment together', async () => {
  const { client, requests, cache } = aServer();
  const both = await Promise.all(['1', '2'].map(id => cache.fetchQuery(relationshipQuery(client, id))));
  expect(both.map(({ id, following }) => [id, following])).toEqual([
    ['1', false],
    ['2', true],
  ]);
  expect(requests).toEqual([['1', '2']]);
});

it('sends a second request for the relationships of a later moment', async () => {
  const { client, requests, cache } = aServer();
  await cache.fetchQuery(relationshipQuery(client, '1'));
  expect(await cache.fetchQuery(relationshipQuery(client, '2'))).toMatchObject({ id: '2', following: true });
  expect(requests).toEqual([['1'], ['2']]);
});
