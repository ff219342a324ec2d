import './scripts/require-node.mjs';
import { defineConfig } from '@playwright/test';

/** The main journeys in engines that Playwright does not drive as people have them installed: see `e2e/engines/`. */
export default defineConfig({
  testDir: 'e2e/engines',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results/engines',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
