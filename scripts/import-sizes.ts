// Measures what importing one name, or one style sheet, from a published package costs an app: bundled by esbuild from the packed output, without
// the peers, in bytes after brotli. Fails when an import is more than 2 % larger than in the `import-sizes.json` of its package. `--write` writes these
// files, the tables of the READMEs and the sizes in their text. Needs the built packages.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, transform, type Plugin } from 'esbuild';
import { definitionOf, exportsOf, withoutEntries } from './module-exports.ts';
import { installPacked, packages, root, type PublishedManifest } from './packed-packages.ts';
import { finish } from './report.ts';

/** Bytes by entry and name. */
type Sizes = Record<string, Record<string, number>>;

/** The built-in server is in no page, and the elements are whole files. */
const measured = packages.filter(name => name !== 'instance' && name !== 'elements');
const MAX_GROWTH = 1.02;
/** Of 11: what many servers compress with, at a tenth of the time. */
const BROTLI_QUALITY = 9;
/** Names of chunks and the order of statements make the smallest imports differ by some bytes. */
const TOLERANCE_BYTES = 8;
/** Entries for tests and texts, and those that are one whole file for a page: `.size-limit.ts` has these. */
const unmeasured = /^\.\/(testing|element|locales\/.*|package\.json)$/;
/** Stands for the name that an import of a style sheet does not have. */
const SHEET = 'the sheet';
const ICU_PARSER = 'EXPECT_ARGUMENT_CLOSING_BRACE';

const TABLE_START = '<!-- Written by scripts/import-sizes.ts -->';
const TABLE_END = '<!-- End of the sizes -->';

/** A size in the text of a README, after the imports that it is the sum of: `<!-- Size: ./base.css, ./emoji nativeEmojis -->45.9 kB`. */
const SIZE_IN_TEXT = /(?<marker><!-- Size: (?<imports>[^>]+) -->)[\d.]+ kB/g;

const brotli = promisify(brotliCompress);
const isWriting = process.argv.includes('--write');
const workshop = join(root, '.import-sizes');
const transformed = new Map<string, string>();
/** Bypasses the entries of packages, as bundlers do for packages without side effects, but without parsing them for each import. */
const direct: Plugin = {
  name: 'direct-imports',
  setup: bundler =>
    bundler.onLoad({ filter: /[/\\]@rookery[/\\][^/\\]+[/\\]dist[/\\].*\.js$/ }, ({ path }) => {
      const contents = transformed.get(path) ?? withoutEntries(readFileSync(path, 'utf8'), entryFile);
      transformed.set(path, contents);
      return { contents };
    }),
};

rmSync(workshop, { recursive: true, force: true });
mkdirSync(workshop, { recursive: true });
const installed = join(workshop, 'node_modules');
const manifests = measured.map(name => installPacked(name, workshop));
const faults: string[] = [];
for (const [index, manifest] of manifests.entries()) {
  const folder = join(root, 'packages', measured[index] ?? '');
  const sizes = await measure(manifest);
  const count = Object.values(sizes).flatMap(Object.values).length;
  process.stdout.write(`${manifest.name}: ${count} imports\n`);
  if (isWriting) write(folder, manifest, sizes);
  faults.push(...compare(manifest.name, readSizes(folder), sizes), ...staleTable(folder, manifest));
}
finish('import-sizes', faults);

async function measure(manifest: PublishedManifest): Promise<Sizes> {
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const imports = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    unmeasured.test(entry) || typeof target === 'string'
      ? []
      : namesOf(join(installed, manifest.name, target.default)).map(name => ({ entry, name })),
  );
  const bytes = await inTurns(imports, ({ entry, name }) =>
    name === SHEET ? sheetSize(`${manifest.name}${entry.slice(1)}`) : sizeOf(`${manifest.name}${entry.slice(1)}`, name, peers),
  );
  const sizes: Sizes = {};
  for (const [index, { entry, name }] of imports.entries()) (sizes[entry] ??= {})[name] = bytes[index] ?? 0;
  return sizes;
}

function namesOf(file: string): string[] {
  return file.endsWith('.css') ? [SHEET] : [...exportsOf(file).keys()].toSorted();
}

/** The file of an entry of our packages, or of the icons; null for any other. */
function entryFile(specifier: string): string | null {
  if (specifier === 'lucide-react') {
    const manifest = createRequire(join(root, 'packages/ui/package.json')).resolve('lucide-react/package.json');
    return join(dirname(manifest), (JSON.parse(readFileSync(manifest, 'utf8')) as { module: string }).module);
  }
  const manifest = manifests.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const target = manifest?.exports[`.${specifier.slice(manifest.name.length)}`];
  return manifest && typeof target === 'object' ? join(installed, manifest.name, target.default) : null;
}

