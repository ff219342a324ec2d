import { expect, it } from 'vitest';
import { attemptsFor, sampleOf } from './plan.ts';
import type { TestFile } from './plan.ts';
import { scoreOf, scoreTable } from './report.ts';
import type { Outcome } from './report.ts';

const path = 'packages/ui/src/anchor.ts';
const testFile = (name: string, milliseconds: number, indices: readonly number[]): TestFile => ({
  path: `packages/ui/src/${name}`,
  project: name.endsWith('x') ? 'dom' : 'node',
  reach: [
    { name: null, milliseconds: 0, reached: { [path]: [9] } },
    { name: `${name} > works`, milliseconds, reached: { [path]: indices } },
  ],
});
const filesOf = (index: number, files: readonly TestFile[]) =>
  attemptsFor(path, { index }, files).map(({ tests }) => tests.map(({ file }) => file.replace('packages/ui/src/', '')));

it('tries the nearest test file first, then the fast ones, then those with a page', () => {
  const files = [
    testFile('list.test.tsx', 900, [1]),
    testFile('slow.test.ts', 50, [1]),
    testFile('fast.test.ts', 5, [1]),
    testFile('anchor.test.ts', 80, [1]),
    testFile('other.test.ts', 1, [2]),
  ];
  expect(filesOf(1, files)).toEqual([['anchor.test.ts'], ['fast.test.ts', 'slow.test.ts'], ['list.test.tsx']]);
  expect(filesOf(3, files)).toEqual([]);
});

it('runs every test of a file whose loading reaches the mutant', () => {
  expect(filesOf(9, [testFile('other.test.ts', 1, [])])).toEqual([['other.test.ts']]);
});

it('leaves out tests that do not fit into the time for one mutant', () => {
  const files = [testFile('a.test.ts', 1000, [1]), testFile('b.test.ts', 1500, [1]), testFile('c.test.ts', 1600, [1])];
  expect(filesOf(1, files)).toEqual([['a.test.ts'], ['b.test.ts']]);
});

it('samples the same items in their order for the same seed', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const sample = sampleOf(items, 10, 7);
  expect(sample).toHaveLength(10);
  expect(sampleOf(items, 10, 7)).toEqual(sample);
  expect(sample).toEqual(sample.toSorted((one, other) => one - other));
  expect(sampleOf(items, 10, 8)).not.toEqual(sample);
});

const outcome = (after: string, noticedBy: string | null): Outcome => ({
  path,
  index: 0,
  line: 1,
  operator: '<',
  before: 'a < b',
  after,
  noticedBy,
});

it('leaves accepted mutants out of the score', () => {
  const outcomes = [outcome('a <= b', 'a test'), outcome('a > b', null), outcome('a >= b', null)];
  const accepted = [{ file: path, before: 'a < b', after: 'a >= b', reason: 'never equal' }];
  expect(scoreOf(outcomes, accepted)).toEqual({ mutants: 3, killed: 1, survived: 1, accepted: 1, score: 50 });
  expect(scoreTable(outcomes, accepted).split('\n').at(-1)).toMatch(/^all +3 +1 +1 +1 +50\.0 %$/);
});
