// Checks the size of embedded chats against budgets, in bytes after brotli: the package without what it is installed beside, and the one
// file of the element, with React inside. Needs the built package.
import { readFileSync } from 'node:fs';
import { bundlePackage, compressed } from './package-bundles.ts';
import { finish } from './report.ts';

const PACKAGE_BUDGET = 30_000;
/** The aim is 130 kB: ADR 41. */
const ELEMENT_BUDGET = 150_500;

/** React and TanStack Query belong to the page; the other packages of the repository have budgets of their own. */
const peers = ['react', 'react-dom', '@tanstack/react-query', '@rookery/api-client', '@rookery/ui', 'lucide-react'];
const use = { name: '@rookery/chats', code: `export * from '@rookery/chats';`, peers };
const { scriptBytes, laterBytes } = await bundlePackage(use, 'packages/chats');
const elementBytes = compressed(readFileSync('packages/chats/dist/element/index.js'));

const sizes = [
  {
    name: '@rookery/chats (without React, TanStack Query and the packages below it)',
    bytes: scriptBytes + laterBytes,
    budget: PACKAGE_BUDGET,
  },
  { name: '@rookery/chats/element (React inside)', bytes: elementBytes, budget: ELEMENT_BUDGET },
];
for (const { name, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(8)}  ${name}\n`);
finish(
  'chats-size',
  sizes.flatMap(({ name, bytes, budget }) => (bytes > budget ? [`${name} takes ${bytes} bytes; the budget is ${budget}.`] : [])),
);
