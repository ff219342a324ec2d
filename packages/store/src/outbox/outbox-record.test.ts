import { describe, expect, it } from 'vitest';
import { isOutboxRecord, outboxRecord } from './outbox-record.js';

describe('isOutboxRecord', () => {
  const record = outboxRecord({ id: 'a', kind: 'text', subject: 'a', payload: { text: 'a' } }, 1, 0);

  it('[POST-01] knows the records that the outbox stores', () => {
    expect(isOutboxRecord(record)).toBe(true);
    expect(isOutboxRecord({ ...record, state: 'failed', uploads: [{ id: 'u', file: new Blob(['x']) }] })).toBe(true);
  });

  it.each([
    null,
    'text',
    {},
    { ...record, id: 7 },
    { ...record, state: 'exploded' },
    { ...record, order: Number.NaN },
    { ...record, notBefore: 'later' },
    { ...record, payload: null },
    { ...record, payload: 'a' },
    { ...record, uploads: undefined },
    { ...record, uploads: [null] },
    { ...record, uploads: [{ id: 'u', file: 'C:\\evil' }] },
  ])('[POST-01] leaves a damaged one alone: %j', damaged => {
    expect(isOutboxRecord(damaged)).toBe(false);
  });
});
