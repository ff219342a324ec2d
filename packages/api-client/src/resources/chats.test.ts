import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount, anAttachment } from '../testing/index.js';
import { chatsOf } from './chats.js';

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
    expect((await chatsOf(client).list()).items[0]).toMatchObject({ unread: 2, accepted: true });
    await chatsOf(client).create('7');
    expect((await chatsOf(client).markRead('1', '9')).unread).toBe(0);
    await chatsOf(client).accept('1');
    await chatsOf(client).delete('1');
    expect(names()).toHaveLength(5);
  });

  it('[API-02] pages, creates and deletes messages', async () => {
    const message = { id: '9', chat_id: '1', account_id: '100', content: '<p>Hi</p>', attachment: anAttachment() };
    const { client, requests } = clientOf({
      'GET /api/v1/pleroma/chats/1/messages': { data: [message] },
      'POST /api/v1/pleroma/chats/1/messages': { data: { ...message, idempotency_key: 'k' } },
      'DELETE /api/v1/pleroma/chats/1/messages/9': { data: message },
    });
    const page = await chatsOf(client).messages('1', { limit: 1 });
    expect(page).toMatchObject({
      next: '/api/v1/pleroma/chats/1/messages?limit=1&max_id=9',
      items: [{ media_attachments: [{ id: '3000' }] }],
    });
    expect(
      (await chatsOf(client).createMessage('1', { content: 'Hi', mediaId: '3000', idempotencyKey: 'k' })).idempotency_key,
    ).toBe('k');
    expect(JSON.parse(String(requests[1]?.body))).toEqual({ content: 'Hi', media_id: '3000' });
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('k');
    await chatsOf(client).deleteMessage('1', '9');
    expect(requests.at(-1)?.name).toBe('DELETE /api/v1/pleroma/chats/1/messages/9');
  });

  it('[API-02] falls back to the endpoint without pages on old servers', async () => {
    const { client } = clientOf({ 'GET /api/v1/pleroma/chats': { data: [wire] } });
    expect(await chatsOf(client).list()).toEqual({
      items: [expect.objectContaining({ id: '1' })],
      next: null,
      previous: null,
      isPartial: false,
      unreadTotal: null,
    });
  });

  it('reports another failure of the list instead of falling back', async () => {
    const { client, names } = clientOf({ 'GET /api/v2/pleroma/chats': { status: 403, data: { error: 'No scope' } } });
    expect((await rejection(chatsOf(client).list()))?.serverMessage).toBe('No scope');
    expect(names()).toHaveLength(1);
  });

  it('[API-02] follows the link to the next page, and searches with the parameters of the list', async () => {
    const link = '<https://a.test/api/v2/pleroma/chats?limit=10&search=to&max_id=cursor>; rel="next"';
    const { client, requests } = clientOf({
      'GET /api/v2/pleroma/chats': url =>
        url.searchParams.has('max_id') ? { data: [] } : { data: [wire], headers: { Link: link } },
    });
    const page = await chatsOf(client).list({ search: 'to', limit: 10, with_muted: true });
    expect(requests[0]?.url.search).toBe('?limit=10&with_muted=true&search=to');
    expect((await chatsOf(client).page(page.next ?? '')).items).toEqual([]);
    expect(requests[1]?.url.search).toBe('?limit=10&search=to&max_id=cursor');
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['-1', null],
    ['many', null],
    [null, null],
  ])('reads the unread total %s as %s', async (header, expected) => {
    const headers: Record<string, string> = header === null ? {} : { 'X-Unread-Messages-Count': header };
    const { client } = clientOf({ 'GET /api/v2/pleroma/chats': { data: [wire], headers } });
    expect((await chatsOf(client).list()).unreadTotal).toBe(expected);
    expect((await chatsOf(client).page('/api/v2/pleroma/chats?max_id=3')).unreadTotal).toBe(expected);
  });

  it('sends several attachments where a message can have them', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/pleroma/chats/1/messages': { data: { id: '9' } } });
    await chatsOf(client).createMessage('1', { mediaIds: ['3', '4'] });
    expect(requests[0]?.body).toBe('{"media_ids":["3","4"]}');
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('changes the age at which messages are deleted', async () => {
    const { client, requests } = clientOf({
      'PATCH /api/v1/pleroma/chats/1': { data: { ...wire, message_expiration: 604_800 } },
    });
    expect((await chatsOf(client).setExpiration('1', 604_800)).message_expiration).toBe(604_800);
    expect(requests[0]?.body).toBe('{"message_expiration":604800}');
  });

  it('adds and removes a reaction to a message', async () => {
    const path = '/api/v1/pleroma/chats/1/messages/9/reactions';
    const { client, requests, names } = clientOf({
      [`POST ${path}`]: { data: { id: '9', emoji_reactions: [{ name: '🎉', count: 1, me: true }] } },
      [`DELETE ${path}/%F0%9F%8E%89`]: { data: {} },
    });
    expect((await chatsOf(client).react('1', '9', '🎉')).emoji_reactions).toEqual([{ name: '🎉', count: 1, me: true }]);
    await chatsOf(client).unreact('1', '9', '🎉');
    expect(requests[0]?.body).toBe('{"emoji":"🎉"}');
    expect(names()).toHaveLength(2);
  });

  it('reports messages of an account', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/reports': { data: { id: '1' } } });
    await chatsOf(client).report({ accountId: '7', messageIds: ['9', '10'], comment: 'Spam' });
    expect(requests[0]?.body).toBe('{"account_id":"7","message_ids":["9","10"],"comment":"Spam"}');
    await chatsOf(client).report({ accountId: '7', messageIds: ['9'] });
    expect(requests[1]?.body).toBe('{"account_id":"7","message_ids":["9"],"comment":""}');
  });

  it('keeps the words of a server that refuses a message', async () => {
    const { client } = clientOf({
      'POST /api/v1/pleroma/chats/1/messages': { status: 400, data: { error: 'content_too_long' } },
    });
    const error = await rejection(chatsOf(client).createMessage('1', { content: 'x' }));
    expect(error).toMatchObject({ kind: 'http', status: 400, serverMessage: 'content_too_long' });
  });
});
