import { expect, it } from 'vitest';
import { clientOf } from '../test-support/client-of.js';
import { anAccount, aStatus } from '../testing/index.js';
import { conversationsOf } from './conversations.js';

const wire = { id: '5', unread: true, accounts: [anAccount({ id: '7' })], last_status: aStatus({ id: '90' }) };

it('lists conversations with their participants, and follows links whose bounds are statuses', async () => {
  const link = '<https://a.test/api/v1/conversations?limit=1&max_id=90>; rel="next"';
  const { client, requests } = clientOf({
    'GET /api/v1/conversations': url =>
      url.searchParams.has('max_id') ? { data: [] } : { data: [wire], headers: { Link: link } },
  });
  const page = await conversationsOf(client).list({ limit: 1 });
  expect(page.items).toMatchObject([{ id: '5', unread: true, accounts: [{ id: '7' }], last_status: { id: '90' } }]);
  expect((await conversationsOf(client).page(page.next ?? '')).items).toEqual([]);
  expect(requests[1]?.url.search).toBe('?limit=1&max_id=90');
});

it('ends a list without a link, where no bound can be built', async () => {
  const { client } = clientOf({ 'GET /api/v1/conversations': { data: [wire] } });
  expect((await conversationsOf(client).list()).next).toBeNull();
});

it('marks a conversation as read, and removes it', async () => {
  const { client, names } = clientOf({
    'POST /api/v1/conversations/5/read': { data: { ...wire, unread: false } },
    'DELETE /api/v1/conversations/5': { data: {} },
  });
  expect((await conversationsOf(client).markRead('5')).unread).toBe(false);
  await conversationsOf(client).delete('5');
  expect(names()).toHaveLength(2);
});

it('drops a conversation without an id, and keeps one without a last status', async () => {
  const { client } = clientOf({
    'GET /api/v1/conversations': {
      data: [
        { ...wire, id: null },
        { id: 6, accounts: [null, { id: 8 }], last_status: null },
      ],
    },
  });
  expect((await conversationsOf(client).list()).items).toMatchObject([
    { id: '6', unread: false, accounts: [{ id: '8' }], last_status: null },
  ]);
});
