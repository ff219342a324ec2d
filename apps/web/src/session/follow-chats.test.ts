import { createStore } from '@rookery/ui';
import { expect, it, vi } from 'vitest';
import { followChats } from './follow-chats.data.js';

function follow(hasChats: boolean) {
  const unbind = vi.fn();
  const bind = vi.fn(() => unbind);
  const learned = Promise.resolve();
  const connection = { features: createStore({ chats: hasChats }) } as unknown as Parameters<typeof followChats>[0];
  const end = followChats(connection, {} as Parameters<typeof followChats>[1], learned, bind);
  return { end, bind, unbind, learned };
}

it('[CHAT-31] follows the chats until it ends', async () => {
  const { end, bind, unbind, learned } = follow(true);
  await learned;
  expect(bind).toHaveBeenCalledOnce();
  end();
  expect(unbind).toHaveBeenCalledOnce();
});

it('follows nothing where the server has no chats', async () => {
  const { bind, learned } = follow(false);
  await learned;
  expect(bind).not.toHaveBeenCalled();
});

it('follows nothing after it has ended before the server is known', async () => {
  const { end, bind, learned } = follow(true);
  end();
  await learned;
  expect(bind).not.toHaveBeenCalled();
});
