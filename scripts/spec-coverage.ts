// Writes docs/spec-coverage.md; with --check fails instead when the file is out of date, an id is unknown, or a row that
// docs/covered.txt promises has lost its story, its browser test or a part.
import { readFileSync, writeFileSync } from 'node:fs';
import { coverage, coverageDocument, isCovered, readMissingParts, readRequirements } from './coverage-table.ts';
import { finish } from './report.ts';
import { readBrowserTests, readSourceFiles } from './source-files.ts';

const FILE = 'docs/spec-coverage.md';
const requirements = readRequirements(readFileSync('docs/requirements.tsv', 'utf8'));
const missingParts = readMissingParts(readFileSync('docs/missing-parts.tsv', 'utf8'));
const { rows, unknown } = coverage(requirements, [...readSourceFiles(), ...readBrowserTests()], missingParts);
const document = coverageDocument(rows);

if (process.argv.includes('--check')) {
  const promised = readFileSync('docs/covered.txt', 'utf8').split(/\s+/).filter(Boolean);
  const byId = new Map(rows.map(row => [row.id, row]));
  const lost = promised.filter(id => {
    const row = byId.get(id);
    return row === undefined || !isCovered(row);
  });
  finish('coverage', [
    ...unknown.map(id => `${id} is in a story or a test, but not in docs/requirements.tsv`),
    ...lost.map(id => `${id} is promised in docs/covered.txt, but lacks a story, a browser test or a part`),
    ...(readFileSync(FILE, 'utf8') === document ? [] : [`${FILE} is out of date: run node scripts/spec-coverage.ts`]),
  ]);
} else {
  writeFileSync(FILE, document);
  finish('coverage', unknown);
}
