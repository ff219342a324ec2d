import { ownAccountKey, ClientProvider } from '@rookery/store';
import { accountsOf, type Account } from '@rookery/api-client';
import type { ServerProfileName } from '@rookery/instance';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bindChatStream } from './chat-stream.data.js';
import { knownChat } from './chats.data.js';
import { ingestMessages } from './messages.data.js';
import { aChatServer } from './test-support/chat-server.js';
import { createLiveStream } from './test-support/live-stream.js';
import { useChatAnnouncements } from './use-chat-announcements.js';
import { useChatComposer } from './use-chat-composer.js';
import { useChatLog } from './use-chat-log.js';
import { useChatSettings } from './use-chat-settings.js';
import { useChats } from './use-chats.js';
import { usePeopleSearch, useStartChat } from './use-people.js';
import { useReadMark } from './use-read-mark.js';
import { useUnreadChats } from './use-unread-chats.js';

let isFocused: boolean;
beforeEach(() => {
  isFocused = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});

function focus(next: boolean): void {
  isFocused = next;
  act(() => void window.dispatchEvent(new Event(next ? 'focus' : 'blur')));
}

/** An account with its stream bound. */
async function aReader(family: ServerProfileName = 'truth') {
  const server = await aChatServer(family);
  const { client, queryClient, token } = server.me;
  const stream = createLiveStream(server.instance, token);
  const unbind = bindChatStream(queryClient, client, stream);
  onTestFinished(() => {
    unbind();
    stream.close();
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  return { ...server, client, queryClient, wrapper };
}

describe('an open chat', () => {
  const useOpenChat = ({ chatId, isAtEnd }: { chatId: string; isAtEnd: boolean }) => {
    useReadMark(chatId, { isAtEnd });
    return { log: useChatLog(chatId), unread: useUnreadChats() };
  };

  it('[CHAT-14] is marked read only while its end is in view on a focused page', async () => {
    const { answer, wrapper, chatId, queryClient, me } = await aReader();
    const markRead = vi.spyOn(me.adapter, 'markRead');
    await answer('One');
    await answer('Two');
    focus(false);
    const { result, rerender } = renderHook(useOpenChat, { wrapper, initialProps: { chatId, isAtEnd: false } });
    await waitFor(() => expect(result.current.log.rows.some(row => row.kind === 'unread')).toBe(true));
    rerender({ chatId, isAtEnd: true });
    expect(markRead).not.toHaveBeenCalled();
    rerender({ chatId, isAtEnd: false });
    focus(true);
    expect(markRead).not.toHaveBeenCalled();
    rerender({ chatId, isAtEnd: true });
    await waitFor(() => expect(knownChat(queryClient, chatId)?.unreadCount).toBe(0));
    expect(markRead).toHaveBeenCalledTimes(1);
    // The divider stays until the chat is closed.
    expect(result.current.log.rows.some(row => row.kind === 'unread')).toBe(true);
  });

  it('[CHAT-18] begins at the index 9980, which falls with each older row', async () => {
    const { answer, wrapper, chatId } = await aReader();
    for (let index = 0; index < 30; index += 1) await answer(`Message ${index}`);
    const { result } = renderHook(useOpenChat, { wrapper, initialProps: { chatId, isAtEnd: true } });
    await waitFor(() => expect(result.current.log.rows.length).toBeGreaterThanOrEqual(20));
    expect(result.current.log.firstIndex).toBe(9980);
    const before = result.current.log.rows.length;
    act(() => result.current.log.loadOlder?.());
    await waitFor(() => expect(result.current.log.rows.length).toBeGreaterThan(before));
    const { firstIndex, rows } = result.current.log;
    expect(firstIndex).toBe(9980 - (rows.length - before));
  });

  it('[CHAT-31] shows a streamed message at its end, and announces it with its sender', async () => {
    const { answer, wrapper, chatId } = await aReader();
    await answer('Ahoy');
    const { result } = renderHook(() => ({ log: useChatLog(chatId), heard: useChatAnnouncements(chatId) }), { wrapper });
    await waitFor(() => expect(result.current.log.rows.length).toBeGreaterThan(0));
    expect(result.current.heard).toEqual([]);
    await act(() => answer('I am on the quay.'));
    await act(() => answer('Hurry.'));
    await waitFor(() => expect(result.current.heard).toMatchObject([{ text: 'I am on the quay.' }, { text: 'Hurry.' }]), {
      timeout: 3_000,
    });
    expect(result.current.heard[0]?.name).toBe('Oskar Brandt');
  });

  it('reads an edited message anew, and no other change makes it read its messages again', async () => {
    const { answer, wrapper, chatId, queryClient } = await aReader();
    const message = await answer('Ahoy');
    const { result } = renderHook(() => useChatLog(chatId), { wrapper });
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0));
    const before = result.current.messageOf;
    const known = before(message.id);
    act(() => void ingestMessages(queryClient, known === undefined ? [] : [{ ...known }]));
    expect(result.current.messageOf).toBe(before);
    act(() => void ingestMessages(queryClient, known === undefined ? [] : [{ ...known, content: '<p>Ahoy there</p>' }]));
    await waitFor(() => expect(result.current.messageOf).not.toBe(before));
    expect(result.current.messageOf(message.id)?.content).toBe('<p>Ahoy there</p>');
  });

  it('[CHAT-11] has a pending row that the sent message replaces', async () => {
    const { wrapper, chatId, fail, texts } = await aReader('rebased');
    const { result } = renderHook(() => ({ log: useChatLog(chatId), composer: useChatComposer(chatId) }), { wrapper });
    await waitFor(() => expect(result.current.composer.isDraftLoaded).toBe(true));
    act(() => result.current.composer.setText('See you at noon'));
    await waitFor(() => expect(result.current.composer.canSend).toBe(true));
    fail({ kind: 'delay', milliseconds: 300 });
    act(() => result.current.composer.send());
    await waitFor(() => expect(result.current.log.rows.at(-1)?.kind).toBe('pending'));
    const row = result.current.log.rows.at(-1);
    expect(row?.kind === 'pending' && result.current.log.pendingOf(row.recordId)).toMatchObject({
      text: 'See you at noon',
      state: 'sending',
    });
    expect(result.current.composer.text).toBe('');
    await waitFor(() => expect(result.current.log.rows.at(-1)).toMatchObject({ kind: 'message', isOwn: true }));
    expect(result.current.log.rows.filter(({ kind }) => kind === 'pending')).toEqual([]);
    expect(await texts()).toEqual(['See you at noon']);
  });

  it('[CHAT-11] [CHAT-16] has a row for a message being sent although its messages could not be loaded', async () => {
    const { wrapper, chatId, fail, me } = await aReader('rebased');
    const read = vi.spyOn(me.adapter, 'messages').mockRejectedValue(new TypeError('no connection'));
    const { result } = renderHook(() => ({ log: useChatLog(chatId), composer: useChatComposer(chatId) }), { wrapper });
    await waitFor(() => expect(result.current.log.error).not.toBeNull(), { timeout: 10_000 });
    expect(result.current.log).toMatchObject({ isLoaded: false, rows: [] });
    await waitFor(() => expect(result.current.composer.isDraftLoaded).toBe(true));
    act(() => result.current.composer.setText('See you at noon'));
    await waitFor(() => expect(result.current.composer.canSend).toBe(true));
    fail({ kind: 'delay', milliseconds: 300 });
    act(() => result.current.composer.send());
    await waitFor(() => expect(result.current.log.rows).toMatchObject([{ kind: 'pending' }]));
    expect(result.current.log.isLoaded).toBe(false);
    read.mockRestore();
    act(() => result.current.log.retry());
    await waitFor(() => expect(result.current.log.isLoaded).toBe(true));
    await waitFor(() => expect(result.current.log.rows.at(-1)).toMatchObject({ kind: 'message', isOwn: true }));
  });
});

