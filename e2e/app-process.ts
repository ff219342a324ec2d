import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const START_TIMEOUT_MS = 180_000;
const POLL_MS = 100;

/**
 * Starts the built app on `port`, and its built-in server on the next port, without stored data. Resolves to a function that stops both
 * once the app answers.
 *
 * @param options Further options of `serve.js`.
 */
export async function startApp(port: number, options: readonly string[]): Promise<() => Promise<void>> {
  const app = spawn(process.execPath, ['apps/web/dist-server/serve.js', '--data', 'memory', ...options], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Playwright may end a worker without its teardown.
  const kill = () => void app.kill();
  process.once('exit', kill);
  const exited = once(app, 'exit');
  const stop = async () => {
    process.off('exit', kill);
    app.kill();
    await exited;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    if (app.exitCode !== null) throw new Error(`The app on port ${port} ended with code ${app.exitCode}.`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The app on port ${port} did not start in time.`);
    }
    await delay(POLL_MS);
  }
  return stop;
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    response => response.ok,
    () => false,
  );
}
