import { describe, expect, it } from 'vitest';
import type { Message } from '../chat-types.js';
import type { MessagePayload } from './message-payload.js';
import { findSentMessage, isSameMessage } from './sent-message.js';

const message = (id: string, content: string, further: Partial<Message> = {}): Message => ({
  id,
  chatId: '7',
  accountId: '1',
  content,
  emojis: [],
  createdAt: null,
  attachments: [],
  card: null,
  reactions: [],
  idempotencyKey: null,
  post: null,
  filtered: [],
  ...further,
});
const payload = (text: string, further: Partial<MessagePayload> = {}): MessagePayload => ({
  chatId: '7',
  text,
  files: [],
  acceptsChat: false,
  newestId: '100',
  ...further,
});
const find = (sent: MessagePayload, messages: readonly Message[], taken: readonly string[] = []) =>
  findSentMessage(sent, 'key', messages, '1', id => taken.includes(id))?.id ?? null;

describe('a message is the same', () => {
  it('although the server changed line breaks, escaped signs and linked addresses', () => {
    const content = 'Tea &amp; ghosts<br/>at <a href="https://depot.example/a" rel="ugc">https://depot.example/a</a>';
    expect(isSameMessage(payload('Tea & ghosts\nat https://depot.example/a'), message('101', content))).toBe(true);
  });

  it('not with other signs where it has no letters', () => {
    expect(isSameMessage(payload('?!'), message('101', '?!'))).toBe(true);
    expect(isSameMessage(payload('?!'), message('101', '...'))).toBe(false);
  });

  it('not with another number of files', () => {
    expect(
      isSameMessage(payload('Look', { files: [{ id: 'u', name: 'a.png', type: 'image/png' }] }), message('101', 'Look')),
    ).toBe(false);
  });
});

describe('the result of a lost answer', () => {
  it('is the oldest own message with the text that is newer than those before', () => {
    expect(find(payload('Hello'), [message('103', 'Hello'), message('102', 'Hello'), message('99', 'Hello')])).toBe('102');
  });

  it('is no message of the other account, and no result of another record', () => {
    expect(find(payload('Hello'), [message('101', 'Hello', { accountId: '2' })])).toBeNull();
    expect(find(payload('Hello'), [message('102', 'Hello'), message('101', 'Hello')], ['101'])).toBe('102');
  });

  it('is the message with the key, whatever its text; a message with another key is none', () => {
    const messages = [message('102', 'Changed by a filter', { idempotencyKey: 'key' }), message('101', 'Hello')];
    expect(find(payload('Hello'), messages)).toBe('102');
    expect(find(payload('Hello'), [message('101', 'Hello', { idempotencyKey: 'other' })])).toBeNull();
  });

  it('may be the first message of a chat, but is not guessed where the messages before are not known', () => {
    const { newestId: _newestId, ...unknown } = payload('Hello');
    expect(find(payload('Hello', { newestId: null }), [message('1', 'Hello')])).toBe('1');
    expect(find(unknown, [message('101', 'Hello')])).toBeNull();
  });
});
