import { dirname, join } from 'node:path';
import { precompiled } from './precompile-messages.ts';

/** The facts of `package.json` that the build needs. */
export interface Manifest {
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly default: string }>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The names of the source files in a folder of the build that have an ending, without it. */
type FilesIn = (folder: string, ending: string) => readonly string[];

/** A file of `dist`, and the specifiers that it imports. */
interface BuiltFile {
  readonly path: string;
  readonly imports?: readonly { readonly path: string }[] | undefined;
}

/**
 * Makes the file of one module from the code that esbuild made of it: with parsed messages. Lines stay where they are, for the source map. Importing a package that the manifest does not list is an error.
 */
export function publishedModule(code: string, { path, imports = [] }: BuiltFile, manifest: Manifest, filesIn: FilesIn): string {
  const installed = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const { path: specifier } of imports) {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    if (!/^(\.|node:)/.test(specifier) && !(name in installed))
      throw new Error(`${path} imports ${name}, which package.json does not list.`);
  }
  return withOwnNames(withBuiltJson(withWrittenImports(precompiled(code, path) ?? code, path, filesIn))).replace(
    /^"use strict";/m,
    '',
  );
}

/**
 * Writes out `import.meta.glob`, which only Vite knows, as one `import()` for each file: every bundler makes a file of its own of each.
 *
 * @param path The file of the build. The pattern is a folder and an ending: `'../locales/*.ts'`.
 * @param filesIn The files of the source that a pattern has, by their names.
 */
function withWrittenImports(code: string, path: string, filesIn: FilesIn): string {
  return code.replaceAll(/\bimport\.meta\.glob\("([^"*]+)\/\*\.(ts|json)"\)/g, (_call, folder: string, ending: string) => {
    const names = filesIn(join(dirname(path), folder), ending);
    if (names.length === 0) throw new Error(`${path}: ${folder} has no modules.`);
    const built = ending === 'ts' ? '' : `.${ending}`;
    const imports = names.map(name => `"${folder}/${name}.${ending}": () => import("${folder}/${name}${built}.js")`);
    return `{ ${imports.join(', ')} }`;
  });
}

/** A JSON file is built to a module, `name.json.js`, which needs no import attribute of those that read it. */
function withBuiltJson(code: string): string {
  return code.replaceAll(/(\bfrom "\.[^"]+\.json)"( with \{[^}]*\})?/g, '$1.js"');
}

/** React shows the name of a component. esbuild renames a function that is named like the constant it is for: `function Button2`. */
function withOwnNames(code: string): string {
  return code.replaceAll(/\bfunction ([A-Z][A-Za-z]*)(\d+)\(/g, (text, name: string, suffix: string) => {
    const isCalled = code.split(new RegExp(`\\b${name}${suffix}\\b`)).length > 2;
    return code.includes(`const ${name} = `) && !isCalled ? `function ${name}(` : text;
  });
}
