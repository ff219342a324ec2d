import './scripts/require-node.mjs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { savePicture, writePictures } from './.storybook/picture-commands.ts';
import { chromium } from './scripts/browser.ts';

// Files about the state of a whole document (its history, its focus, its listeners), files that replace modules, and files that replace
// `setInterval`: each has a document and modules of its own. Starting one costs about a second, so the other files share theirs.
const ownDocument = [
  'packages/ui/src/{layer,menu,modal,tooltip,with-ref}/**',
  'packages/api-client/src/query/outbox-tabs.dom.test.ts',
  'packages/media-player/src/view/**',
  'packages/media-player/src/{audio/audio,mini/mini,video/video}-player.test.tsx',
  'packages/media-player/src/video/use-in-view-play.test.tsx',
  'packages/timeline/src/compose/schedule/schedule.test.tsx',
  'packages/timeline/src/media/media-viewer.test.tsx',
  'apps/web/src/{modals,reply-field}/**',
  'apps/web/src/chats/unread-chats.screen.test.tsx',
  'apps/web/src/pages/{chats,sign-in-return}-page.test.tsx',
  'apps/web/src/session/sign-in.dom.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests settle at once, but a busy machine can be slow.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{src,server,plugins}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: ['./vitest.properties.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          retry: 1,
          // A frame of jsdom that is asked for while `setInterval` is replaced never comes, and no later one either.
          fakeTimers: {
            toFake: [
              'setTimeout',
              'clearTimeout',
              'setImmediate',
              'clearImmediate',
              'Date',
              'performance',
              'requestAnimationFrame',
              'cancelAnimationFrame',
              'requestIdleCallback',
              'cancelIdleCallback',
            ],
          },
          include: ['packages/*/src/**/*.{test.tsx,dom.test.ts}', 'apps/web/src/**/*.{test.tsx,dom.test.ts}'],
          exclude: [...configDefaults.exclude, ...ownDocument],
          setupFiles: ['./vitest.properties.ts', './vitest.setup.ts'],
        },
      },
      {
        test: {
          name: 'dom-alone',
          environment: 'jsdom',
          include: ownDocument.map(path => path.replace(/\*\*$/, '**/*.{test.tsx,dom.test.ts}')),
          setupFiles: ['./vitest.properties.ts', './vitest.setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // The stories of a worker share their modules: loading them again for each file takes longer than the stories.
          isolate: false,
          // As in the browser tests: a busy machine may show the first frame of a fade.
          retry: 1,
          setupFiles: ['./.storybook/vitest.setup.ts'],
          // `all`, `sample`, `update` or `off`: see `scripts/pictures.ts`.
          env: { PICTURES: process.env['PICTURES'] ?? 'sample' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            commands: { savePicture, writePictures },
            provider: playwright({ launchOptions: chromium }),
          },
        },
      },
    ],
  },
});
