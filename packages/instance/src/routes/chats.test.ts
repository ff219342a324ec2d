import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { chatters, CHATS, type Chat, type Chatter, type Message } from '../test-support/chatting.js';
import { accountIdOf, linkOf, upload, visit, type Json } from '../test-support/visitor.js';

type Refused = readonly [method: string, path: string, body: Json | undefined, status: number, message: string];

/** The requests with the status and the message of their answers. */
async function answersTo(chatter: Chatter, rows: readonly Refused[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const [method, path, body] of rows) {
    const { status, json } = await chatter.send(method, `${CHATS}/${path}`, body);
    answers.push([method, path, body, status, json['error']]);
  }
  return answers;
}

describe('a chat', () => {
  it.each<[ServerProfileName, 400 | 422, string, string, string]>([
    ['pleroma', 400, 'no_content', 'content_too_long', '5000'],
    ['rebased', 400, 'no_content', 'content_too_long', '5000'],
    ['truth', 422, "Content can't be blank", 'Content is too long (maximum is 500 characters)', '500'],
  ])('of %s refuses with %i what nobody can write', async (serverProfile, invalid, blank, long, limit) => {
    const { mara } = await chatters({ serverProfile });
    const { id } = await mara.open();
    const most = serverProfile === 'truth' ? 4 : 1;
    const field = serverProfile === 'truth' ? 'media_ids' : 'media_id';
    const rows: Refused[] = [
      ['POST', `${id}/messages`, {}, invalid, blank],
      ['POST', `${id}/messages`, { content: ' \n' }, invalid, blank],
      ['POST', `${id}/messages`, { content: 'x'.repeat(Number(limit) + 1) }, invalid, long],
      ['POST', `${id}/messages`, { content: 'x'.repeat(Number(limit) * 64 + 1) }, invalid, long],
      ['POST', `${id}/messages`, { [field]: ['1'] }, invalid, 'The attachment was not found'],
      ['POST', `${id}/read`, {}, invalid, 'Missing field: last_read_id.'],
      ['POST', `by-account-id/${mara.id}`, undefined, invalid, 'You cannot chat with yourself'],
      ['POST', 'by-account-id/nobody', undefined, 404, 'Record not found'],
      ['GET', '0', undefined, 404, 'Record not found'],
      ['GET', '0/messages', undefined, 404, 'Record not found'],
      ['POST', '0/messages', { content: 'Hello' }, 404, 'Record not found'],
      ['POST', '0/read', { last_read_id: '1' }, 404, 'Record not found'],
      ['DELETE', `${id}/messages/0`, undefined, 404, 'Record not found'],
      ['POST', `${id}/messages/0/read`, undefined, 404, 'Record not found'],
    ];
    expect(await answersTo(mara, rows)).toEqual(rows);
    const ids = Array.from({ length: most + 1 }, (_, index) => String(index));
    const many = await mara.send('POST', `${CHATS}/${id}/messages`, { [field]: ids });
    const message = most === 1 ? 'The attachment was not found' : 'Cannot attach more than 4 files';
    expect([many.status, many.json['error']]).toEqual([invalid, message]);
    const family = '👨‍👩‍👧';
    expect((await mara.send('POST', `${CHATS}/${id}/messages`, { content: family.repeat(Number(limit)) })).status).toBe(200);
  });

  it('of Truth Social refuses reactions, ages and searches that are none', async () => {
    const { mara } = await chatters({ serverProfile: 'truth' });
    const chat = await mara.open();
    const { id } = (await mara.say(chat, 'Hello')).json;
    const age = 'Message expiration is not included in the list';
    const rows: Refused[] = [
      ['POST', `${chat.id}/messages/${id}/reactions`, {}, 422, 'Emoji is invalid'],
      ['POST', `${chat.id}/messages/${id}/reactions`, { emoji: 'yes' }, 422, 'Emoji is invalid'],
      ['POST', `${chat.id}/messages/${id}/reactions`, { emoji: '🚋'.repeat(17) }, 422, 'Emoji is invalid'],
      ['POST', `${chat.id}/messages/0/reactions`, { emoji: '🚋' }, 404, 'Record not found'],
      ['PATCH', chat.id, {}, 422, age],
      ['PATCH', chat.id, { message_expiration: 604_801 }, 422, age],
      ['POST', `${chat.id}/accept`, undefined, 422, 'The other account accepts this chat'],
      ['POST', '0/accept', undefined, 404, 'Record not found'],
      ['PATCH', '0', { message_expiration: 604_800 }, 404, 'Record not found'],
      ['DELETE', '0', undefined, 404, 'Record not found'],
    ];
    expect(await answersTo(mara, rows)).toEqual(rows);
    const search = await mara.get<Json>(`/api/v2/pleroma/chats?search=${'x'.repeat(2049)}`);
    expect([search.status, search.json['error']]).toEqual([422, 'The search text is too long']);
    for (const message_expiration of [604_800, 1_209_600, 2_592_000, 7_776_000]) {
      const { json } = await mara.send('PATCH', `${CHATS}/${chat.id}`, { message_expiration });
      expect(json['message_expiration']).toBe(message_expiration);
    }
  });

  it.each<[ServerProfileName, number[]]>([
    ['pleroma', [200, 200, 404, 404, 404, 404]],
    ['rebased', [200, 200, 200, 404, 404, 404]],
    ['truth', [404, 200, 200, 200, 200, 200]],
  ])('has the endpoints of %s', async (serverProfile, statuses) => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const message = (await mara.say(chat, 'Hello')).json.id;
    const path = `${CHATS}/${chat.id}`;
    const theirs = await gus.open();
    const answers = [
      await mara.get(CHATS),
      await mara.get('/api/v2/pleroma/chats'),
      await mara.send('DELETE', path),
      await gus.send('POST', `${CHATS}/${theirs.id}/accept`),
      await gus.send('PATCH', `${CHATS}/${theirs.id}`, { message_expiration: 604_800 }),
      await gus.send('POST', `${CHATS}/${theirs.id}/messages/${message}/reactions`, { emoji: '🚋' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  it('is unknown to a server without chats', async () => {
    const visitor = visit();
    for (const path of [CHATS, '/api/v2/pleroma/chats', `${CHATS}/1`, `${CHATS}/1/messages`]) {
      expect((await visitor.get(path)).status).toBe(404);
    }
  });

  it.each<[ServerProfileName, number, string]>([
    ['pleroma', 400, 'actor is blocked by recipient'],
    ['truth', 422, 'You cannot message this user'],
  ])('of %s with a block, or with an account that takes none, refuses messages', async (serverProfile, status, blocked) => {
    const { mara, gus } = await chatters({ serverProfile });
    const chat = await mara.open();
    const refused = async () => {
      const answer = await mara.say(chat, 'Hello');
      return [answer.status, answer.json['error']];
    };
    await gus.send('POST', `/api/v1/accounts/${mara.id}/block`);
    expect(await refused()).toEqual([status, blocked]);
    await gus.send('POST', `/api/v1/accounts/${mara.id}/unblock`);
    await gus.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: false });
    const taken =
      serverProfile === 'truth' ? 'This user does not accept chat messages' : 'recipient does not accept chat messages';
    expect(await refused()).toEqual([status, taken]);
    await gus.send('PATCH', '/api/v1/accounts/update_credentials', { accepts_chat_messages: true });
    expect(await refused()).toEqual([200, undefined]);
  });

  it('is read up to a message, which answers as read', async () => {
    const { visitor, mara, gus } = await chatters({ serverProfile: 'pleroma' });
    const chat = await mara.open();
    const ids: string[] = [];
    for (const text of ['One', 'Two', 'Three']) {
      visitor.advance(1000);
      ids.push((await mara.say(chat, text)).json.id);
    }
    const theirs = await gus.open();
    expect(theirs.unread).toBe(3);
    const second = await gus.send<Message>('POST', `${CHATS}/${theirs.id}/messages/${ids[1] ?? ''}/read`);
    expect([second.status, second.json]).toEqual([200, expect.objectContaining({ id: ids[1], content: 'Two', unread: false })]);
    expect((await gus.messages(theirs)).map(({ unread }) => unread)).toEqual([true, false, false]);
    expect((await gus.get<Chat>(`${CHATS}/${theirs.id}`)).json.unread).toBe(1);
    const all = await gus.send<Chat>('POST', `${CHATS}/${theirs.id}/read`, { last_read_id: ids[2] });
    expect(all.json).toMatchObject({ id: theirs.id, unread: 0 });
  });

  it('has its messages in pages, newest first', async () => {
    const { visitor, mara } = await chatters({ serverProfile: 'pleroma' });
    const chat = await mara.open();
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
      visitor.advance(1000);
      await mara.say(chat, text);
    }
    const texts = async (path: string) => {
      const page = await mara.get<Message[]>(path);
      return { page, texts: page.json.map(({ content }) => content) };
    };
    const first = await texts(`${CHATS}/${chat.id}/messages?limit=2`);
    const second = await texts(linkOf(first.page, 'next') ?? '');
    const third = await texts(linkOf(second.page, 'next') ?? '');
    expect([first.texts, second.texts, third.texts]).toEqual([['Five', 'Four'], ['Three', 'Two'], ['One']]);
    expect(linkOf(third.page, 'next')).toBeNull();
    expect((await texts(linkOf(second.page, 'prev') ?? '')).texts).toEqual(['Five', 'Four']);
  });

  it('takes an upload once, when it is processed, and its text may be empty beside it', async () => {
    const { visitor, mara } = await chatters({ serverProfile: 'pleroma' });
    const chat = await mara.open();
    const media_id = (await upload(visitor)).json['id'];
    const send = (body: Json) => mara.send('POST', `${CHATS}/${chat.id}/messages`, body);
    const sent = await send({ media_id });
    expect(sent.json).toMatchObject({ content: null, attachment: { type: 'image', description: 'A pixel' } });
    expect((await send({ media_id })).json['error']).toBe('The attachment was not found');
    const other = (await upload(visitor)).json['id'];
    expect((await send({ media_id: other, content: 'x'.repeat(5001) })).status).toBe(200);
  });

  it('that is opened again is the same one', async () => {
    const visitor = visit({ serverProfile: 'pleroma', control: true });
    const path = `${CHATS}/by-account-id/${await accountIdOf(visitor, 'gus')}`;
    const first = await visitor.post<Chat>(path);
    const second = await visitor.post<Chat>(path);
    expect(second.json.id).toBe(first.json.id);
    const applied = (await visitor.get<Json[]>('/_control/journal')).json.map(({ isApplied }) => isApplied);
    expect(applied).toEqual([true, false]);
  });
});
