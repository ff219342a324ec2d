import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (patterns: string[]) => globSync(patterns).map(path => [path, readFileSync(path, 'utf8')] as const);
const classNames = (text: string) => text.match(/\b(?:rk|app)-[a-z]+(?:-[a-z]+)*/g) ?? [];

// A tool that runs rarely would otherwise look for a class that was renamed long ago.
it('browser tests and tools name classes that the source has', () => {
  const known = new Set(
    read(['packages/*/src/**/*.{ts,tsx,css}', 'apps/web/{src,plugins}/**/*.{ts,tsx,css}']).flatMap(([, text]) =>
      classNames(text),
    ),
  );
  const faults = read(['e2e/**/*.ts', 'tools/**/*.ts']).flatMap(([path, text]) =>
    (text.match(/['"`][^'"`]*\.(?:rk|app)-[^'"`]*['"`]/g) ?? [])
      .flatMap(classNames)
      .filter(name => !known.has(name))
      .map(name => `${path} names ${name}`),
  );
  expect(faults).toEqual([]);
});
