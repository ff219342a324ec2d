import { createClient } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { draftsOnDevice } from './drafts-on-device.data.js';
import { draftStoreOf } from './outbox.data.js';

const client = createClient({ baseUrl: 'https://a.test', accessToken: 'token' });

it('[CMP-02] finds no drafts where there are none', async () => {
  expect(await draftsOnDevice(createQueryClient(), client)).toBeNull();
});

it('[CMP-02] deletes the drafts of every kind', async () => {
  const queryClient = createQueryClient();
  const drafts = draftStoreOf(queryClient, client);
  await drafts.put({ id: '1', kind: 'post', updatedAt: 1, value: 'Two trams' });
  await drafts.put({ id: '2', kind: 'chat', updatedAt: 1, value: 'On my way' });
  const found = await draftsOnDevice(queryClient, client);
  await found?.deleteAll();
  expect(await draftsOnDevice(queryClient, client)).toBeNull();
  expect([await drafts.list('post'), await drafts.list('chat')]).toEqual([[], []]);
});
