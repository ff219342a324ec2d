import { expect, it } from 'vitest';
import { aGroup, chats, people } from '../test-support/chats.js';
import { chatsWith, withoutChats } from './inbox-search.js';

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

it('[CHAT-02] finds chats by the name and the handle of a member', () => {
  const all = [...chats, aGroup];
  expect(ids(chatsWith(all, 'NOOR'))).toEqual(['1', '6']);
  expect(ids(chatsWith(all, '@yui@hoshi'))).toEqual(['3', '6']);
  expect(chatsWith(all, '  ')).toBe(all);
});

it('[CHAT-02] lists people once: those of a chat of two are left out', () => {
  expect(ids(withoutChats(people, chats.slice(0, 2)))).toEqual(['103', '104', '105']);
  expect(withoutChats(people, [aGroup])).toHaveLength(people.length);
});
