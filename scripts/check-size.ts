// The script and style the signed-in home needs before its first post, in bytes after brotli at its highest quality, counted from the
// built files: the scripts of the page, everything they import, and its style sheets. Fails above the budget. `e2e/weight.spec.ts`
// counts what the page loads until it is idle. Counts in the same way what the first composer of a page loads on top of it. Searches the
// scripts of the app and of the packages for what makes markup or code of a text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { sinkFaults } from './html-sinks.ts';
import { finish } from './report.ts';
import { readBuiltScripts } from './source-files.ts';

const BUDGET = { scriptBytes: 172_000, files: 8, styleBytes: 15_000 };
/** Script and style together. */
const COMPOSER_BYTES = 62_600;
const folder = 'apps/web/dist';

const html = readFileSync(join(folder, 'index.html'), 'utf8');
const scripts = new Set<string>();
for (const [, path = ''] of html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)) addWithImports(path);
const styles = [...html.matchAll(/<link[^>]+href="\/([^"]+\.css)"/g)].map(match => match[1] ?? '');

const home = new Set(scripts);
const scriptBytes = total([...home]);
const styleBytes = total(styles);
for (const path of [...scripts, ...styles]) process.stdout.write(`${String(compressed(path)).padStart(8)}  ${path}\n`);
process.stdout.write(`${scriptBytes} bytes of script in ${scripts.size} files, ${styleBytes} bytes of style\n`);

const built = readdirSync(join(folder, 'assets'));
// A cached build is restored beside the files of an earlier one: only files that the page leads to count.
const assets = reachable(built);
// Loaded with the rows of Home, before anything can be written.
for (const name of assets.filter(file => /^home-.*\.js$/.test(file))) addWithImports(`assets/${name}`);
const beforeComposer = new Set(scripts);
for (const name of assets.filter(file => /^(modal-host\.screen|composer-content\.screen|compose-modal)-.*\.js$/.test(file)))
  addWithImports(`assets/${name}`);
const composer = [...scripts].filter(path => !beforeComposer.has(path));
const composerStyles = assets.filter(file => /^(modal-host|compose|compose-modal|composer-content)-.*\.css$/.test(file));
const composerBytes = total([...composer, ...composerStyles.map(name => `assets/${name}`)]);
for (const path of composer) process.stdout.write(`${String(compressed(path)).padStart(8)}  ${path}\n`);
process.stdout.write(`${composerBytes} bytes of the composer in ${composer.length + composerStyles.length} files\n`);

const withInstance = [...home].filter(path => readFileSync(join(folder, path), 'utf8').includes('/oauth/consent'));
finish('size', [
  ...(scriptBytes > BUDGET.scriptBytes ? [`Scripts take ${scriptBytes} bytes; the budget is ${BUDGET.scriptBytes}.`] : []),
  ...(home.size > BUDGET.files ? [`There are ${home.size} scripts; the budget is ${BUDGET.files}.`] : []),
  ...(styleBytes > BUDGET.styleBytes ? [`Styles take ${styleBytes} bytes; the budget is ${BUDGET.styleBytes}.`] : []),
  ...(composerBytes > COMPOSER_BYTES ? [`The composer takes ${composerBytes} bytes; the budget is ${COMPOSER_BYTES}.`] : []),
  ...sinkFaults(readBuiltScripts()),
  ...withInstance.map(path => `${path} holds parts of the built-in server.`),
]);

function addWithImports(path: string): void {
  if (scripts.has(path)) return;
  scripts.add(path);
  const code = readFileSync(join(folder, path), 'utf8');
  for (const [, file = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) addWithImports(`assets/${file}`);
}

/** The files that the scripts of the page name, directly or through one another. */
function reachable(files: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    const code = readFileSync(join(folder, path), 'utf8');
    for (const name of files.filter(file => !found.has(file) && code.includes(file))) {
      found.add(name);
      if (name.endsWith('.js')) follow(`assets/${name}`);
    }
  };
  for (const path of home) follow(path);
  return [...found];
}

function compressed(path: string): number {
  return brotliCompressSync(readFileSync(join(folder, path)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

function total(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + compressed(path), 0);
}
