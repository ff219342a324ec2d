import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './plugins/boot-script.js';
import { precompileMessages } from './plugins/precompile-messages.js';

const parserFolder = dirname(createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser'));

export default defineConfig(({ command }) => ({
  plugins: [react(), precompileMessages(), bootScript(resolve(import.meta.dirname, 'src/boot/boot.ts'))],
  resolve: {
    alias: command === 'build' ? [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: resolve(parserFolder, 'no-parser.js') }] : [],
  },
  build: { target: 'baseline-widely-available', sourcemap: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
}));
