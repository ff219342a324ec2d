import './scripts/require-node.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { savePicture, writePictures } from './.storybook/picture-commands.ts';
import { chromium } from './scripts/browser.ts';

// Files about the state of a whole document (its history, its focus, its listeners), files that replace modules, and files that replace
// `setInterval`: each has a document and modules of its own. Starting one costs about a second, so the other files share theirs.
const ownDocument = [
  'packages/ui/src/{layer,menu,modal,tooltip,with-ref}/**',
  'packages/store/src/outbox/outbox-tabs.dom.test.ts',
  'packages/media-player/src/view/**',
  'packages/media-player/src/{audio/audio,mini/mini,video/video}-player.test.tsx',
  'packages/media-player/src/video/use-in-view-play.test.tsx',
  'packages/compose/src/post/schedule/schedule.test.tsx',
  'packages/timeline/src/media/media-viewer.test.tsx',
  'apps/web/src/{modals,reply-field}/**',
  'apps/web/src/chats/unread-chats.screen.test.tsx',
  'apps/web/src/pages/{chats,sign-in-return}-page.test.tsx',
  'apps/web/src/session/sign-in.dom.test.ts',
];

const ownDocumentFiles = ownDocument.map(path => path.replace(/\*\*$/, '**/*.{test.tsx,dom.test.ts}'));
const domFiles = '**/*.{test.tsx,dom.test.ts}';

/**
 * The tests of components and elements run in React 18, too: other frontends use them there. Left out are the files without React, and those that
 * draw hundreds of recorded and hostile posts in the same components.
 */
const react18Files = [
  'packages/{ads,chats,compose,media-player,notifications,timeline,ui}/src/**/*.test.tsx',
  'packages/*/src/element/*.dom.test.ts',
];
const notInReact18 = [
  'packages/timeline/src/status/{recorded-statuses,hostile-media}.test.tsx',
  // `Activity` is part of React 19.2.
  'packages/ui/src/virtual-list/virtual-list-hidden.test.tsx',
  // It replaces the version of React, and tests both.
  'packages/ui/src/with-ref/**',
];
// The oldest React that the packages support, with all that has React inside: the lowest versions of the peers (ADR 56).
const lowestPeers = join(import.meta.dirname, 'examples/lowest-peers/node_modules');
const inReact18 = {
  resolve: {
    alias: ['react', 'react-dom', '@tanstack/react-query', '@testing-library/react', 'react-aria-components', 'lucide-react'].map(
      name => ({ find: new RegExp(`^${name}(?=$|/)`), replacement: join(lowestPeers, name) }),
    ),
  },
};
const dom = {
  environment: 'jsdom',
  setupFiles: ['./vitest.properties.ts', './vitest.setup.ts'],
};
const domInReact18 = {
  ...dom,
  setupFiles: [...dom.setupFiles, './vitest.react-18.ts'],
  // Storybook takes the React of the repository, unless it passes through the aliases above.
  server: { deps: { inline: [/@storybook/] } },
};
const shared = {
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
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    // By default one core is left idle: half of the time on two.
    maxWorkers: availableParallelism(),
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
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{src,server,plugins}/**/*.test.ts', '{scripts,tools}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: ['./vitest.properties.ts'],
        },
      },
      {
        test: {
          ...dom,
          ...shared,
          name: 'dom',
          include: [`packages/*/src/${domFiles}`, `apps/web/src/${domFiles}`],
          exclude: [...configDefaults.exclude, ...ownDocument],
        },
      },
      { test: { ...dom, name: 'dom-alone', include: ownDocumentFiles } },
      {
        ...inReact18,
        test: {
          ...domInReact18,
          ...shared,
          name: 'dom-react-18',
          include: react18Files,
          exclude: [...configDefaults.exclude, ...ownDocument, ...notInReact18],
        },
      },
      {
        ...inReact18,
        test: {
          ...domInReact18,
          name: 'dom-alone-react-18',
          include: ownDocumentFiles.filter(path => path.startsWith('packages/')),
          exclude: [...configDefaults.exclude, '**/*.dom.test.ts', ...notInReact18],
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
          // `own`, `all` or `update`: see `.storybook/picture-checks.ts`.
          env: { LOOKS: process.env['LOOKS'] ?? 'own' },
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
