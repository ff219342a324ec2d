type Outcome = 'pass' | 'fail' | 'not supported';

export interface Result {
  readonly server: string;
  readonly check: string;
  readonly outcome: Outcome;
  /** The difference, or the part that the server lacks. */
  readonly detail: string;
  readonly seconds: number;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function countsOf(results: readonly Result[]): Counts {
  const of = (outcome: Outcome): number => results.filter(result => result.outcome === outcome).length;
  return { passed: of('pass'), failed: of('fail'), skipped: of('not supported') };
}

/** The results of one server as lines of a table. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ check, outcome, seconds, detail }) => [check, outcome, `${seconds.toFixed(1)} s`, detail]);
  const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(
      row =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}
