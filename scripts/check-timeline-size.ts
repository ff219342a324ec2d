// Checks the size of embedded timelines against budgets, in bytes after brotli: the app of the README of `@rookery/timeline` without the
// packages that it is installed beside, the one file of the element with React inside, and the code that the element loads when it is
// needed. Needs the built packages.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePackage, compressed } from './package-bundles.ts';
import { installPacked, root } from './packed-packages.ts';
import { finish } from './report.ts';

const APP_BUDGET = 72_800;
const ELEMENT_BUDGET = 132_400;
/** Code beside the element that it can load. Its data is not counted: the Arabic texts, the parser of messages. */
const BESIDE_BUDGET = 94_400;
const FILE = 'rookery-timeline.js';
/** The entry of the package imports the element and nothing else. */
const ENTRY = 'index.js';
const DATA = ['arabic.js', 'icu.js'];

/** The imports of the smallest example of the README. */
const app = `
export { createClient, createStream } from '@rookery/api-client';
export { ClientProvider, createQueryClient } from '@rookery/api-client/query';
export { bindStatusGc, bindTimelineStream, TimelineProvider, TimelineScreen } from '@rookery/timeline';
`;

const workshop = join(root, '.timeline-size');
mkdirSync(workshop, { recursive: true });
for (const name of ['api-client', 'ui', 'timeline']) installPacked(name, workshop);
const peers = ['react', 'react-dom', '@tanstack/react-query'];
const { scriptBytes } = await bundlePackage({ name: 'timeline app', code: app, peers, isEntryOneFile: true }, workshop);
rmSync(workshop, { recursive: true, force: true });

const folder = 'packages/timeline/dist/element';
const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + compressed(readFileSync(`${folder}/${file}`)), 0);
const beside = readdirSync(folder).filter(file => file.endsWith('.js') && ![FILE, ENTRY, ...DATA].includes(file));

const sizes = [
  { name: 'the timeline app of the README (without React and TanStack Query)', bytes: scriptBytes, budget: APP_BUDGET },
  { name: '@rookery/timeline/element (React inside)', bytes: sizeOf([FILE]), budget: ELEMENT_BUDGET },
  { name: 'the files beside it, all together', bytes: sizeOf(beside), budget: BESIDE_BUDGET },
];
for (const { name, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(8)}  ${name}\n`);
finish(
  'timeline-size',
  sizes.flatMap(({ name, bytes, budget }) => (bytes > budget ? [`${name} takes ${bytes} bytes; the budget is ${budget}.`] : [])),
);
