// `npm start`, `npm test`, `npm run verify` and `npm run interop`. Runs on Node 18 or later with only npm at hand: it fetches the Node and
// pnpm the project is built with through `npm exec`, then calls itself inside them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const [task, ...rest] = process.argv.slice(2);

if (process.env.ROOKERY_BOOTSTRAPPED !== '1') {
  const packages = [`--package=node@${NODE_VERSION}`, `--package=pnpm@${PNPM_VERSION}`];
  const again = spawnSync('npm', ['exec', '--yes', ...packages, '--', 'node', resolve(root, 'scripts/run.mjs'), task, ...rest], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ROOKERY_BOOTSTRAPPED: '1', npm_config_loglevel: 'error' },
  });
  process.exit(again.status ?? 1);
}

await import('./require-node.mjs');
Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' });

if (task === 'start') await start();
else if (task === 'test' || task === 'verify') await test(task);
else if (task === 'interop') interop();
else fail(`Unknown task "${task}". There are "start", "test", "verify" and "interop".`);

async function start() {
  const port = readPort();
  for (const wanted of [port, port + 1]) {
    if (!(await isFree(wanted))) {
      fail(`Port ${wanted} is taken. Choose another with PORT=…; the app uses that port and the built-in server the next one.`);
    }
  }
  install();
  run('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@rookery/web', '--output-logs=errors-only', '--log-order=grouped']);
  const server = spawn(process.execPath, [resolve(root, 'apps/web/dist-server/serve.js'), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', code => process.exit(code ?? 0));
}

async function test(command) {
  process.env.CI ??= '1';
  // Part of the cache key of the unit tests: those that read recorded answers are skipped without them.
  process.env.HAS_SHARED_FIXTURES = existsSync(resolve(root, '../shared/fixtures')) ? '1' : '0';
  install();
  process.env.CHROMIUM_PATH = chromium();
  // Without it the browser tests run in Chromium, and take half as long again.
  if (!existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell');
  offerFfmpeg();
  offerEngines();
  const { runChecks } = await import('./checks.mjs');
  process.exit(await runChecks(root, command, rest));
}

/** Tries the built app against a server: see `tools/interop/interop.ts`. */
function interop() {
  install();
  process.env.CHROMIUM_PATH = chromium();
  run('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@rookery/web', '--output-logs=errors-only', '--log-order=grouped']);
  const tried = spawnSync(process.execPath, ['tools/interop/interop.ts', ...rest], { cwd: root, stdio: 'inherit' });
  process.exit(tried.status ?? 1);
}

function install() {
  run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
}

function chromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const find = () => candidates.find(path => path && existsSync(path));
  if (!find()) installPackage('chromium');
  return find() ?? fail('The tests need Chromium. Install it (for example: sudo apt-get install chromium) or set CHROMIUM_PATH.');
}

/** Makes the media files the player is tried with. Without it those tests are skipped, and say so. */
function offerFfmpeg() {
  const isThere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
  if (!isThere()) installPackage('ffmpeg');
  if (!isThere())
    console.error('The tests of the player with real files need ffmpeg (for example: sudo apt-get install ffmpeg). Skipped.');
}

/** Without them the journeys of the parts `firefox` and `webkit` are skipped, and say so. */
function offerEngines() {
  const firefox = [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'];
  const webkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', `${LIBRARIES}/gstreamer-1.0/libgstlibav.so`];
  const isThere = files => files.every(file => existsSync(file));
  if (!isThere(firefox)) installPackage('firefox-esr');
  // The plugins play H.264 and AAC.
  if (!isThere(webkit)) installPackage('webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav');
  // Part of the cache key: a part that was skipped runs once its engine is there.
  process.env.HAS_FIREFOX = isThere(firefox) ? '1' : '0';
  process.env.HAS_WEBKIT = isThere(webkit) ? '1' : '0';
}

/** Installs through the system's package manager where that is possible without asking anybody. */
function installPackage(...names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

function readPort() {
  const { values } = parseArgs({ args: rest, options: { port: { type: 'string' } }, strict: false });
  const text = String(values.port ?? process.env.PORT ?? '4100');
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) fail(`PORT must be a whole number from 1 to 65534, not "${text}".`);
  return port;
}

function isFree(port) {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

function run(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (result.status !== 0) fail(`${command} ${args.join(' ')} failed.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
