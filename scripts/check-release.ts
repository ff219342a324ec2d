// Tries a release without making one: `changeset version` on a copy of the manifests, a dry run of publishing each package, and each package as
// it would be installed: its declarations, what server components reach, and the links of its README. Needs the built packages, and no network.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { declarationFaults, entryFaults, readmeLinkFaults, serverComponentFaults } from './packed-faults.ts';
import { installPacked, root } from './packed-packages.ts';
import { finish } from './report.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

const folders = ['packages', 'apps'].flatMap(parent => readdirSync(join(root, parent)).map(name => `${parent}/${name}`));
const published = folders.filter(folder => manifestOf(root, folder).private !== true);
const copy = mkdtempSync(join(tmpdir(), 'release-'));
try {
  finish('release', [...versionFaults(), ...published.flatMap(publishFaults), ...(await installedFaults())]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The versions and changelogs that the changesets of the repository would make. */
function versionFaults(): string[] {
  const hasChanges = readdirSync(join(root, '.changeset')).some(file => file.endsWith('.md'));
  // Just after a release.
  if (!hasChanges)
    return published
      .filter(folder => !existsSync(join(root, folder, 'CHANGELOG.md')))
      .map(folder => `${folder} was never released, and no changeset speaks of it.`);
  for (const file of ['.changeset', 'package.json', 'pnpm-workspace.yaml'])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  for (const folder of folders) {
    mkdirSync(join(copy, folder), { recursive: true });
    cpSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const author = ['-c', 'user.name=release', '-c', 'user.email=release@rookery.example'];
  const failure =
    run('git', ['init', '--quiet'], copy) ??
    run('git', ['add', '.changeset', 'package.json', 'packages', 'apps'], copy) ??
    run('git', [...author, 'commit', '--quiet', '--message', 'copy'], copy) ??
    run(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], copy);
  if (failure !== null) return [failure];
  return published.flatMap(folder => {
    const { name, version } = manifestOf(copy, folder);
    const isNew = version !== manifestOf(root, folder).version;
    if (!isNew) return version === '0.0.0' ? [`No changeset speaks of ${name}, which was never released.`] : [];
    return existsSync(join(copy, folder, 'CHANGELOG.md')) ? [] : [`${name} ${version} would have no changelog.`];
  });
}

function publishFaults(folder: string): string[] {
  const failure = run('pnpm', ['publish', '--dry-run', '--no-git-checks'], join(root, folder));
  return failure === null ? [] : [failure];
}

async function installedFaults(): Promise<string[]> {
  const workshop = join(copy, 'installed');
  mkdirSync(workshop, { recursive: true });
  const manifests = published.map(folder => installPacked(basename(folder), workshop));
  const faults = manifests.flatMap(manifest => readmeLinkFaults(manifest, workshop));
  for (const manifest of manifests) faults.push(...(await entryFaults(manifest, workshop)));
  faults.push(...(await serverComponentFaults(manifests, workshop)));
  return [...faults, ...declarationFaults(manifests, workshop)];
}

function manifestOf(parent: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(parent, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Runs a command to its end. Returns a sentence when it failed. */
function run(command: string, parameters: readonly string[], cwd: string): string | null {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
    // In the copy pnpm would find no installation of its own, and lead the links of the repository's to the copy.
    env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' },
    shell: process.platform === 'win32',
  });
  return status === 0
    ? null
    : `${command} ${parameters.slice(0, 3).join(' ')} failed in ${cwd}: ${stderr.trim() || stdout.trim()}`;
}
