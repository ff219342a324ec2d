#!/usr/bin/env node
// The command `rookery-instance`.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { readCommand } from './command-options.js';
import { startInstance } from './node.js';

const task = readCommand(process.argv.slice(2));
if (task.kind === 'print') process.stdout.write(task.text);
else if (task.kind === 'refuse') {
  process.stderr.write(task.text);
  process.exitCode = 1;
} else {
  const { file } = task.options;
  if (file !== undefined) mkdirSync(dirname(resolve(file)), { recursive: true });
  try {
    const { url, instance, close } = await startInstance(task.options);
    process.stdout.write(
      `${url} answers as ${instance.serverProfile}. A token of Mara Lindqvist: ${instance.issueToken('mara')}\n`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
