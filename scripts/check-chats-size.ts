// Checks the size of embedded chats against budgets, in bytes after brotli: the package without what it is installed beside, the one
// file of the element with React inside, and the code that the element loads when it is needed. Needs the built package.
import { readdirSync, readFileSync } from 'node:fs';
import { bundlePackage, compressed } from './package-bundles.ts';
import { finish } from './report.ts';

const PACKAGE_BUDGET = 36_200;
const ELEMENT_BUDGET = 128_400;
/**
 * Code beside the element. Half of it is the menu and the dialog, which the first press on one of them loads (ADR 39). Its data is not counted: the
 * Arabic texts, the table of emoji, the parser of messages.
 */
const BESIDE_BUDGET = 81_000;
const FILE = 'rookery-chats.js';
/** The entry of the package imports the element and nothing else. */
const ENTRY = 'index.js';
const DATA = ['arabic.js', 'emoji.js', 'icu.js'];

/** React and TanStack Query belong to the page; the other packages of the repository have budgets of their own. */
const peers = ['react', 'react-dom', '@tanstack/react-query', '@rookery/api-client', '@rookery/ui', 'lucide-react'];
const use = { name: '@rookery/chats', code: `export * from '@rookery/chats';`, peers, isEntryOneFile: true };
const { scriptBytes, laterBytes } = await bundlePackage(use, 'packages/chats');
const folder = 'packages/chats/dist/element';
const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + compressed(readFileSync(`${folder}/${file}`)), 0);
const elementBytes = sizeOf([FILE]);
const besideBytes = sizeOf(readdirSync(folder).filter(file => file.endsWith('.js') && ![FILE, ENTRY, ...DATA].includes(file)));

const sizes = [
  {
    name: '@rookery/chats (without React, TanStack Query and the packages below it)',
    bytes: scriptBytes + laterBytes,
    budget: PACKAGE_BUDGET,
  },
  { name: '@rookery/chats/element (React inside)', bytes: elementBytes, budget: ELEMENT_BUDGET },
  { name: 'the files beside it, all together', bytes: besideBytes, budget: BESIDE_BUDGET },
];
for (const { name, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(8)}  ${name}\n`);
finish(
  'chats-size',
  sizes.flatMap(({ name, bytes, budget }) => (bytes > budget ? [`${name} takes ${bytes} bytes; the budget is ${budget}.`] : [])),
);
