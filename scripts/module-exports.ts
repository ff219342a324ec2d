// Where the exports of built modules are defined: follows re-exports from file to file, through the packages of the repository and lucide.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';

export interface Definition {
  readonly file: string;
  readonly name: string;
}

interface Source {
  /** null: this module. */
  readonly specifier: string | null;
  readonly name: string;
}

/** Resolves a package's entry to its file; null for one that is imported as it is. */
export type ResolveEntry = (specifier: string) => string | null;

interface Named {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}
const nameOf = (node: Named): string => node.name ?? String(node.value);

const known = new Map<string, ReadonlyMap<string, Source>>();

/** The names that a module exports, with the module each one is imported from. */
export function exportsOf(file: string): ReadonlyMap<string, Source> {
  const cached = known.get(file);
  if (cached) return cached;
  const imported = new Map<string, Source>();
  const exported = new Map<string, Source>();
  const { body } = parseAst(readFileSync(file, 'utf8'));
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers)
      if (specifier.type === 'ImportSpecifier')
        imported.set(specifier.local.name, { specifier: statement.source.value, name: nameOf(specifier.imported) });
  }
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of statement.specifiers) {
      const local = nameOf(specifier.local);
      const source = statement.source ? { specifier: statement.source.value, name: local } : imported.get(local);
      exported.set(nameOf(specifier.exported), source ?? { specifier: null, name: nameOf(specifier.exported) });
    }
  }
  known.set(file, exported);
  return exported;
}

/** Follows an export to the module that defines it. */
export function definitionOf(file: string, name: string, resolveEntry: ResolveEntry): Definition {
  const source = exportsOf(file).get(name);
  if (!source || source.specifier === null) return { file, name };
  const next = moduleOf(source.specifier, file) ?? resolveEntry(source.specifier);
  return next === null ? { file, name } : definitionOf(next, source.name, resolveEntry);
}

/** The module of the same package that an import names; null for one of another package. */
function moduleOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('#')) return createRequire(file).resolve(specifier);
  return specifier.startsWith('.') ? resolve(dirname(file), specifier) : null;
}

/** The module with its imports from entries of packages replaced by imports from the modules that define the names. */
export function withoutEntries(code: string, resolveEntry: ResolveEntry): string {
  let result = code;
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'ImportDeclaration') continue;
    const entry = resolveEntry(statement.source.value);
    if (entry === null) continue;
    const direct = statement.specifiers.map(specifier => {
      if (specifier.type !== 'ImportSpecifier')
        throw new Error(`An import of all of ${statement.source.value} cannot be measured.`);
      const { file, name } = definitionOf(entry, nameOf(specifier.imported), resolveEntry);
      return `import { ${name} as ${specifier.local.name} } from ${JSON.stringify(file)};`;
    });
    result = result.slice(0, statement.start) + direct.join('') + result.slice(statement.end);
  }
  return result;
}
