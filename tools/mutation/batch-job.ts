/** One run of tests with at most one mutant active. */
export interface Job {
  /** Names the run in its result. */
  readonly id: string;
  /** The file of the mutant and its index; null records which mutants each test reaches. */
  readonly mutant: { readonly path: string; readonly index: number } | null;
  /** Absolute paths of test files with the names of the tests to run, as `describe > test`; null for all. */
  readonly tests: readonly { readonly file: string; readonly names: readonly string[] | null }[];
}

export interface Batch {
  readonly project: 'node' | 'dom';
  readonly jobs: readonly Job[];
}

/** The result of a job: the failed test, or null when all passed. */
export interface JobResult {
  readonly id: string;
  readonly failed: string | null;
  /** Only of a recording: for each test its duration and the mutants it reached, as indices by path. */
  readonly reach: readonly TestReach[] | null;
}

export interface TestReach {
  /** As `describe > test`; null for what loading the file reaches. */
  readonly name: string | null;
  /** Of computing. */
  readonly milliseconds: number;
  readonly reached: Readonly<Record<string, readonly number[]>>;
}

/** Marks a result among the output of a batch. */
export const RESULT_MARK = '@@result ';
