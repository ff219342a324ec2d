import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/rules.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  external: [/^node:/],
});
