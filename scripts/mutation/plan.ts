import type { Job, TestReach } from './batch-job.ts';
import type { Mutant } from './mutants.ts';

/** A test file of a package with what its tests reach. */
export interface TestFile {
  readonly path: string;
  readonly project: 'node' | 'dom';
  readonly reach: readonly TestReach[];
}

/** Tests that a mutant is tried with at once. */
export interface Attempt {
  readonly project: 'node' | 'dom';
  readonly tests: Job['tests'];
}

/** Tests of more than this time together are not run for one mutant. */
const BUDGET_MS = 3000;

/**
 * The tests that reach a mutant: first those of the nearest test file, then the others that run in Node, then those with
 * a page. Empty when no test reaches it.
 */
export function attemptsFor(path: string, { index }: Pick<Mutant, 'index'>, files: readonly TestFile[]): Attempt[] {
  let spent = 0;
  /** Within the budget the fast tests of a file run even when it has slow ones; the nearest file runs whole. */
  const isAffordable = ({ milliseconds }: TestReach, isFirst: boolean): boolean => {
    if (!isFirst && spent + milliseconds > BUDGET_MS) return false;
    spent += milliseconds;
    return true;
  };
  const reaching = files
    .map(({ path: testPath, project, reach }) => ({ path: testPath, project, tests: reachingTests(reach, path, index) }))
    .filter(({ tests }) => tests.length > 0)
    .toSorted(
      (one, other) => Number(isNear(path, other.path)) - Number(isNear(path, one.path)) || sumOf(one.tests) - sumOf(other.tests),
    )
    .map(({ tests, ...file }, position) => ({
      ...file,
      names: tests.filter(test => isAffordable(test, position === 0)).flatMap(({ name }) => name ?? []),
    }))
    .filter(({ names }) => names.length > 0);
  const [first, ...rest] = reaching;
  if (first === undefined) return [];
  const groups = [[first], rest.filter(({ project }) => project === 'node'), rest.filter(({ project }) => project === 'dom')];
  return groups.flatMap(group => {
    const project = group[0]?.project;
    return project === undefined ? [] : [{ project, tests: group.map(({ path: file, names }) => ({ file, names })) }];
  });
}

/** The tests of a file that reach a mutant, the fastest first: all of them where loading the file reaches it. */
function reachingTests(reach: readonly TestReach[], path: string, index: number): TestReach[] {
  const reaches = ({ reached }: TestReach): boolean => reached[path]?.includes(index) === true;
  const isLoaded = reach.some(test => test.name === null && reaches(test));
  return reach
    .filter(test => test.name !== null && (isLoaded || reaches(test)))
    .toSorted((one, other) => one.milliseconds - other.milliseconds);
}

function sumOf(tests: readonly TestReach[]): number {
  return tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

/** Whether a test file stands beside a file and has its name. */
function isNear(path: string, testPath: string): boolean {
  return testPath.includes(path.replace(/\.ts$/, '.')) && /\.test\.tsx?$/.test(testPath);
}

/**
 * Picks items at random but the same for the same seed (mulberry32); the order is kept.
 *
 * @param seed A whole number.
 */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const keys = items.map((_, index) => ({ index, key: random() }));
  const chosen = new Set(
    keys
      .toSorted((one, other) => one.key - other.key)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return items.filter((_, index) => chosen.has(index));
}
