// The words of the project: one word per thing, in code, comments, titles and documents.
import { globSync, readFileSync } from 'node:fs';
import { decisionFaults, fileFaults, languageFaults } from './language-rules.ts';
import { finish } from './report.ts';

const patterns = [
  '*.md',
  '.changeset/*.md',
  '.storybook/*.{ts,tsx}',
  'docs/**/*.md',
  '{scripts,tools}/**/*.{ts,mjs,md}',
  'e2e/**/*.{ts,tsx,css,html}',
  'packages/*/*.{md,ts}',
  'packages/*/src/**/*.{ts,tsx,css}',
  'apps/web/*.{ts,html}',
  'apps/web/{src,server,plugins}/**/*.{ts,tsx,css}',
];

/** The rules name the words they reject. */
const exceptions = new Set([
  'scripts/language-rules.ts',
  'scripts/language-rules.test.ts',
  'docs/style.md',
  // Names under which browsers have stored settings.
  'apps/web/src/settings/earlier-names.ts',
  'apps/web/src/settings/earlier-names.test.ts',
]);

const paths = globSync(patterns).map(path => path.replaceAll('\\', '/'));
const files = paths.filter(path => !exceptions.has(path)).map(path => ({ path, text: readFileSync(path, 'utf8') }));
// The index of the decisions; a reader finds the others by it.
const decisions = new Set(
  [...readFileSync('docs/adr/README.md', 'utf8').matchAll(/\]\(0*(\d+)-[\w-]+\.md\)/g)].map(([, number]) => Number(number)),
);
const known = globSync([
  '*',
  '.*.ts',
  '{docs,scripts,tools,e2e,.storybook}/**',
  'packages/*/{*,src/**}',
  'apps/web/{*,src/**,server/**,plugins/**}',
]).map(path => path.replaceAll('\\', '/'));
finish(
  'language',
  files.flatMap(file => [...languageFaults(file), ...decisionFaults(file, decisions), ...fileFaults(file, known)]),
);
