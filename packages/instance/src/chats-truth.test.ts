import { describe, expect, it } from 'vitest';

import { type Chat, chatters, CHATS, type Message } from './test-support/chatting.js';
import { accountIdOf, linkOf, upload, visit } from './test-support/visitor.js';

const serverProfile = 'truth';
const DAY_MS = 86_400_000;

describe('chats of truth', () => {
  it('are listed with their marks, in pages with the unread total of all', async () => {
    const visitor = visit({ serverProfile });
    const page = await visitor.get<Chat[]>('/api/v2/pleroma/chats?limit=2');
    expect(page.headers.get('X-Unread-Messages-Count')).toBe('4');
    expect(page.headers.get('Access-Control-Expose-Headers')).toContain('X-Unread-Messages-Count');
    expect(page.json[0]).toMatchObject({
      account: { acct: 'tobi@tram.example', accepting_messages: true },
      unread: 2,
      accepted: true,
      message_expiration: 1_209_600,
      discarded_at: null,
      latest_read_message_by_account: [{ date: expect.any(String) }, { date: expect.any(String) }],
      last_message: { discarded_at: null },
    });
    expect(page.json[0]).not.toHaveProperty('updated_at');
    expect(page.json[0]?.last_message).not.toHaveProperty('expiration');
    expect((await visitor.get<Chat[]>(linkOf(page, 'next') ?? '')).headers.get('X-Unread-Messages-Count')).toBe('4');
    expect((await visitor.get(CHATS)).status).toBe(404);
  });

  it('are searched by the name and the handle of the other account', async () => {
    const visitor = visit({ serverProfile });
    const found = async (text: string) =>
      (await visitor.get<Chat[]>(`/api/v2/pleroma/chats?search=${encodeURIComponent(text)}`)).json.map(
        ({ account }) => account.acct,
      );
    expect(await found('OKAFOR')).toEqual(['tobi@tram.example']);
    expect(await found('@mar.example')).toEqual(['ines@mar.example', 'salma@mar.example', 'rosa@mar.example']);
    expect(await found('nobody like that')).toEqual([]);
  });

  it('wait for the other account to accept', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    expect(chat).toMatchObject({ accepted: false, created_by_account: mara.id });
    await mara.say(chat, 'Hello');
    const theirs = await gus.open();
    expect(theirs).toMatchObject({ accepted: false, created_by_account: mara.id });
    const events = [mara.listen(), gus.listen()];
    expect((await mara.send('POST', `${CHATS}/${chat.id}/accept`)).status).toBe(422);
    expect((await gus.send<Chat>('POST', `${CHATS}/${theirs.id}/accept`)).json['accepted']).toBe(true);
    expect(events).toMatchObject([
      [{ event: 'chat.accepted', payload: { id: chat.id, accepted: true } }],
      [{ event: 'chat.accepted', payload: { id: theirs.id, accepted: true } }],
    ]);
  });

  it('are not accepted by a message alone', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    await mara.say(await mara.open(), 'Hello');
    const theirs = await gus.open();
    await gus.say(theirs, 'Hello yourself');
    expect(await gus.open()).toMatchObject({ accepted: false });
  });

  it('are not created with an account that takes none, or with a block on either side', async () => {
    const { visitor, mara, gus } = await chatters({ serverProfile });
    const refused = async () => {
      const { status, json } = await mara.send('POST', `${CHATS}/by-account-id/${gus.id}`);
      return [status, json['error']];
    };
    await gus.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: false, chats_onboarded: true });
    expect(await refused()).toEqual([422, 'This user does not accept chat messages']);
    await gus.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: true });
    await gus.send('POST', `/api/v1/accounts/${mara.id}/block`);
    expect(await refused()).toEqual([422, 'You cannot message this user']);
    await gus.send('POST', `/api/v1/accounts/${mara.id}/unblock`);
    await mara.send('POST', `/api/v1/accounts/${gus.id}/block`);
    expect(await refused()).toEqual([422, 'You cannot message this user']);
    expect((await visitor.post(`${CHATS}/by-account-id/nobody`)).status).toBe(404);
    expect((await visitor.post(`${CHATS}/by-account-id/${mara.id}`)).status).toBe(422);
  });

  it('stay listed with a block, and refuse messages on both sides', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    await mara.say(chat, 'Hello');
    const theirs = await gus.open();
    await gus.send('POST', `/api/v1/accounts/${mara.id}/block`);
    expect((await gus.list()).map(({ id }) => id)).toEqual([theirs.id]);
    for (const [one, own] of [
      [mara, chat],
      [gus, theirs],
    ] as const) {
      expect((await one.say(own, 'Still there?')).status).toBe(422);
    }
  });

  it('refuse an empty text and one past the limit that the instance tells', async () => {
    const { visitor, mara } = await chatters({ serverProfile });
    const { json } = await visitor.anonymous('/api/v1/instance');
    expect(json['configuration']).toMatchObject({ chats: { max_characters: 500, max_media_attachments: 4 } });
    const chat = await mara.open();
    const refused = async (content: string) => {
      const answer = await mara.say(chat, content);
      return [answer.status, answer.json['error']];
    };
    expect(await refused('')).toEqual([422, "Content can't be blank"]);
    expect(await refused('x'.repeat(501))).toEqual([422, 'Content is too long (maximum is 500 characters)']);
    expect((await mara.say(chat, 'x'.repeat(500))).json.content).toBe(`<p>${'x'.repeat(500)}</p>`);
  });

  it('attach several uploads, up to the limit', async () => {
    const { visitor, mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push(String((await upload(visitor, undefined, undefined, { path: '/api/v1/media' })).json['id']));
    }
    const send = (media_ids: string[]) =>
      mara.send<Message & { media_attachments: { id: string }[] }>('POST', `${CHATS}/${chat.id}/messages`, { media_ids });
    expect((await send(ids)).json['error']).toBe('Cannot attach more than 4 files');
    const { json } = await send(ids.slice(0, 4));
    expect(json.media_attachments.map(({ id }) => id)).toEqual(ids.slice(0, 4));
    expect(json).not.toHaveProperty('attachment');
    expect(json.content).toBe('');
  });

  it('ignore idempotency keys', async () => {
    const { mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const key = { 'Idempotency-Key': 'k1' };
    const [first, second] = [await mara.say(chat, 'Twice', key), await mara.say(chat, 'Twice', key)];
    expect(first.json.id).not.toBe(second.json.id);
    expect(first.json).not.toHaveProperty('idempotency_key');
    expect(await mara.messages(chat)).toHaveLength(2);
  });

  it('show each side how far the other one has read', async () => {
    const { visitor, mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const first = await mara.say(chat, 'One');
    visitor.advance(1000);
    await mara.say(chat, 'Two');
    const theirs = await gus.open();
    const events = mara.listen();
    await gus.send('POST', `${CHATS}/${theirs.id}/read`, { last_read_id: first.json.id });
    const mark = { id: gus.id, date: first.json['created_at'] };
    const { json } = await mara.get<Chat>(`${CHATS}/${chat.id}`);
    expect(json['latest_read_message_by_account']).toContainEqual(mark);
    expect(events).toMatchObject([{ event: 'chat_message.read', payload: { id: chat.id } }]);
    expect(events[0]?.payload['latest_read_message_by_account']).toContainEqual(mark);
    await gus.send('POST', `${CHATS}/${theirs.id}/read`, { last_read_id: first.json.id });
    expect(events).toHaveLength(1);
  });

  it('stream a message to the other side alone', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const [own, theirs] = [mara.listen(), gus.listen()];
    await mara.say(chat, 'Hello');
    expect(own).toEqual([]);
    expect(theirs).toMatchObject([
      { event: 'chat_message.created', payload: { unread: 1, last_message: { content: '<p>Hello</p>' } } },
    ]);
  });

  it('stream the deletion of an own message to both sides, and of another one to oneself', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const [first, second] = [await mara.say(chat, 'One'), await mara.say(chat, 'Two')];
    const theirs = await gus.open();
    const [mine, other] = [mara.listen(), gus.listen()];
    await gus.send('DELETE', `${CHATS}/${theirs.id}/messages/${first.json.id}`);
    await mara.send('DELETE', `${CHATS}/${chat.id}/messages/${second.json.id}`);
    const deletion = (chatId: string, messageId: string) => ({
      event: 'chat_message.deleted',
      payload: { chat_id: chatId, deleted_message_id: messageId },
    });
    expect(mine).toEqual([deletion(chat.id, second.json.id)]);
    expect(other).toEqual([deletion(theirs.id, first.json.id), deletion(theirs.id, second.json.id)]);
  });

  it('forget messages by age, and change that age to one of four', async () => {
    const { visitor, mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    await mara.say(chat, 'Old');
    const change = (seconds: unknown) => mara.send<Chat>('PATCH', `${CHATS}/${chat.id}`, { message_expiration: seconds });
    expect((await change(3600)).status).toBe(422);
    expect((await change(604_800)).json['message_expiration']).toBe(604_800);
    visitor.advance(7 * DAY_MS - 1);
    expect(await mara.messages(chat)).toMatchObject([{ expiration: 604_800 }]);
    visitor.advance(1);
    expect(await mara.messages(chat)).toEqual([]);
    expect((await mara.get<Chat>(`${CHATS}/${chat.id}`)).json.last_message).toBeNull();
    expect((await change(1_209_600)).json.last_message).not.toBeNull();
  });

  it('take reactions to messages, once for each account and emoji', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const { json } = await mara.say(chat, 'Hello');
    const theirs = await gus.open();
    const path = (own: Chat) => `${CHATS}/${own.id}/messages/${json.id}/reactions`;
    const events = mara.listen();
    await gus.send('POST', path(theirs), { emoji: '🎉' });
    expect((await gus.send('POST', path(theirs), { emoji: '🎉' })).json['emoji_reactions']).toEqual([
      { name: '🎉', count: 1, me: true },
    ]);
    expect((await mara.send('POST', path(chat), { emoji: '🎉' })).json['emoji_reactions']).toEqual([
      { name: '🎉', count: 2, me: true },
    ]);
    expect(events[0]).toMatchObject({
      event: 'chat_message.reaction',
      payload: { chat_id: chat.id, emoji_reactions: [{ name: '🎉', count: 1, me: false }] },
    });
    expect((await mara.send('POST', path(chat), { emoji: '<img>' })).status).toBe(422);
    for (const [one, own] of [
      [mara, chat],
      [gus, theirs],
    ] as const) {
      await one.send('DELETE', `${path(own)}/${encodeURIComponent('🎉')}`);
    }
    expect((await mara.messages(chat))[0]).toMatchObject({ emoji_reactions: null });
  });

  it('are left, and come back empty with the next message', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    await mara.say(chat, 'Before');
    const theirs = await gus.open();
    await mara.send('DELETE', `${CHATS}/${chat.id}`);
    expect((await mara.get(`${CHATS}/${chat.id}/messages`)).status).toBe(404);
    await gus.say(theirs, 'After');
    expect((await mara.list())[0]).toMatchObject({ account: { acct: 'gus' }, unread: 1 });
  });

  it('are reported message by message', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const { json } = await mara.say(await mara.open(), 'Rude');
    const theirs = await gus.open();
    const report = (account_id: string, message_ids: string[]) =>
      gus.send('POST', '/api/v1/reports', { account_id, message_ids, comment: 'Rude' });
    expect((await report(mara.id, [json.id])).json).toMatchObject({ comment: 'Rude', message_ids: [json.id] });
    expect((await report(mara.id, ['nothing'])).status).toBe(404);
    const lev = await gus.get<{ id: string }>('/api/v1/accounts/lookup?acct=lev');
    expect((await report(lev.json.id, [json.id])).status).toBe(404);
    expect(theirs.unread).toBe(1);
  });
});

