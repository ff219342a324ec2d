import { globSync, readFileSync } from 'node:fs';

/** A source file of the repository; `path` is relative to its root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript source of the packages and the app, sorted by path. */
export function readSourceFiles(): SourceFile[] {
  const paths = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/{src,server,plugins}/**/*.{ts,tsx}']);
  return paths
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));
}
