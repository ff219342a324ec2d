import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/locales/ar.ts', 'src/styles.css'],
  format: ['esm'],
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  banner: { js: '"use client";' },
  external: [/^node:/],
});
