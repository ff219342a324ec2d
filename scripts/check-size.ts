// What the signed-in home timeline loads, in bytes after brotli at its highest quality, counted from the built files: what it needs
// first (the page's scripts, everything they import, and its style sheets), and what it fetches by itself until it is idle.
// Fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { finish } from './report.ts';

const BUDGET = { scriptBytes: 144_500, idleBytes: 159_900, idleFiles: 5, styleBytes: 9_300 };
const folder = 'apps/web/dist';

const html = readFileSync(join(folder, 'index.html'), 'utf8');
const scripts = new Set<string>();
for (const [, path = ''] of html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)) withImports(path);
const styles = [...html.matchAll(/<link[^>]+href="\/([^"]+\.css)"/g)].map(match => match[1] ?? '');

const first = new Set(scripts);
// The one is named by `plugins/entry-chunk.ts`; the other, a library's, draws the blur of pictures.
const later = readdirSync(join(folder, 'assets')).filter(file => /^(?:quiet|esm)-.*\.js$/.test(file));
for (const file of later) withImports(`assets/${file}`);

const scriptBytes = total([...first]);
const idleBytes = total([...scripts]);
const styleBytes = total(styles);
for (const path of [...scripts, ...styles]) process.stdout.write(`${String(compressed(path)).padStart(8)}  ${path}\n`);
process.stdout.write(`${scriptBytes} bytes of script in ${first.size} files, ${styleBytes} bytes of style\n`);
process.stdout.write(`${idleBytes} bytes of script in ${scripts.size} files until the page is idle\n`);

const foreign = [...scripts].filter(path => readFileSync(join(folder, path), 'utf8').includes('/oauth/consent'));
finish('size', [
  ...(scriptBytes > BUDGET.scriptBytes ? [`Scripts take ${scriptBytes} bytes; the budget is ${BUDGET.scriptBytes}.`] : []),
  ...(idleBytes > BUDGET.idleBytes
    ? [`Scripts until the page is idle take ${idleBytes} bytes; the budget is ${BUDGET.idleBytes}.`]
    : []),
  ...(later.length === 2 ? [] : [`What is fetched until the page is idle is not what it was: ${later.join(', ')}.`]),
  ...(scripts.size > BUDGET.idleFiles ? [`There are ${scripts.size} scripts; the budget is ${BUDGET.idleFiles}.`] : []),
  ...(styleBytes > BUDGET.styleBytes ? [`Styles take ${styleBytes} bytes; the budget is ${BUDGET.styleBytes}.`] : []),
  ...foreign.map(path => `${path} holds parts of the built-in server.`),
]);

function withImports(path: string): void {
  if (scripts.has(path)) return;
  scripts.add(path);
  const code = readFileSync(join(folder, path), 'utf8');
  for (const [, file = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) withImports(`assets/${file}`);
}

function compressed(path: string): number {
  return brotliCompressSync(readFileSync(join(folder, path)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

function total(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + compressed(path), 0);
}
