import { createClient, detectFeatures, type StreamEvent } from '@rookery/api-client';
import { aChat, aChatMessage, anInstance } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '../chat-types.js';
import { createServerChats } from './server-chats.js';

const CHATS = '/api/v1/pleroma/chats';
const features = detectFeatures(anInstance({ version: '2.7.2 (compatible; Rebased 2.7.0)' }));

function setUp({ maxAttachments = 1, acceptance = false } = {}) {
  const requests: { name: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    requests.push({ name: `${init?.method} ${pathname}`, body });
    return Response.json(pathname.endsWith('/messages') ? aChatMessage({ id: '9', chat_id: '' }) : aChat({ id: '3' }));
  };
  const instance = anInstance();
  const { chats } = instance.configuration;
  const adapter = createServerChats({
    client: createClient({ baseUrl: 'https://a.test', accessToken: 'secret', fetch }),
    features: { ...features, chatsMedia: maxAttachments > 0, chatAcceptance: acceptance },
    instance: {
      ...instance,
      configuration: { ...instance.configuration, chats: { ...chats, max_media_attachments: maxAttachments } },
    },
    ownAccount: { id: '1' },
  });
  return { adapter, requests };
}

describe('a message', () => {
  const send = async (text: string, mediaIds: readonly string[], maxAttachments: number) => {
    const { adapter, requests } = setUp({ maxAttachments });
    await adapter.send({ chatId: '3', text, mediaIds, idempotencyKey: 'k', newestId: null });
    return requests[0];
  };

  it('is sent with its text, its file, or both', async () => {
    expect((await send('Ahoy', [], 1))?.name).toBe(`POST ${CHATS}/3/messages`);
    expect((await send('Ahoy', [], 1))?.body).toEqual({ content: 'Ahoy' });
    expect((await send('', ['7'], 1))?.body).toEqual({ media_id: '7' });
    expect((await send('Ahoy', ['7'], 1))?.body).toEqual({ content: 'Ahoy', media_id: '7' });
  });

  it('has its files as a list where the server takes several', async () => {
    expect((await send('', ['7', '8'], 4))?.body).toEqual({ media_ids: ['7', '8'] });
    expect((await send('Ahoy', [], 4))?.body).toEqual({ content: 'Ahoy' });
  });

  it('belongs to the chat that it was sent to', async () => {
    const { adapter } = setUp();
    const message = await adapter.send({ chatId: '3', text: 'Ahoy', mediaIds: [], idempotencyKey: 'k', newestId: null });
    expect(message.chatId).toBe('3');
  });
});

describe('a chat', () => {
  const reading = (chat: object): ChatSummary | undefined => {
    const [event] = setUp().adapter.events({ type: 'chat_read', chat: aChat(chat) } as StreamEvent);
    return event?.kind === 'chat' ? event.chat : undefined;
  };

  it('[CHAT-13] has the read mark of the other member beside the own one', () => {
    const marks = [
      { id: '1', date: '2026-11-20T12:00:00.000Z' },
      { id: '2', date: '2026-11-20T13:00:00.000Z' },
    ];
    expect(reading({ latest_read_message_by_account: marks })).toMatchObject({
      readByMeAt: '2026-11-20T12:00:00.000Z',
      readByOtherAt: '2026-11-20T13:00:00.000Z',
    });
    expect(reading({ latest_read_message_by_account: [] })).toMatchObject({ readByMeAt: null, readByOtherAt: null });
  });

  it('was active at its last message, else when it changed', () => {
    const updated_at = '2026-11-21T12:00:00.000Z';
    const last_message = aChatMessage({ created_at: '2026-11-20T12:00:00.000Z' });
    expect(reading({ last_message, updated_at })?.updatedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(reading({ last_message: null, updated_at })?.updatedAt).toBe(updated_at);
    expect(reading({ last_message: null })?.lastMessage).toBeNull();
  });

  it('waits for acceptance unless the reader began it, where the server has acceptance', () => {
    const isAccepted = (acceptance: boolean, chat: object) => {
      const [event] = setUp({ acceptance }).adapter.events({
        type: 'chat_read',
        chat: aChat({ accepted: false, ...chat }),
      } as StreamEvent);
      return event?.kind === 'chat' && event.chat.isAccepted;
    };
    expect(isAccepted(true, { created_by_account: '2' })).toBe(false);
    expect(isAccepted(true, { created_by_account: '1' })).toBe(true);
    expect(isAccepted(true, { accepted: true, created_by_account: '2' })).toBe(true);
    expect(isAccepted(false, { created_by_account: '2' })).toBe(true);
  });
});

describe('a request', () => {
  it('names the chat, its other member, and 0 seconds for messages that stay', async () => {
    const { adapter, requests } = setUp({ acceptance: true });
    const chat = await adapter.accept('3');
    await adapter.markRead('3', '9');
    await adapter.setExpiry('3', null);
    await adapter.setExpiry('3', 60);
    await adapter.leave('3');
    if (chat !== null) await adapter.report(chat, ['9'], 'Spam');
    expect(chat?.id).toBe('3');
    expect(requests.slice(2, 4).map(({ body }) => body)).toEqual([{ message_expiration: 0 }, { message_expiration: 60 }]);
    expect(requests.at(-1)).toMatchObject({
      name: 'POST /api/v1/reports',
      body: { account_id: chat?.accounts[0]?.id, message_ids: ['9'], comment: 'Spam' },
    });
    expect(chat !== null && adapter.addedCharacters(chat)).toBe(0);
  });

  it('takes no files where the server takes none', () => {
    expect(setUp({ maxAttachments: 4 }).adapter.features.maxAttachments).toBe(4);
    expect(setUp({ maxAttachments: 0 }).adapter.features.maxAttachments).toBe(0);
  });
});

describe('an event of the stream', () => {
  const kindsOf = (event: object) =>
    setUp()
      .adapter.events(event as StreamEvent)
      .map(({ kind }) => kind);

  it.each([
    ['a chat with a message', { type: 'chat_updated', chat: aChat({ last_message: aChatMessage() }) }, ['message']],
    ['a chat without one', { type: 'chat_updated', chat: aChat({ last_message: null }) }, ['chat']],
    ['a read mark', { type: 'chat_read', chat: aChat() }, ['chat']],
    ['an acceptance', { type: 'chat_accepted', chat: aChat() }, ['chat']],
    ['a deletion', { type: 'chat_message_deleted', chatId: '3', messageId: '9' }, ['deleted']],
    ['a reaction', { type: 'chat_message_reacted', message: aChatMessage() }, ['edited']],
    ['anything else', { type: 'status_deleted', statusId: '1' }, []],
  ])('is %s', (_, event, kinds) => {
    expect(kindsOf(event)).toEqual(kinds);
  });
});
