import { describe, expect, it } from 'vitest';
import { canSend, composerMode, deletionDays, isRead, remainingCharacters, shouldMarkRead } from './chat-rules.js';

const draft = { text: 'See you at noon', hasAttachment: false, isSending: false };

describe('canSend', () => {
  it('[CHAT-21] refuses empty text unless something is attached', () => {
    expect(canSend({ ...draft, text: '  ' })).toBe(false);
    expect(canSend({ ...draft, text: '', hasAttachment: true })).toBe(true);
  });

  it('[CHAT-21] allows text at the limit and refuses one character more', () => {
    expect(canSend({ ...draft, text: 'aaaa' }, 4)).toBe(true);
    expect(canSend({ ...draft, text: 'aaaaa', hasAttachment: true }, 4)).toBe(false);
  });

  it('[CHAT-21] refuses while a message is being sent', () => {
    expect(canSend({ ...draft, isSending: true })).toBe(false);
  });
});

it('[CHAT-22] counts the remaining characters in code points', () => {
  expect(remainingCharacters('🚋🚋', 3)).toBe(1);
  expect(remainingCharacters('four', 3)).toBe(-1);
});

it('[CHAT-13] counts a message as read from its creation on', () => {
  expect(isRead('2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z')).toBe(true);
  expect(isRead('2026-11-20T12:00:00Z', '2026-11-20T11:59:59Z')).toBe(false);
  expect(isRead('2026-11-20T12:00:00Z', null)).toBe(false);
});

it('[CHAT-09] gives the days after which messages are deleted', () => {
  expect(deletionDays(14 * 86_400)).toBe(14);
  expect(deletionDays(60)).toBe(1);
  expect(deletionDays(0)).toBeNull();
  expect(deletionDays(null)).toBeNull();
});

it('[CHAT-22] counts from 5,000 characters where the server names no limit', () => {
  expect(remainingCharacters('')).toBe(5000);
});

it('[CHAT-09] deletes after a second at the earliest, which counts as a day', () => {
  expect([0, 1, 86_399, 86_400, 2 * 86_400 - 1, 2 * 86_400].map(deletionDays)).toEqual([null, 1, 1, 1, 1, 2]);
});

describe('shouldMarkRead', () => {
  const newest = { id: '9', createdAt: '2026-11-20T12:00:00Z', accountId: '101' };
  const facts = {
    hasAttention: true,
    isAtEnd: true,
    newest,
    ownId: '1',
    chat: { unreadCount: 1, readByMeAt: null },
    markedId: null,
  };

  it('[CHAT-14] marks a chat with unread messages that somebody looks at', () => {
    expect(shouldMarkRead(facts)).toBe(true);
  });

  it('[CHAT-14] marks nothing in a hidden page, away from the end, in an empty chat and twice', () => {
    expect(shouldMarkRead({ ...facts, hasAttention: false })).toBe(false);
    expect(shouldMarkRead({ ...facts, isAtEnd: false })).toBe(false);
    expect(shouldMarkRead({ ...facts, newest: null })).toBe(false);
    expect(shouldMarkRead({ ...facts, markedId: '9' })).toBe(false);
  });

  it('[CHAT-14] marks a read chat only where the read date is behind a message of others', () => {
    const read = { unreadCount: 0, readByMeAt: '2026-11-20T11:59:59Z' };
    expect(shouldMarkRead({ ...facts, chat: read })).toBe(true);
    expect(shouldMarkRead({ ...facts, chat: { ...read, readByMeAt: '2026-11-20T12:00:00Z' } })).toBe(false);
    expect(shouldMarkRead({ ...facts, chat: { ...read, readByMeAt: null } })).toBe(false);
    expect(shouldMarkRead({ ...facts, chat: read, newest: { ...newest, accountId: '1' } })).toBe(false);
    expect(shouldMarkRead({ ...facts, chat: read, newest: { ...newest, createdAt: null } })).toBe(false);
  });
});

it('[CHAT-19] [CHAT-20] has no composer where one blocks the other, and asks to accept first', () => {
  const chat = { isAccepted: true };
  const blocking = { blocking: true, blocked_by: true };
  const blockedBy = { blocking: false, blocked_by: true };
  expect(composerMode(chat, undefined)).toBe('write');
  expect(composerMode(chat, blocking)).toBe('blocking');
  expect(composerMode(chat, blockedBy)).toBe('blocked-by');
  expect(composerMode({ ...chat, isAccepted: false }, undefined)).toBe('needs-acceptance');
});