describe('the composer', () => {
  it('[CHAT-21] counts down from the limit of the server and refuses more', async () => {
    const { wrapper, chatId } = await aReader('truth');
    const { result } = renderHook(() => useChatComposer(chatId), { wrapper });
    await waitFor(() => expect(result.current.limit).toBe(500));
    act(() => result.current.setText('x'.repeat(500)));
    await waitFor(() => expect(result.current.canSend).toBe(true));
    act(() => result.current.setText('x'.repeat(501)));
    expect(result.current).toMatchObject({ canSend: false, remaining: -1 });
  });

  it('[CHAT-22] does not count the mentions that address a direct post', async () => {
    const { wrapper, chatId } = await aReader('default');
    const { result } = renderHook(() => useChatComposer(chatId), { wrapper });
    await waitFor(() => expect(result.current.limit).toBe(500 - '@oskar '.length));
  });

  it('[CHAT-25] refuses more files than a message may have', async () => {
    const { wrapper, chatId } = await aReader('rebased');
    const { result } = renderHook(() => useChatComposer(chatId), { wrapper });
    await waitFor(() => expect(result.current.limit).toBeGreaterThan(0));
    const files = ['a', 'b'].map(name => new File([name], name));
    await act(async () => {
      const refused = await result.current.attach([new File([], 'empty'), ...files]);
      expect(refused.map(({ name, problem }) => `${name}: ${problem.kind}`)).toEqual(['empty: empty', 'b: count']);
    });
    expect(result.current.attachments.map(({ name }) => name)).toEqual(['a']);
  });
});

