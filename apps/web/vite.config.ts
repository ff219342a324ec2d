import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './plugins/boot-script.js';
import { entryChunk } from './plugins/entry-chunk.js';
import { precompileMessages } from './plugins/precompile-messages.js';
import { shakeableRouter } from './plugins/shakeable-router.js';

const parserFolder = dirname(createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser'));

// The router's package names only its development build; the other is without the checks for who writes an app.
const router = resolve(
  dirname(createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

/** What the home fetches by itself once its posts are there. */
const whenQuiet = [
  source('wiring/stream.data.ts'),
  source('wiring/injections.data.ts'),
  source('wiring/injection-row.tsx'),
  source('../../../packages/timeline/src/place/reading-place.screen.tsx'),
  source('../../../packages/api-client/src/resources/instance.ts'),
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    precompileMessages(),
    shakeableRouter(),
    bootScript(source('boot/boot.ts')),
    entryChunk(source('main.tsx'), whenQuiet),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^@formatjs\/icu-messageformat-parser$/, replacement: resolve(parserFolder, 'no-parser.js') },
            { find: /^react-router$/, replacement: resolve(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: resolve(router, 'dom-export.mjs') },
          ]
        : [],
  },
  build: { target: 'baseline-widely-available', sourcemap: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
}));
