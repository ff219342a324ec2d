import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { precompileMessages, withoutParser } from '../../scripts/package-build/precompile-messages.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** A library build keeps line breaks and annotations for the bundler of its user; here the page is the user. */
const minified: Plugin = {
  name: 'rookery:minified',
  outputOptions: options => ({ ...options, minify: true, comments: false }),
};

/**
 * The element with React inside, and beside it the files that it loads when a person needs them (ADR 41): `index.js` defines it, all that it
 * imports statically is `chats.js`. The files beside import `chats.js`, so a page may give `index.js` another name or a query.
 */
export default defineConfig({
  plugins: [precompileMessages(), withoutParser(), minified],
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
    lib: { entry: { index: 'src/element/index.ts', chats: 'src/element/chats-element.tsx' }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'chats', tags: ['$initial'], test: id => !id.endsWith('/element/index.ts') }] },
      },
      // Packages say which of their modules a server may not run; here is none.
      checks: { moduleLevelDirective: false },
    },
  },
});
