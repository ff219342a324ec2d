import { expect, it } from 'vitest';
import { canBeTried, inFileOrder, type ImportView, reasonOf } from './import-view.js';

const failure = (number: number, reason: string | null = null) => ({
  line: { number, cells: ['x'] },
  status: null,
  text: null,
  reason,
});
it('lists the failed lines by their numbers', () => {
  const view: ImportView = { phase: 'finished', done: 0, total: 2, left: 0, failures: [failure(9), failure(4)], until: null };
  expect(inFileOrder(view).failures.map(({ line }) => line.number)).toEqual([4, 9]);
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
