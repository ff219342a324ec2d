// The build of every package: `tsup --config ../../scripts/package-build/tsup.config.ts` in its folder fills `dist` with one file for each module
// (ADR 56), so that an app that imports one name gets that name, and with the style sheets of `publishConfig.exports`. Declarations come from
// the type checker.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { clientReferences } from './client-modules.ts';
import { needsNoParser, NO_PARSER_FILE } from './without-parser.ts';
import { publishedModule, type Manifest } from './published-module.ts';

const notPublished = ['**/*.test.*', '**/*.stories.*', '**/*.pictures.json', '**/test-support/**', '**/test-*'];
// An element that is built with React inside has a build of its own.
if (existsSync('vite.element.config.ts')) notPublished.push('src/element/**');

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const sheets = Object.values(manifest.publishConfig.exports)
  .map(target => (typeof target === 'string' ? target : target.default))
  .filter(target => target.endsWith('.css'));
/** Modules that contain the package of their name. */
const vendored = globSync('src/vendor/*.ts');
const bundled = [
  ...vendored,
  ...globSync('src/**/*.json', { exclude: notPublished }),
  ...sheets.map(sheet => sheet.replace('./dist/', 'src/')),
];

/** The names of the source files in a folder of `dist` that have an ending, once they are built. */
const modulesIn = (folder: string, ending: string): string[] =>
  globSync(`${relative('.', folder).replace(/^dist/, 'src')}/*.${ending}`, { exclude: notPublished }).map(file =>
    basename(file, `.${ending}`),
  );

const common = {
  outDir: 'dist',
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  sourcemap: true,
  silent: true,
  // node:sqlite exists under its full name only.
  removeNodeProtocol: false,
} satisfies Options;

// Not `clean`: the two builds run side by side.
rmSync('dist', { recursive: true, force: true });

const modules: Options = {
  ...common,
  bundle: false,
  entry: ['src/**/*.{ts,tsx}', ...[...notPublished, 'src/vendor/**'].map(glob => `!${glob}`)],
  esbuildOptions: options => {
    options.charset = 'utf8';
    options.outbase = 'src';
    // With a format esbuild writes `export … from` as an import and an export, which has a server take the whole package for the browser's.
    options.format = undefined;
  },
  plugins: [
    {
      name: 'rookery:published-module',
      renderChunk: (code, chunk) => ({ code: publishedModule(code, chunk, manifest, modulesIn) }),
      buildEnd({ writtenFiles }) {
        const paths = writtenFiles.map(({ name }) => name).filter(path => path.endsWith('.js'));
        const built = new Map(paths.map(path => [relative('dist', path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
        for (const [path, code] of clientReferences(built)) {
          mkdirSync(dirname(join('dist', path)), { recursive: true });
          writeFileSync(join('dist', path), code);
        }
      },
    },
  ],
};

/** Files that contain what they import. */
const bundles: Options = {
  ...common,
  entry: Object.fromEntries(bundled.map(file => [file.slice('src/'.length).replace(/\.(ts|css)$/, ''), file])),
  noExternal: [/./],
  esbuildOptions: options => {
    options.charset = 'utf8';
  },
  esbuildPlugins: [
    {
      name: 'rookery:without-parser',
      setup: ({ onResolve }) =>
        onResolve({ filter: /parser$/ }, ({ path, importer }) =>
          needsNoParser(path, importer) ? { path: NO_PARSER_FILE } : null,
        ),
    },
  ],
  plugins: [
    {
      name: 'rookery:source-maps-of-code',
      renderChunk(_code, chunk) {
        if (/\.(css|json\.js)$/.test(chunk.path)) chunk.map = undefined;
        return null;
      },
    },
  ],
  async onSuccess() {
    // For TypeScript, which knows of style sheets only in Vite's projects.
    for (const sheet of sheets) writeFileSync(`${sheet}.d.ts`, 'export {};\n');
    // The licences of vendored packages ask for their text beside the code.
    for (const name of vendored.map(file => basename(file, '.ts')))
      copyFileSync(`node_modules/${name}/LICENSE.md`, `dist/vendor/${name}.LICENSE.md`);
  },
};

// tsup takes no build without a file.
export default defineConfig(bundled.length === 0 ? modules : [modules, bundles]);
