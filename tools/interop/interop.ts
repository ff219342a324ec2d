// Tries the built app against servers, post by post with the API. Options, checks and how to read the result: `tools/interop/README.md`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { startApp } from '../../e2e/app-process.ts';
import { serverProfileNames, type ServerProfileName } from '../../packages/instance/src/server-profiles/server-profile.ts';
import { chromium as launchOptions } from '../../scripts/browser.ts';
import { withDeadline } from './deadline.ts';
import { readOptions, type InteropOptions } from './options.ts';
import { countsOf, tableOf, type Result } from './results.ts';
import { signInAs } from './sign-in.ts';
import { startSnac } from './snac.ts';
import { tryServer } from './suite.ts';

const options = readOptions(process.argv.slice(2));
const browser = await chromium.launch(launchOptions);
try {
  const results = options.server === null ? await tryOwnServers(browser, options) : await tryNamedServer(browser, options);
  const counts = countsOf(results);
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/interop.json', JSON.stringify({ ...counts, results }, null, 2));
  process.stdout.write(`\ninterop: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} not supported\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} finally {
  // A browser that does not close must not keep the results back.
  await withDeadline(browser.close(), 10_000, 'Closing').catch(() => undefined);
}
process.exit();

function show(name: string, results: readonly Result[]): readonly Result[] {
  process.stdout.write(`\n${name}\n${tableOf(results)}\n`);
  return results;
}

async function tryNamedServer(browser: Browser, { server, port }: InteropOptions): Promise<readonly Result[]> {
  if (server === null) return [];
  const stop = await startApp(port, []);
  const [first, second] = server.tokens.map(token => ({ token, clientId: '', clientSecret: '' }));
  try {
    if (first === undefined || second === undefined) return [];
    const target = {
      name: server.origin,
      origin: server.origin,
      app: `http://localhost:${port}`,
      credentials: [first, second] as const,
    };
    return show(server.origin, await tryServer(browser, target));
  } finally {
    await stop();
  }
}

/** Two servers at a time: the machine's cores stay busy while a page waits. */
async function tryOwnServers(browser: Browser, { profiles, port }: InteropOptions): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = serverProfileNames.filter(name => profiles.length === 0 || profiles.includes(name));
  const lane = async (appPort: number): Promise<void> => {
    for (let profile = waiting.shift(); profile !== undefined; profile = waiting.shift()) {
      results.push(...(await tryProfile(browser, profile, appPort)));
    }
  };
  await Promise.all([lane(port), lane(port + 2)]);
  if (profiles.length === 0) results.push(...(await tryRealSnac(browser, port)));
  return results;
}

async function tryProfile(browser: Browser, profile: ServerProfileName, port: number): Promise<readonly Result[]> {
  const stop = await startApp(port, ['--server-profile', profile]);
  try {
    const origin = `http://localhost:${port + 1}`;
    const credentials = await Promise.all([signInAs(origin, 1), signInAs(origin, 2)]);
    return show(profile, await tryServer(browser, { name: profile, origin, app: `http://localhost:${port}`, credentials }));
  } finally {
    await stop();
  }
}

/** The real snac, where it is installed. */
async function tryRealSnac(browser: Browser, port: number): Promise<readonly Result[]> {
  const snac = await startSnac(port + 2);
  if (snac === null) {
    process.stdout.write('\nsnac is not installed: the suite ran against the built-in server alone.\n');
    return [];
  }
  const stop = await startApp(port, []);
  try {
    const { origin, credentials, version } = snac;
    return show(version, await tryServer(browser, { name: version, origin, app: `http://localhost:${port}`, credentials }));
  } finally {
    await stop();
    await snac.stop();
  }
}
