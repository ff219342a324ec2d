import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '../chat-types.js';
import { byLastActivity, countedTotal, isChangedChat, movedTotal, nameOf } from './chat-order.js';

const chat = (id: string, further: Partial<ChatSummary> = {}): ChatSummary => ({
  id,
  accounts: [],
  lastMessage: null,
  unreadCount: 0,
  isAccepted: true,
  expirySeconds: null,
  readByOtherAt: null,
  readByMeAt: null,
  updatedAt: null,
  ...further,
});

it('[CHAT-01] orders chats by their last activity, those without any last', () => {
  const chats = [
    chat('none'),
    chat('old', { updatedAt: '2026-11-20T12:00:00Z' }),
    chat('new', { updatedAt: '2026-11-20T13:00:00+01:00' }),
    chat('newest', { updatedAt: '2026-11-21T12:00:00Z' }),
  ];
  expect(chats.toSorted(byLastActivity).map(({ id }) => id)).toEqual(['newest', 'old', 'new', 'none']);
});

it('orders chats of the same time by id, the greater first, whatever their order was', () => {
  const ids = (...names: string[]): string[] =>
    names
      .map(id => chat(id, { updatedAt: '2026-11-20T12:00:00Z' }))
      .toSorted(byLastActivity)
      .map(({ id }) => id);
  expect([ids('1', '2', '3'), ids('3', '2', '1'), ids('2', '3', '1')]).toEqual(Array(3).fill(['3', '2', '1']));
  expect(byLastActivity(chat('1'), chat('1'))).toBe(0);
});

describe('a refresh reads on', () => {
  it('below a chat that is unknown or has changed', () => {
    expect(isChangedChat(undefined, chat('a'))).toBe(true);
    expect(isChangedChat(chat('a'), chat('a', { unreadCount: 1 }))).toBe(true);
    expect(isChangedChat(chat('a'), chat('a', { updatedAt: '2026-11-20T12:00:00Z' }))).toBe(true);
    expect(isChangedChat(chat('a', { isAccepted: false }), chat('a'))).toBe(true);
  });

  it('not below one that is as it was', () => {
    expect(isChangedChat(chat('a'), chat('a'))).toBe(false);
  });
});

describe('the unread total', () => {
  const server = { total: 7, isServerCount: true };
  const counted = { total: 2, isServerCount: false };

  it('is the count of the server where it has one, else that of the loaded chats', () => {
    const chats = [chat('a', { unreadCount: 2 }), chat('b', { unreadCount: 1 })];
    expect(countedTotal(7, chats)).toEqual(server);
    expect(countedTotal(0, chats)).toEqual({ total: 0, isServerCount: true });
    expect(countedTotal(null, chats)).toEqual({ total: 3, isServerCount: false });
  });

  it('moves by what changed in a chat', () => {
    expect(movedTotal(server, chat('a', { unreadCount: 1 }), chat('a', { unreadCount: 3 })).total).toBe(9);
    expect(movedTotal(server, chat('a', { unreadCount: 3 }), chat('a')).total).toBe(4);
    expect(movedTotal(counted, chat('a', { unreadCount: 2 }), null).total).toBe(0);
  });

  it('counts one new message of a chat that is not loaded where the server has counted the others', () => {
    expect(movedTotal(server, undefined, chat('a', { unreadCount: 4 })).total).toBe(8);
    expect(movedTotal(counted, undefined, chat('a', { unreadCount: 4 })).total).toBe(6);
    expect(movedTotal(server, undefined, chat('a')).total).toBe(7);
  });

  it('never falls below nothing, and is the same object while it does not change', () => {
    expect(movedTotal(counted, chat('a', { unreadCount: 5 }), chat('a')).total).toBe(0);
    expect(movedTotal(server, chat('a'), chat('a'))).toBe(server);
  });
});

it('names an account by its handle where it has no display name', () => {
  expect(nameOf({ display_name: 'Mara', username: 'mara' })).toBe('Mara');
  expect(nameOf({ display_name: ' ', username: 'mara' })).toBe('mara');
});
