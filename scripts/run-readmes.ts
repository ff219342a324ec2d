// Runs the examples of every package's README: in Chromium, or in Node, against the built packages and the built-in server. An example fails when
// it throws, logs an error, or does not show what `scripts/readme-runs.ts` says. `node scripts/run-readmes.ts ui` runs those of one package.
// Needs the built packages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type Browser } from 'playwright';
import { headlessShell } from './browser.ts';
import { root } from './packed-packages.ts';
import { bundle } from './readme-bundle.ts';
import { readmeExamples, type ReadmeExample } from './readme-examples.ts';
import { openReadmePage } from './readme-page.ts';
import { readmeRuns, type NodeRun, type PageRun } from './readme-runs.ts';
import { finish } from './report.ts';
import { runnableExample } from './runnable-example.ts';

const faults: string[] = [];
const wanted = process.argv.slice(2);
const browser = await playwright.launch(headlessShell);
try {
  // Most of the time passes while pages wait: the packages run side by side.
  const names = Object.keys(readmeRuns).filter(name => wanted.length === 0 || wanted.includes(name));
  await Promise.all(names.map(name => runReadme(browser, name, readmeRuns[name] ?? [])));
} finally {
  await browser.close();
}
finish('readme-runs', faults);

async function runReadme(on: Browser, name: string, runs: (typeof readmeRuns)[string]): Promise<void> {
  const readme = `packages/${name}/README.md`;
  const examples = readmeExamples(readFileSync(join(root, readme), 'utf8'));
  if (examples.length !== runs.length)
    faults.push(`${readme} has ${examples.length} examples, and scripts/readme-runs.ts says how ${runs.length} are run.`);
  for (const [index, example] of examples.entries()) {
    const run = runs[index];
    if (run === undefined || run.in === 'nothing') continue;
    try {
      if (run.in !== 'page') await runInNode(name, example, run);
      else await runInPage(on, name, example, run);
    } catch (error) {
      faults.push(`${readme}:${example.line} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function runInPage(on: Browser, name: string, { code }: ReadmeExample, run: PageRun): Promise<void> {
  const files = await bundle(
    name,
    `import { checkInPage, showInPage } from 'readme-page'; const token = window.token; ${run.names ?? ''}\n${runnableExample(code, run.props)}`,
    'browser',
  );
  const { page, errors, close } = await openReadmePage(on, files, run.profile ?? 'rebased');
  try {
    await run.shows?.(page).waitFor({ timeout: 15_000 });
    // An error that is logged after the first paint counts, too.
    await page.waitForLoadState('networkidle');
    if (errors.length > 0) throw new Error(errors.join('; '));
  } catch (error) {
    throw new Error([...errors, String(error)].join('; '), { cause: error });
  } finally {
    await close();
  }
}

async function runInNode(name: string, { code }: ReadmeExample, run: NodeRun): Promise<void> {
  // A port that is free.
  const [program] = await bundle(name, `${run.names}\n${code.replace('port: 4101', 'port: 0')}\n${run.after}`, 'node');
  // Vitest and the libraries of a test are found from inside the package alone.
  const folder = mkdtempSync(join(run.in === 'vitest' ? join(root, 'packages', name) : tmpdir(), '.readme-'));
  try {
    const file = join(folder, run.in === 'vitest' ? 'example.test.mjs' : 'example.mjs');
    writeFileSync(file, program?.contents ?? '');
    // Else Vitest takes the configuration of the repository.
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
    const { stdout, stderr, status } = spawnSync(process.execPath, run.in === 'vitest' ? vitest : [file], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, NO_COLOR: '1' },
    });
    if (status !== 0) throw new Error([stderr, stdout].join('\n').trim());
    if (!stdout.includes(run.prints)) throw new Error(`prints no "${run.prints}": ${stdout.slice(0, 200)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
