import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './plugins/boot-script.js';
import { compileHint } from './plugins/compile-hint.js';
import { frameSheet } from './plugins/frame-sheet.js';
import { pageFrame } from './plugins/page-frame.js';
import { serviceWorker } from './plugins/service-worker.js';
import { withoutUnusedComponents } from './plugins/unused-components.js';
import { BROWSER_TARGET } from '../../scripts/package-build/browser-target.js';
import { precompileMessages } from '../../scripts/package-build/precompile-messages.js';
import { withoutParser } from '../../scripts/package-build/without-parser.js';
import { compressFiles } from './server/static-files.js';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);
const packaged = (path: string) => resolve(import.meta.dirname, '../../packages', path);

/** Modules that Home loads after its posts, and small ones that most pages and dialogs share. With each comes what it imports. */
const afterPosts = new Set(
  [
    source('after-page.screen.tsx'),
    source('injections/home-rows.screen.tsx'),
    source('pages/not-found-page.tsx'),
    source('pages/page-states.tsx'),
    source('session/account-stream.data.ts'),
    source('shell/side-column.tsx'),
    packaged('api-client/node_modules/idb/build/index.js'),
    packaged('api-client/src/resources/threads.ts'),
    packaged('store/src/drafts/autosave.ts'),
    packaged('store/src/drafts/media-list.ts'),
    packaged('store/src/outbox/unsaved-details.ts'),
    packaged('timeline/src/commands/actions.data.ts'),
    packaged('timeline/src/place/reading-place.screen.tsx'),
    packaged('ui/src/attention/page-attention.dom.ts'),
    packaged('ui/src/choice/select.tsx'),
    packaged('ui/src/choice/switch.tsx'),
    packaged('ui/src/layer/layer-container.tsx'),
    packaged('ui/src/modal/lazy-modal.tsx'),
    packaged('ui/src/text-field/grow-to-text.dom.ts'),
    // A path that leads nowhere ends the build.
  ].map(path => realpathSync(path)),
);

/** Modules for servers with events, of which each loads them all. */
const events = new Set(
  [source('events.screen.tsx'), packaged('store/src/actions/event-actions.data.ts')].map(path => realpathSync(path)),
);

export default defineConfig({
  // Scripts find each other and their sheets wherever the folder of the app lies; only the HTML names the folder (ADR 11).
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  plugins: [
    react(),
    precompileMessages(),
    withoutParser(),
    withoutUnusedComponents(),
    compileHint(),
    bootScript({
      boot: source('boot/boot.dom.ts'),
      routeScript: source('boot/route-script.dom.ts'),
      routes: source('routes.tsx'),
    }),
    pageFrame(source('shell/page-frame.tsx'), source('locales')),
    frameSheet(source('frame.css'), '/src/frame.css'),
    serviceWorker({
      worker: source('worker/service-worker.ts'),
      outbox: source('worker/outbox-script.data.ts'),
      push: source('worker/push-worker.ts'),
      none: source('worker/no-service-worker.ts'),
      locales: source('locales'),
    }),
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
              test: module => afterPosts.has(module),
            },
            { name: 'events', test: module => events.has(module) },
            // One with the icons of all other parts: an icon is shorter than a request for it.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/ },
          ],
        },
      },
    },
  },
});
