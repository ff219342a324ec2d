// Every part of `npm test` and `npm run verify`, in order, each counted; the last line sums them up. `npm test -- lint unit` runs only the
// named parts.
// The long parts are turbo tasks that leave their counts in a report: where nothing changed since they passed, turbo restores it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runPart } from './run-part.ts';
import { namedInPlaywright, namedInVitest } from './test-reports.ts';

const pnpm = (...args) => ['pnpm', 'exec', ...args];
const script = name => [process.execPath, `scripts/${name}.ts`];
const turbo = task => pnpm('turbo', 'run', task, '--output-logs=full', '--log-prefix=none', '--log-order=stream');
const reports = '.reports';

/**
 * A part is one check, or a turbo task with many tests that leaves their counts in a report. `npm test` leaves out those of `verify`: what takes
 * long and seldom fails alone. `npm run verify` leaves out those of `test`, which another part of it contains.
 */
const parts = [
  { name: 'format', command: pnpm('oxfmt', '--check', '.') },
  { name: 'lint', command: pnpm('oxlint', '--type-aware', '--quiet') },
  { name: 'language', command: script('check-language') },
  { name: 'lockfile', command: script('check-lockfile') },
  { name: 'imports', command: script('check-imports') },
  { name: 'unused', command: pnpm('knip', '--no-progress', '--no-config-hints') },
  { name: 'coverage', command: [...script('spec-coverage'), '--check'] },
  { name: 'types', command: pnpm('turbo', 'run', 'typecheck', '--output-logs=errors-only') },
  { name: 'script-types', command: pnpm('tsc', '-p', 'scripts') },
  { name: 'build', command: pnpm('turbo', 'run', 'build', '--output-logs=errors-only') },
  { name: 'size', command: pnpm('size-limit') },
  { name: 'built', command: script('check-built') },
  { name: 'api', command: script('api-report') },
  { name: 'readmes', command: script('check-readmes') },
  { name: 'release', command: script('check-release') },
  { name: 'import-sizes', command: turbo('check:import-sizes'), only: 'verify' },
  { name: 'readme-runs', command: turbo('check:readme-runs'), only: 'verify' },
  { name: 'unit', command: turbo('check:unit'), report: vitestCounts },
  { name: 'unit-react-18', command: turbo('check:unit-react-18'), report: vitestCounts, only: 'verify' },
  { name: 'stories', command: turbo('check:stories'), report: vitestCounts, only: 'test' },
  { name: 'looks', command: turbo('check:looks'), report: vitestCounts, only: 'verify' },
  { name: 'storybook', command: pnpm('turbo', 'run', 'check:storybook', '--output-logs=errors-only'), only: 'verify' },
  { name: 'interop', command: turbo('check:interop'), report: interopCounts, only: 'verify' },
  { name: 'browser', command: turbo('check:browser'), report: playwrightCounts },
  { name: 'browser-rest', command: turbo('check:browser-rest'), report: playwrightCounts, only: 'verify' },
  { name: 'firefox', command: turbo('check:firefox'), report: playwrightCounts },
  { name: 'webkit', command: turbo('check:webkit'), report: playwrightCounts },
];

/**
 * @param {string} root The repository.
 * @param {'test' | 'verify'} command Whose parts run.
 * @param {string[]} names Names of the parts to run, whichever command has them; empty for all of the command.
 * @returns {Promise<number>} The exit code.
 */
export async function runChecks(root, command, names) {
  const unknown = names.filter(name => parts.every(part => part.name !== name));
  const isWanted = ({ name, only = command }) => (names.length === 0 ? only === command : names.includes(name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(part => part.name).join(', ')}.`);
    return 1;
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedParts = [];
  /** @type {Record<'skipped' | 'failed', string[]>} */
  const named = { skipped: [], failed: [] };
  const times = [];
  for (const part of parts.filter(isWanted)) {
    console.log(`\n== ${part.name}`);
    const file = join(root, reports, `${part.name}.json`);
    // A report of an earlier run must not count for one that wrote none.
    if (part.report !== undefined) rmSync(file, { force: true });
    const start = performance.now();
    const code = await runPart(part, {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${part.name}.json`) },
    });
    const report = part.report === undefined ? null : readReport(file);
    const counts = part.report === undefined ? oneCheck(code === 0) : part.report(report);
    const tests = part.report === playwrightCounts ? namedInPlaywright(report) : namedInVitest(report);
    for (const kind of Object.keys(named)) named[kind].push(...tests[kind].map(name => `  ${part.name}: ${name}`));
    times.push(`${part.name} ${Math.round((performance.now() - start) / 1000)} s`);
    if (code !== 0) {
      failedParts.push(part.name);
      if (counts.failed === 0) counts.failed = 1;
    }
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  // At the end, where the last lines of a long run are all that somebody sees of it.
  console.log(`\nTimes: ${times.join(', ')}`);
  const list = (title, names) => {
    if (names.length > 0) console.log(`\n${title}:\n${names.join('\n')}`);
  };
  list('Skipped', named.skipped);
  list('Failed', named.failed);
  console.log(failedParts.length > 0 ? `\nFailed parts: ${failedParts.join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failedParts.length > 0 ? 1 : 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function oneCheck(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

function vitestCounts(report) {
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** A part that a server profile lacks on purpose is in its table, and counts as neither passed nor skipped. */
function interopCounts(report) {
  return { passed: report?.passed ?? 0, failed: report?.failed ?? 0, skipped: 0 };
}

function playwrightCounts(report) {
  return {
    passed: report?.stats?.expected ?? 0,
    failed: report?.stats?.unexpected ?? 0,
    skipped: report?.stats?.skipped ?? 0,
  };
}