/** The bytes of an import with what it imports statically. */
async function sizeOf(specifier: string, name: string, peers: readonly string[]): Promise<number> {
  const definition = definitionOf(entryFile(specifier) ?? '', name, entryFile);
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${definition.name} } from ${JSON.stringify(definition.file)};`, resolveDir: workshop },
    plugins: [direct],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    outdir: join(workshop, 'out'),
    absWorkingDir: workshop,
    external: peers.flatMap(peer => [peer, `${peer}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    write: false,
  });
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, external, path: imported } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) load(imported);
  };
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) if (entryPoint === '<stdin>') load(path);
  const code = outputFiles
    .filter(({ path }) => loaded.has(relative(workshop, path).replaceAll('\\', '/')))
    .map(({ text }) => text)
    .join('\n');
  if (!specifier.endsWith('/icu') && code.includes(ICU_PARSER)) faults.push(`${name} of ${specifier} loads an ICU parser.`);
  return compressed(code);
}

async function sheetSize(specifier: string): Promise<number> {
  const { code } = await transform(readFileSync(entryFile(specifier) ?? '', 'utf8'), { loader: 'css', minify: true });
  return compressed(code);
}

async function compressed(code: string): Promise<number> {
  return (await brotli(code, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })).length;
}

/** Runs a few tasks at a time. Returns the results in order. */
async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await run(items[index] as Item);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return results;
}

function readSizes(folder: string): Sizes {
  const file = join(folder, 'import-sizes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sizes) : {};
}

function compare(name: string, committed: Sizes, measured: Sizes): string[] {
  return Object.entries(measured).flatMap(([entry, sizes]) =>
    Object.entries(sizes).flatMap(([imported, bytes]) => {
      const before = committed[entry]?.[imported];
      const subject = `${imported} of ${name}${entry.slice(1)}`;
      if (before === undefined) return [`${subject} has no size in import-sizes.json: node scripts/import-sizes.ts --write`];
      return bytes > before * MAX_GROWTH + TOLERANCE_BYTES ? [`${subject} takes ${bytes} bytes; it took ${before}.`] : [];
    }),
  );
}

function write(folder: string, manifest: PublishedManifest, sizes: Sizes): void {
  writeFileSync(join(folder, 'import-sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  const file = join(folder, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const rest = readme.includes(TABLE_START)
    ? readme.slice(0, readme.indexOf(TABLE_START)) + readme.slice(endOfTable(readme))
    : readme;
  writeFileSync(file, withSizes(`${rest.trimEnd()}\n\n${tableOf(manifest, sizes)}\n`, sizes));
}

/** The README with the measured sizes in its text. */
function withSizes(readme: string, sizes: Sizes): string {
  return readme.replaceAll(SIZE_IN_TEXT, (_text, marker: string, imports: string) => {
    const bytes = imports.split(', ').map(text => {
      const [entry = '', name = SHEET] = text.split(' ');
      const size = sizes[entry]?.[name];
      if (size === undefined) throw new Error(`A README has the size of ${text}, which no entry exports.`);
      return size;
    });
    return `${marker}${inKilobytes(bytes.reduce((sum, size) => sum + size, 0))} kB`;
  });
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function endOfTable(readme: string): number {
  return readme.indexOf(TABLE_END) + TABLE_END.length;
}

function staleTable(folder: string, manifest: PublishedManifest): string[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const sizes = readSizes(folder);
  const isTrue = readme.includes(tableOf(manifest, sizes)) && readme === withSizes(readme, sizes);
  return isTrue
    ? []
    : [`The sizes in the README of ${manifest.name} differ from import-sizes.json: node scripts/import-sizes.ts --write`];
}

function tableOf({ name, peerDependencies = {} }: PublishedManifest, sizes: Sizes): string {
  const rows = Object.entries(sizes).flatMap(([entry, imports]) =>
    Object.entries(imports).map(
      ([imported, bytes]) =>
        `| ${imported === SHEET ? SHEET : `\`${imported}\``} | \`${name}${entry.slice(1)}\` | ${inKilobytes(bytes)} |`,
    ),
  );
  return [
    TABLE_START,
    '## Size of each import',
    '',
    `kB after brotli of one import with everything it needs, minified, without ${Object.keys(peerDependencies).join(', ')}.`,
    '',
    `<details><summary>${rows.length} imports</summary>`,
    '',
    '| Import | From | kB |',
    '|---|---|---:|',
    ...rows,
    '',
    '</details>',
    TABLE_END,
  ].join('\n');
}
