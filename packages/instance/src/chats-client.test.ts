import {
  accountsOf,
  instanceOf,
  chatsOf,
  conversationsOf,
  createClient,
  createStream,
  detectFeatures,
  mediaOf,
  type Chat,
  type Client,
  type StreamEvent,
} from '@rookery/api-client';
import { afterEach, describe, expect, it } from 'vitest';

import { startInstance, type RunningInstance, type ServerProfileName } from './node.js';
import { pixel } from './test-support/visitor.js';

const open: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function start(serverProfile: ServerProfileName): Promise<RunningInstance> {
  const running = await startInstance({ port: 0, serverProfile, control: true });
  open.push(() => running.close());
  return running;
}

const clientOf = ({ url, instance }: RunningInstance, username: string): Client =>
  createClient({ baseUrl: url, accessToken: instance.issueToken(username) });

/** Subscribes over a real socket. Resolves once it is connected. */
async function listen(client: Client, stream: string): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  const live = createStream(client);
  open.push(() => live.close());
  await new Promise<void>(resolve => {
    live.subscribe({ stream }, event => {
      if (event.type === 'connected') resolve();
      else events.push(event);
    });
  });
  return events;
}

const types = (events: readonly StreamEvent[]): string[] => events.map(({ type }) => type);

async function chatOf(client: Client, username: string): Promise<Chat> {
  const account = await accountsOf(client).lookup(username);
  return chatsOf(client).create(account?.id ?? '');
}

