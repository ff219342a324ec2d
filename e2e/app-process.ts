import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;

/** Resolves to null once an app should have started. It keeps no process alive. */
const startDeadline = (): Promise<null> => setTimeout(START_DEADLINE_MS, null, { ref: false });

/**
 * Starts the built app on `port`, and its built-in server on the next port, without stored data. Resolves to a function that stops both
 * once the app listens. Rejects when it cannot, as where the port is taken.
 *
 * @param options Further options of `serve.js`.
 * @param built The folder with the built app and its server.
 */
export async function startApp(port: number, options: readonly string[], built = 'apps/web'): Promise<() => Promise<void>> {
  const app = spawn(process.execPath, [`${built}/dist-server/serve.js`, '--data', 'memory', ...options], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Playwright may end a worker without its teardown.
  const kill = () => void app.kill();
  process.once('exit', kill);
  const exited = once(app, 'exit');
  // The app prints its addresses once it listens.
  const isListening = await Promise.race([once(app.stdout, 'data').then(() => true), exited.then(() => false), startDeadline()]);
  app.stdout.resume();
  if (isListening !== true) kill();
  if (isListening === null) throw new Error(`The app on port ${port} did not listen within ${START_DEADLINE_MS / 1000} s.`);
  if (!isListening) throw new Error(`The app on port ${port} ended with code ${app.exitCode}.`);
  return async () => {
    process.off('exit', kill);
    app.kill();
    // An app that does not end by itself is ended.
    await Promise.race([exited, setTimeout(STOP_DEADLINE_MS, null, { ref: false })]);
    app.kill('SIGKILL');
    await exited;
  };
}
