import { emptyList, flushQueue, itemIds, type ListState } from '@rookery/store/list';
import { filterStatuses, loadGap, showQueue, textOfHtml } from '@rookery/store';
import { filtersOf, type Status } from '@rookery/api-client';
import type { ServerProfileName } from '@rookery/instance';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { leaveChat } from './chat-actions.data.js';
import { chatLog, chatLogQuery } from './chat-log.data.js';
import { bindChatStream, onMessageReceived } from './chat-stream.data.js';
import { chatListKey, chatsIn, knownChat } from './chats.data.js';
import { deleteMessage, markRead } from './message-actions.data.js';
import { chatLogKey, knownMessage } from './messages.data.js';
import { aChatServer } from './test-support/chat-server.js';
import { createLiveStream } from './test-support/live-stream.js';
import { unreadTotalQuery } from './unread.data.js';

const families: readonly ServerProfileName[] = ['pleroma', 'rebased', 'truth', 'default', 'gotosocial'];

/** An account with its stream bound and the chat on the screen. */
async function aLiveChat(family: ServerProfileName) {
  const server = await aChatServer(family);
  const { me, chatId, instance } = server;
  const { client, queryClient } = me;
  // So that both sides have the chat, also where it begins with its first message.
  await server.answer('Ahoy');
  const stream = createLiveStream(instance, me.token);
  const unbind = bindChatStream(queryClient, client, stream);
  onTestFinished(() => {
    unbind();
    stream.close();
  });
  await vi.waitFor(() => expect(queryClient.getQueryData(chatListKey())).toBeDefined());
  await queryClient.fetchQuery(chatLogQuery(client, queryClient, chatId));
  const list = (): ListState => queryClient.getQueryData<ListState>(chatListKey()) as ListState;
  return {
    ...server,
    client,
    queryClient,
    stream,
    unread: () => queryClient.getQueryData(unreadTotalQuery.queryKey)?.total ?? 0,
    order: () => chatsIn(queryClient, list()).map(({ id }) => id),
    log: (): readonly string[] =>
      itemIds(flushQueue(queryClient.getQueryData<ListState>(chatLogKey(chatId)) ?? emptyList).entries)
        .map(id => textOfHtml(knownMessage(queryClient, id)?.content ?? '').trim())
        .toReversed(),
  };
}

