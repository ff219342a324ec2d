import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

const PARSER = '@formatjs/icu-messageformat-parser';

/** Replaces the parser of ICU messages by the element's own. */
function ownMessageParser(): Plugin {
  const withoutParser = require.resolve(`${PARSER}/no-parser.js`);
  const ownParser = resolve(import.meta.dirname, 'src/element/icu-parser.ts');
  return {
    name: 'rookery:own-message-parser',
    enforce: 'pre',
    resolveId: id => (id === PARSER ? `\0${PARSER}` : null),
    load: id =>
      id === `\0${PARSER}`
        ? `export * from ${JSON.stringify(withoutParser)}; export { parse } from ${JSON.stringify(ownParser)};`
        : null,
  };
}

/**
 * The element with everything it needs, in one file: `dist/element/index.js`. React 18 is inside, because it takes a third less than
 * React 19 (ADR 41).
 */
export default defineConfig({
  plugins: [ownMessageParser()],
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
    modulePreload: false,
    rolldownOptions: {
      input: 'src/element/index.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'index.js', codeSplitting: false },
      // Packages say which of their modules a server may not run; here is none.
      checks: { moduleLevelDirective: false },
    },
  },
});
