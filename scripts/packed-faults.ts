// Faults that a package has only where it is installed: tried in the unpacked tarballs, beside their dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { build, type Plugin } from 'esbuild';
import { isClientModule } from './package-build/client-modules.ts';
import { linkDependency, root, type PublishedManifest } from './packed-packages.ts';

/** Both ways in which TypeScript reads the entries of a package of modules. */
const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
];

/** The packages are modules alone (ADR 56): a program of CommonJS modules imports them as Node does, and TypeScript's oldest resolution knows no entries. */
const foreignResolutions: readonly unknown[] = ['node10', 'node16-cjs'];

/** Type-checks every entry, and the declarations of everything that it imports, in a project that checks libraries too. */
export function declarationFaults(manifests: readonly PublishedManifest[], workshop: string): string[] {
  for (const types of ['@types/react', '@types/react-dom', '@types/node']) linkDependency(types, root, workshop);
  const imports = manifests.flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter(entry => entry !== './package.json')
      .map(entry => `${name}${entry.slice(1)}`),
  );
  // A style sheet has no names to bind.
  const lines = imports.map((entry, index) =>
    entry.endsWith('.css') ? `import '${entry}';` : `export * as entry${index} from '${entry}';`,
  );
  writeFileSync(join(workshop, 'entries.ts'), `${lines.join('\n')}\n`);
  writeFileSync(join(workshop, 'package.json'), JSON.stringify({ type: 'module' }));
  return resolutions.flatMap(resolution => {
    const config = join(workshop, 'tsconfig.json');
    const lib = ['ES2024', 'DOM', 'DOM.Iterable'];
    const compilerOptions = {
      ...resolution,
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2023',
      lib,
      types: ['node'],
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['entries.ts'] }));
    const { status, stdout, error } = spawnSync('pnpm', ['exec', 'tsc', '-p', config, '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 120_000,
      shell: process.platform === 'win32',
    });
    if (status === 0) return [];
    const reasons = stdout.split('\n').filter(text => text.includes('error TS'));
    return (reasons.length > 0 ? reasons : [error?.message ?? stdout]).map(text => `${resolution.moduleResolution}: ${text}`);
  });
}

/** Client modules that React Server Components would run: those that an entry reaches otherwise than by their `"use client"`. */
export async function serverComponentFaults(manifests: readonly PublishedManifest[], workshop: string): Promise<string[]> {
  const entries = manifests.flatMap(({ name, exports }) =>
    Object.entries(exports)
      .filter(([entry, target]) => typeof target === 'object' && target.default.endsWith('.js') && entry !== './element')
      .map(([entry]) => `import '${name}${entry.slice(1)}';`),
  );
  const faults: string[] = [];
  const asServer: Plugin = {
    name: 'server-components',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^[^.#/]/ }, ({ path }) => (path.startsWith('@rookery/') ? null : { path, external: true }));
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8');
        if (contents.startsWith('"use client";')) return { contents: '' };
        if (isClientModule(contents)) faults.push(`${relative(workshop, path)} would run among server components.`);
        return null;
      });
    },
  };
  await build({
    stdin: { contents: entries.join(''), resolveDir: workshop },
    bundle: true,
    conditions: ['react-server'],
    format: 'esm',
    plugins: [asServer],
    write: false,
    outdir: workshop,
    logLevel: 'silent',
    // Else what only some of the names need is left out.
    treeShaking: false,
    ignoreAnnotations: true,
  });
  return faults;
}

/** Entries whose declarations and code do not say the same, as "Are the types wrong?" finds them. */
export async function entryFaults({ name }: PublishedManifest, workshop: string): Promise<string[]> {
  const file = readdirSync(workshop).find(tarball => tarball.startsWith(`${name.slice(1).replace('/', '-')}-`)) ?? '';
  const packed = createPackageFromTarballData(readFileSync(join(workshop, file)));
  const result = await checkPackage(packed, { excludeEntrypoints: [/\.css$/, './package.json'] });
  if (result.types === false) return [`${name} has no types.`];
  return result.problems.filter(isOurs).map(problem => `${name}: ${JSON.stringify(problem)}`);
}

/** Links of a README that lead to a file which is not in the package. */
export function readmeLinkFaults({ name }: PublishedManifest, workshop: string): string[] {
  const readme = join(workshop, 'node_modules', name, 'README.md');
  return relativeLinks(readFileSync(readme, 'utf8'))
    .filter(target => target.startsWith('..') || !existsSync(join(dirname(readme), target)))
    .map(target => `The README of ${name} links to ${target}, which is not packed.`);
}

/** The paths of Markdown links and pictures that are no address and no place on the page, without their fragments. */
function relativeLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?<target>[^)\s]+)[^)]*\)/g)]
    .map(match => match.groups?.['target']?.split('#')[0] ?? '')
    .filter(target => target !== '' && !/^[a-z][a-z\d+.-]*:/i.test(target));
}

function isOurs(problem: Problem): boolean {
  return !('resolutionKind' in problem) || !foreignResolutions.includes(problem.resolutionKind);
}
