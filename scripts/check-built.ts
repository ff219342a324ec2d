// The built scripts: how many files the first page takes, that none holds the built-in server, and that none makes markup or code of a text but those
// that are known. Their sizes: `.size-limit.ts`.
import { readFileSync } from 'node:fs';
import { homeScripts } from './built-files.ts';
import { sinkFaults } from './html-sinks.ts';
import { finish } from './report.ts';
import { readBuiltScripts } from './source-files.ts';

/** Scripts of the signed-in home before its first post (ADR 11). */
const MAX_FILES = 8;

const home = homeScripts();
const withInstance = home.filter(path => readFileSync(path, 'utf8').includes('/oauth/consent'));
finish('built', [
  ...(home.length > MAX_FILES ? [`There are ${home.length} scripts before the first post; the budget is ${MAX_FILES}.`] : []),
  ...withInstance.map(path => `${path} holds parts of the built-in server.`),
  ...sinkFaults(readBuiltScripts()),
]);