describe('the settings of chats', () => {
  it('are shown to their owner, with a welcome until they are saved', async () => {
    const visitor = visit({ serverProfile });
    const own = () => visitor.get('/api/v1/accounts/verify_credentials');
    expect((await own()).json).toMatchObject({ accepting_messages: true, chats_onboarded: false });
    const change = { accepts_chat_messages: false, chats_onboarded: true };
    expect((await visitor.send('PATCH', '/api/v1/accounts/update_credentials', change)).json).toMatchObject({
      accepting_messages: false,
      chats_onboarded: true,
    });
    await visitor.send('PATCH', '/api/v1/accounts/update_credentials', { display_name: 'Mara' });
    expect((await own()).json).toMatchObject({ accepting_messages: false, chats_onboarded: true });
  });

  it('are in the pleroma block of that family, without a welcome', async () => {
    const visitor = visit({ serverProfile: 'pleroma' });
    const change = { accepts_chat_messages: false, chats_onboarded: true };
    const { json } = await visitor.send('PATCH', '/api/v1/accounts/update_credentials', change);
    expect(json['pleroma']).toMatchObject({ accepts_chat_messages: false });
    expect(json).not.toHaveProperty('chats_onboarded');
  });

  it('are unknown to mastodon', async () => {
    const visitor = visit();
    const { status, json } = await visitor.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: false });
    expect(status).toBe(200);
    for (const field of ['pleroma', 'accepting_messages', 'chats_onboarded']) expect(json).not.toHaveProperty(field);
  });

  it('are off for bots and locked accounts of the seed world', async () => {
    const visitor = visit({ serverProfile });
    for (const acct of ['timetable', 'pim']) {
      const refused = await visitor.post(`${CHATS}/by-account-id/${await accountIdOf(visitor, acct)}`);
      expect([acct, refused.status]).toEqual([acct, 422]);
    }
  });
});
