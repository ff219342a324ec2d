import { defineConfig } from 'tsup';
import { pageBuild } from '../../tsup.base.ts';

/** The elements with everything they need, for a page without a bundler: `dist/page/element.js` and what it fetches later. */
export default defineConfig({
  ...pageBuild,
  entry: { element: 'src/element/index.ts' },
  outDir: 'dist/page',
  noExternal: [/./],
  platform: 'browser',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
});
