// Builds the package of the current folder into `dist`: one file for each module (ADR 56), so that an app that imports one name gets that
// name, and the style sheets. The entries are those of `publishConfig.exports`; declarations come from the type checker.
// `node build-package.ts ./element` leaves out an entry that is built otherwise.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { clientDirectives } from './client-modules.ts';
import { precompileMessages, withoutParser } from './precompile-messages.ts';

interface Manifest {
  readonly publishConfig: {
    /** Commands and their files. */
    readonly bin?: Readonly<Record<string, string>>;
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages whose code is in ours, in `dist/vendor`: as they are published they bring an ICU parser along. */
const vendored: readonly string[] = ['intl-messageformat'];

const folder = process.cwd();
const source = resolve(folder, 'src');
const output = resolve(folder, 'dist');
const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as Manifest;
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const leftOut = new Set(process.argv.slice(2));
const files = Object.entries(manifest.publishConfig.exports)
  .filter(([entry]) => !leftOut.has(entry))
  .map(([, target]) => (typeof target === 'string' ? target : target.default))
  .concat(Object.values(manifest.publishConfig.bin ?? {}))
  .filter(target => target.startsWith('./dist/'))
  .map(target => target.slice('./dist/'.length));

const common: InlineConfig = { configFile: false, root: folder, logLevel: 'warn', publicDir: false };

rmSync(output, { recursive: true, force: true });
await buildModules(files.filter(file => file.endsWith('.js')));
for (const file of files.filter(name => name.endsWith('.css'))) await buildSheet(file);
for (const name of vendored) copyLicence(name);

async function buildModules(entries: readonly string[]): Promise<void> {
  await build({
    ...common,
    plugins: [precompileMessages(), withoutParser(), clientDirectives()],
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      lib: { entry: Object.fromEntries(entries.map(file => [file.slice(0, -'.js'.length), sourceOf(file)])), formats: ['es'] },
      rolldownOptions: {
        external: isExternal,
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ moduleIds, name }) => fileOf(moduleIds[0] ?? name),
        },
      },
    },
  });
}

/** A sheet with everything that it imports. Its rules stay as they are written: the build of an app may lower them. */
async function buildSheet(file: string): Promise<void> {
  const result = await build({
    ...common,
    build: {
      write: false,
      cssMinify: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: resolve(source, file) },
    },
  });
  const sheet = (result as Rolldown.RolldownOutput).output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`${file} gave no style sheet.`);
  const target = resolve(output, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, sheet.source);
  // For TypeScript, which knows of style sheets only in Vite's projects.
  writeFileSync(`${target}.d.ts`, 'export {};\n');
}

/** The licences of vendored packages ask for their text beside the code. */
function copyLicence(name: string): void {
  if (!existsSync(resolve(output, 'vendor', `${name}.js`))) return;
  copyFileSync(resolve(folder, 'node_modules', name, 'LICENSE.md'), resolve(output, 'vendor', `${name}.LICENSE.md`));
}

function sourceOf(file: string): string {
  const path = resolve(source, file.replace(/\.js$/, '.ts'));
  return existsSync(path) ? path : `${path}x`;
}

/** The file of a module in `dist`: beside the others as in `src`, or in `vendor`. */
function fileOf(id: string): string {
  const path = relative(source, id);
  if (!path.startsWith('..') && !id.startsWith('\0')) return path.replace(/\.tsx?$|(?<=\.json)$/, '.js');
  const [name = 'module'] = /[^/\\:]+(?=[/\\](index|dist[/\\].*)\.js$)|[^/\\:.]+(?=(\.js)?$)/.exec(id) ?? [];
  return `vendor/${name}.js`;
}

/** Packages that are installed beside this one. Importing another is a fault of the manifest. */
function isExternal(id: string, importer: string | undefined): boolean {
  if (importer === undefined || /^[./\0]/.test(id) || !importer.startsWith(source)) return false;
  const name = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  if (vendored.includes(name)) return false;
  if (!installed.includes(name) && !id.startsWith('node:'))
    throw new Error(`${importer} imports ${name}, which package.json does not list.`);
  return true;
}
