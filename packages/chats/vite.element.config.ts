import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { precompileMessages, withoutParser } from '../../scripts/package-build/precompile-messages.ts';
import { withoutHydration } from '../../scripts/package-build/without-hydration.ts';
import { filesBeside } from './files-beside.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Keeps the database of drafts and unsent messages in the file of the element: every visit opens it. */
const withDatabase: Plugin = {
  name: 'rookery:with-database',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('outbox-database.data.ts')) return null;
    const lazy = "await import('idb')";
    if (!code.includes(lazy)) throw new Error(`${id} no longer loads idb by itself: remove this plugin.`);
    return { code: `import * as idb from 'idb'; ${code.replace(lazy, 'idb')}`, map: null };
  },
};

/** A library build keeps line breaks and annotations for the bundler of its user; here the page is the user. */
const minified: Plugin = {
  name: 'rookery:minified',
  outputOptions: options => ({ ...options, minify: true, comments: false }),
};

/** A module names its file: `menu.ts` and `menu/index.ts` are in `menu.js`. */
function fileName(moduleId: string): string {
  const name = basename(moduleId).replace(/(\.data|\.screen)?\.tsx?$/, '');
  return `${name === 'index' ? basename(dirname(moduleId)) : name}.js`;
}

/** The element with React inside, `dist/element/index.js`, and beside it the files that it loads when a person needs them (ADR 41). */
export default defineConfig({
  plugins: [
    precompileMessages(),
    withoutParser(),
    withDatabase,
    withoutHydration(),
    filesBeside(['RookeryChatsElement']),
    minified,
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: /^react(?=$|\/)/, replacement: folderOf('react-18') },
      { find: /^react-dom(?=$|\/)/, replacement: folderOf('react-dom-18') },
    ],
  },
  build: {
    outDir: 'dist/element',
    // The declarations are beside the file.
    emptyOutDir: false,
    target: 'baseline-widely-available',
    // Browsers with `light-dark()`: its replacement would double the sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // Not an app: no code that preloads.
    lib: { entry: 'src/element/index.ts', formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'index.js',
        chunkFileNames: ({ facadeModuleId }) => fileName(facadeModuleId ?? 'shared'),
        // All that the entry imports statically is one file.
        codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
      },
      // Packages say which of their modules a server may not run; here is none.
      checks: { moduleLevelDirective: false },
    },
  },
});
