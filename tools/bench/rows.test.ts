import { expect, test } from 'vitest';
import { linesOf, measurementsOf, rowsOf, tableOf, type Attempts } from './rows.ts';

const home = { name: 'home', figures: { cpu: 'ms', files: '' } } as const;
const key = { name: 'key', figures: { cpu: 'ms' } } as const;
const attempt = (cpu: number, files = 1) => ({ figures: { cpu, files } });
const failed = { failure: 'The list was not painted.\n  at load' };
const attempts: Attempts = {
  app: [attempt(90, 6), attempt(60, 6), attempt(70, 6)],
  plain: [attempt(20), attempt(10), attempt(14)],
};

test('a row has the medians of the app and of the plain page, and their ratio', () => {
  expect(rowsOf(home, ['home'], attempts)).toMatchObject([
    {
      row: 'home/cpu',
      unit: 'ms',
      app: 70,
      plain: 14,
      ratio: 5,
      failure: null,
      samples: { app: [90, 60, 70], plain: [20, 10, 14] },
    },
    { row: 'home/files', unit: '', app: 6, plain: 1, ratio: 6 },
  ]);
});

test('a name of a row leaves out the other rows of its measurement', () => {
  expect(rowsOf(home, ['home/files'], attempts).map(({ row }) => row)).toEqual(['home/files']);
});

test('a measurement that failed every time has rows that say so', () => {
  const rows = rowsOf(home, ['home'], { app: [failed], plain: [attempt(10)] });
  expect(rows).toMatchObject([
    { row: 'home/cpu', app: null, plain: 10, ratio: null, failure: failed.failure },
    { row: 'home/files', app: null },
  ]);
  expect(tableOf(rows)).toContain('failed: The list was not painted.');
});

test('one attempt that failed leaves the figures of the others, and is said', () => {
  expect(rowsOf(home, ['home/cpu'], { app: [failed, attempt(8)], plain: [attempt(4)] })).toMatchObject([
    { app: 8, ratio: 2, failure: failed.failure },
  ]);
});

test('a figure that is not a number is a failure', () => {
  const [row] = rowsOf(key, ['key'], { app: [{ figures: { cpu: Number.NaN } }], plain: [] });
  expect(row).toMatchObject({ app: null, failure: 'The figure is not a number.' });
});

test('there is no ratio to nothing or to 0', () => {
  expect(rowsOf(key, ['key'], { app: [attempt(8)], plain: [attempt(0)] })[0]?.ratio).toBeNull();
  expect(rowsOf(key, ['key'], { app: [attempt(8)], plain: [] })[0]).toMatchObject({ ratio: null, plain: null, failure: null });
});

test('rows and measurements are chosen by their names', () => {
  expect(measurementsOf([home, key], ['key'])).toEqual([key]);
  expect(measurementsOf([home, key], ['home/cpu', 'home/files'])).toEqual([home]);
  expect(() => measurementsOf([home, key], ['home/cpus'])).toThrow(
    'There is no row "home/cpus". There are: home, home/cpu, home/files, key, key/cpu.',
  );
});

test('the columns of figures are aligned', () => {
  expect(
    linesOf([
      ['row', 'app', ''],
      ['home/cpu', '7 ms', 'failed: x'],
      ['key', '10.5 ms', ''],
    ]),
  ).toBe(['row           app', 'home/cpu     7 ms  failed: x', 'key       10.5 ms'].join('\n'));
});
