// Imports every entry of every package in Node, where a name that a peer does not export yet is a SyntaxError.
import { readdirSync, readFileSync } from 'node:fs';

const packages = new URL('node_modules/@rookery/', import.meta.url);
let count = 0;
for (const name of readdirSync(packages)) {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), 'utf8'));
  for (const entry of Object.keys(exports).filter(path => !/\.(css|json)$/.test(path))) {
    await import(`@rookery/${name}${entry.slice(1)}`);
    count += 1;
  }
}
console.log(`${count} entries`);
process.exit(0);
