import './scripts/require-node.mjs';
import { defineConfig, devices } from '@playwright/test';
import { headlessShell } from './scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
/** The page that tests the players; the next port is its other origin. */
const playerPort = port + 40;

export default defineConfig({
  testDir: 'e2e',
  // A shared machine can stall for longer than one expects. No test runs again when it fails: ADR 82.
  timeout: 120_000,
  // By default a failed attempt is repeated after up to a second.
  expect: { timeout: 30_000, toPass: { intervals: [100, 250] } },
  // Each worker starts an app and a built-in server of its own: see `e2e/fixtures.ts`.
  // A third one uses the time in which the tests of two cores wait.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    // Playwright cannot answer requests that a worker makes. `installed.spec.ts` allows it.
    serviceWorkers: 'block',
    // It costs each test about a tenth of its time, and says why one failed that passes the next time.
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...headlessShell, args: [...headlessShell.args, '--enable-precise-memory-info', '--js-flags=--expose-gc'] },
  },
  projects: [
    // Those of `engines/` are for other browsers: see `playwright.engines.config.ts`.
    {
      name: 'wide',
      testIgnore: /(engines\/[\w-]*|phone|player[\w-]*)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', testMatch: /phone\.spec\.ts/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      name: 'player',
      testMatch: /player[\w-]*\.spec\.ts/,
      use: { baseURL: `http://localhost:${playerPort}`, viewport: { width: 1000, height: 800 } },
    },
  ],
  webServer: [
    {
      command: 'node e2e/player/server.ts',
      url: `http://localhost:${playerPort}`,
      env: { PORT: String(playerPort) },
      // The first start generates the media files.
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
});
