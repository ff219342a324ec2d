// Budgets of what a page loads, in bytes after brotli at its highest quality: `npm test -- build size`. Needs the built packages and app.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Check, SizeLimitConfig } from 'size-limit';
import { composerFiles, homeScripts, homeStyles, reachable, withImports } from './scripts/built-files.ts';
import { languages } from './packages/ui/src/i18n/languages.ts';
import type { PublishedManifest } from './scripts/packed-packages.ts';

/** Files as they are built. */
const files = (name: string, path: readonly string[], limit: string): Check => ({
  name,
  path: [...path],
  limit,
  rolldown: false,
});

/** The code beside the main file of an element, without its data: the texts of other languages, the table of emoji, the parser of messages. */
const beside = (folder: string, main: string): string[] => [
  `${folder}/*.js`,
  ...[main, 'index', ...Object.keys(languages), 'emoji-names', 'names-*', 'icu'].map(name => `!${folder}/${name}.js`),
];

/** The built modules of the entries of a package, as its published manifest names them. */
const entriesOf = (name: string): [string, string][] => {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as { publishConfig: PublishedManifest };
  return Object.entries(manifest.publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : [[`@rookery/${name}${entry.slice(1)}`, resolve('packages', name, target.default)]],
  );
};
// The longest names first: that of a package begins those of its entries.
const entries = Object.fromEntries(
  readdirSync('packages')
    .flatMap(entriesOf)
    .toSorted(([one], [other]) => other.length - one.length),
);

/** An app's bundle of packages. All that it imports statically is one file, so that a bundler's cut through it does not count. */
const bundle = (check: Omit<Check, 'path'> & { path?: string }): Check => ({
  path: [],
  ...check,
  modifyRolldownConfig: <T extends object>(config?: T) => ({
    ...(config as T & { output: object }),
    resolve: { alias: entries },
    preserveEntrySignatures: 'allow-extension',
    output: {
      ...(config as T & { output: object }).output,
      codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
    },
  }),
});

const react = ['react', 'react-dom'];
const chats = 'packages/chats/dist';
const player = 'packages/media-player/dist';
const playerPage = [`${player}/page/element.js`];
const timeline = 'packages/timeline/dist';
const elements = 'packages/elements/dist';

export default [
  files('app: script before the first post', homeScripts(), '173.4 kB'),
  files('app: style', homeStyles(), '15.1 kB'),
  files('app: the first composer of a page', composerFiles(), '75.8 kB'),
  files('app: the service worker, at each start', ['apps/web/dist/sw.js'], '11.1 kB'),
  files('app: what the service worker imports to send', ['apps/web/dist/assets/outbox-script-*.js'], '51 kB'),
  bundle({
    name: 'players, without React, hls.js, chapters and thumbnails',
    path: `${player}/index.js`,
    import: '{ VideoPlayer, AudioPlayer, MiniPlayerProvider }',
    ignore: [...react, 'hls.js', './hls-source.js', './bar-extras.js'],
    limit: '17.9 kB',
  }),
  files('<rookery-video>, <rookery-audio>, with React', withImports(playerPage), '75 kB'),
  files(
    'players: chapters and thumbnails',
    reachable(playerPage).filter(path => /\/bar-extras-.*\.js$/.test(path)),
    '1.8 kB',
  ),
  bundle({
    name: 'chats, without React, TanStack Query and the packages below it',
    path: `${chats}/index.js`,
    ignore: [...react, '@tanstack/react-query', '@rookery/api-client', '@rookery/store', '@rookery/ui', 'lucide-react'],
    limit: '36 kB',
  }),
  files('<rookery-chats>, with React', [`${chats}/element/rookery-chats.js`], '130.4 kB'),
  // Temml, which formulas need, is 51 kB of what is beside each.
  files('<rookery-chats>: files beside it, all together', beside(`${chats}/element`, 'rookery-chats'), '136.5 kB'),
  bundle({
    name: 'the smallest app in the README of timeline, without React and TanStack Query',
    import: {
      'packages/api-client/dist/index.js': '{ createClient, createStream }',
      'packages/store/dist/index.js': '{ ClientProvider, createQueryClient }',
      'packages/timeline/dist/index.js': '{ bindStatusGc, bindTimelineStream, TimelineProvider, TimelineScreen }',
    },
    entry: 'index',
    ignore: [...react, '@tanstack/react-query'],
    limit: '74 kB',
  }),
  files('<rookery-timeline>, <rookery-post>, with React', [`${timeline}/element/rookery-timeline.js`], '134.9 kB'),
  files(
    '<rookery-timeline>, <rookery-post>: files beside it, all together',
    beside(`${timeline}/element`, 'rookery-timeline'),
    '161 kB',
  ),
  files(
    '<rookery-chats> and <rookery-timeline> of one folder',
    withImports([`${elements}/chats.js`, `${elements}/timeline.js`]),
    '181 kB',
  ),
  files('<rookery-video>, <rookery-audio> of that folder', withImports([`${elements}/players.js`]), '57.5 kB'),
] satisfies SizeLimitConfig;
