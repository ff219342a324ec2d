import type { SourceFile } from './source-files.ts';
import { storyTitle } from './story-rules.ts';

/** A row of docs/requirements.tsv. */
export interface Requirement {
  readonly id: string;
  readonly kind: string;
  readonly where: string;
  readonly statement: string;
}

export interface Coverage extends Requirement {
  /** Titles of stories tagged `spec:ID`, as `Title/Name`. */
  readonly stories: readonly string[];
  /** Files of `e2e/` with a test whose title holds `[ID]`: they use the running app against a server. */
  readonly appTests: readonly string[];
  /** The other files with a test whose title holds `[ID]`. */
  readonly tests: readonly string[];
  /** The part of the statement that nobody can meet in the app yet, as docs/missing-parts.tsv has it. */
  readonly missing: string | null;
}

export function readRequirements(table: string): Requirement[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map(line => {
      const [id = '', kind = '', where = '', ...statement] = line.split('\t');
      return { id, kind, where, statement: statement.join('\t') };
    });
}

/** The lines of docs/missing-parts.tsv below its head: an id and what is missing of its statement. */
export function readMissingParts(table: string): Map<string, string> {
  const lines = table.trim().split('\n').slice(1);
  return new Map(
    lines.map(line => {
      const [id = '', missing = ''] = line.split('\t');
      return [id, missing];
    }),
  );
}

/** Joins requirements with the stories and tests that name them; `unknown` lists ids named anywhere that no row has. */
export function coverage(
  requirements: readonly Requirement[],
  files: readonly SourceFile[],
  missingParts: ReadonlyMap<string, string> = new Map(),
): { rows: Coverage[]; unknown: string[] } {
  const stories = new Map<string, Set<string>>();
  const tests = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, id: string, value: string) => map.set(id, (map.get(id) ?? new Set()).add(value));
  for (const { path, text } of files) {
    if (path.endsWith('.stories.tsx')) for (const [id, name] of storiesIn(text)) add(stories, id, name);
    if (/\.(test|spec)\.tsx?$/.test(path)) for (const id of testedIn(text)) add(tests, id, path);
  }
  const known = new Set(requirements.map(row => row.id));
  const named = new Set([...stories.keys(), ...tests.keys(), ...missingParts.keys()]);
  return {
    rows: requirements.map(row => ({
      ...row,
      stories: [...(stories.get(row.id) ?? [])].toSorted(),
      appTests: [...(tests.get(row.id) ?? [])].filter(isAppTest).toSorted(),
      tests: [...(tests.get(row.id) ?? [])].filter(path => !isAppTest(path)).toSorted(),
      missing: missingParts.get(row.id) ?? null,
    })),
    unknown: [...named].filter(id => !known.has(id)).toSorted(),
  };
}

function isAppTest(path: string): boolean {
  return path.startsWith('e2e/');
}

function storiesIn(text: string): [id: string, story: string][] {
  const title = storyTitle(text);
  // A story reaches from its export to the next; what stands before the first one tags them all.
  const pieces = text.split(/^export const (\w+)/m);
  return pieces.flatMap((piece, index): [string, string][] => {
    const name = index === 0 ? 'all' : index % 2 === 0 ? (pieces[index - 1] ?? '') : '';
    return name === '' ? [] : [...piece.matchAll(/'spec:([A-Z0-9]+-\d+)'/g)].map(match => [match[1] ?? '', `${title}/${name}`]);
  });
}

function testedIn(text: string): string[] {
  return [...text.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(match => match[1] ?? '').filter(id => /^[A-Z]/.test(id));
}

/** The table as it stands in docs/spec-coverage.md. */
export function coverageDocument(rows: readonly Coverage[]): string {
  const cell = (values: readonly string[]) => (values.length === 0 ? '–' : values.map(value => `\`${value}\``).join('<br>'));
  const done = rows.filter(row => isCovered(row)).length;
  return [
    '# Requirements, stories, tests',
    '',
    `Written by \`scripts/spec-coverage.ts\`; \`npm test\` fails when it is out of date. ${done} of ${rows.length} rows are covered. A row is covered when a person can meet it in the running app: a browser test against a server names it, a row of kind state or text has a story, and no part of it is missing (\`docs/missing-parts.tsv\`).`,
    '',
    '| id | covered | kind | where | statement | missing | stories | in the app | other tests |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      row =>
        `| ${row.id} | ${isCovered(row) ? 'yes' : 'no'} | ${row.kind} | ${row.where} | ${row.statement.replaceAll('|', '\\|')} | ${row.missing ?? '–'} | ${cell(row.stories)} | ${cell(row.appTests)} | ${cell(row.tests)} |`,
    ),
    '',
  ].join('\n');
}

/** Whether a person can meet the whole row in the running app. */
export function isCovered(row: Coverage): boolean {
  const needsStory = row.kind === 'state' || row.kind === 'text';
  return row.appTests.length > 0 && row.missing === null && (!needsStory || row.stories.length > 0);
}

/** The titles of tests that name a requirement, without its id: `[UI-06] shows the badge` is `shows the badge`. */
export function testTitles(text: string, id: string): string[] {
  const titles = [...text.matchAll(/\b(?:it|test|describe)\b[^'"`\n]*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    match => match[2] ?? '',
  );
  return titles.filter(title => title.includes(`[${id}]`)).map(title => title.replaceAll(/\[[A-Z0-9]+-\d+\]\s*/g, ''));
}
