import { describe, expect, it } from 'vitest';
import { type Job, jobOf } from './job.js';
import { jobView } from './job-view.js';
import { type OutboxRecord, outboxRecord } from './outbox-record.js';

type Payload = { readonly job: Job<number> };

const job = jobOf([1, 2, 3]);
const record = (further: Partial<OutboxRecord<Payload>>): OutboxRecord<Payload> => ({
  ...outboxRecord({ id: '1', kind: 'job', subject: 'job', payload: { job } }, 1, 0),
  ...further,
});
const phaseOf = (further: Partial<OutboxRecord<Payload>>, around: { isOnline?: boolean; isFirst?: boolean } = {}) =>
  jobView(record(further), { now: 1_000, isOnline: true, isFirst: true, ...around }).phase;

describe('the phase of a job', () => {
  it.each([
    ['running', phaseOf({})],
    ['running', phaseOf({ state: 'sending' })],
    ['running', phaseOf({ notBefore: 6_000 })],
    ['later', phaseOf({ notBefore: 6_001 })],
    ['later', phaseOf({ state: 'unknown', notBefore: 60_000 })],
    ['offline', phaseOf({ notBefore: 60_000 }, { isOnline: false })],
    ['behind', phaseOf({}, { isFirst: false })],
    ['paused', phaseOf({ state: 'failed' }, { isFirst: false })],
    ['ended', phaseOf({ state: 'done' })],
    ['finished', phaseOf({ state: 'done', payload: { job: jobOf<number>([]) } })],
  ])('is %s', (wanted, phase) => {
    expect(phase).toBe(wanted);
  });
});

it('counts the lines that are left, done and failed', () => {
  const failure = { line: 9, status: 403, text: null, reason: null };
  const view = jobView(record({ payload: { job: jobOf([1, 2, 3], [failure]) } }), { now: 0, isOnline: true, isFirst: true });
  expect([view.failures, view.total, view.left, view.done]).toEqual([[failure], 4, 3, 0]);
});
