import type { Mutant } from './mutants.ts';

/** A mutant that no test can notice or needs to, with the reason. `before` and `after` are its lines with collapsed white space. */
export interface Accepted {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

/** The result of one mutant. */
export interface Outcome extends Pick<Mutant, 'index' | 'line' | 'operator' | 'before' | 'after'> {
  readonly path: string;
  /** The test that noticed it, `null` when none did. */
  readonly noticedBy: string | null;
  /** Not noticed, but not all tests that reach it were run. It counts as survived. */
  readonly isUndecided: boolean;
}

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  /** Among the survivors. */
  readonly undecided: number;
  readonly accepted: number;
  /** Killed among those that are not accepted, in percent; null without any. */
  readonly score: number | null;
}

export function isAccepted(
  { path, before, after }: Pick<Outcome, 'path' | 'before' | 'after'>,
  accepted: readonly Accepted[],
): boolean {
  return accepted.some(entry => entry.file === path && entry.before === before && entry.after === after);
}

export function scoreOf(outcomes: readonly Outcome[], accepted: readonly Accepted[]): Score {
  const killed = outcomes.filter(({ noticedBy }) => noticedBy !== null).length;
  const alive = outcomes.filter(outcome => outcome.noticedBy === null && !isAccepted(outcome, accepted));
  const counted = killed + alive.length;
  return {
    mutants: outcomes.length,
    killed,
    survived: alive.length,
    undecided: alive.filter(({ isUndecided }) => isUndecided).length,
    accepted: outcomes.length - counted,
    score: counted === 0 ? null : (100 * killed) / counted,
  };
}

/** One line for each package and one for all. */
export function scoreTable(outcomes: readonly Outcome[], accepted: readonly Accepted[]): string {
  const packages = Map.groupBy(outcomes, ({ path }) => path.split('/')[1] ?? '');
  const rows = [...packages.entries(), ['all', outcomes] as const].map(([name, group]) => {
    const { mutants, killed, survived, undecided, accepted: count, score } = scoreOf(group, accepted);
    return [name, mutants, killed, survived, undecided, count, score === null ? '' : `${score.toFixed(1)} %`];
  });
  return [['package', 'mutants', 'killed', 'survived', 'undecided', 'accepted', 'score'], ...rows]
    .map(([name, ...cells]) => String(name).padEnd(14) + cells.map(cell => String(cell).padStart(10)).join(''))
    .join('\n');
}
