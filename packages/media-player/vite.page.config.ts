import { defineConfig } from 'vite';
import { minified } from '../../scripts/package-build/element-build.ts';

/**
 * The elements with everything they need, for a page without a bundler: `dist/page/element.js` and the files that it fetches. All that it imports
 * statically is in one file: cut into several the same code is larger. That file is not `element.js` itself, which pages load under other names and
 * with queries: the files that are fetched later would load it twice.
 */
export default defineConfig({
  plugins: [minified],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/page',
    target: 'es2023',
    sourcemap: true,
    lib: { entry: { element: 'src/element/index.ts' }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [{ name: 'player', tags: ['$initial'], test: id => !id.endsWith('/media-player/src/element/index.ts') }],
        },
      },
    },
  },
});
