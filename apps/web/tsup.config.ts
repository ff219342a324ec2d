import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['server/serve.ts'],
  outDir: 'dist-server',
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  dts: false,
  clean: true,
  // node:sqlite exists under its full name only.
  removeNodeProtocol: false,
  // The server is one file beside the built app: everything but Node's own modules goes in.
  noExternal: [/.*/],
  external: [/^node:/],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