describe('searching', () => {
  it('[CHAT-02] sends the words once they rest for 300 ms', async () => {
    const { wrapper, me } = await aReader('truth');
    const chats = vi.spyOn(me.adapter, 'chats');
    const { result, rerender } = renderHook(useChats, { wrapper, initialProps: { search: '' } });
    await waitFor(() => expect(result.current.chats.length).toBeGreaterThan(0));
    chats.mockClear();
    for (const search of ['o', 'os', 'oskar']) rerender({ search });
    // Those of before stay until the answer.
    expect(result.current.chats.length).toBeGreaterThan(1);
    await waitFor(() => expect(result.current.chats.map(({ accounts }) => accounts[0]?.username)).toEqual(['oskar']));
    expect(chats.mock.calls.map(([options]) => [options?.search, options?.limit])).toEqual([['oskar', 10]]);
  });

  it('[CHAT-03] finds people by ten, and sends nothing for a blank term', async () => {
    const { wrapper, client } = await aReader('truth');
    const { mock } = vi.spyOn(client.calls, 'page');
    const searches = () => mock.calls.filter(([path]) => path === '/api/v1/accounts/search');
    const { result, rerender } = renderHook(({ term }) => usePeopleSearch(term), { wrapper, initialProps: { term: '  ' } });
    expect(result.current).toMatchObject({ accounts: [], isLoading: false });
    rerender({ term: 'a' });
    await waitFor(() => expect(result.current.accounts.length).toBeGreaterThan(0));
    expect(searches().map(([, , options]) => options?.query)).toEqual([{ q: 'a', limit: 10, followers: true }]);
  });

  it('[CHAT-06] opens the chat with an account, or rejects with the words of the server', async () => {
    const { wrapper, other, chatId, client } = await aReader('truth');
    const { result } = renderHook(useStartChat, { wrapper });
    await act(async () => expect(await result.current.start(other.accountId)).toBe(chatId));
    const { id } = await accountsOf(client).lookup('timetable');
    await act(async () => {
      await expect(result.current.start(id)).rejects.toMatchObject({ message: 'This user does not accept chat messages' });
    });
  });
});

describe('the settings', () => {
  it('[CHAT-30] are saved, and rolled back when the server refuses', async () => {
    const { wrapper, instance, queryClient } = await aReader('truth');
    const { result } = renderHook(useChatSettings, { wrapper });
    await waitFor(() => expect(result.current.acceptsChats).not.toBeNull());
    const before = result.current.acceptsChats === true;
    instance.faults.add({ pattern: 'PATCH /api/v1/accounts/update_credentials', kind: 'status', status: 500 });
    await act(async () => {
      await expect(result.current.save({ acceptsChats: !before })).rejects.toMatchObject({ status: 500 });
    });
    expect(result.current.acceptsChats).toBe(before);
    await act(() => result.current.save({ acceptsChats: !before }));
    expect(queryClient.getQueryData<Account>(ownAccountKey)?.accepts_chat_messages).toBe(!before);
  });

  it('keep the sound on this device', async () => {
    const { wrapper } = await aReader('truth');
    const { result } = renderHook(useChatSettings, { wrapper });
    await act(() => result.current.save({ sound: false }));
    expect(result.current.sound).toBe(false);
    expect(localStorage.getItem('rookery-chats')).toBe('{"sound":false}');
    localStorage.clear();
  });
});
