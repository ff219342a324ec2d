/** The parts of Vitest's JSON report that name a test. */
export interface VitestReport {
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that name a test: suites of a file, inside each other. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { type: string; description?: string }[];
    }[];
  }[];
}

/** Full names of the tests that Vitest did not run. */
export function skippedInVitest(report: VitestReport | null): string[] {
  return (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
    .map(({ fullName }) => fullName.trim());
}

/** Full names of the tests that Playwright did not run, each with its reason where it has one. */
export function skippedInPlaywright(report: PlaywrightReport | null): string[] {
  const inSuite = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] =>
    [
      ...specs.flatMap(spec =>
        spec.tests
          .filter(({ status }) => status === 'skipped')
          .map(({ annotations = [] }) => {
            const reason = annotations.find(({ type }) => type === 'skip')?.description;
            return reason === undefined ? spec.title : `${spec.title} (${reason})`;
          }),
      ),
      ...suites.flatMap(inSuite),
    ].map(name => `${title} ${name}`);
  return (report?.suites ?? []).flatMap(inSuite);
}
