import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export interface RunningApp {
  readonly address: string;
  stop(): void;
}

const SERVER = resolve('apps/web/dist-server/serve.js');
const PORT = 4190;

/** The built app with its built-in server, which keeps nothing and takes `args`; what `address` names, when it names something. */
export async function startApp(address: string | null, port = PORT, args: readonly string[] = []): Promise<RunningApp> {
  if (address !== null) return { address, stop: () => undefined };
  if (!existsSync(SERVER)) throw new Error('There is no built app: run `pnpm build`, or name the address of a running one.');
  const server = spawn(process.execPath, [SERVER, '--data', 'memory', '--control', ...args], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    server.stdout.once('data', () => ready());
    server.once('exit', () => fail(new Error('The app could not be started.')));
  });
  return { address: `http://localhost:${port}`, stop: () => void server.kill() };
}
