import type { OutboxRecord } from '@rookery/store';
import { expect, it } from 'vitest';
import { beginEvent, recordOfEvent } from './event-draft.js';
import { remedyOf } from './event-outbox.js';

const record = (fields: Partial<OutboxRecord> = {}): OutboxRecord => ({
  ...recordOfEvent({ ...beginEvent('d', 0), name: 'Tea' }, 'r'),
  draftId: 'd',
  isPrepared: true,
  uploads: [],
  order: 1,
  createdAt: 0,
  state: 'failed',
  notBefore: 0,
  attempts: 1,
  firstSentAt: 0,
  mayBeSent: false,
  looksInVain: 0,
  failure: { reason: 'refused', status: 422, text: 'No', uploadId: null },
  ...fields,
});

it('[EVT-02] gives back an event that the server has refused', () => {
  expect(remedyOf(record())).toBe('edit');
});

it('[EVT-02] only tries again what may have been created', () => {
  expect(remedyOf(record({ mayBeSent: true }))).toBe('retry');
  expect(remedyOf(record({ failure: { reason: 'gave-up', status: null, text: null, uploadId: null } }))).toBe('retry');
});

it('[EVT-02] leaves records that are on their way, and those of posts, alone', () => {
  expect(remedyOf(record({ state: 'unknown' }))).toBeNull();
  expect(remedyOf(record({ kind: 'post' }))).toBeNull();
});
