import { describe, expect, it } from 'vitest';
import { parseStreamFrame } from './stream-events.js';

describe('parseStreamFrame', () => {
  const read = (event: string, payload: unknown) =>
    parseStreamFrame(JSON.stringify({ stream: ['user'], event, payload }))?.event ?? null;

  it('parses payloads that are JSON strings and payloads that are objects', () => {
    expect(read('update', JSON.stringify({ id: '1' }))).toMatchObject({ type: 'status', status: { id: '1' } });
    expect(read('update', { id: '1' })).toMatchObject({ type: 'status', status: { id: '1' } });
  });

  it('parses the chat events of both server families', () => {
    const chat = { id: '4', account: { id: 'a' }, last_message: null };
    for (const word of ['pleroma:chat_update', 'chat_message.created'])
      expect(read(word, JSON.stringify(chat))?.type).toBe('chat_updated');
    expect(read('chat_message.read', JSON.stringify(chat))?.type).toBe('chat_read');
    expect(read('chat_message.deleted', '{"chat_id":4,"deleted_message_id":"9"}')).toEqual({
      type: 'chat_message_deleted',
      chatId: '4',
      messageId: '9',
    });
  });

  it('parses changed relationships', () => {
    const payload = { state: 'follow_accept', follower: { id: '1' }, following: { id: '2' } };
    expect(read('pleroma:follow_relationships_update', JSON.stringify(payload))).toEqual({
      type: 'relationship_changed',
      state: 'follow_accept',
      followerId: '1',
      followingId: '2',
    });
    expect(read('pleroma:follow_relationships_update', JSON.stringify({ ...payload, state: 'follow_guess' }))).toBeNull();
  });

  it.each([
    ['update', '{}'],
    ['update', '"1"'],
    ['delete', ''],
    ['delete', null],
    ['notification', '{"type":"mention"}'],
    ['encrypted_message', '{}'],
    ['__proto__', '{}'],
  ])('knows no event in %s with %s', (event, payload) => {
    expect(read(event, payload)).toBeNull();
  });
});
