import { describe, expect, it } from 'vitest';

import { ConnectionDropped, type FaultKind } from './server/faults.js';
import type { JournalEntry } from './server/request-journal.js';
import { type Chat, chatters, CHATS, type Chatter, type Message } from './test-support/chatting.js';
import { visit } from './test-support/visitor.js';

const key = { 'Idempotency-Key': 'k1' };

async function failing(serverProfile: 'pleroma' | 'truth', kind: FaultKind) {
  const options = { serverProfile, control: true, sleep: () => new Promise<void>(resolve => setTimeout(resolve)) } as const;
  const { visitor, mara } = await chatters(options);
  const chat = await mara.open();
  visitor.instance.faults.add({ pattern: 'POST /api/v1/pleroma/chats/:id/messages', kind });
  const journal = async (): Promise<JournalEntry[]> =>
    (await visitor.get<JournalEntry[]>('/_control/journal')).json.filter(({ path }) => path.endsWith('/messages'));
  return { mara, chat, journal };
}

const send = (mara: Chatter, chat: Chat): Promise<number | 'dropped'> =>
  mara.say(chat, 'Once', key).then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof ConnectionDropped) return 'dropped';
      throw error;
    },
  );

describe('the journal of chats', () => {
  it('has each message with its key and its id', async () => {
    const { visitor, mara } = await chatters({ serverProfile: 'pleroma', control: true });
    const chat = await mara.open();
    const { json } = await mara.say(chat, 'Hello', key);
    await mara.send('POST', `${CHATS}/${chat.id}/read`, { last_read_id: json.id });
    await mara.send('DELETE', `${CHATS}/${chat.id}/messages/${json.id}`);
    expect((await visitor.get<JournalEntry[]>('/_control/journal')).json).toMatchObject([
      { method: 'POST', path: expect.stringContaining('by-account-id'), isApplied: true, createdIds: [chat.id] },
      { path: `${CHATS}/${chat.id}/messages`, idempotencyKey: 'k1', isApplied: true, createdIds: [json.id] },
      { path: `${CHATS}/${chat.id}/read`, createdIds: [] },
      { method: 'DELETE', isApplied: true, createdIds: [] },
    ]);
  });

  it('has no created id for a chat that exists', async () => {
    const { visitor, mara } = await chatters({ serverProfile: 'truth', control: true });
    await mara.open();
    await mara.open();
    const entries = (await visitor.get<JournalEntry[]>('/_control/journal')).json;
    expect(entries.map(({ isApplied, createdIds }) => [isApplied, createdIds.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });
});

describe('faults of sending', () => {
  it.each(['drop', 'cut', 'status', 'rate_limit'] as const)('%s creates no message', async kind => {
    const { mara, chat, journal } = await failing('pleroma', kind);
    await send(mara, chat);
    expect(await mara.messages(chat)).toEqual([]);
    expect(await journal()).toMatchObject([{ isApplied: false, createdIds: [] }]);
  });

  it.each(['lost', 'late'] as const)('%s creates the message without an answer, once for its key', async kind => {
    const { mara, chat, journal } = await failing('pleroma', kind);
    expect(await send(mara, chat)).toBe('dropped');
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(await send(mara, chat)).toBe(200);
    expect(await mara.messages(chat)).toMatchObject([{ content: 'Once', idempotency_key: 'k1' }]);
    expect((await journal()).map(({ isApplied, isAnswered }) => [isApplied, isAnswered])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('lost doubles a message that is sent again where keys are ignored', async () => {
    const { mara, chat } = await failing('truth', 'lost');
    expect(await send(mara, chat)).toBe('dropped');
    expect(await send(mara, chat)).toBe(200);
    expect(await mara.messages(chat)).toHaveLength(2);
  });
});

describe('POST /_control/chat-messages', () => {
  it('writes to the member as an account of another server, and streams each message', async () => {
    const { visitor, mara } = await chatters({ serverProfile: 'truth', control: true });
    const events = mara.listen();
    const body = { from: 'tobi@tram.example', text: 'Late', count: 3 };
    const { json } = await visitor.post<{ ids: string[] }>('/_control/chat-messages', body);
    const [chat] = await mara.list();
    expect(chat).toMatchObject({ account: { acct: 'tobi@tram.example' }, unread: 5, last_message: { content: '<p>Late 3</p>' } });
    const newest = (await mara.get<Message[]>(`${CHATS}/${chat?.id}/messages?limit=3`)).json;
    expect(newest.map(({ id }) => id)).toEqual(json.ids.toReversed());
    expect(events.map(({ event }) => event)).toEqual(['chat_message.created', 'chat_message.created', 'chat_message.created']);
  });

  it.each([
    ['pleroma', { from: 'nobody@nowhere' }],
    ['pleroma', { from: 'mara' }],
    ['pleroma', { from: 'lev', count: 0 }],
    ['default', { from: 'lev' }],
  ] as const)('refuses on %s %j', async (serverProfile, body) => {
    expect((await visit({ serverProfile, control: true }).post('/_control/chat-messages', body)).status).toBe(422);
  });
});
