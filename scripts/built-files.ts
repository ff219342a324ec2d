// The built files that a page loads, by what they import. Paths are relative to the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const app = 'apps/web/dist';
const matches = (path: string, pattern: RegExp): string[] =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(match => match[1] ?? '');

/** The scripts of the app's page, with all that they import: what the signed-in home needs before its first post. */
export function homeScripts(): string[] {
  const scripts = matches(`${app}/index.html`, /<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.js)"/g);
  return withImports(scripts.map(path => app + path));
}

/** The style sheets of the app's page. */
export const homeStyles = (): string[] =>
  matches(`${app}/index.html`, /<link[^>]+href="(\/[^"]+\.css)"/g).map(path => app + path);

/** Scripts and style sheets that the first composer of a page loads on top of Home. */
export function composerFiles(): string[] {
  const home = homeScripts();
  const assets = reachable(home);
  const named = (pattern: RegExp): string[] => assets.filter(path => pattern.test(posix.basename(path)));
  // Loaded with the rows of Home, before anything can be written.
  const before = withImports([...home, ...named(/^home-.*\.js$/)]);
  const opened = withImports([...before, ...named(/^(modal-host|composer)\.screen-.*\.js$/)]);
  const styles = named(/^(modal-host|composer)-.*\.css$/);
  return [...opened.filter(path => !before.includes(path)), ...styles];
}

/** Scripts with all that they import statically. */
export function withImports(paths: readonly string[]): string[] {
  const found = new Set(paths);
  for (const path of found)
    for (const file of matches(path, /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
      found.add(posix.join(posix.dirname(path), file));
  return [...found];
}

/** Scripts with all that they name, directly or through one another. A cached build is restored beside the files of an earlier one, which do not count. */
export function reachable(paths: readonly string[]): string[] {
  const found = new Set(paths);
  for (const path of found) {
    if (!path.endsWith('.js')) continue;
    const code = readFileSync(path, 'utf8');
    const folder = posix.dirname(path);
    for (const file of readdirSync(folder)) if (code.includes(file)) found.add(posix.join(folder, file));
  }
  return [...found];
}
