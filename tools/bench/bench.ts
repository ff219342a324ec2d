// Measures a running app in Chromium. Rows, options and how to read the figures: `tools/bench/README.md`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { changesOf, changesTable } from './comparison.ts';
import { measureRows } from './measure-rows.ts';
import { readOptions } from './options.ts';
import { tableOf, type Row } from './rows.ts';

const RESULTS = 'tools/bench/results';

const options = readOptions(process.argv.slice(2), process.env);
if (options.kind === 'compare') {
  const changes = changesOf(rowsIn(options.before), rowsIn(options.after));
  process.stdout.write(`${changesTable(changes)}\n`);
  if (changes.some(({ isWorse }) => isWorse)) process.exitCode = 1;
} else {
  const { address, names, repeat } = options;
  const rows = await measureRows(address, names, repeat);
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${new Date().toISOString().replaceAll(':', '-')}.json`;
  writeFileSync(file, `${JSON.stringify({ address, repeat, rows }, null, 2)}\n`);
  process.stdout.write(`\n${tableOf(rows)}\n\n${file}\n`);
}

function rowsIn(file: string): readonly Row[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Row[] }).rows;
}
