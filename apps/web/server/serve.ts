// The command that serves the built app and its built-in server.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startInstance } from '@rookery/instance/node';
import { readConfig } from '../src/config/read-config.js';
import { createAppServer } from './app-server.js';
import { createPreviews, type Previews } from './link-preview.js';
import { ConfigError, readSite, writeSite } from './site-files.js';
import type { Site } from './site-page.js';
import { readServeOptions, serveHelp, startFailure, type ServeOptions } from './serve-options.js';

/** Named by its number: the name may stand for another address first. Browsers try both. */
const LOOPBACK = '127.0.0.1';

const options = readOptions();
try {
  await serve(options);
} catch (error) {
  end(startFailure(error as Error, options));
}

async function serve(choices: ServeOptions): Promise<void> {
  const { port, ads, file, serverProfile, control, longChat, host, base, appOnly, write, check } = choices;
  const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../dist');
  const site = readSite(folder, choices);
  if (check) {
    process.stdout.write('The configuration can be used.\n');
    return;
  }
  if (write !== null) {
    await writeSite(folder, resolve(write), site);
    process.stdout.write(`The site is in ${resolve(write)}.\n`);
    return;
  }
  if (appOnly) {
    const app = createAppServer({
      folder,
      builtInServer: null,
      allowLoopback: false,
      site,
      previews: previewsOf(site, choices, null),
    });
    app.on('error', error => end(startFailure(error, options)));
    app.listen(port, host, () => process.stdout.write(`\n  Rookery  http://${host}:${port}${base}\n\n`));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        app.close(() => process.exit(0));
        app.closeAllConnections();
      });
    return;
  }
  const appOrigin = `http://localhost:${port}`;
  const builtInServer = `http://localhost:${port + 1}`;
  const path = file === null ? undefined : resolve(file);
  if (path !== undefined) mkdirSync(dirname(path), { recursive: true });
  const instance = await startInstance({
    port: port + 1,
    host: LOOPBACK,
    origin: builtInServer,
    ...(path === undefined ? {} : { file: path }),
    serverProfile,
    control,
    longChat,
    ...(ads === null ? {} : { ads }),
    appOrigin,
  });
  const app = createAppServer({
    folder,
    builtInServer,
    allowLoopback: true,
    site,
    previews: previewsOf(site, choices, builtInServer),
  });
  app.on('error', error => end(startFailure(error, options)));
  app.listen(port, LOOPBACK, () => {
    process.stdout.write(`\n  Rookery             ${appOrigin}${base.slice(0, -1)}\n  Built-in server     ${builtInServer}\n\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      app.close();
      app.closeAllConnections();
      void instance.close().finally(() => process.exit(0));
    });
  }
}

function previewsOf({ config }: Site, { previews }: ServeOptions, builtInServer: string | null): Previews | null {
  if (!previews) return null;
  const server = readConfig(config).servers[0] ?? builtInServer;
  if (server === null) throw new ConfigError('--previews needs a server: name it in "servers" of the configuration.');
  return createPreviews(server);
}

function readOptions(): ServeOptions {
  try {
    const read = readServeOptions(process.argv.slice(2), process.env);
    if (read !== 'help') return read;
  } catch (error) {
    end((error as Error).message);
  }
  process.stdout.write(serveHelp);
  process.exit(0);
}

function end(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
