import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  external: [/^node:/],
});
