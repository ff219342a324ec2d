/*
 * Runs one part of `npm test`, and ends it with everything it started where it has said nothing for long: it stands still. A slow machine is no
 * reason.
 */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';

export interface Part {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** How long it may be silent; 5 when absent. */
  readonly silentMinutes?: number;
}

const USUAL_MINUTES = 5;
const KILL_AFTER_MS = 20_000;
const isWindows = process.platform === 'win32';

/** Resolves to the exit code of a part. One that stands still is ended and runs once more; 1 where it stands still again. */
export async function runPart(part: Part, options: SpawnOptions): Promise<number> {
  for (const next of ['It runs once more.', 'It has failed.']) {
    const code = await runOnce(part, options);
    if (code !== 'stalled') return code;
    console.error(`\nStalled: silent for ${part.silentMinutes ?? USUAL_MINUTES} minutes. ${next}`);
  }
  return 1;
}

function runOnce(
  { command: [program, ...args], silentMinutes = USUAL_MINUTES }: Part,
  options: SpawnOptions,
): Promise<number | 'stalled'> {
  return new Promise(done => {
    // A group of its own, so that what the part has started can be ended with it.
    const child = spawn(program, args, {
      shell: isWindows,
      detached: !isWindows,
      ...options,
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    let hasStalled = false;
    const timer = setTimeout(() => {
      hasStalled = true;
      endTree(child);
    }, silentMinutes * 60_000);
    for (const [output, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      output.on('data', (text: Buffer) => {
        timer.refresh();
        shown.write(text);
      });
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const stop = (): never => {
      endTree(child);
      process.exit(1);
    };
    for (const signal of signals) process.on(signal, stop);
    const settle = (code: number): void => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, stop);
      done(hasStalled ? 'stalled' : code);
    };
    child.once('error', error => {
      console.error(error.message);
      settle(1);
    });
    // Once its output is written, too.
    child.once('close', code => settle(code ?? 1));
  });
}

function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  // The servers of a test run are in groups of their own, and outlive a runner that is ended: the next run finds their ports taken.
  const pids = [-pid, ...descendantsOf(pid)];
  const end = (signal: NodeJS.Signals): void => {
    for (const target of pids) {
      try {
        process.kill(target, signal);
      } catch {
        // It has ended by itself.
      }
    }
  };
  end('SIGTERM');
  setTimeout(end, KILL_AFTER_MS, 'SIGKILL').unref();
}

/** The processes that a process has started, and those that they have; empty where there is no `ps`. */
function descendantsOf(root: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const family = new Set([root]);
  const rows = (stdout ?? '')
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/).map(Number));
  // A child may be listed before its parent.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  family.delete(root);
  return [...family];
}
