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
const BUDGET_MS = 6000;

export interface Plan {
  readonly attempts: readonly Attempt[];
  /** Whether tests that reach the mutant are left out, since they do not fit into the time for one mutant. */
  readonly isPartial: boolean;
}

/**
 * The tests that reach a mutant, those that are most about its file first. The first attempt is the nearest test file, the next
 * are the others that run in Node, then those with a page. Without attempts no test reaches it.
 */
export function planFor(path: string, { index }: Pick<Mutant, 'index'>, files: readonly TestFile[]): Plan {
  let spent = 0;
  let isPartial = false;
  /** Within the budget the fast tests of a file run even when it has slow ones; the nearest file runs whole. */
  const isAffordable = ({ milliseconds }: TestReach, isFirst: boolean): boolean => {
    const isIn = isFirst || spent + milliseconds <= BUDGET_MS;
    if (isIn) spent += milliseconds;
    else isPartial = true;
    return isIn;
  };
  const chosen = files
    .map(file => ({ ...file, tests: reachingTests(file.reach, path, index) }))
    .filter(({ tests }) => tests.length > 0)
    .map(file => ({ ...file, isNear: isNear(path, file.path), focus: Math.max(...file.tests.map(test => focusOf(test, path))) }))
    .toSorted((one, other) => Number(other.isNear) - Number(one.isNear) || other.focus - one.focus)
    .map(({ path: file, project, reach, tests }, position) => {
      const loading = reach.find(({ name }) => name === null);
      if (loading !== undefined && !isAffordable(loading, position === 0)) return { project, file, names: [] };
      return { project, file, names: tests.filter(test => isAffordable(test, position === 0)).flatMap(({ name }) => name ?? []) };
    })
    .filter(({ names }) => names.length > 0);
  const [first, ...rest] = chosen;
  if (first === undefined) return { attempts: [], isPartial };
  const groups = [[first], rest.filter(({ project }) => project === 'node'), rest.filter(({ project }) => project === 'dom')];
  const attempts = groups.flatMap(group => {
    const project = group[0]?.project;
    return project === undefined ? [] : [{ project, tests: group.map(({ file, names }) => ({ file, names })) }];
  });
  return { attempts, isPartial };
}

/** The tests of a file that reach a mutant, the most focused first: all of them where loading the file reaches it. */
function reachingTests(reach: readonly TestReach[], path: string, index: number): TestReach[] {
  const reaches = ({ reached }: TestReach): boolean => reached[path]?.includes(index) === true;
  const isLoaded = reach.some(test => test.name === null && reaches(test));
  return reach
    .filter(test => test.name !== null && (isLoaded || reaches(test)))
    .toSorted((one, other) => focusOf(other, path) - focusOf(one, path) || one.milliseconds - other.milliseconds);
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
