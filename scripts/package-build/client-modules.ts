import { posix } from 'node:path';
import { parseAst, type ESTree } from 'vite';

/** Names that only the browser's half of an app can use: state, effects, contexts, and elements with their listeners. */
const clientNames = /^(use[A-Z]\w*|createContext|Component|PureComponent|createElement|cloneElement|lazyPart)$/;
const clientPackages = /^(react\/jsx-(dev-)?runtime|react-dom(\/client)?|react-aria-components)$/;

/** Leads to a module of `dist`; under the condition `react-server` to its file in `dist/react-server`: `imports` of each manifest. */
const CONDITIONAL = '#client/';

/**
 * Whether a compiled module runs on the client only: it has elements, uses a hook, or is a component by a class. Pure functions beside them do
 * not, so that they can run on a server.
 */
export function isClientModule(code: string): boolean {
  return parseAst(code).body.some(
    statement =>
      statement.type === 'ImportDeclaration' &&
      (clientPackages.test(statement.source.value) ||
        statement.specifiers.some(
          specifier =>
            specifier.type === 'ImportSpecifier' &&
            clientNames.test(specifier.imported.type === 'Identifier' ? specifier.imported.name : ''),
        )),
  );
}

/**
 * The files by which React Server Components know the client modules of a build. A bundler without them warns of each module with a directive
 * (`MODULE_LEVEL_DIRECTIVE`), so `"use client"` is not in the modules. It is in `react-server/<path>`, beside the modules: one such file for
 * each client module that another module imports or exports.
 *
 * @param modules The code of each module, by its path in `dist`.
 * @returns The files to write: those and the modules that import them.
 */
export function clientReferences(modules: ReadonlyMap<string, string>): Map<string, string> {
  const isClient = new Map([...modules].map(([path, code]) => [path, isClientModule(code)]));
  const files = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  for (const [path, code] of modules) {
    if (isClient.get(path) === true) continue;
    let result = code;
    for (const { source, names } of parseAst(code).body.flatMap(imported).toReversed()) {
      const target = posix.join(posix.dirname(path), source.value);
      if (isClient.get(target) !== true) continue;
      if (names === null) throw new Error(`${path} takes all of ${source.value}; server components need the names.`);
      taken.set(target, new Set([...(taken.get(target) ?? []), ...names]));
      result = result.slice(0, source.start) + JSON.stringify(CONDITIONAL + target) + result.slice(source.end);
    }
    if (result !== code) files.set(path, result);
  }
  for (const [target, names] of taken) {
    const path = `react-server/${target}`;
    const module = posix.relative(posix.dirname(path), target);
    files.set(path, `"use client";\nexport { ${[...names].toSorted().join(', ')} } from ${JSON.stringify(module)};\n`);
  }
  return files;
}

interface Imported {
  readonly source: ESTree.StringLiteral;
  /** null: all, under one name or their own. */
  readonly names: readonly string[] | null;
}

function imported(statement: ESTree.Directive | ESTree.Statement): Imported[] {
  if (statement.type === 'ExportAllDeclaration') return [{ source: statement.source, names: null }];
  if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.source === null) return [];
  const names = statement.specifiers.map(specifier => {
    if (specifier.type === 'ImportNamespaceSpecifier') return null;
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    const name = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
    return name.type === 'Literal' ? name.value : name.name;
  });
  const known = names.filter(name => name !== null);
  return [{ source: statement.source, names: known.length === names.length ? known : null }];
}
