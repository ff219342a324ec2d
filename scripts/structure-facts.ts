import { posix } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { folderCycleFaults, layerOf } from './import-rules.ts';
import type { SourceFile } from './source-files.ts';

/** A named stretch of lines: a file, a component or a hook. */
export interface Extent {
  readonly name: string;
  readonly lines: number;
}

export interface StructureFacts {
  readonly files: number;
  readonly lines: number;
  /** Places where code is split: each `import()`. */
  readonly dynamicImports: number;
  /** Sources without tests and stories, the longest first. */
  readonly longestFiles: readonly Extent[];
  readonly longestComponents: readonly Extent[];
  readonly longestHooks: readonly Extent[];
  /** Sources of fewer than 20 lines, without tests, stories and entries. */
  readonly shortFiles: readonly Extent[];
  readonly folderCycles: readonly string[];
  /** Pairs of places with the same lines. */
  readonly duplicates: readonly string[];
}

const SHORT_LINES = 20;
const LISTED = 10;
/** Lines in a row that count as the same piece of code. */
const DUPLICATE_LINES = 8;

/** Measures sources without tests and stories. */
export function structureFacts(files: readonly SourceFile[]): StructureFacts {
  const sources = files.filter(file => !['test', 'story'].includes(layerOf(file.path)));
  const extents = sources.map(file => ({ name: file.path, lines: linesOf(file.text) }));
  const functions = sources.flatMap(functionExtents);
  return {
    files: sources.length,
    lines: extents.reduce((sum, extent) => sum + extent.lines, 0),
    dynamicImports: sources.reduce((sum, { path, text }) => sum + parseSync(path, text).module.dynamicImports.length, 0),
    longestFiles: longest(extents),
    longestComponents: longest(functions.filter(({ name }) => /:[A-Z]/.test(name))),
    longestHooks: longest(functions.filter(({ name }) => /:use[A-Z]/.test(name))),
    shortFiles: extents.filter(({ name, lines }) => lines < SHORT_LINES && !isEntry(name)),
    folderCycles: folderCycleFaults(files),
    duplicates: duplicates(sources),
  };
}

const linesOf = (text: string): number => text.split('\n').length - 1;
const longest = (extents: readonly Extent[]): Extent[] => extents.toSorted((a, b) => b.lines - a.lines).slice(0, LISTED);
/** Entries of packages and of the app; the build loads the frame of the page. */
const isEntry = (path: string): boolean =>
  /(?:\/index\.ts|\/page-frame\.tsx|\.config\.ts|\/main\.tsx|\/rules\.ts|\/locales\/[\w-]+\.ts)$/.test(path);

function functionExtents({ path, text }: SourceFile): Extent[] {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return parseSync(path, text).program.body.flatMap(statement => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    return namedFunctions(declaration).map(({ name, start, end }) => ({
      name: `${path}:${name}`,
      lines: lineAt(end) - lineAt(start) + 1,
    }));
  });
}

function namedFunctions(node: { type: string } | null): { name: string; start: number; end: number }[] {
  if (node?.type === 'FunctionDeclaration') {
    const { id, start, end } = node as ESTree.Function;
    return id === null ? [] : [{ name: id.name, start, end }];
  }
  if (node?.type !== 'VariableDeclaration') return [];
  return (node as ESTree.VariableDeclaration).declarations.flatMap(({ id, init, start, end }) =>
    id.type === 'Identifier' && (init?.type === 'ArrowFunctionExpression' || init?.type === 'CallExpression')
      ? [{ name: id.name, start, end }]
      : [],
  );
}

function duplicates(files: readonly SourceFile[]): string[] {
  const places = new Map<string, { path: string; line: number }>();
  const found = new Map<string, string>();
  for (const { path, text } of files) {
    const lines = text.split('\n').map(line => line.trim());
    for (let line = 0; line + DUPLICATE_LINES <= lines.length; line += 1) {
      const block = lines.slice(line, line + DUPLICATE_LINES);
      // Imports, blank lines and closing brackets are alike everywhere.
      if (block.some(text => /^(?:import|export \{)/.test(text)) || block.filter(text => text.length > 8).length < 6) continue;
      const key = block.join('\n');
      const other = places.get(key);
      if (other === undefined) places.set(key, { path, line: line + 1 });
      else if (other.path !== path || line + 1 - other.line >= DUPLICATE_LINES) {
        const pair = `${other.path} ${path}`;
        if (!found.has(pair)) found.set(pair, `${other.path}:${other.line} and ${posix.normalize(path)}:${line + 1}`);
      }
    }
  }
  return [...found.values()];
}
