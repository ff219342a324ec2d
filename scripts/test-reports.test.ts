import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedInPlaywright, namedInVitest } from './test-reports.ts';

it('names the tests that Vitest skipped, and what failed with the first lines of why', () => {
  const assertionResults = [
    { fullName: 'list keeps the row', status: 'passed' },
    { fullName: ' list reads the recorded posts', status: 'skipped' },
    {
      fullName: 'list falls',
      status: 'failed',
      failureMessages: ['\u001B[31mError: 1\u001B[39m\n\n is not 2\n    at list.test.ts:5:41'],
    },
    { fullName: 'list is to come', status: 'todo' },
  ];
  const unread = { name: 'list.test.ts', message: 'No such module', assertionResults: [] };
  expect(namedInVitest({ testResults: [{ assertionResults }, unread] })).toEqual({
    skipped: ['list reads the recorded posts', 'list is to come'],
    failed: ['list.test.ts\n    No such module', 'list falls\n    Error: 1\n     is not 2'],
  });
});

it('names the tests that Playwright skipped, and those that failed', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'This browser has no HLS.' }] };
  const failed = { errors: [{ message: 'It is not there.' }] };
  const inner = { title: 'network', specs: [{ title: 'plays HLS', tests: [skipped] }] };
  const specs = [
    { title: 'plays', tests: [{ status: 'expected' }] },
    { title: 'floats', tests: [{ status: 'skipped' }] },
    { title: 'falls', tests: [{ status: 'unexpected', results: [failed] }] },
  ];
  expect(namedInPlaywright({ suites: [{ title: 'player.spec.ts', specs, suites: [inner] }] })).toEqual({
    skipped: ['player.spec.ts floats', 'player.spec.ts network plays HLS (This browser has no HLS.)'],
    failed: ['player.spec.ts falls\n    It is not there.'],
  });
});

it('names none without a report', () => {
  const none = { skipped: [], failed: [] };
  expect([namedInVitest(null), namedInPlaywright(null)]).toEqual([none, none]);
});

it('runs no test again when it fails', () => {
  const configurations = ['vitest.config.ts', 'playwright.config.ts', 'playwright.engines.config.ts'];
  const retries = /\bretr(y|ies):/;
  expect(configurations.filter(file => retries.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')))).toEqual([]);
});

it('refuses a Node that is too old with one line', () => {
  const asOlder = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import('./scripts/require-node.mjs');`;
  const run = (): string =>
    execFileSync(process.execPath, ['--input-type=module', '-e', asOlder], { stdio: 'pipe', encoding: 'utf8' });
  let output = '';
  try {
    run();
  } catch (error) {
    output = String((error as { stderr: unknown }).stderr);
  }
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('Node 24 or later is needed; this is 20.20.2.')]);
});
