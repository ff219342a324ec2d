// The packages as somebody gets them who installs them: packed by `pnpm pack`, unpacked into a `node_modules` beside their dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The folders of `packages`. */
export const packages: readonly string[] = readdirSync(join(root, 'packages')).toSorted();

export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types?: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs a package of the repository, unpacks it into `workshop/node_modules` and links its dependencies. Returns its published manifest. Needs
 * the built package.
 */
export function installPacked(name: string, workshop: string): PublishedManifest {
  const source = join(root, 'packages', name);
  const target = join(workshop, 'node_modules/@rookery', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  run('pnpm', ['pack', '--pack-destination', workshop], source);
  const tarball = readdirSync(workshop).find(file => file.startsWith(`rookery-${name}-`)) ?? '';
  run('tar', ['-xzf', join(workshop, tarball), '--strip-components=1', '-C', target], workshop);
  linkDependencies(name, workshop);
  return manifestIn(workshop, name);
}

/** Links what an unpacked package depends on: from the folder `preferred` of the repository where it has it, else from the package's own. */
export function linkDependencies(name: string, workshop: string, preferred = join(root, 'packages', name)): void {
  const { dependencies, peerDependencies } = manifestIn(workshop, name);
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (dependency.startsWith('@rookery/')) continue;
    const isPreferred = existsSync(join(preferred, 'node_modules', dependency));
    linkDependency(dependency, isPreferred ? preferred : join(root, 'packages', name), workshop);
  }
}

/** The manifest of an unpacked package, with an entry for each file that a pattern of its entries finds. */
function manifestIn(workshop: string, name: string): PublishedManifest {
  const folder = join(workshop, 'node_modules/@rookery', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest;
  const entries = Object.entries(manifest.exports).flatMap(([entry, target]): [string, typeof target][] => {
    if (!entry.endsWith('*') || typeof target === 'string') return [[entry, target]];
    const files = readdirSync(join(folder, dirname(target.default))).filter(file => file.endsWith(extname(target.default)));
    return files.map(file => {
      const fill = (pattern: string) => pattern.replace('*', basename(file, extname(file)));
      return [fill(entry), { ...(target.types !== undefined && { types: fill(target.types) }), default: fill(target.default) }];
    });
  });
  return { ...manifest, exports: Object.fromEntries(entries) as PublishedManifest['exports'] };
}

/** Links a dependency that the folder `from` of the repository has into `workshop/node_modules`. */
export function linkDependency(name: string, from: string, workshop: string): void {
  const target = join(workshop, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true });
  symlinkSync(join(from, 'node_modules', name), target, 'junction');
}

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, parameters, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed: ${stderr}`);
}
