// The lockfile names packages by version and hash alone: an address in it would tie the project to one registry.
import { readFileSync } from 'node:fs';
import { finish } from './report.ts';

const lines = readFileSync('pnpm-lock.yaml', 'utf8').split('\n');
const faults = lines.flatMap((line, index) =>
  /https?:\/\//.test(line) ? [`pnpm-lock.yaml:${index + 1} names an address: ${line.trim()}`] : [],
);
finish('lockfile', faults);