describe.each(families)('the chats of a %s server', family => {
  it('[CHAT-31] show a streamed message once, move its chat to the top and count it', async () => {
    const { answer, log, order, unread, chatId, queryClient } = await aLiveChat(family);
    const before = unread();
    const heard = vi.fn();
    onMessageReceived(queryClient, heard);
    await answer('I am on the quay.');
    await vi.waitFor(() => expect(log().at(-1)).toBe('I am on the quay.'));
    expect(log().filter(text => text === 'I am on the quay.')).toHaveLength(1);
    expect(order()[0]).toBe(chatId);
    expect(textOfHtml(knownChat(queryClient, chatId)?.lastMessage?.content ?? '').trim()).toBe('I am on the quay.');
    // A conversation says only that something is unread.
    expect(unread()).toBe(family === 'default' || family === 'gotosocial' ? before : before + 1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('[CHAT-31] lose and double nothing over a break', async () => {
    const { answer, log, stream, queryClient, client, chatId } = await aLiveChat(family);
    await answer('Before');
    await vi.waitFor(() => expect(log().at(-1)).toBe('Before'));
    stream.disconnect();
    const missed = Array.from({ length: 25 }, (_, index) => `Missed ${index}`);
    for (const text of missed) await answer(text);
    stream.reconnect();
    await answer('After');
    await vi.waitFor(async () => {
      await queryClient.refetchQueries({ queryKey: chatLogKey(chatId) });
      expect(log().at(-1)).toBe('After');
    });
    showQueue(queryClient, chatLogKey(chatId));
    const gap = () => queryClient.getQueryData<ListState>(chatLogKey(chatId))?.entries.find(entry => entry.kind === 'gap');
    for (let found = gap(); found?.kind === 'gap'; found = gap())
      await loadGap(client, queryClient, chatLog(queryClient, chatId), found, 'older');
    expect(log().slice(-27)).toEqual(['Before', ...missed, 'After']);
  });

  it('[CHAT-14] have no unread message in a chat that was read', async () => {
    const { answer, log, unread, chatId, queryClient, client } = await aLiveChat(family);
    await answer('I am on the quay.');
    await vi.waitFor(() => expect(log().at(-1)).toBe('I am on the quay.'));
    const counted = knownChat(queryClient, chatId)?.unreadCount ?? 0;
    const before = unread();
    const newestId = itemIds(queryClient.getQueryData<ListState>(chatLogKey(chatId))?.entries ?? [])[0] ?? '';
    await markRead({ client, queryClient }, chatId, newestId);
    expect(counted).toBeGreaterThan(0);
    expect(knownChat(queryClient, chatId)?.unreadCount).toBe(0);
    expect(unread()).toBe(before - counted);
    // The server agrees.
    await queryClient.refetchQueries({ queryKey: chatListKey() });
    await queryClient.invalidateQueries({ queryKey: chatListKey(), refetchType: 'all' });
    expect(unread()).toBe(before - counted);
  });

  it('[CHAT-28] have no message that was deleted for both', async () => {
    const { me, answer, log, chatId, queryClient, client, texts } = await aLiveChat(family);
    await answer('I am on the quay.');
    const { items } = await me.adapter.messages(chatId, { limit: 1 });
    const sent = await me.adapter.send({
      chatId,
      text: 'A mistake',
      mediaIds: [],
      idempotencyKey: 'k',
      newestId: items[0]?.id ?? null,
    });
    await queryClient.invalidateQueries({ queryKey: chatLogKey(chatId), refetchType: 'all' });
    expect(log().at(-1)).toBe('A mistake');
    await deleteMessage({ client, queryClient }, chatId, sent.id);
    expect(log().at(-1)).toBe('I am on the quay.');
    expect(textOfHtml(knownChat(queryClient, chatId)?.lastMessage?.content ?? '').trim()).toBe('I am on the quay.');
    expect(await texts()).toEqual(['Ahoy', 'I am on the quay.']);
  });

  it('restore a message whose deletion the server refused', async () => {
    const { instance, me, log, chatId, queryClient, client } = await aLiveChat(family);
    const { items } = await me.adapter.messages(chatId, { limit: 1 });
    instance.faults.add({ pattern: 'DELETE /api/v1/*', kind: 'status', status: 500 });
    await expect(deleteMessage({ client, queryClient }, chatId, items[0]?.id ?? '')).rejects.toMatchObject({ status: 500 });
    expect(log().at(-1)).toBe('Ahoy');
  });
});

describe('a chat that was left', () => {
  it.each(['rebased', 'truth', 'default'] as const)('[CHAT-10] is gone from the list of a %s server', async family => {
    const { client, queryClient, chatId, order } = await aLiveChat(family);
    expect(order()).toContain(chatId);
    await leaveChat({ client, queryClient }, chatId);
    expect(order()).not.toContain(chatId);
    await queryClient.invalidateQueries({ queryKey: chatListKey(), refetchType: 'all' });
    expect(order()).not.toContain(chatId);
  });

  it('is gone when another device left it', async () => {
    const { me, queryClient, chatId, order } = await aLiveChat('rebased');
    await me.adapter.leave(chatId);
    await queryClient.invalidateQueries({ queryKey: chatListKey(), refetchType: 'all' });
    expect(order()).not.toContain(chatId);
  });
});

describe('the stream of a truth server', () => {
  it('[CHAT-13] moves the read date of the other member', async () => {
    const { me, other, chatId, queryClient } = await aLiveChat('truth');
    const sent = await me.adapter.send({ chatId, text: 'Read this', mediaIds: [], idempotencyKey: 'k', newestId: null });
    const { id } = await other.adapter.open(me.accountId);
    await other.adapter.markRead(id, sent.id);
    await vi.waitFor(() =>
      expect(Date.parse(knownChat(queryClient, chatId)?.readByOtherAt ?? '')).toBeGreaterThanOrEqual(
        Date.parse(sent.createdAt ?? ''),
      ),
    );
  });

  it('removes a message that the other member deleted for both', async () => {
    const { other, me, answer, log } = await aLiveChat('truth');
    const message = await answer('A mistake');
    await vi.waitFor(() => expect(log().at(-1)).toBe('A mistake'));
    const { id } = await other.adapter.open(me.accountId);
    await other.adapter.deleteMessage(id, message.id);
    await vi.waitFor(() => expect(log()).not.toContain('A mistake'));
  });
});

it('requests the list and the open logs again with each poll', async () => {
  const { answer, stream, queryClient, client, chatId, log } = await aLiveChat('pleroma');
  // As a screen that shows the chat.
  onTestFinished(new QueryObserver(queryClient, chatLogQuery(client, queryClient, chatId)).subscribe(() => undefined));
  stream.disconnect();
  await answer('I am on the quay.');
  stream.poll();
  await vi.waitFor(() => expect(log().at(-1)).toBe('I am on the quay.'));
  await vi.waitFor(() =>
    expect(textOfHtml(knownChat(queryClient, chatId)?.lastMessage?.content ?? '').trim()).toBe('I am on the quay.'),
  );
});

it('[CHAT-14] knows in every tab that a chat was read or left in one', async () => {
  const { instance, person, answer, other } = await aChatServer('rebased');
  await answer('Ahoy');
  const scope = crypto.randomUUID();
  const tabs = await Promise.all([person('mara', scope), person('mara', scope)]);
  for (const { client, queryClient, token } of tabs) {
    const stream = createLiveStream(instance, token);
    onTestFinished(bindChatStream(queryClient, client, stream));
  }
  const [here, there] = tabs;
  const { id: chatId, lastMessage } = await here.adapter.open(other.accountId);
  const elsewhere = () => knownChat(there.queryClient, chatId);
  await vi.waitFor(() => expect([knownChat(here.queryClient, chatId)?.unreadCount, elsewhere()?.unreadCount]).toEqual([1, 1]));
  await markRead(here, chatId, lastMessage?.id ?? '');
  await vi.waitFor(() => expect(elsewhere()?.unreadCount).toBe(0));
  await leaveChat(here, chatId);
  await vi.waitFor(() => expect(elsewhere()).toBeUndefined());
});

describe('the filters of the reader', () => {
  const titlesIn = (queryClient: QueryClient, messageId: string) =>
    knownMessage(queryClient, messageId)?.filtered.map(({ filter }) => filter.title);
  const newestIn = (queryClient: QueryClient, chatId: string) =>
    itemIds(flushQueue(queryClient.getQueryData<ListState>(chatLogKey(chatId)) ?? emptyList).entries)[0] ?? '';
  const matching = (filter_action: 'warn' | 'hide') => (post: Status) => ({
    ...post,
    filtered: post.content.includes('ferry')
      ? [
          {
            filter: { id: '9', title: 'Boats', context: ['thread'], filter_action, expires_at: null },
            keyword_matches: ['ferry'],
            status_matches: [],
          },
        ]
      : [],
  });

  it('[HINT-05] match a message as the server says', async () => {
    const { answer, log, client, queryClient, chatId } = await aLiveChat('default');
    const keywords_attributes = [{ keyword: 'ferry', whole_word: true }];
    await filtersOf(client).create({ title: 'Ferries', context: ['thread'], filter_action: 'warn', keywords_attributes });
    await answer('The ferry is late.');
    await vi.waitFor(() => expect(log().at(-1)).toBe('The ferry is late.'));
    await queryClient.refetchQueries({ queryKey: chatLogKey(chatId) });
    expect(titlesIn(queryClient, newestIn(queryClient, chatId))).toEqual(['Ferries']);
  });

  it('[HINT-05] that the client matches apply to loaded messages at once, and to those that come', async () => {
    const { answer, log, queryClient, chatId } = await aLiveChat('gotosocial');
    await answer('The ferry is late.');
    await vi.waitFor(() => expect(log().at(-1)).toBe('The ferry is late.'));
    const first = newestIn(queryClient, chatId);
    filterStatuses(queryClient, matching('warn'), matching('warn'));
    expect(titlesIn(queryClient, first)).toEqual(['Boats']);
    expect(knownChat(queryClient, chatId)?.lastMessage?.filtered).toHaveLength(1);
    await answer('No ferry today.');
    await vi.waitFor(() => expect(log().at(-1)).toBe('No ferry today.'));
    expect(titlesIn(queryClient, newestIn(queryClient, chatId))).toEqual(['Boats']);
    const without = (post: Status) => ({ ...post, filtered: [] });
    filterStatuses(queryClient, without, without);
    expect(titlesIn(queryClient, first)).toEqual([]);
    expect(knownChat(queryClient, chatId)?.lastMessage?.filtered).toEqual([]);
  });

  it('[HINT-05] keep a message that they hide from making a sound', async () => {
    const { answer, log, queryClient } = await aLiveChat('gotosocial');
    const heard = vi.fn();
    onMessageReceived(queryClient, heard);
    filterStatuses(queryClient, matching('hide'), matching('hide'));
    await answer('The ferry is late.');
    await answer('The train is not.');
    await vi.waitFor(() => expect(log().at(-1)).toBe('The train is not.'));
    expect(heard.mock.calls.map(([message]) => textOfHtml(message.content).trim())).toEqual(['The train is not.']);
  });
});
