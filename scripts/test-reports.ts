/** The tests of a part that the last lines of `npm test` name, in full. */
export interface NamedTests {
  /** With the reason where there is one. */
  readonly skipped: readonly string[];
  /** With the first lines of what went wrong. */
  readonly failed: readonly string[];
}

/** The parts of Vitest's JSON report that name a test. */
export interface VitestReport {
  readonly testResults?: readonly {
    readonly name?: string;
    /** Of a file that could not be read. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
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
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

const MESSAGE_LINES = 8;

export function namedInVitest(report: VitestReport | null): NamedTests {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return {
    skipped: tests
      .filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
      .map(({ fullName }) => fullName.trim()),
    failed: [
      ...files
        .filter(({ message, assertionResults }) => assertionResults.length === 0 && message)
        .map(({ name, message }) => withMessage(name ?? '', message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => withMessage(fullName.trim(), failureMessages?.[0])),
    ],
  };
}

export function namedInPlaywright(report: PlaywrightReport | null): NamedTests {
  const tests = (report?.suites ?? []).flatMap(testsOf);
  const named = (wanted: string, name: (test: (typeof tests)[number]) => string): string[] =>
    tests.filter(({ status }) => status === wanted).map(name);
  return {
    skipped: named('skipped', ({ name, annotations = [] }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      return reason === undefined ? name : `${name} (${reason})`;
    }),
    failed: named('unexpected', ({ name, results }) => withMessage(name, results?.at(-1)?.errors?.[0]?.message)),
  };
}

function testsOf({ title, suites = [], specs = [] }: PlaywrightSuite) {
  type Test = NonNullable<PlaywrightSuite['specs']>[number]['tests'][number] & { readonly name: string };
  const own: Test[] = specs.flatMap(spec => spec.tests.map(test => ({ ...test, name: `${title} ${spec.title}` })));
  const inner: Test[] = suites.flatMap(testsOf).map(test => ({ ...test, name: `${title} ${test.name}` }));
  return [...own, ...inner];
}

function withMessage(name: string, message = ''): string {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const shown = lines.filter(line => !/^\s*(at .*)?$/.test(line)).slice(0, MESSAGE_LINES);
  return [name, ...shown.map(line => `    ${line}`)].join('\n');
}
