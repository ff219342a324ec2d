import './scripts/require-node.mjs';
import { defineConfig } from '@playwright/test';

/** The main journeys in engines that Playwright does not drive as people have them installed: see `e2e/engines/`. */
export default defineConfig({
  testDir: 'e2e/engines',
  // A machine that does other work at the same time starts a browser and the app in half a minute.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results/engines',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
