import './scripts/require-node.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { savePicture, writePictures } from './.storybook/picture-commands.ts';
import { chromium } from './scripts/browser.ts';

const cacheWalks = './packages/store/src/test-support/cache-walks.ts';
const domFiles = '**/*.{test.tsx,dom.test.ts}';

/**
 * The tests of components and elements run in React 18, too: other frontends use them there. Left out are the files without React, and those that
 * draw hundreds of recorded and hostile posts in the same components.
 */
const react18Files = [
  'packages/{ads,chats,compose,media-player,moderation,notifications,people,timeline,ui}/src/**/*.test.tsx',
  'packages/*/src/element/*.dom.test.ts',
];
const notInReact18 = [
  'packages/timeline/src/status/{recorded-statuses,hostile-media}.test.tsx',
  // `Activity` is part of React 19.2.
  'packages/ui/src/virtual-list/virtual-list-hidden.test.tsx',
];
// The oldest React that the packages support, with all that has React inside: the lowest versions of the peers (ADR 56).
const lowestPeers = join(import.meta.dirname, 'examples/lowest-peers/node_modules');
const inReact18 = {
  resolve: {
    alias: [
      'react',
      'react-dom',
      '@tanstack/react-query',
      '@testing-library/react',
      'react-aria-components',
      'react-stately',
      'lucide-react',
    ].map(name => ({ find: new RegExp(`^${name}(?=$|/)`), replacement: join(lowestPeers, name) })),
  },
};
const dom = {
  environment: 'jsdom',
  // Starting a document costs about a second: the files of a worker share one (see `vitest.setup.ts`).
  isolate: false,
  setupFiles: ['./vitest.properties.ts', './vitest.setup.ts', cacheWalks],
};
const domInReact18 = {
  ...dom,
  setupFiles: [...dom.setupFiles, './vitest.react-18.ts'],
  // Storybook takes the React of the repository, unless it passes through the aliases above.
  server: { deps: { inline: [/@storybook/] } },
};

export default defineConfig({
  test: {
    // By default one core is left idle: half of the time on two.
    maxWorkers: availableParallelism(),
    // Tests settle at once, but a busy machine can be slow. No test runs again when it fails: ADR 82.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{src,server,plugins}/**/*.test.ts', '{scripts,tools}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: ['./vitest.properties.ts', cacheWalks],
        },
      },
      {
        test: {
          ...dom,
          name: 'dom',
          include: [`packages/*/src/${domFiles}`, `apps/web/src/${domFiles}`],
        },
      },
      {
        ...inReact18,
        test: {
          ...domInReact18,
          name: 'dom-react-18',
          include: react18Files,
          exclude: [...configDefaults.exclude, ...notInReact18],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // The stories of a worker share their modules: loading them again for each file takes longer than the stories.
          isolate: false,
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
