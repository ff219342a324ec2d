import { describe, expect, it } from 'vitest';
import { createFrameParser, parseStreamFrame } from './stream-events.js';
import { aChatMessage } from './testing/index.js';

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
    expect(read('chat.accepted', JSON.stringify(chat))?.type).toBe('chat_accepted');
    expect(read('chat_message.accepted', JSON.stringify(chat))?.type).toBe('chat_accepted');
    expect(read('chat_message.deleted', '{"chat_id":4,"deleted_message_id":"9"}')).toEqual({
      type: 'chat_message_deleted',
      chatId: '4',
      messageId: '9',
    });
  });

  it('parses a conversation with its last status', () => {
    const conversation = { id: '5', unread: true, accounts: [{ id: '7' }], last_status: { id: '9' } };
    expect(read('conversation', JSON.stringify(conversation))).toMatchObject({
      type: 'conversation_updated',
      conversation: { id: '5', unread: true, accounts: [{ id: '7' }], last_status: { id: '9' } },
    });
    expect(read('conversation', '{"unread":true}')).toBeNull();
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

describe('a frame', () => {
  const frame = (fields: object) => JSON.stringify({ event: 'delete', payload: '1', ...fields });

  it('names its streams by texts alone', () => {
    expect(parseStreamFrame(frame({ stream: ['list', 7, null, '1'] }))?.stream).toEqual(['list', '1']);
    expect(parseStreamFrame(frame({ stream: 'user' }))?.stream).toEqual([]);
    expect(parseStreamFrame(frame({}))?.stream).toEqual([]);
  });

  it.each(['', 'null', '[]', '"update"', '{"event":7}', '{'])('is none as %s', text => {
    expect(parseStreamFrame(text)).toBeNull();
  });

  it('tells of changed filters and merged notifications without a payload', () => {
    expect(parseStreamFrame(frame({ event: 'filters_changed', payload: undefined }))?.event).toEqual({ type: 'filters_changed' });
    expect(parseStreamFrame(frame({ event: 'notifications_merged', payload: undefined }))?.event).toEqual({
      type: 'notifications_merged',
    });
  });

  it('tells of an edit and of a reaction to a chat message', () => {
    expect(parseStreamFrame(frame({ event: 'status.update', payload: { id: '1' } }))?.event).toMatchObject({
      type: 'status_edited',
      status: { id: '1' },
    });
    const message = aChatMessage({ id: '5' });
    expect(parseStreamFrame(frame({ event: 'chat_message.reaction', payload: message }))?.event).toMatchObject({
      type: 'chat_message_reacted',
      message: { id: '5' },
    });
  });
});

describe('a parser of frames', () => {
  const update = (id: string, stream: string, event = 'update') =>
    JSON.stringify({ stream: [stream], event, payload: JSON.stringify({ id }) });

  it('parses a status once that several streams deliver', () => {
    const parse = createFrameParser();
    const [first, second] = [parse(update('1', 'user')), parse(update('1', 'public'))];
    expect(second?.event).toBe(first?.event);
    expect([first?.stream, second?.stream]).toEqual([['user'], ['public']]);
  });

  it('parses each edit anew', () => {
    const parse = createFrameParser();
    const edits = [parse(update('1', 'user', 'status.update')), parse(update('1', 'user', 'status.update'))];
    expect(edits[0]?.event).not.toBe(edits[1]?.event);
  });

  it('remembers the last 32 statuses', () => {
    const parse = createFrameParser();
    const first = parse(update('1', 'user'));
    for (let id = 2; id <= 32; id += 1) parse(update(String(id), 'user'));
    expect(parse(update('1', 'public'))?.event).toBe(first?.event);
    parse(update('33', 'user'));
    expect(parse(update('1', 'public'))?.event).not.toBe(first?.event);
  });
});
