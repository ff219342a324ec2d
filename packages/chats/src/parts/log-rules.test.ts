import { expect, it } from 'vitest';
import type { ChatRow } from '../chat-types.js';
import { hasOthersBehind, lastKey, ownTail, receiptOf } from './log-rules.js';

const message = (id: string, isOwn: boolean): ChatRow => ({
  kind: 'message',
  key: `m:${id}`,
  id,
  isOwn,
  isGroupEnd: true,
});
const pending: ChatRow = { kind: 'pending', key: 'p:1', recordId: '1', isGroupEnd: true };

it('[CHAT-13] shows the receipt on the newest own message that was sent', () => {
  expect(ownTail([message('1', true), message('2', true), message('3', false), pending])).toEqual({
    lastOwnId: '2',
    lastMessageId: '3',
  });
  expect(ownTail([pending])).toEqual({ lastOwnId: null, lastMessageId: null });
});

it('[CHAT-13] counts a message as read if the date is not earlier than its creation', () => {
  const createdAt = '2026-11-22T12:00:00.000Z';
  expect(receiptOf({ createdAt }, { readByOtherAt: '2026-11-22T12:00:00Z' })).toBe('read');
  expect(receiptOf({ createdAt }, { readByOtherAt: '2026-11-22T11:59:59.999Z' })).toBe('sent');
  expect(receiptOf({ createdAt }, { readByOtherAt: null })).toBe('sent');
});

it('[CHAT-31] reports messages of others below the row that was the newest, not own ones', () => {
  const rows = [message('1', false), message('2', true), message('3', false)];
  expect(hasOthersBehind(rows, 'm:1')).toBe(true);
  expect(hasOthersBehind(rows.slice(0, 2), 'm:1')).toBe(false);
  expect(hasOthersBehind(rows, 'm:9')).toBe(false);
});

it('names the newest row, and none without rows', () => {
  expect(lastKey([message('1', false), pending])).toBe('p:1');
  expect(lastKey([])).toBeNull();
});
