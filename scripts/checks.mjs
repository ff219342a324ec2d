// Every part of `npm test`, in order, each counted; the last line sums them up. `npm test -- lint unit` runs only the named parts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pnpm = (...args) => ['pnpm', 'exec', ...args];
const script = name => [process.execPath, `scripts/${name}.ts`];

/** A part is one check, or a run of many tests that leaves its counts in a file. */
const parts = [
  { name: 'format', command: pnpm('oxfmt', '--check', '.') },
  { name: 'lint', command: pnpm('oxlint', '--type-aware', '--quiet') },
  { name: 'lockfile', command: script('check-lockfile') },
  { name: 'imports', command: script('check-imports') },
  { name: 'coverage', command: [...script('spec-coverage'), '--check'] },
  { name: 'types', command: pnpm('turbo', 'run', 'typecheck', '--output-logs=errors-only') },
  { name: 'script-types', command: pnpm('tsc', '-p', 'scripts') },
  { name: 'build', command: pnpm('turbo', 'run', 'build', '--output-logs=errors-only') },
  { name: 'size', command: script('check-size') },
  { name: 'player-size', command: script('check-player-size') },
  { name: 'unit', command: pnpm('vitest', 'run', '--project', 'node', '--project', 'dom'), report: vitestReport },
  { name: 'stories', command: pnpm('vitest', 'run', '--project', 'storybook'), report: vitestReport },
  { name: 'browser', command: pnpm('playwright', 'test'), report: playwrightReport },
];

/**
 * @param {string} root The repository.
 * @param {string[]} only Names of the parts to run; empty for all.
 * @returns {Promise<number>} The exit code.
 */
export async function runChecks(root, only) {
  const unknown = only.filter(name => parts.every(part => part.name !== name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(part => part.name).join(', ')}.`);
    return 1;
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedParts = [];
  const folder = mkdtempSync(join(tmpdir(), 'rookery-test-'));
  for (const part of parts.filter(part => only.length === 0 || only.includes(part.name))) {
    console.log(`\n== ${part.name}`);
    const file = join(folder, `${part.name}.json`);
    const [command, ...args] = part.command;
    const { extraArguments, environment, read } = part.report?.(file) ?? oneCheck;
    const result = spawnSync(command, [...args, ...extraArguments], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    const counts = read(result.status === 0);
    if (result.status !== 0) {
      failedParts.push(part.name);
      if (counts.failed === 0) counts.failed = 1;
    }
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(failedParts.length > 0 ? `\nFailed: ${failedParts.join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failedParts.length > 0 ? 1 : 0;
}

const oneCheck = {
  extraArguments: [],
  environment: {},
  read: isGood => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }),
};

function vitestReport(file) {
  return {
    extraArguments: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    environment: {},
    read: () => {
      const report = readReport(file);
      return {
        passed: report?.numPassedTests ?? 0,
        failed: report?.numFailedTests ?? 0,
        skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
      };
    },
  };
}

function playwrightReport(file) {
  return {
    extraArguments: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    read: () => {
      const stats = readReport(file)?.stats;
      return {
        passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
        failed: stats?.unexpected ?? 0,
        skipped: stats?.skipped ?? 0,
      };
    },
  };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