describe.each(['pleroma', 'rebased', 'truth'] as const)('the client in a chat on %s', serverProfile => {
  it('[API-02] pages through all chats and all messages', async () => {
    const client = clientOf(await start(serverProfile), 'mara');
    const chats = chatsOf(client);
    const features = detectFeatures(await instanceOf(client).get());
    expect(features).toMatchObject({ chats: true, chatsV2: true, chatAcceptance: serverProfile === 'truth' });
    let page = await chats.list({ limit: 10 });
    const all = [...page.items];
    while (page.next !== null) {
      page = await chats.page(page.next);
      all.push(...page.items);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
    expect(page.unreadTotal).toBe(serverProfile === 'truth' ? 4 : null);
    const id = all[0]?.id ?? '';
    let messages = await chats.messages(id, { limit: 5 });
    const ids = messages.items.map(message => message.id);
    while (messages.next !== null) {
      messages = await chats.messagesPage(messages.next);
      ids.push(...messages.items.map(message => message.id));
    }
    expect(new Set(ids).size).toBe(13);
  });

  it('[API-02] starts, writes, reads, deletes and leaves, and the other side follows it live', async () => {
    const running = await start(serverProfile);
    const [mara, gus] = [clientOf(running, 'mara'), clientOf(running, 'gus')];
    const chat = await chatOf(mara, 'gus');
    const [own, theirs] = [await listen(mara, 'user'), await listen(gus, 'user')];
    const sent = await chatsOf(mara).createMessage(chat.id, { content: 'Hello <b>', idempotencyKey: 'k1' });
    const isTruth = serverProfile === 'truth';
    expect(sent).toMatchObject({ chat_id: chat.id, idempotency_key: isTruth ? null : 'k1' });
    await expect.poll(() => theirs).toMatchObject([{ type: 'chat_updated', chat: { unread: 1, last_message: { id: sent.id } } }]);
    const mine = await chatOf(gus, 'mara');
    expect((await chatsOf(gus).markRead(mine.id, sent.id)).unread).toBe(0);
    const answer = await chatsOf(gus).createMessage(mine.id, { content: 'Hello yourself' });
    await chatsOf(gus).deleteMessage(mine.id, answer.id);
    await expect
      .poll(() => types(own))
      .toEqual(isTruth ? ['chat_read', 'chat_updated', 'chat_message_deleted'] : ['chat_updated', 'chat_updated']);
    expect((await chatsOf(mara).messages(chat.id)).items.map(({ id }) => id)).toEqual([sent.id]);
    const { chatsDelete } = detectFeatures(await instanceOf(mara).get());
    const left = chatsOf(mara)
      .delete(chat.id)
      .then(
        () => true,
        () => false,
      );
    expect([await left, serverProfile !== 'pleroma']).toEqual([chatsDelete, chatsDelete]);
  });

  it('[API-02] attaches uploads as the features and the limit of the instance say', async () => {
    const running = await start(serverProfile);
    const client = clientOf(running, 'mara');
    const instance = await instanceOf(client).get();
    expect(detectFeatures(instance).chatsMedia).toBe(true);
    const chat = await chatOf(client, 'gus');
    const { max_media_attachments: maximum } = instance.configuration.chats;
    const mediaIds: string[] = [];
    for (let count = 0; count < maximum; count += 1) {
      const file = new File([pixel], 'pixel.png', { type: 'image/png' });
      mediaIds.push((await mediaOf(client).upload(file)).id);
    }
    const [mediaId = ''] = mediaIds;
    const message = await chatsOf(client).createMessage(chat.id, maximum === 1 ? { mediaId } : { mediaIds });
    expect(message.media_attachments.map(({ id }) => id)).toEqual(mediaIds);
    expect(message.content).toBe('');
  });

  it('[API-04] saves the settings of chats', async () => {
    const running = await start(serverProfile);
    const client = clientOf(running, 'mara');
    expect(await accountsOf(client).verifyCredentials()).toMatchObject({
      accepts_chat_messages: true,
      chats_onboarded: serverProfile !== 'truth',
    });
    const changes = { accepts_chat_messages: false, chats_onboarded: true };
    expect(await accountsOf(client).updateCredentials(changes)).toMatchObject(changes);
    const gus = clientOf(running, 'gus');
    const refused = chatOf(gus, 'mara').then(chat => chatsOf(gus).createMessage(chat.id, { content: 'Hello' }));
    await expect(refused).rejects.toMatchObject({ serverMessage: expect.stringContaining('not accept chat messages') });
  });
});

describe('the client in a chat on truth', () => {
  it('[API-02] accepts, sets the expiry, reacts, reports and searches', async () => {
    const running = await start('truth');
    const [mara, gus] = [clientOf(running, 'mara'), clientOf(running, 'gus')];
    const chat = await chatOf(mara, 'gus');
    const { id: messageId } = await chatsOf(mara).createMessage(chat.id, { content: 'Hello' });
    const own = await listen(mara, 'user');
    const chats = chatsOf(gus);
    const [found] = (await chats.list({ search: 'lindqvist' })).items;
    expect(found).toMatchObject({ accepted: false, created_by_account: chat.created_by_account });
    const id = found?.id ?? '';
    expect((await chats.accept(id)).accepted).toBe(true);
    expect((await chats.setExpiration(id, 604_800)).message_expiration).toBe(604_800);
    expect((await chats.react(id, messageId, '🎉')).emoji_reactions).toEqual([{ name: '🎉', count: 1, me: true }]);
    await chats.unreact(id, messageId, '🎉');
    await chats.report({ accountId: found?.account.id ?? '', messageIds: [messageId] });
    await expect.poll(() => types(own)).toEqual(['chat_accepted', 'chat_message_reacted', 'chat_message_reacted']);
  });
});

describe.each(['default', 'gotosocial', 'pleroma'] as const)('the client in conversations on %s', serverProfile => {
  it('pages, reads and removes conversations, and receives new ones', async () => {
    const running = await start(serverProfile);
    const client = clientOf(running, 'mara');
    const gus = clientOf(running, 'gus');
    expect(detectFeatures(await instanceOf(client).get()).conversations).toBe(true);
    // GoToSocial advertises its streams at `wss:` alone.
    const events = serverProfile === 'gotosocial' ? null : await listen(client, 'direct');
    await gus.request('POST', '/api/v1/statuses', { json: { status: '@mara hello', visibility: 'direct' } });
    const conversations = conversationsOf(client);
    let page = await conversations.list({ limit: 3 });
    const [first] = page.items;
    expect(first).toMatchObject({
      unread: true,
      accounts: [{ acct: 'gus' }],
      last_status: { content: expect.stringContaining('hello') },
    });
    const ids = page.items.map(({ id }) => id);
    while (page.next !== null) {
      page = await conversations.page(page.next);
      ids.push(...page.items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(7);
    expect((await conversations.markRead(first?.id ?? '')).unread).toBe(false);
    await conversations.delete(first?.id ?? '');
    expect((await conversations.list()).items).toHaveLength(6);
    if (events === null) return;
    await expect.poll(() => types(events)).toContain('conversation_updated');
    expect(events.at(-1)).toMatchObject({ conversation: { id: first?.id, last_status: { visibility: 'direct' } } });
  });
});

describe('the stream user:pleroma_chat', () => {
  /** The frames of a socket of the member, from its connection on. */
  async function framesOf(serverProfile: ServerProfileName): Promise<{ frames: unknown[]; running: RunningInstance }> {
    const running = await start(serverProfile);
    const address = `${running.url.replace('http', 'ws')}/api/v1/streaming?stream=user:pleroma_chat`;
    const socket = new WebSocket(address, running.instance.issueToken('mara'));
    open.push(() => socket.close());
    const frames: unknown[] = [];
    socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
    await new Promise(resolve => {
      socket.addEventListener('open', resolve);
    });
    return { frames, running };
  }

  it('brings chats alone on pleroma', async () => {
    const { frames, running } = await framesOf('pleroma');
    const gus = clientOf(running, 'gus');
    await gus.request('POST', '/api/v1/statuses', { json: { status: '@mara a post' } });
    const chat = await chatOf(gus, 'mara');
    await chatsOf(gus).createMessage(chat.id, { content: 'Hello' });
    await expect.poll(() => frames).toMatchObject([{ stream: ['user:pleroma_chat'], event: 'pleroma:chat_update' }]);
  });

  it.each(['default', 'truth'] as const)('is unknown to %s', async serverProfile => {
    const { frames } = await framesOf(serverProfile);
    await expect.poll(() => frames).toEqual([{ error: 'Unknown stream type', status: 400 }]);
  });
});
