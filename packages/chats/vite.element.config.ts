import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));
const source = (path: string): string => resolve(import.meta.dirname, path);

/** Modules of other packages that chats do not need in the element. */
const absentParts =
  /^@rookery\/ui\/emoji$|^\.\/outbox-kinds\.data\.js$|^\.\/resources\/(?:lists|markers|suggestions|timelines)\.js$|^\.\/stream-probe\.js$|^\.\/(?:layer-history|leave-layers)\.dom\.js$|^\.\.\/entities\/site-settings\.js$|^\.\/event\.js$/;

/** Takes the names and keys out of the icons of lucide-react: nothing in the element reads them. */
function bareIcons(): Plugin {
  return {
    name: 'rookery:bare-icons',
    transform: (code, id) =>
      /lucide-react\/dist\/esm\/icons\//.test(id)
        ? code.replaceAll(/,\s*key: "[^"]*"|,\s*aliases: \[[^\]]*\]|\bname: "[^"]*",\s*size: 24,/g, '')
        : null,
  };
}

/**
 * The element with everything it needs, in one file: `dist/element/index.js`; with `--mode arabic` its Arabic texts, `arabic.js` beside it. Some parts are replaced by smaller ones that do what chats
 * need of them (ADR 41).
 */
export default defineConfig(({ mode }) => ({
  plugins: [bareIcons()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: /^react(?=$|\/)/, replacement: folderOf('react-18') },
      { find: /^react-dom(?=$|\/)/, replacement: folderOf('react-dom-18') },
      { find: /^intl-messageformat$/, replacement: source('src/element/message-format.ts') },
      { find: /^idb$/, replacement: source('src/element/small-idb.dom.ts') },
      {
        find: /^\.\/sanitize\.dom\.js$/,
        replacement: source('../ui/src/rich-text/sanitize-by-parser.dom.ts'),
      },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: source('src/element/small-icon.tsx') },
      { find: /^\.\/account-actions\.data\.js$/, replacement: source('src/element/plain-blocks.data.ts') },
      { find: absentParts, replacement: source('src/element/absent-parts.ts') },
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
      input: mode === 'arabic' ? 'src/element/arabic.ts' : 'src/element/index.ts',
      external: ['./arabic.js'],
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: mode === 'arabic' ? 'arabic.js' : 'index.js', codeSplitting: false },
      // Packages say which of their modules a server may not run; here is none.
      checks: { moduleLevelDirective: false },
    },
  },
}));
