import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { skippedInPlaywright, skippedInVitest } from './skipped-tests.ts';

it('names the tests that Vitest did not run', () => {
  const assertionResults = [
    { fullName: 'list keeps the row', status: 'passed' },
    { fullName: ' list reads the recorded posts', status: 'skipped' },
    { fullName: 'list falls', status: 'failed' },
    { fullName: 'list is to come', status: 'todo' },
  ];
  expect(skippedInVitest({ testResults: [{ assertionResults }] })).toEqual(['list reads the recorded posts', 'list is to come']);
});

it('names the tests that Playwright did not run, with the reason', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'This browser has no HLS.' }] };
  const inner = { title: 'network', specs: [{ title: 'plays HLS', tests: [skipped] }] };
  const specs = [
    { title: 'plays', tests: [{ status: 'expected' }] },
    { title: 'floats', tests: [{ status: 'skipped' }] },
  ];
  expect(skippedInPlaywright({ suites: [{ title: 'player.spec.ts', specs, suites: [inner] }] })).toEqual([
    'player.spec.ts floats',
    'player.spec.ts network plays HLS (This browser has no HLS.)',
  ]);
});

it('names none without a report', () => {
  expect([...skippedInVitest(null), ...skippedInPlaywright(null)]).toEqual([]);
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
