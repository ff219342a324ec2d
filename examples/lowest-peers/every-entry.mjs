// Imports every entry of every package in Node, where a name that a peer does not export yet is a SyntaxError.
import { readdirSync, readFileSync } from 'node:fs';

const packages = new URL('node_modules/@rookery/', import.meta.url);
let count = 0;
for (const name of readdirSync(packages)) {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), 'utf8'));
  for (const entry of Object.keys(exports).filter(path => !/\.(css|json)$/.test(path))) {
    for (const found of entry.endsWith('*') ? filesOf(name, entry) : [entry]) {
      await import(`@rookery/${name}${found.slice(1)}`);
      count += 1;
    }
  }
}

/** The entries that a pattern stands for, whose files have its path below `dist`. */
function filesOf(name, pattern) {
  const files = readdirSync(new URL(`${name}/dist/${pattern.slice(2, -1)}`, packages)).filter(file => file.endsWith('.js'));
  return files.map(file => pattern.replace('*', file.slice(0, -'.js'.length)));
}

console.log(`${count} entries`);
process.exit(0);
