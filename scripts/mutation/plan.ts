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

/** Tests of more than this time together are not run for one mutant: the nearest and fastest files come first. */
const BUDGET_MS = 3000;

/**
 * The tests that reach a mutant: first those of the nearest test file, then the others that run in Node, then those with
 * a page. Empty when no test reaches it.
 */
export function attemptsFor(path: string, { index }: Pick<Mutant, 'index'>, files: readonly TestFile[]): Attempt[] {
  let spent = 0;
  const reaching = files
    .map(file => reachingTests(file, path, index))
    .filter(({ names }) => names.length > 0)
    .toSorted(
      (one, other) => Number(isNear(path, other.path)) - Number(isNear(path, one.path)) || one.milliseconds - other.milliseconds,
    )
    .filter(({ milliseconds }, position) => {
      spent += milliseconds;
      return position === 0 || spent <= BUDGET_MS;
    });
  const [first, ...rest] = reaching;
  if (first === undefined) return [];
  const groups = [[first], rest.filter(({ project }) => project === 'node'), rest.filter(({ project }) => project === 'dom')];
  return groups.flatMap(group => {
    const project = group[0]?.project;
    return project === undefined ? [] : [{ project, tests: group.map(({ path: file, names }) => ({ file, names })) }];
  });
}

function reachingTests({ path: testPath, project, reach }: TestFile, path: string, index: number) {
  const reaches = ({ reached }: TestReach): boolean => reached[path]?.includes(index) === true;
  const isLoaded = reach.some(test => test.name === null && reaches(test));
  const tests = reach.filter(test => test.name !== null && (isLoaded || reaches(test)));
  return {
    path: testPath,
    project,
    names: tests.flatMap(({ name }) => name ?? []),
    milliseconds: tests.reduce((sum, test) => sum + test.milliseconds, 0),
  };
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
