import { createClient, type StreamEvent } from '@rookery/api-client';
import { anAccount, anInstance, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createConversationChats } from './conversation-chats.js';

const own = anAccount({ id: '1', acct: 'mara' });
const tobi = anAccount({ id: '2', acct: 'tobi' });
const edda = anAccount({ id: '3', acct: 'edda' });

const direct = (id: string, fields: object = {}) =>
  aStatus({
    id,
    visibility: 'direct',
    account: own,
    content: `<p>Post ${id}</p>`,
    created_at: `2026-11-20T12:00:${id}.000Z`,
    mentions: [{ id: tobi.id, acct: tobi.acct, username: tobi.username, url: '' }],
    ...fields,
  });
const conversation = (id: string, fields: object = {}) => ({
  id,
  unread: false,
  accounts: [tobi],
  last_status: direct('50'),
  ...fields,
});

/** An adapter on a server that answers each request by its method and path; 404 for others. */
function setUp(answers: Record<string, unknown> = {}, statuses: object = {}) {
  const requests: { name: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const name = `${init?.method ?? 'GET'} ${pathname.replace('/api/', '')}`;
    requests.push({ name: name + search, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const answer = answers[name];
    const next = typeof answer === 'function' ? (answer as () => unknown)() : answer;
    return next === undefined ? Response.json({ error: 'Record not found' }, { status: 404 }) : Response.json(next);
  };
  const instance = anInstance();
  const adapter = createConversationChats({
    client: createClient({ baseUrl: 'https://a.test', accessToken: 'secret', fetch }),
    instance: {
      ...instance,
      configuration: { ...instance.configuration, statuses: { ...instance.configuration.statuses, ...statuses } },
    },
    ownAccount: own,
  });
  return { adapter, requests, names: () => requests.map(({ name }) => name) };
}

const LIST = 'GET v1/conversations';

describe('chats of direct posts', () => {
  it('can do what posts can, with the limits of posts', () => {
    const { adapter } = setUp({}, { max_characters: 700, max_media_attachments: 6 });
    expect(adapter.features).toEqual({
      acceptance: false,
      expiry: false,
      readReceipts: false,
      maxAttachments: 6,
      chatSearch: false,
      messageSearch: true,
      leave: true,
      deleteForMe: false,
      report: true,
      reactions: false,
      groups: true,
      maxCharacters: 700,
      privacySetting: false,
    });
    expect(adapter.streams).toEqual([{ stream: 'user' }, { stream: 'direct' }]);
    expect(setUp({}, { max_media_attachments: null }).adapter.features.maxAttachments).toBe(4);
  });

  it('are one for the same accounts, with the latest post of all conversations', async () => {
    const { adapter, names } = setUp({
      [LIST]: [
        conversation('a', { unread: true }),
        conversation('b', { unread: true, accounts: [own, tobi], last_status: direct('40') }),
        conversation('c', { accounts: [tobi, edda] }),
      ],
    });
    const { items, unreadTotal } = await adapter.chats({ limit: 5 });
    expect(unreadTotal).toBeNull();
    expect(items.map(({ id }) => id)).toEqual(['with_2', 'with_2_3']);
    expect(items[0]).toMatchObject({
      accounts: [{ id: '2' }],
      lastMessage: { id: '50', chatId: 'with_2', accountId: '1' },
      unreadCount: 2,
      isAccepted: true,
      expirySeconds: null,
      readByOtherAt: null,
      readByMeAt: null,
      updatedAt: '2026-11-20T12:00:50.000Z',
    });
    await adapter.chats();
    expect(names()).toEqual([`${LIST}?limit=5`, LIST]);
  });

  it('without a conversation have the accounts that they are with', async () => {
    const { adapter } = setUp({ [LIST]: [], 'GET v1/accounts/2': tobi });
    expect(await adapter.open('2')).toMatchObject({
      id: 'with_2',
      accounts: [{ acct: 'tobi' }],
      lastMessage: null,
      updatedAt: null,
    });
    expect(await adapter.setExpiry('with_2', 60)).toMatchObject({ id: 'with_2', expirySeconds: null });
    expect(await adapter.accept('with_2')).toBeNull();
  });

  it('are read, left and reported by their conversations', async () => {
    const { adapter, requests, names } = setUp({
      [LIST]: [conversation('a', { unread: true }), conversation('b', { last_status: direct('40') })],
      'POST v1/conversations/a/read': conversation('a'),
      'DELETE v1/conversations/a': {},
      'DELETE v1/conversations/b': {},
      'POST v1/reports': {},
    });
    const [chat] = (await adapter.chats()).items;
    expect(await adapter.markRead('with_2', '50')).toMatchObject({ unreadCount: 0 });
    expect(names().filter(name => name.startsWith('POST'))).toEqual(['POST v1/conversations/a/read']);
    if (chat !== undefined) await adapter.report(chat, ['50'], 'Spam');
    expect(requests.at(-1)).toEqual({
      name: 'POST v1/reports',
      body: { account_id: '2', status_ids: ['50'], comment: 'Spam' },
    });
    await adapter.leave('with_2');
    expect(names().filter(name => name.startsWith('DELETE'))).toEqual(['DELETE v1/conversations/a', 'DELETE v1/conversations/b']);
  });

  it('add the mentions of their members to each message, by code points', async () => {
    const { adapter } = setUp({ [LIST]: [conversation('c', { accounts: [tobi, { ...edda, acct: '𝒆dda' }] })] });
    const [chat] = (await adapter.chats()).items;
    expect(chat !== undefined && adapter.addedCharacters(chat)).toBe('@tobi @edda '.length);
  });
});

describe('a message', () => {
  const send = async (newestId: string | null, create: () => unknown, mediaIds: string[] = []) => {
    const { adapter, requests } = setUp({ [LIST]: [], 'GET v1/accounts/2': tobi, 'POST v1/statuses': create });
    const sent = adapter.send({ chatId: 'with_2', text: 'Ahoy', mediaIds, idempotencyKey: 'k', newestId });
    const result = await sent.catch((error: unknown) => error);
    return { result, bodies: requests.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body) };
  };

  it('is a direct post to the members, with its files', async () => {
    const { result, bodies } = await send(null, () => direct('60'), ['7']);
    expect(result).toMatchObject({ id: '60', chatId: 'with_2' });
    expect(bodies).toEqual([{ status: '@tobi Ahoy', visibility: 'direct', media_ids: ['7'] }]);
  });

  it('answers the newest one', async () => {
    const { bodies } = await send('50', () => direct('60'));
    expect(bodies).toEqual([{ status: '@tobi Ahoy', visibility: 'direct', in_reply_to_id: '50' }]);
  });

  it('begins a thread when the one that it answers was deleted', async () => {
    let count = 0;
    const { result, bodies } = await send('50', () => (count++ === 0 ? undefined : direct('60')));
    expect(result).toMatchObject({ id: '60' });
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).not.toHaveProperty('in_reply_to_id');
  });

  it('that begins a thread is not sent again when it fails', async () => {
    const { result, bodies } = await send(null, () => undefined);
    expect(result).toMatchObject({ status: 404 });
    expect(bodies).toHaveLength(1);
  });

  it('is found by its words in its own chat alone', async () => {
    const { adapter, names } = setUp({
      'GET v2/search': {
        accounts: [],
        hashtags: [],
        statuses: [direct('50'), direct('40', { visibility: 'public' }), direct('30', { account: edda })],
      },
    });
    const found = await adapter.searchMessages?.('with_2', 'post');
    expect(found?.map(({ id }) => id)).toEqual(['50']);
    expect(names()[0]).toContain('limit=40');
  });
});

