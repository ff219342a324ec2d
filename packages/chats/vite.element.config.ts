import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompileMessages, withoutParser } from '../../scripts/package-build/precompile-messages.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** The file of the element, and the files beside it that it loads when a person needs them. */
const inputs: Readonly<Record<string, string>> = {
  index: 'src/element/index.ts',
  arabic: 'src/element/arabic.ts',
  emoji: fileURLToPath(import.meta.resolve('@rookery/ui/emoji')),
  icu: fileURLToPath(import.meta.resolve('@rookery/ui/icu')),
};

/** The modules that the element imports from files beside it. */
const neighbours: Readonly<Record<string, string>> = { '@rookery/ui/emoji': './emoji.js', '@rookery/ui/icu': './icu.js' };

/** The element with everything it needs in one file, `dist/element/index.js`; with `--mode arabic`, `emoji` or `icu` a file beside it (ADR 41). */
export default defineConfig(({ mode }) => {
  const name = mode in inputs ? mode : 'index';
  return {
    plugins: [precompileMessages(), withoutParser()],
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
        input: inputs[name],
        external: ['./arabic.js', ...Object.keys(neighbours)],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${name}.js`, codeSplitting: false, paths: neighbours },
        // Packages say which of their modules a server may not run; here is none.
        checks: { moduleLevelDirective: false },
      },
    },
  };
});
