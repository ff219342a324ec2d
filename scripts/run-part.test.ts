import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runPart } from './run-part.ts';

const node = (...args: string[]): [string, ...string[]] => [process.execPath, ...args];
/** Empty where there is no such process; of one that has ended and is not yet collected it begins with Z. */
const stateOf = (pid: number): string =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
    .stdout.toString()
    .trim();
/** 3 s: enough for a process to start on a busy machine. */
const BRIEF_MINUTES = 0.05;

test('resolves to the exit code of a part', async () => {
  await expect(runPart({ command: node('-e', 'process.exit(3)') }, {})).resolves.toBe(3);
  await expect(runPart({ command: node('-e', '') }, {})).resolves.toBe(0);
});

test('lets a part take its time that says something now and then', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const script = `let left = 5; const timer = setInterval(() => { console.log(left); if (--left === 0) clearInterval(timer); }, 1000)`;
  const code = await runPart({ command: node('-e', script), silentMinutes: BRIEF_MINUTES }, {});
  const written = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(code).toBe(0);
  expect(written).toContain('5\n');
});

test('ends a stalled part with what it started, and runs it once more', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'run-part-'));
  const file = join(folder, 'started');
  const script = join(folder, 'stall.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { appendFileSync } from 'node:fs';
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true });
     appendFileSync(${JSON.stringify(file)}, child.pid + '\\n');
     setInterval(() => {}, 1000);`,
  );
  await expect(runPart({ command: node(script), silentMinutes: BRIEF_MINUTES }, {})).resolves.toBe(1);
  const started = readFileSync(file, 'utf8').trim().split('\n').map(Number);
  expect(started).toHaveLength(2);
  for (const pid of started) await vi.waitFor(() => expect(stateOf(pid)).toMatch(/^(Z.*)?$/));
  expect(log.mock.calls.map(([text]) => String(text).trim())).toEqual([
    `Stalled: silent for ${BRIEF_MINUTES} minutes. It runs once more.`,
    `Stalled: silent for ${BRIEF_MINUTES} minutes. It has failed.`,
  ]);
  log.mockRestore();
});
