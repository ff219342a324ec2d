import { ApiError } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import type { OutboxRecord } from '@rookery/store';
import { expect, it } from 'vitest';
import { addedNotice, failedNotice, lostNotice, sentNotice } from './outbox-notices.js';

const NOW = 1_000_000;

const aRecord = (further: Partial<OutboxRecord> = {}, payload: object = {}): OutboxRecord => ({
  id: 'a',
  kind: 'post',
  subject: 's',
  payload: { visibility: 'public', replyToRecord: null, ...payload },
  draftId: 'd',
  isPrepared: true,
  uploads: [],
  order: 1,
  createdAt: NOW,
  state: 'waiting',
  notBefore: NOW + 5_000,
  attempts: 0,
  firstSentAt: null,
  mayBeSent: false,
  looksInVain: 0,
  failure: null,
  ...further,
});
const failed = { state: 'failed' as const, failure: { reason: 'refused' as const, status: 422, text: 'No', uploadId: null } };

it('offers to undo for as long as the record waits', () => {
  expect(addedNotice(aRecord(), NOW)).toMatchObject({ kind: 'sending', durationMs: 5_000 });
  expect(addedNotice(aRecord({ notBefore: NOW }), NOW)).toBeNull();
});

it('offers to undo a thread once', () => {
  expect(addedNotice(aRecord({}, { replyToRecord: 'before' }), NOW)).toBeNull();
});

it('offers no undo of a retry', () => {
  expect(addedNotice(aRecord({ attempts: 1 }), NOW)).toBeNull();
});

it('offers to undo a new post for at most a minute, and none that is no post', () => {
  expect(addedNotice(aRecord({ notBefore: NOW + 60_000 }), NOW)).toMatchObject({ durationMs: 60_000 });
  expect(addedNotice(aRecord({ notBefore: NOW + 60_001 }), NOW)).toBeNull();
  expect(addedNotice(aRecord({ state: 'sending' }), NOW)).toBeNull();
  expect(addedNotice(aRecord({ kind: 'vote' }, { replyToRecord: undefined }), NOW)).toBeNull();
});

it('says that a post was sent or edited, and nothing of other records', () => {
  const status = aStatus({ id: '5' });
  expect(sentNotice(aRecord(), status)).toEqual({ kind: 'sent', status });
  expect(sentNotice(aRecord({ kind: 'edit' }), status)).toEqual({ kind: 'edited', status });
  expect(sentNotice(aRecord({ kind: 'vote' }), {})).toBeNull();
});

it('says that a vote was not counted, and nothing of records that have not failed', () => {
  expect(failedNotice(aRecord({ ...failed, kind: 'vote' }))).toMatchObject({ kind: 'notVoted' });
  expect(failedNotice(aRecord({ ...failed, kind: 'favourite' }))).toBeNull();
  expect(failedNotice(aRecord({ kind: 'vote' }))).toBeNull();
});

it('[SCH-04] says that a server published a scheduled post at once', () => {
  const scheduled = { id: '1', scheduled_at: '2026-11-23T12:00:00Z' };
  expect(sentNotice(aRecord({ kind: 'scheduled' }), scheduled)).toEqual({ kind: 'scheduled' });
  expect(sentNotice(aRecord({ kind: 'scheduled' }), aStatus({ id: '5' }))).toMatchObject({ kind: 'publishedNow' });
});

it('returns failed posts that no list shows, where the server certainly does not have them', () => {
  expect(failedNotice(aRecord(failed))).toBeNull();
  expect(failedNotice(aRecord(failed, { visibility: 'direct' }))).toMatchObject({ kind: 'returned' });
  expect(failedNotice(aRecord({ ...failed, kind: 'edit' }))).toMatchObject({ kind: 'returned' });
  expect(failedNotice(aRecord({ ...failed, kind: 'scheduled', mayBeSent: true }))).toMatchObject({ kind: 'uncertain' });
});

it("[HINT-14] says the server's reason why an action made offline was not carried out", () => {
  const refused = new ApiError('http', { status: 404, serverMessage: 'Record not found' });
  expect(lostNotice(refused)).toEqual({ kind: 'actionLost', reason: 'Record not found' });
  expect(lostNotice(new ApiError('network'))).toEqual({ kind: 'actionLost', reason: null });
});
