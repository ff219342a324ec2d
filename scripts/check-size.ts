// What the signed-in home timeline loads until it is idle, in bytes after brotli at its highest quality, counted from the built
// files: the page's scripts, everything they import, and the page's style sheets. Fails above the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { finish } from './report.ts';

const BUDGET = { scriptBytes: 147_000, scriptFiles: 4, styleBytes: 9_000 };
const folder = 'apps/web/dist';

const html = readFileSync(join(folder, 'index.html'), 'utf8');
const scripts = new Set<string>();
for (const [, path = ''] of html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)) withImports(path);
const styles = [...html.matchAll(/<link[^>]+href="\/([^"]+\.css)"/g)].map(match => match[1] ?? '');

const scriptBytes = total([...scripts]);
const styleBytes = total(styles);
for (const path of [...scripts, ...styles]) process.stdout.write(`${String(compressed(path)).padStart(8)}  ${path}\n`);
process.stdout.write(`${scriptBytes} bytes of script in ${scripts.size} files, ${styleBytes} bytes of style\n`);

const foreign = [...scripts].filter(path => readFileSync(join(folder, path), 'utf8').includes('/oauth/consent'));
finish('size', [
  ...(scriptBytes > BUDGET.scriptBytes ? [`Scripts take ${scriptBytes} bytes; the budget is ${BUDGET.scriptBytes}.`] : []),
  ...(scripts.size > BUDGET.scriptFiles ? [`There are ${scripts.size} scripts; the budget is ${BUDGET.scriptFiles}.`] : []),
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
