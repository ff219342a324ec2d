// The examples that are no pages: they run here, against the packed packages, and fail the build when they do not do their work.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './packed-packages.ts';

const execute = promisify(execFile);
const isWindows = process.platform === 'win32';
const FIRST_NODE = 20;

/** Type-checks the files of a `tsconfig.json`. */
export function checkTypes(config: string): void {
  const { status, stdout, error } = spawnSync('pnpm', ['exec', 'tsc', '-p', config], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`${config}: ${error?.message ?? stdout}`);
}

/** Runs a program to its end and returns its output, which has to contain `expected`. */
export async function runProgram(program: string, parameters: readonly string[], expected: string): Promise<string> {
  const { stdout } = await execute(program, parameters, { timeout: 60_000 });
  if (!stdout.includes(expected)) throw new Error(`${parameters.join(' ')} printed no "${expected}": ${stdout}`);
  return stdout;
}

/** The Node that runs this, and one of each other major version on the path from 20 on. */
export function nodes(): string[] {
  const found = new Map([[majorOf(process.execPath), process.execPath]]);
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, isWindows ? 'node.exe' : 'node');
    if (!existsSync(file)) continue;
    const major = majorOf(file);
    if (major >= FIRST_NODE && !found.has(major)) found.set(major, file);
  }
  return [...found.values()];
}

function majorOf(node: string): number {
  return Number.parseInt(spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout.slice(1), 10);
}

/** Starts the packed built-in server for the time of `work`. */
export async function withServer(workshop: string, work: (url: string) => Promise<void>): Promise<void> {
  const { startInstance } = (await import(pathToFileURL(join(workshop, 'node_modules/@rookery/instance/dist/node.js')).href)) as {
    startInstance(options: { port: number }): Promise<{ url: string; close(): Promise<void> }>;
  };
  const server = await startInstance({ port: 0 });
  try {
    await work(server.url);
  } finally {
    await server.close();
  }
}
