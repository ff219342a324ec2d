import { describe, expect, it } from 'vitest';
import { clientOf } from '../test-support/client-of.js';
import { anAccount, anAttachment } from '../testing/index.js';

describe('chats', () => {
  const wire = { id: '1', account: anAccount(), unread: 2, last_message: null };

  it('[API-02] lists, creates, marks as read, accepts and deletes chats', async () => {
    const { client, names } = clientOf({
      'GET /api/v2/pleroma/chats': { data: [wire] },
      'POST /api/v1/pleroma/chats/by-account-id/7': { data: wire },
      'POST /api/v1/pleroma/chats/1/read': { data: { ...wire, unread: 0 } },
      'POST /api/v1/pleroma/chats/1/accept': { data: { ...wire, accepted: true } },
      'DELETE /api/v1/pleroma/chats/1': { data: wire },
    });
    expect((await client.chats.list()).items[0]).toMatchObject({ unread: 2, accepted: true });
    await client.chats.create('7');
    expect((await client.chats.markRead('1', '9')).unread).toBe(0);
    await client.chats.accept('1');
    await client.chats.delete('1');
    expect(names()).toHaveLength(5);
  });

  it('[API-02] pages, creates and deletes messages', async () => {
    const message = { id: '9', chat_id: '1', account_id: '100', content: '<p>Hi</p>', attachment: anAttachment() };
    const { client, requests } = clientOf({
      'GET /api/v1/pleroma/chats/1/messages': { data: [message] },
      'POST /api/v1/pleroma/chats/1/messages': { data: { ...message, idempotency_key: 'k' } },
      'DELETE /api/v1/pleroma/chats/1/messages/9': { data: message },
    });
    const page = await client.chats.messages('1', { limit: 1 });
    expect(page).toMatchObject({
      next: '/api/v1/pleroma/chats/1/messages?limit=1&max_id=9',
      items: [{ media_attachments: [{ id: '3000' }] }],
    });
    expect((await client.chats.createMessage('1', { content: 'Hi', mediaId: '3000', idempotencyKey: 'k' })).idempotency_key).toBe(
      'k',
    );
    expect(JSON.parse(String(requests[1]?.body))).toEqual({ content: 'Hi', media_id: '3000' });
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('k');
    await client.chats.deleteMessage('1', '9');
  });

  it('[API-02] falls back to the endpoint without pages on old servers', async () => {
    expect((await clientOf({ 'GET /api/v1/pleroma/chats': { data: [wire] } }).client.chats.list()).items).toHaveLength(1);
  });
});
