import { describe, expect, it } from 'vitest';
import type { MessageRecord } from './message-payload.js';
import { PATIENCE_MS, pendingViews } from './pending-view.js';

const NOW = 1_800_000_000_000;

const record = (id: string, further: Partial<MessageRecord> = {}): MessageRecord => ({
  id,
  kind: 'chat-message',
  subject: 'chat:1',
  payload: { chatId: '1', text: id, files: [], acceptsChat: false },
  draftId: null,
  isPrepared: true,
  uploads: [],
  order: 1,
  createdAt: NOW,
  state: 'waiting',
  notBefore: NOW,
  attempts: 0,
  firstSentAt: null,
  mayBeSent: false,
  looksInVain: 0,
  failure: null,
  ...further,
});

const viewsOf = (records: readonly MessageRecord[], { after = 0, isOnline = true, seenSince = 0 } = {}) =>
  pendingViews(records, { now: NOW + after, isOnline, seenSince });
const stateOf = (one: MessageRecord, options: Parameters<typeof viewsOf>[1] = {}) => viewsOf([one], options).views[0]?.state;

const sending = { state: 'sending', retry: null, canUndo: false };
const failed = { state: 'failed', retry: 'ready', canUndo: false };

describe('the first message that waits', () => {
  it('[CHAT-11] says nothing for six seconds, and then that there is no connection', () => {
    expect(viewsOf([record('a')], { after: PATIENCE_MS - 1 })).toEqual({ views: [sending], lookAt: NOW + PATIENCE_MS });
    expect(viewsOf([record('a')], { after: PATIENCE_MS })).toEqual({
      views: [{ state: 'offline', retry: 'ready', canUndo: true }],
      lookAt: null,
    });
  });

  it('[CHAT-11] says at once that there is no connection where the browser knows it', () => {
    expect(viewsOf([record('a')], { isOnline: false }).views).toEqual([{ state: 'offline', retry: 'ready', canUndo: true }]);
  });

  it.each([
    ['an attempt has failed', { attempts: 1, notBefore: NOW + 2_000 }],
    ['the second attempt is in flight', { state: 'sending', attempts: 2 }],
    ['the answer of an attempt was lost', { state: 'unknown', mayBeSent: true }],
  ] as const)('[CHAT-12] says that there is no connection once %s', (_, further) => {
    expect(stateOf(record('a', further))).toBe('offline');
  });

  it('says nothing yet while the first attempt is in flight', () => {
    expect(stateOf(record('a', { state: 'sending', attempts: 1 }))).toBe('sending');
  });

  it('offers no Undo once the server may have it, and says that an attempt is under way', () => {
    expect(viewsOf([record('a', { state: 'sending', attempts: 1 })], { after: PATIENCE_MS }).views).toEqual([
      { state: 'offline', retry: 'running', canUndo: false },
    ]);
    expect(viewsOf([record('a', { state: 'unknown', mayBeSent: true })]).views).toEqual([
      { state: 'offline', retry: 'ready', canUndo: false },
    ]);
  });

  it('waits for a file that is being uploaded, and not for one that is uploaded again', () => {
    expect(stateOf(record('a', { state: 'uploading', attempts: 1 }), { after: 10 * PATIENCE_MS })).toBe('sending');
    expect(stateOf(record('a', { state: 'uploading', attempts: 2 }))).toBe('offline');
  });

  it('has its six seconds again after a visit, and after Retry', () => {
    const old = record('a', { createdAt: NOW - 60_000, notBefore: NOW - 60_000 });
    expect(stateOf(old)).toBe('offline');
    expect(stateOf(old, { seenSince: NOW })).toBe('sending');
    expect(stateOf({ ...old, notBefore: NOW })).toBe('sending');
  });

  it('does not wait for a time that another clock has stored', () => {
    const ahead = record('a', { createdAt: NOW + 3_600_000, notBefore: NOW + 3_600_000 });
    expect(stateOf(ahead, { seenSince: NOW })).toBe('sending');
    expect(stateOf(ahead, { seenSince: NOW, after: PATIENCE_MS })).toBe('offline');
  });
});

describe('later messages', () => {
  it('[CHAT-11] say that they wait for the one before, and can be taken back', () => {
    const later = { state: 'behind', retry: null, canUndo: true };
    expect(viewsOf([record('a', { attempts: 1 }), record('b'), record('c')]).views.slice(1)).toEqual([later, later]);
  });

  it('say nothing while the one before is sent', () => {
    expect(viewsOf([record('a'), record('b')]).views).toEqual([sending, sending]);
  });

  it('[CHAT-12] do not wait for one that has failed', () => {
    const records = [record('a', { state: 'failed' }), record('b'), record('c', { state: 'failed' })];
    expect(viewsOf(records)).toEqual({ views: [failed, sending, failed], lookAt: NOW + PATIENCE_MS });
    expect(viewsOf(records, { after: PATIENCE_MS }).views[1]?.state).toBe('offline');
  });
});

it('looks again for nothing where all messages have failed', () => {
  expect(viewsOf([record('a', { state: 'failed' })])).toEqual({ views: [failed], lookAt: null });
});
