// The command that serves the built app and its built-in server.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startInstance } from '@rookery/instance/node';
import { createAppServer } from './app-server.js';
import { readServeOptions, type ServeOptions } from './serve-options.js';

const { port, ads, ...options } = readOptions();
const here = dirname(fileURLToPath(import.meta.url));
const appOrigin = `http://localhost:${port}`;
const file = options.file === null ? undefined : resolve(options.file);
if (file !== undefined) mkdirSync(dirname(file), { recursive: true });

/** Named by its number: the name may stand for another address first. Browsers try both. */
const LOOPBACK = '127.0.0.1';
const instanceOrigin = `http://localhost:${port + 1}`;
const instance = await startInstance({
  port: port + 1,
  host: LOOPBACK,
  origin: instanceOrigin,
  ...(file === undefined ? {} : { file }),
  serverProfile: options.serverProfile,
  control: options.control,
  longChat: options.longChat,
  ...(ads === null ? {} : { ads }),
  appOrigin,
});
const app = createAppServer({ folder: resolve(here, '../dist'), builtInServer: instanceOrigin, allowLoopback: true });
app.on('error', error => {
  process.stderr.write(`The app's server stopped: ${error.message}\n`);
  process.exit(1);
});
app.listen(port, LOOPBACK, () => {
  process.stdout.write(`\n  Rookery             ${appOrigin}\n  Built-in server     ${instanceOrigin}\n\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    app.close();
    app.closeAllConnections();
    void instance.close().finally(() => process.exit(0));
  });
}

function readOptions(): ServeOptions {
  try {
    return readServeOptions(process.argv.slice(2), process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
