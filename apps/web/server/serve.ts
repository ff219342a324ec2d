import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  adProviderNames,
  serverProfileNames,
  startInstance,
  type AdProviderName,
  type ServerProfileName,
} from '@rookery/instance/node';
import { createAppServer } from './app-server.js';

const { values } = parseArgs({
  options: {
    /** The server profile of the built-in server: the kind of server whose answers it imitates. */
    'server-profile': { type: 'string', default: process.env['ROOKERY_SERVER_PROFILE'] ?? 'default' },
    /** The SQLite file of the built-in server; `memory` stores nothing. */
    data: { type: 'string', default: process.env['ROOKERY_DATA'] ?? 'data/server.sqlite' },
    /** The number of messages of a long chat in the built-in server, for server profiles with chats. */
    'long-chat': { type: 'string', default: process.env['ROOKERY_LONG_CHAT'] ?? '0' },
    /** The provider of ads in the built-in server, for server profiles with site settings. */
    ads: { type: 'string', default: process.env['ROOKERY_ADS'] ?? '' },
    /** Offer the control endpoints that browser tests use. */
    control: { type: 'boolean', default: process.env['ROOKERY_CONTROL'] === '1' },
  },
});

const LONGEST_CHAT = 100_000;

const here = dirname(fileURLToPath(import.meta.url));
const port = Number(process.env['PORT'] ?? '4100');
const appOrigin = `http://localhost:${port}`;
const file = values.data === 'memory' ? undefined : resolve(values.data);
if (file !== undefined) mkdirSync(dirname(file), { recursive: true });

/** Named by its number: the name may stand for another address first. Browsers try both. */
const LOOPBACK = '127.0.0.1';
const instanceOrigin = `http://localhost:${port + 1}`;
const instance = await startInstance({
  port: port + 1,
  host: LOOPBACK,
  origin: instanceOrigin,
  ...(file === undefined ? {} : { file }),
  serverProfile: readServerProfile(values['server-profile']),
  control: values.control,
  longChat: readLongChat(values['long-chat']),
  ...readAdProvider(values.ads),
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

function readLongChat(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= LONGEST_CHAT) return count;
  process.stderr.write(`--long-chat is a number from 0 to ${LONGEST_CHAT}, not "${text}".\n`);
  process.exit(1);
}

function readAdProvider(name: string): { ads?: AdProviderName } {
  if (name === '') return {};
  const ads = adProviderNames.find(known => known === name);
  if (ads === undefined) {
    process.stderr.write(`Unknown provider of ads "${name}". Use one of: ${adProviderNames.join(', ')}.\n`);
    process.exit(1);
  }
  return { ads };
}

function readServerProfile(name: string): ServerProfileName {
  const profile = serverProfileNames.find(known => known === name);
  if (profile === undefined) {
    process.stderr.write(`Unknown server profile "${name}". Use one of: ${serverProfileNames.join(', ')}.\n`);
    process.exit(1);
  }
  return profile;
}
