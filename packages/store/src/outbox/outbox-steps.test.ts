import { describe, expect, it } from 'vitest';
import { outboxRecord, type OutboxRecord, type OutboxUpload } from './outbox-record.js';
import { planOutbox, type OutboxFacts } from './outbox-steps.js';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const facts: OutboxFacts = {
  now: NOW,
  isOnline: true,
  hasIdempotencyKeys: true,
  kindsToLookFor: new Set(['vote']),
  kindsToPrepare: new Set(['prepared']),
};

let order = 0;
const aRecord = (id: string, fields: Partial<OutboxRecord> = {}): OutboxRecord => ({
  ...outboxRecord({ id, kind: 'text', subject: id, payload: id }, (order += 1), NOW),
  ...fields,
});
const anUpload = (id: string, fields: Partial<OutboxUpload> = {}): OutboxUpload => ({
  id,
  file: new Blob(),
  name: '',
  description: '',
  focus: null,
  mediaId: null,
  uploadedAt: null,
  ...fields,
});
const plan = (records: readonly OutboxRecord[], further: Partial<OutboxFacts> = {}) =>
  planOutbox(records, { ...facts, ...further });
const stepsOf = (records: readonly OutboxRecord[], further: Partial<OutboxFacts> = {}) =>
  plan(records, further).steps.map(step => `${step.do} ${'upload' in step ? step.upload.id : step.record.id}`);

describe('planOutbox', () => {
  it('[POST-01] sends the first record of each subject in the order they were added', () => {
    const [first, second, other] = [aRecord('1', { subject: 's' }), aRecord('2', { subject: 's' }), aRecord('3')];
    expect(stepsOf([other, second, first])).toEqual(['send 1', 'send 3']);
  });

  it('plans nothing offline, and wakes for a change alone', () => {
    expect(plan([aRecord('1'), aRecord('2', { notBefore: NOW + 5000 })], { isOnline: false })).toEqual({
      steps: [],
      wakeAt: null,
    });
  });

  it.each([
    ['at its time', NOW, ['send 1']],
    ['a millisecond early', NOW + 1, []],
    ['up to ten minutes early', NOW + 10 * MINUTE, []],
    ['never later than ten minutes: another clock stored it', NOW + 10 * MINUTE + 1, ['send 1']],
  ])('sends a record %s', (_, notBefore, steps) => {
    expect(stepsOf([aRecord('1', { notBefore })])).toEqual(steps);
  });

  it('wakes when the next waiting record is due', () => {
    const waiting = [aRecord('1', { notBefore: NOW + 9000 }), aRecord('2', { notBefore: NOW + 4000 }), aRecord('3')];
    expect(plan(waiting).wakeAt).toBe(NOW + 4000);
    expect(plan([aRecord('4')]).wakeAt).toBeNull();
  });

  it('works three records at a time, with those in flight', () => {
    const waiting = ['1', '2', '3', '4'].map(id => aRecord(id));
    expect(stepsOf(waiting)).toEqual(['send 1', 'send 2', 'send 3']);
    expect(stepsOf([aRecord('a', { state: 'sending' }), aRecord('b', { state: 'uploading' }), ...waiting])).toEqual(['send 1']);
    const full = ['a', 'b', 'c', 'd'].map(id => aRecord(id, { state: 'sending' }));
    expect(stepsOf([...full, ...waiting])).toEqual([]);
  });

  it('holds what follows a failed record of its subject, unless the kind passes it', () => {
    const records = [aRecord('1', { subject: 's', state: 'failed' }), aRecord('2', { subject: 's' })];
    expect(stepsOf(records)).toEqual([]);
    expect(stepsOf(records, { kindsPassingFailed: new Set(['text']) })).toEqual(['send 2']);
    expect(stepsOf(records, { kindsPassingFailed: new Set(['vote']) })).toEqual([]);
  });

  it('prepares a record during its time to undo, once', () => {
    const fields = { kind: 'prepared', notBefore: NOW + 5000 };
    expect(stepsOf([aRecord('1', fields)])).toEqual(['prepare 1']);
    expect(stepsOf([aRecord('1', { ...fields, isPrepared: true })])).toEqual([]);
    expect(stepsOf([aRecord('1', { ...fields, kind: 'text' })])).toEqual([]);
  });

  it('repeats a failed preparation after its pause, and prepares nothing that was sent', () => {
    const fields = { kind: 'prepared', attempts: 1 };
    expect(stepsOf([aRecord('1', { ...fields, notBefore: NOW + 1 })])).toEqual([]);
    expect(stepsOf([aRecord('1', { ...fields, notBefore: NOW })])).toEqual(['prepare 1']);
    expect(stepsOf([aRecord('1', { ...fields, firstSentAt: NOW })])).toEqual(['send 1']);
  });

  it.each<[string, Partial<OutboxRecord>, string]>([
    ['an answer was lost', { mayBeSent: true }, 'look'],
    ['the answer is unknown', { state: 'unknown' }, 'look'],
    ['it was never sent', {}, 'send'],
    ['the key is an hour old', { firstSentAt: NOW - HOUR }, 'send'],
    ['the key is older than an hour', { firstSentAt: NOW - HOUR - 1 }, 'look'],
    ['the first attempt was this moment', { firstSentAt: NOW }, 'send'],
    ['the clock was set back', { firstSentAt: NOW + 1 }, 'look'],
    ['servers ignore the key of the kind', { kind: 'vote', firstSentAt: NOW }, 'look'],
    ['servers ignore the key, but it was never sent', { kind: 'vote' }, 'send'],
  ])('[POST-01] looks for a result only when the key protects no more: %s', (_, fields, step) => {
    expect(stepsOf([aRecord('1', fields)])).toEqual([`${step} 1`]);
  });

  it('[POST-01] looks for a result before each repeated attempt on a server without keys', () => {
    expect(stepsOf([aRecord('1', { firstSentAt: NOW })], { hasIdempotencyKeys: false })).toEqual(['look 1']);
    expect(stepsOf([aRecord('1')], { hasIdempotencyKeys: false })).toEqual(['send 1']);
  });

  it.each([
    ['is not uploaded', {}, 'upload f'],
    ['has no time', { mediaId: 'm' }, 'upload f'],
    ['is twelve hours old', { mediaId: 'm', uploadedAt: NOW - 12 * HOUR }, 'send 1'],
    ['is older than twelve hours', { mediaId: 'm', uploadedAt: NOW - 12 * HOUR - 1 }, 'upload f'],
  ])('uploads a file that %s before its record is sent', (_, fields, step) => {
    const ready = anUpload('ready', { mediaId: 'm', uploadedAt: NOW });
    expect(stepsOf([aRecord('1', { uploads: [ready, anUpload('f', fields)] })])).toEqual([step]);
  });
});
