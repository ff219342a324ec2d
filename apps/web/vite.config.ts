import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './plugins/boot-script.js';
import { frameSheet } from './plugins/frame-sheet.js';
import { pageFrame } from './plugins/page-frame.js';
import { BROWSER_TARGET } from '../../scripts/package-build/browser-target.js';
import { precompileMessages } from '../../scripts/package-build/precompile-messages.js';
import { withoutParser } from '../../scripts/package-build/without-parser.js';
import { compressFiles } from './server/static-files.js';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

export default defineConfig({
  plugins: [
    react(),
    precompileMessages(),
    withoutParser(),
    bootScript({
      boot: source('boot/boot.dom.ts'),
      routeScript: source('boot/route-script.dom.ts'),
      routes: source('routes.tsx'),
    }),
    pageFrame(source('shell/page-frame.tsx'), source('locales')),
    frameSheet(source('frame.css'), '/src/frame.css'),
    {
      name: 'rookery:compressed-files',
      apply: 'build',
      writeBundle: async ({ dir = '' }) => compressFiles(dir),
    },
  ],
  build: {
    target: BROWSER_TARGET,
    sourcemap: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first file names all others: one character less of each hash is 100 bytes less of it. 42 bits tell the versions of a file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file with all that the first page imports statically: each further file would cost the first page a request.
            { name: 'app', tags: ['$initial'], priority: 1 },
            // And one with what Home loads once its posts are there.
            {
              name: 'home',
              test: /idb\/build\/index\.js$|(account-stream\.data|(?<!chat-|event-|tag-)actions\.data|after-page\.screen|side-column|side-panels\.screen|site-links\.screen|lazy-modal|stored-data|(?<!ad-)injections\.data|suggestions\/index|reading-place\.screen)\.tsx?$/,
            },
            // One with what pages share that needs nothing else: texts, states and requests. Each would be a file of its own. Home loads no such
            // file until it is idle.
            {
              name: 'pages',
              test: /pages[\\/](?:page-states|not-found-page)\.tsx$|page-attention|api-client[\\/].*[\\/](?:notification[\w-]*|profiles|featured-tag|lists?)\.ts$|(?:web|notifications|people)[\\/]src[\\/].*messages\.ts$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // And one of each package with what its pages share.
            {
              name: id => /packages[\\/](notifications|people)[\\/]src[\\/]/.exec(id)?.[1] ?? null,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // One with the icons of all other parts: an icon is shorter than a request for it.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/ },
          ],
        },
      },
    },
  },
});