describe('an event of the stream', () => {
  const thread = { [LIST]: [conversation('a')], 'GET v1/statuses/50/context': { ancestors: [], descendants: [] } };
  const event = (fields: object) => fields as StreamEvent;

  it('is a message of its chat, unless the conversation is empty', () => {
    const { adapter } = setUp();
    const [change] = adapter.events(event({ type: 'conversation_updated', conversation: conversation('a', { unread: true }) }));
    expect(change).toMatchObject({ kind: 'message', message: { id: '50' }, chat: { id: 'with_2', unreadCount: 1 } });
    const empty = conversation('b', { last_status: null });
    expect(adapter.events(event({ type: 'conversation_updated', conversation: empty }))).toEqual([]);
  });

  it('is an edit or a deletion of a message that was read, and nothing for other posts', async () => {
    const { adapter, names } = setUp({ ...thread, 'DELETE v1/statuses/50': {} });
    const edit = (id: string, fields = {}) => adapter.events(event({ type: 'status_edited', status: direct(id, fields) }));
    expect(edit('50')).toEqual([]);
    const { items } = await adapter.messages('with_2');
    expect(items.map(({ id, chatId }) => [id, chatId])).toEqual([['50', 'with_2']]);
    expect(edit('50')).toMatchObject([{ kind: 'edited', message: { id: '50', chatId: 'with_2' } }]);
    expect([edit('60'), edit('50', { visibility: 'public' })]).toEqual([[], []]);
    expect(adapter.events(event({ type: 'status_deleted', statusId: '60' }))).toEqual([]);
    expect(adapter.events(event({ type: 'status_deleted', statusId: '50' }))).toEqual([
      { kind: 'deleted', chatId: null, messageId: '50' },
    ]);
    expect(adapter.events(event({ type: 'filters_changed' }))).toEqual([]);
    await adapter.deleteMessage('with_2', '50');
    expect(names().at(-1)).toBe('DELETE v1/statuses/50');
  });

  it('continues below the link of a page', async () => {
    const { adapter } = setUp(thread);
    expect((await adapter.messagesPage('with_2', '?max_id=50')).items).toEqual([]);
    expect((await adapter.messagesPage('with_2', '?max_id=51')).items).toHaveLength(1);
  });
});
