import { jobOf } from '@rookery/store';
import { describe, expect, it } from 'vitest';
import type { ImportRecord } from './import-record.js';
import { canBeTried, importView, reasonOf } from './import-view.js';

const lines = [1, 2, 3].map(number => ({ number, cells: [`a${number}@b.example`] }));
const failure = (number: number, reason: string | null = null) => ({
  line: { number, cells: ['x'] },
  status: null,
  text: null,
  reason,
});
const record = (further: Partial<ImportRecord>) =>
  ({
    state: 'waiting',
    notBefore: 0,
    payload: { kind: 'blocking', fileName: '', job: jobOf(lines) },
    ...further,
  }) as ImportRecord;
const phaseOf = (further: Partial<ImportRecord>, around: { isOnline?: boolean; isFirst?: boolean } = {}) =>
  importView(record(further), { now: 1_000, isOnline: true, isFirst: true, ...around }).phase;

describe('the phase of an import', () => {
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
    ['finished', phaseOf({ state: 'done', payload: { kind: 'blocking', fileName: '', job: jobOf([]) } })],
  ])('is %s', (wanted, phase) => {
    expect(phase).toBe(wanted);
  });
});

it('lists the failed lines by their numbers, those that were never tried among them', () => {
  const job = jobOf(lines, [failure(9), failure(4)]);
  const view = importView(record({ payload: { kind: 'blocking', fileName: '', job } }), {
    now: 0,
    isOnline: true,
    isFirst: true,
  });
  expect([view.failures.map(({ line }) => line.number), view.total, view.left, view.done]).toEqual([[4, 9], 5, 3, 0]);
});

it('has a text for every reason, also for one of another version', () => {
  expect([failure(1, 'no-account'), failure(1), failure(1, 'constructor')].map(reasonOf)).toEqual([
    'noAccount',
    'refused',
    'refused',
  ]);
});

it('does not try a line again that nobody can read', () => {
  expect([failure(1, 'address'), failure(1, 'no-account'), failure(1)].map(canBeTried)).toEqual([false, true, true]);
});
