import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/modal/index.ts',
    'src/menu/index.ts',
    'src/rich-text/index.ts',
    'src/testing/index.ts',
    'src/locales/ar.ts',
    'src/styles.css',
    'src/styles/tokens.css',
  ],
  format: ['esm'],
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  banner: { js: '"use client";' },
  external: [/^node:/],
});
