import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/msw.ts', 'src/node.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  // node:sqlite exists under its full name only.
  removeNodeProtocol: false,
  splitting: true,
  external: [/^node:/],
});
