import { expect, it } from 'vitest';
import { planFor, sampleOf } from './plan.ts';
import type { TestFile } from './plan.ts';
import { scoreOf, scoreTable } from './report.ts';
import type { Outcome } from './report.ts';

const path = 'packages/ui/src/anchor.ts';
/** A test file with one test that reaches mutants of the file, and so many of others. */
const testFile = (name: string, milliseconds: number, indices: readonly number[], others = 0): TestFile => ({
  path: `packages/ui/src/${name}`,
  project: name.endsWith('x') ? 'dom' : 'node',
  reach: [
    { name: null, milliseconds: 0, reached: { [path]: [9] } },
    {
      name: 'works',
      milliseconds,
      reached: { [path]: indices, 'other.ts': Array.from({ length: others }, (_, index) => index) },
    },
  ],
});
const filesOf = (index: number, files: readonly TestFile[]) =>
  planFor(path, { index }, files).attempts.map(({ tests }) => tests.map(({ file }) => file.replace('packages/ui/src/', '')));

it('tries the test file of the same name first, then those about the file, then those with a page', () => {
  const files = [
    testFile('list.test.tsx', 5, [1]),
    testFile('wide.test.ts', 5, [1, 2], 10),
    testFile('narrow.test.ts', 6, [1], 2),
    testFile('anchor.test.ts', 80, [1], 20),
    testFile('other.test.ts', 1, [2]),
  ];
  expect(filesOf(1, files)).toEqual([['anchor.test.ts'], ['narrow.test.ts', 'wide.test.ts'], ['list.test.tsx']]);
  expect(filesOf(3, files)).toEqual([]);
});

it('counts a test file in a folder above as the one of the same name', () => {
  const routes = (name: string): TestFile => ({ ...testFile(name, 5, []), reach: [{ name: 'a', milliseconds: 5, reached }] });
  const reached = { 'packages/ui/src/lists/anchor.ts': [1] };
  const plan = planFor('packages/ui/src/lists/anchor.ts', { index: 1 }, [routes('all.test.ts'), routes('anchor.test.ts')]);
  expect(plan.attempts[0]?.tests.map(({ file }) => file)).toEqual(['packages/ui/src/anchor.test.ts']);
});

it('runs every test of a file whose loading reaches the mutant', () => {
  expect(filesOf(9, [testFile('other.test.ts', 1, [])])).toEqual([['other.test.ts']]);
});

it('leaves out tests that do not fit into the time for one mutant', () => {
  const files = [testFile('a.test.ts', 9000, [1]), testFile('b.test.ts', 11_000, [1]), testFile('c.test.ts', 11_100, [1])];
  expect(filesOf(1, files)).toEqual([['a.test.ts'], ['b.test.ts']]);
  expect(planFor(path, { index: 1 }, files).isPartial).toBe(true);
  expect(planFor(path, { index: 1 }, files.slice(1, 2)).isPartial).toBe(false);
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
  isUndecided: after === 'a > b',
});

it('leaves accepted mutants out of the score', () => {
  const outcomes = [outcome('a <= b', 'a test'), outcome('a > b', null), outcome('a >= b', null)];
  const accepted = [{ file: path, before: 'a < b', after: 'a >= b', reason: 'never equal' }];
  expect(scoreOf(outcomes, accepted)).toEqual({ mutants: 3, killed: 1, survived: 1, undecided: 1, accepted: 1, score: 50 });
  expect(scoreTable(outcomes, accepted).split('\n').at(-1)).toMatch(/^all +3 +1 +1 +1 +1 +50\.0 %$/);
});
