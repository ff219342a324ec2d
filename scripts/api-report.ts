// The public interface of each package, one committed file for each entry (`packages/<name>/api/`): a change of it is seen in review. Fails
// when the built declarations differ, or when a package would be published with files, types or facts missing. `--write` updates the files.
// Needs the built packages.
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './api-declarations.ts';
import { packages, root } from './packed-packages.ts';
import { finish } from './report.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  };
  readonly [fact: string]: unknown;
}

const facts = ['description', 'keywords', 'license', 'engines', 'sideEffects', 'files'];
/** Left out where there is no true address; the release workflow adds the repository that it runs in. */
const addresses = ['homepage', 'bugs', 'repository'];
const isWriting = process.argv.includes('--write');
const faults = packages.flatMap(checkPackage);
finish('api', faults);

function checkPackage(name: string): string[] {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const published = manifest.publishConfig.exports;
  const reports = new Map<string, string>();
  const found: string[] = [];
  for (const fact of facts) if (manifest[fact] === undefined) found.push(`${manifest.name} has no "${fact}".`);
  for (const fact of addresses)
    if (/\.example\b/.test(JSON.stringify(manifest[fact]) ?? ''))
      found.push(`"${fact}" of ${manifest.name} leads nowhere: leave it out.`);
  for (const entry of Object.keys(manifest.exports))
    if (!(entry in published)) found.push(`${manifest.name} does not publish ${entry}.`);
  for (const [entry, target] of Object.entries(published)) {
    const files = typeof target === 'string' ? [target] : [target.types, target.default];
    const missing = files.filter(file => globSync(file, { cwd: folder }).length === 0);
    found.push(...missing.map(file => `${manifest.name}${entry.slice(1)} has no ${file}.`));
    if (typeof target === 'string' || entry.endsWith('.css') || entry.startsWith('./locales/') || missing.length > 0) continue;
    reports.set(entry === '.' ? 'index.txt' : `${entry.slice(2).replaceAll('/', '-')}.txt`, apiOf(join(folder, target.types)));
  }
  const strays = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(test|stories)\.|test-support/.test(file),
  );
  found.push(...strays.map(file => `${manifest.name} would publish ${file}.`));
  if (isWriting) write(join(folder, 'api'), reports);
  return [...found, ...differences(manifest.name, join(folder, 'api'), reports)];
}

function write(folder: string, reports: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
}

function differences(name: string, folder: string, reports: ReadonlyMap<string, string>): string[] {
  const committed = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...committed, ...reports.keys()])].flatMap(file => {
    const before = committed.includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
    const now = reports.get(file) ?? '';
    if (before === now) return [];
    const known = new Set(before.split('\n'));
    const first = now.split('\n').find(line => !known.has(line)) ?? 'something is gone';
    return [
      `The interface of ${name} differs from api/${file} (${first.trim()}): node scripts/api-report.ts --write, and a changeset.`,
    ];
  });
}
