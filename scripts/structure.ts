// Reports the shape of the sources: `node scripts/structure.ts [folder]`. Another checkout's folder compares before and after.
import { existsSync } from 'node:fs';
import { homeScripts, reachable } from './built-files.ts';
import { readSourceFiles } from './source-files.ts';
import { structureFacts, type Extent } from './structure-facts.ts';

const root = process.argv[2] ?? '.';
const facts = structureFacts(readSourceFiles(root));
const print = (title: string, rows: readonly string[]): void => {
  process.stdout.write(`\n${title}\n${rows.map(row => `  ${row}\n`).join('')}`);
};
const extents = (rows: readonly Extent[]): string[] => rows.map(({ name, lines }) => `${String(lines).padStart(4)}  ${name}`);

const isBuilt = root === '.' && existsSync('apps/web/dist/index.html');
const scripts = isBuilt ? reachable(homeScripts()).filter(path => path.endsWith('.js')).length : null;
print(`${facts.dynamicImports} dynamic imports${scripts === null ? '' : `; the built app has ${scripts} files of script`}`, []);
print(`${facts.files} files, ${facts.lines} lines; the longest files`, extents(facts.longestFiles));
print('The longest components', extents(facts.longestComponents));
print('The longest hooks', extents(facts.longestHooks));
print(`Files under 20 lines: ${facts.shortFiles.length}`, extents(facts.shortFiles));
print(`Folder cycles: ${facts.folderCycles.length}`, facts.folderCycles);
print(`Duplicates of 8 lines: ${facts.duplicates.length}`, facts.duplicates);
