import { createStore } from '@rookery/ui';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followChats } from './follow-chats.data.js';

function follow(hasChats: boolean, load?: Parameters<typeof followChats>[3]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const unbind = vi.fn();
  const bindChatStream = vi.fn(() => unbind);
  const connection = { features: createStore({ chats: hasChats }) } as unknown as Parameters<typeof followChats>[0];
  const stream = {} as Parameters<typeof followChats>[1];
  const end = followChats(connection, stream, Promise.resolve(), load ?? (() => Promise.resolve({ bindChatStream })));
  return { end, bindChatStream, unbind };
}

it('[CHAT-31] follows the chats until it ends', async () => {
  const { end, bindChatStream, unbind } = follow(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(bindChatStream).toHaveBeenCalledOnce();
  end();
  expect(unbind).toHaveBeenCalledOnce();
});

it('loads nothing where the server has no chats', async () => {
  const load = vi.fn();
  follow(false, load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
});

it('follows nothing after it has ended while the code was loading', async () => {
  const { end, bindChatStream } = follow(true);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(bindChatStream).not.toHaveBeenCalled();
});

it('requests the code again when it could not be loaded', async () => {
  const load = vi.fn(() => Promise.reject<never>(new TypeError('Failed to fetch')));
  const { end } = follow(true, load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(load).toHaveBeenCalledTimes(2);
});
