import { describe, expect, it } from 'vitest';

import { type Chat, chatters, CHATS, type Message } from './test-support/chatting.js';
import { accountIdOf, linkOf, upload, visit, walk } from './test-support/visitor.js';

describe.each(['pleroma', 'rebased'] as const)('chats of %s', serverProfile => {
  it('are one for each pair of accounts', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    expect(chat).toMatchObject({ account: { acct: 'gus' }, unread: 0, last_message: null });
    expect((await mara.open()).id).toBe(chat.id);
    expect((await gus.list()).map(({ account }) => account.acct)).not.toContain('mara');
    await mara.say(chat, 'Hello');
    expect((await gus.list())[0]).toMatchObject({ account: { acct: 'mara' }, unread: 1, last_message: { content: 'Hello' } });
  });

  it('are listed by their latest activity, in pages and without', async () => {
    const visitor = visit({ serverProfile });
    const ids = await walk(visitor, '/api/v2/pleroma/chats?limit=4');
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
    expect((await visitor.get<Chat[]>(CHATS)).json.map(({ id }) => id)).toEqual(ids);
    const times = (await visitor.get<Chat[]>('/api/v2/pleroma/chats')).json.map(chat => String(chat['updated_at']));
    expect(times.toSorted().toReversed()).toEqual(times);
  });

  it('move to the top with a message, and keep the following page whole', async () => {
    const visitor = visit({ serverProfile });
    const first = await visitor.get<Chat[]>('/api/v2/pleroma/chats?limit=3');
    const all = (await visitor.get<Chat[]>(CHATS)).json;
    await visitor.post(`${CHATS}/${all[5]?.id}/messages`, { content: 'Up' });
    expect((await visitor.get<Chat[]>('/api/v2/pleroma/chats?limit=1')).json[0]?.id).toBe(all[5]?.id);
    const next = await visitor.get<Chat[]>(linkOf(first, 'next') ?? '');
    expect(next.json.map(({ id }) => id)).toEqual([3, 4, 6].map(index => all[index]?.id));
  });

  it('page messages newest first, with links both ways', async () => {
    const visitor = visit({ serverProfile });
    const [chat] = (await visitor.get<Chat[]>('/api/v2/pleroma/chats')).json;
    const path = `${CHATS}/${chat?.id}/messages`;
    const ids = await walk(visitor, `${path}?limit=4`);
    expect(ids).toHaveLength(13);
    expect(ids.toSorted().toReversed()).toEqual(ids);
    const newer = await visitor.get<Message[]>(`${path}?min_id=${ids[12]}&limit=2`);
    expect(newer.json.map(({ id }) => id)).toEqual([ids[10], ids[11]]);
    const since = await visitor.get<Message[]>(`${path}?since_id=${ids[2]}`);
    expect(since.json.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  });

  it('send escaped text with links and line breaks', async () => {
    const { mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const { json } = await mara.say(chat, '<b>tea</b> & "milk"\nhttps://tea.example/?a=1&b=2.');
    expect(json.content).toBe(
      '&lt;b&gt;tea&lt;/b&gt; &amp; &quot;milk&quot;<br><a href="https://tea.example/?a=1&amp;b=2" rel="ugc">https://tea.example/?a=1&amp;b=2</a>.',
    );
  });

  it('refuse an empty text and one past the limit', async () => {
    const { mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const refused = async (content: string) => {
      const { status, json } = await mara.say(chat, content);
      return [status, json['error']];
    };
    expect(await refused(' \n ')).toEqual([400, 'no_content']);
    expect(await refused('x'.repeat(5001))).toEqual([400, 'content_too_long']);
    expect((await mara.say(chat, '👩‍👩‍👧'.repeat(5000))).status).toBe(200);
  });

  it('attach one upload, with or without text', async () => {
    const { visitor, mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const send = (body: object) => mara.send<Message>('POST', `${CHATS}/${chat.id}/messages`, body);
    const mediaId = (await upload(visitor)).json['id'];
    const { json } = await send({ media_id: mediaId });
    expect(json).toMatchObject({ content: null, attachment: { id: mediaId, type: 'image', description: 'A pixel' } });
    expect(json).not.toHaveProperty('media_attachments');
    expect((await send({ media_id: mediaId })).status).toBe(400);
    expect((await send({ content: 'x', media_id: 'nothing' })).status).toBe(400);
  });

  it('create one message for an idempotency key, and echo the key for two minutes', async () => {
    const { visitor, mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const key = { 'Idempotency-Key': 'k1' };
    const { json } = await mara.say(chat, 'Once', key);
    expect(json['idempotency_key']).toBe('k1');
    expect((await mara.say(chat, 'Once', key)).json.id).toBe(json.id);
    expect(await mara.messages(chat)).toMatchObject([{ id: json.id, idempotency_key: 'k1' }]);
    visitor.advance(120_000);
    expect((await mara.messages(chat))[0]).not.toHaveProperty('idempotency_key');
  });

  it('count unread messages up to the one that was read', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const [first, second] = [await mara.say(chat, 'One'), await mara.say(chat, 'Two')];
    const mine = await gus.open();
    expect(mine.unread).toBe(2);
    const read = (id: string) => gus.send<Chat>('POST', `${CHATS}/${mine.id}/read`, { last_read_id: id });
    expect((await read(first.json.id)).json.unread).toBe(1);
    expect((await read(second.json.id)).json.unread).toBe(0);
    expect((await read(first.json.id)).json.unread).toBe(0);
    expect((await gus.messages(mine)).map(({ unread }) => unread)).toEqual([false, false]);
    const missing = await gus.send('POST', `${CHATS}/${mine.id}/read`, {});
    expect([missing.status, missing.json['error']]).toEqual([400, 'Missing field: last_read_id.']);
  });

  it("delete an own message for both, and the other one's for oneself", async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const [first, second] = [await mara.say(chat, 'One'), await mara.say(chat, 'Two')];
    const mine = await gus.open();
    const remove = (id: string) => gus.send<Message>('DELETE', `${CHATS}/${mine.id}/messages/${id}`);
    expect((await remove(second.json.id)).json.content).toBe('Two');
    expect((await gus.messages(mine)).map(({ content }) => content)).toEqual(['One']);
    expect((await gus.list())[0]).toMatchObject({ last_message: { content: 'One' } });
    expect(await mara.messages(chat)).toHaveLength(2);
    await mara.send('DELETE', `${CHATS}/${chat.id}/messages/${first.json.id}`);
    expect(await gus.messages(mine)).toEqual([]);
    expect((await remove(first.json.id)).status).toBe(404);
  });

  it('are created with an account that takes none, and refuse the message', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    await gus.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: false });
    const chat = await mara.open();
    expect(chat.account).toMatchObject({ pleroma: { accepts_chat_messages: false } });
    const refused = await mara.say(chat, 'Hello');
    expect([refused.status, refused.json['error']]).toEqual([400, 'recipient does not accept chat messages']);
    await gus.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: true });
    expect((await mara.say(chat, 'Hello')).status).toBe(200);
  });

  it('are not listed for the blocking account, and refused to the blocked one', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    await mara.say(chat, 'Hello');
    await gus.send('POST', `/api/v1/accounts/${mara.id}/block`);
    expect(await gus.list()).toEqual([]);
    expect((await mara.list())[0]?.id).toBe(chat.id);
    expect((await mara.say(chat, 'Still there?')).json['error']).toBe('actor is blocked by recipient');
    await gus.send('POST', `/api/v1/accounts/${mara.id}/unblock`);
    await gus.send('POST', `/api/v1/accounts/${mara.id}/mute`);
    expect(await gus.list()).toEqual([]);
    expect((await gus.get<Chat[]>('/api/v2/pleroma/chats?with_muted=true')).json).toHaveLength(1);
    expect((await mara.say(chat, 'Now?')).status).toBe(200);
  });

  it('stream a message to both sides', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const [here, there, own] = [gus.listen(), gus.listen('user:pleroma_chat'), mara.listen()];
    await mara.say(chat, 'Hello', { 'Idempotency-Key': 'k1' });
    const update = { event: 'pleroma:chat_update', payload: { unread: 1, account: { acct: 'mara' } } };
    expect([here, there]).toMatchObject([[update], [update]]);
    expect(own).toMatchObject([
      { event: 'pleroma:chat_update', payload: { id: chat.id, unread: 0, last_message: { idempotency_key: 'k1' } } },
    ]);
  });

  it('stream neither reads nor deletions', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const { json } = await mara.say(chat, 'Hello');
    const mine = await gus.open();
    const events = [mara.listen(), gus.listen()];
    await gus.send('POST', `${CHATS}/${mine.id}/read`, { last_read_id: json.id });
    await mara.send('DELETE', `${CHATS}/${chat.id}/messages/${json.id}`);
    expect(events).toEqual([[], []]);
  });

  it('stream no message of an account that the other one muted', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    await gus.send('POST', `/api/v1/accounts/${mara.id}/mute`);
    const events = gus.listen();
    await mara.say(chat, 'Hello');
    expect(events).toEqual([]);
  });

  it('belong to their two accounts alone', async () => {
    const { visitor, mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const { json } = await mara.say(chat, 'Secret');
    const lev = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const [theirs] = await gus.list();
    for (const id of [chat.id, theirs?.id, 'nothing', '../chats']) {
      expect((await visitor.send('GET', `${CHATS}/${id}/messages`, undefined, lev)).status).toBe(404);
      expect((await visitor.send('DELETE', `${CHATS}/${id}/messages/${json.id}`, undefined, lev)).status).toBe(404);
    }
    expect((await visitor.anonymous(CHATS)).status).toBe(403);
  });

  it('have no acceptance, expiry, search or reactions', async () => {
    const { visitor, mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const { json } = await mara.say(chat, 'Hello');
    expect((await mara.send('POST', `${CHATS}/${chat.id}/accept`)).status).toBe(404);
    expect((await mara.send('PATCH', `${CHATS}/${chat.id}`, { message_expiration: 604_800 })).status).toBe(404);
    expect((await mara.send('POST', `${CHATS}/${chat.id}/messages/${json.id}/reactions`, { emoji: '🎉' })).status).toBe(404);
    const listed = await visitor.get<Chat[]>('/api/v2/pleroma/chats?search=tobias');
    expect(listed.json.length).toBeGreaterThan(1);
    expect(listed.headers.get('X-Unread-Messages-Count')).toBeNull();
    for (const field of ['accepted', 'message_expiration', 'latest_read_message_by_account'])
      expect(chat).not.toHaveProperty(field);
  });

  it('keep messages, reads and deletions in the journal', async () => {
    const { visitor, mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    await mara.say(chat, 'One');
    const { json } = await mara.say(chat, 'Two');
    const mine = await gus.open();
    await gus.send('POST', `${CHATS}/${mine.id}/read`, { last_read_id: json.id });
    await mara.send('DELETE', `${CHATS}/${chat.id}/messages/${json.id}`);
    const again = await chatters({ serverProfile, journal: [...visitor.instance.world.journal] });
    expect((await again.gus.list())[0]).toMatchObject({ id: mine.id, unread: 0, last_message: { content: 'One' } });
  });

  it('tell their limit as the family does', async () => {
    const { json } = await visit({ serverProfile }).anonymous('/api/v1/instance');
    expect(json['chat_limit']).toBe(serverProfile === 'pleroma' ? 5000 : undefined);
    expect(json['pleroma']).toMatchObject({ metadata: { features: expect.arrayContaining(['pleroma_chat_messages']) } });
  });
});

describe('leaving a chat', () => {
  it('empties the history of rebased for the one who left, until the next message', async () => {
    const { mara, gus } = await chatters({ serverProfile: 'rebased' });
    const chat = await mara.open();
    await mara.say(chat, 'Before');
    expect((await mara.send<Chat>('DELETE', `${CHATS}/${chat.id}`)).json.id).toBe(chat.id);
    expect((await mara.list()).map(({ id }) => id)).not.toContain(chat.id);
    expect((await mara.get(`${CHATS}/${chat.id}`)).status).toBe(404);
    const theirs = await gus.open();
    await gus.say(theirs, 'After');
    const [back] = await mara.list();
    expect(back?.id).not.toBe(chat.id);
    expect(back).toMatchObject({ account: { acct: 'gus' }, unread: 1 });
    expect(await mara.messages(back ?? chat)).toMatchObject([{ content: 'After' }]);
    expect(await gus.messages(theirs)).toHaveLength(2);
  });

  it('opens an empty chat again', async () => {
    const { mara } = await chatters({ serverProfile: 'rebased' });
    const chat = await mara.open();
    await mara.say(chat, 'Before');
    await mara.send('DELETE', `${CHATS}/${chat.id}`);
    const again = await mara.open();
    expect(again.id).not.toBe(chat.id);
    expect(again.last_message).toBeNull();
  });

  it('is unknown to pleroma', async () => {
    const { mara } = await chatters({ serverProfile: 'pleroma' });
    const chat = await mara.open();
    expect((await mara.send('DELETE', `${CHATS}/${chat.id}`)).status).toBe(404);
  });
});

describe('other servers', () => {
  it.each(['default', 'mastodon-4.7', 'gotosocial', 'hollo', 'snac'] as const)('%s has no chats', async serverProfile => {
    const visitor = visit({ serverProfile });
    expect((await visitor.get(CHATS)).status).toBe(404);
    expect((await visitor.get('/api/v2/pleroma/chats')).status).toBe(404);
    const gus = await accountIdOf(visitor, 'gus');
    expect((await visitor.post(`${CHATS}/by-account-id/${gus}`)).status).toBe(404);
  });
});
