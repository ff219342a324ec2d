// Type-checks the examples of every package's README against the built packages, as somebody sees them who has installed these. Needs the built
// packages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packages, root } from './packed-packages.ts';
import { readmeExamples } from './readme-examples.ts';
import { finish } from './report.ts';

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly types: string }>> };
}

const faults: string[] = [];
/** The README and line of each written example, by its file. */
const places = new Map<string, { readonly readme: string; readonly line: number; readonly contextLines: number }>();

for (const name of packages) {
  const readme = `packages/${name}/README.md`;
  // Inside the package, whose dependencies an example may import.
  const folder = join(root, 'packages', name, 'node_modules/.cache/readme');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const examples = readmeExamples(readFileSync(join(root, readme), 'utf8'));
  if (examples.length === 0) faults.push(`${readme} has no example.`);
  for (const { line, language, code, context } of examples) {
    const file = join(folder, `line-${line}.${language === 'tsx' ? 'tsx' : 'ts'}`);
    const before = context === '' ? '' : `${context}\n`;
    writeFileSync(file, `${before}${code}\nexport {};\n`);
    places.set(relative(root, file), { readme, line, contextLines: before.split('\n').length - 1 });
  }
}

const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const config = join(cache, 'readme-tsconfig.json');
writeFileSync(
  config,
  JSON.stringify({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [], noUnusedLocals: false, paths: publishedPaths() },
    files: [...places.keys()].map(file => join(root, file)),
  }),
);
const { stdout, status, error } = spawnSync('pnpm', ['exec', 'tsc', '-p', config, '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});
for (const text of stdout.split('\n').filter(text => text.includes('error TS'))) faults.push(atReadme(text));
if (status !== 0 && faults.length === 0) faults.push(`The examples were not checked: ${error?.message ?? stdout}`);
finish('readmes', faults);

/** The declarations that each entry of each package publishes. */
function publishedPaths(): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  for (const name of packages) {
    const folder = join(root, 'packages', name);
    const { name: published, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    for (const [entry, target] of Object.entries(publishConfig.exports))
      if (typeof target !== 'string') paths[published + entry.slice(1)] = [join(folder, target.types)];
  }
  return paths;
}

/** An error of TypeScript with the line of the README in place of the file's. */
function atReadme(text: string): string {
  const [, file = '', row = '', message = text] = /^(.*?)\((\d+),\d+\): (.*)$/.exec(text) ?? [];
  const place = places.get(file.replaceAll('\\', '/'));
  return place === undefined ? text : `${place.readme}:${place.line + Number(row) - place.contextLines} ${message}`;
}
