// The exports of a built package with their signatures, as text: what a reader of a change to the package reviews.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';

interface Exported {
  readonly name: string;
  readonly text: string;
}

/** Returns the declarations of everything that a declaration file exports, sorted by name, without comments. */
export function apiOf(file: string): string {
  const texts = exportsOf(file).map(({ text }) => text);
  return `${texts.toSorted((a, b) => (a < b ? -1 : 1)).join('\n')}\n`;
}

function exportsOf(file: string): Exported[] {
  const code = readFileSync(file, 'utf8');
  return parseAst(code, { lang: 'dts' }).body.flatMap((statement): Exported[] => {
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${file}: an entry names its exports.`);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, source, specifiers } = statement;
    if (declaration)
      return namesOf(declaration).map(name => ({ name, text: withoutComments(code.slice(statement.start, statement.end)) }));
    if (source === null) return [];
    return specifiers.flatMap(({ local, exported }) => {
      const from = nameOf(local);
      const name = nameOf(exported);
      if (!source.value.startsWith('.')) return [{ name, text: `export { ${from} as ${name} } from '${source.value}';` }];
      const found = exportsOf(resolve(dirname(file), source.value.replace(/\.js$/, '.d.ts'))).filter(
        declared => declared.name === from,
      );
      if (found.length === 0) throw new Error(`${file} exports ${from}, which ${source.value} does not declare.`);
      return found.map(({ text }) => ({ name, text: name === from ? text : `// ${name}:\n${text}` }));
    });
  });
}

interface Declared {
  readonly id?: unknown;
  readonly declarations?: readonly { readonly id: unknown }[];
}

function namesOf(declaration: Declared): string[] {
  const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id];
  return ids.map(id => nameOf(id as { name: string }));
}

function nameOf(node: { readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}

function withoutComments(declaration: string): string {
  return declaration
    .replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n?/gm, '')
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replace(/\n\s*\n/g, '\n');
}
