import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/query/index.ts', 'src/sign-in/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  external: [/^node:/],
});
