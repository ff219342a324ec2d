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
const BUDGET_MS = 20_000;

/** Keeps costs finite: of a file whose loading reaches a mutant, a test itself need not reach it. */
const NO_FOCUS = 0.001;

export interface Plan {
  readonly attempts: readonly Attempt[];
  /** Whether tests that reach the mutant are left out, since they do not fit into the time for one mutant. */
  readonly isPartial: boolean;
}

interface Reaching extends Omit<TestFile, 'reach'> {
  readonly tests: readonly TestReach[];
}

/**
 * The tests that reach a mutant. The first attempt is the whole test file that is most about the mutated file, the next are tests
 * of the others that run in Node, then those with a page: fast tests that are about the file come first, until the time is used
 * up. Without attempts no test reaches the mutant.
 */
export function planFor(path: string, { index }: Pick<Mutant, 'index'>, files: readonly TestFile[]): Plan {
  const focusOfFile = ({ tests }: Reaching): number => Math.max(...tests.map(test => focusOf(test, path)));
  const [first, ...others] = files
    .map(({ path: testPath, project, reach }) => ({ path: testPath, project, tests: reachingTests(reach, path, index) }))
    .filter(({ tests }) => tests.length > 0)
    .toSorted(
      (one, other) => Number(isNear(path, other.path)) - Number(isNear(path, one.path)) || focusOfFile(other) - focusOfFile(one),
    );
  if (first === undefined) return { attempts: [], isPartial: false };
  let left = BUDGET_MS - sumOf(first.tests);
  const further = others
    .flatMap(file => file.tests.map(test => ({ file, test, cost: test.milliseconds / (focusOf(test, path) + NO_FOCUS) })))
    .toSorted((one, other) => one.cost - other.cost);
  const affordable = further.filter(({ test }) => {
    const isIn = test.milliseconds <= left;
    if (isIn) left -= test.milliseconds;
    return isIn;
  });
  const rest = [...Map.groupBy(affordable, ({ file }) => file)].map(([file, group]) => ({
    ...file,
    tests: group.map(({ test }) => test),
  }));
  const groups = [[first], rest.filter(({ project }) => project === 'node'), rest.filter(({ project }) => project === 'dom')];
  return { attempts: groups.flatMap(attemptOf), isPartial: affordable.length < further.length };
}

function attemptOf(group: readonly Reaching[]): Attempt[] {
  const project = group[0]?.project;
  if (project === undefined) return [];
  return [{ project, tests: group.map(({ path: file, tests }) => ({ file, names: tests.flatMap(({ name }) => name ?? []) })) }];
}

/** The tests of a file that reach a mutant: all of them where loading the file reaches it. */
function reachingTests(reach: readonly TestReach[], path: string, index: number): TestReach[] {
  const reaches = ({ reached }: TestReach): boolean => reached[path]?.includes(index) === true;
  const isLoaded = reach.some(test => test.name === null && reaches(test));
  return reach.filter(test => test.name !== null && (isLoaded || reaches(test)));
}

function sumOf(tests: readonly TestReach[]): number {
  return tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

/** The share of the mutants that a test reaches which is in the file: high for a test that is about the file. */
function focusOf({ reached }: TestReach, path: string): number {
  const all = Object.values(reached).reduce((sum, indices) => sum + indices.length, 0);
  return all === 0 ? 0 : (reached[path]?.length ?? 0) / all;
}

/** Whether a test file has the name of a file: it stands beside it, or in a folder above it. */
function isNear(path: string, testPath: string): boolean {
  const nameOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/(?:\.dom)?(?:\.test)?\.tsx?$/, '');
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
  return nameOf(path) === nameOf(testPath) && path.startsWith(folderOf(testPath));
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
