import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file of the repository; `path` is relative to its root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Every TypeScript source of the packages and the app, sorted by path.
 *
 * @param root Folder of the repository.
 */
export function readSourceFiles(root = '.'): SourceFile[] {
  const paths = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/{src,server,plugins}/**/*.{ts,tsx}'], { cwd: root });
  return paths
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The built scripts of the app, of the elements and of the packages' modules. The built-in server is left out: it runs in Node. */
export function readBuiltScripts(root = '.'): SourceFile[] {
  const paths = globSync(['apps/web/dist/**/*.js', 'packages/*/dist/**/*.js'], { cwd: root });
  return paths
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.startsWith('packages/instance/'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The tests of the running app. */
export function readBrowserTests(root = '.'): SourceFile[] {
  const paths = globSync('e2e/**/*.spec.ts', { cwd: root });
  return paths.map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
}
