import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Credentials } from './page.ts';
import { signInToSnac } from './sign-in.ts';

interface RunningSnac {
  readonly version: string;
  readonly origin: string;
  readonly credentials: readonly [Credentials, Credentials];
  stop(): Promise<void>;
}

const START_MS = 10_000;

/** Starts snac on a port with two accounts in a temporary folder; null where it is not installed. */
export async function startSnac(port: number): Promise<RunningSnac | null> {
  const found = spawnSync('snac', [], { encoding: 'utf8' });
  if (found.error !== undefined) return null;
  const parent = mkdtempSync(join(tmpdir(), 'interop-snac-'));
  const folder = join(parent, 'data');
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  // Address, port, host, prefix, mail address of the administrator.
  spawnSync('snac', ['init', folder], { input: `127.0.0.1\n${port}\n${host}\n\n\n` });
  const settings = join(folder, 'server.json');
  const stored = JSON.parse(readFileSync(settings, 'utf8')) as Record<string, unknown>;
  writeFileSync(settings, JSON.stringify({ ...stored, protocol: 'http' }));
  const passwords = ['ada', 'bo'].map(name => [name, addAccount(folder, name)] as const);
  const server = spawn('snac', ['httpd', folder], { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const kill = (): void => void server.kill();
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    server.kill();
    await exited;
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    await untilListening(origin);
    const [first, second] = await Promise.all(passwords.map(([name, password]) => signInToSnac(origin, name, password)));
    if (first === undefined || second === undefined) throw new Error('snac has no accounts.');
    return { version: /snac[ /][\d.]+/.exec(found.stdout)?.[0] ?? 'snac', origin, credentials: [first, second], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates an account and returns the password that snac prints. */
function addAccount(folder: string, name: string): string {
  const { stdout } = spawnSync('snac', ['adduser', folder, name], { encoding: 'utf8' });
  const password = /password is (\S+)/.exec(stdout)?.[1];
  if (password === undefined) throw new Error(`snac printed no password for ${name}.`);
  return password;
}

async function untilListening(origin: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(`${origin}/api/v1/instance`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(done => setTimeout(done, 100));
    }
  }
}
