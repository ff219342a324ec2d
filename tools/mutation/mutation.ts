// Mutation testing: changes the core files in small ways and counts the changes that no test of the package notices.
// Options and how to read the result: `tools/mutation/README.md`.
import '../../scripts/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Batch, Job, JobResult, TestReach } from './batch-job.ts';
import type { Mutant } from './mutants.ts';
import { isMutated, mutantsOfFile } from './mutated-files.ts';
import { planFor, sampleOf } from './plan.ts';
import type { Attempt, Plan, TestFile } from './plan.ts';
import { isAccepted, scoreTable } from './report.ts';
import type { Accepted, Outcome } from './report.ts';
import { runBatch } from './run-batch.ts';
import { readSourceFiles } from '../../scripts/source-files.ts';

const BATCH_SIZE = 40;
const REPORT = '.reports/mutation.json';
const root = process.cwd();

const { values: options } = parseArgs({
  options: {
    package: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
    changed: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    fresh: { type: 'boolean', default: false },
  },
});

/** Kept between runs, by keys that change with the file and the tests. */
interface Store {
  reach: Record<string, { key: string; tests: readonly TestReach[] }>;
  outcomes: Record<string, { key: string; noticedBy: string | null }>;
}

interface Candidate {
  readonly path: string;
  readonly mutant: Mutant;
}

setPriority(10);
const store: Store = options.fresh || !existsSync(REPORT) ? { reach: {}, outcomes: {} } : readStore();
const sources = readSourceFiles(root).filter(({ path }) => isMutated(path));
const texts = new Map(sources.map(({ path, text }) => [path, text]));
const changed = options.changed ? changedFiles() : null;
const chosen = [...Map.groupBy(sources, ({ path }) => packageOf(path))]
  .filter(([name]) => options.package === undefined || options.package.includes(name))
  .map(([name, files]) => {
    const mutants = files
      .filter(({ path }) => options.file === undefined || options.file.some(part => path.includes(part)))
      .filter(({ path }) => changed === null || changed.has(path))
      .flatMap(({ path, text }) => mutantsOfFile(path, text).map((mutant): Candidate => ({ path, mutant })));
    const picked = options.sample === undefined ? mutants : sampleOf(mutants, Number(options.sample), Number(options.seed));
    return { name, mutants: picked };
  })
  .filter(({ mutants }) => mutants.length > 0);

const outcomes: Outcome[] = [];
for (const { name, mutants } of chosen) outcomes.push(...(await tryPackage(name, mutants)));
const accepted = JSON.parse(readFileSync('tools/mutation/accepted.json', 'utf8')) as Accepted[];
for (const { path, line, operator, before, after, noticedBy, isUndecided } of outcomes)
  if (noticedBy === null && !isAccepted({ path, before, after }, accepted))
    process.stdout.write(`${path}:${line} (${operator}${isUndecided ? ', undecided' : ''})\n  - ${before}\n  + ${after}\n`);
process.stdout.write(`\n${scoreTable(outcomes, accepted)}\n`);

async function tryPackage(name: string, mutants: readonly Candidate[]): Promise<Outcome[]> {
  const tests = await recordTests(name);
  const idOf = ({ path, mutant }: Candidate): string => `${path}:${mutant.index}`;
  const planOf = ({ path, mutant }: Candidate): Plan => planFor(path, mutant, tests);
  const fileKey = ({ path }: Candidate): string => hash(texts.get(path) ?? '');
  /** Changes with the tests that a mutant is tried with. */
  const attemptsKey = (candidate: Candidate): string =>
    hash(
      planOf(candidate)
        .attempts.flatMap(attempt => attempt.tests.map(({ file }) => store.reach[file]?.key))
        .toSorted((one = '', other = '') => one.localeCompare(other))
        .join(),
    );
  // A noticed mutant stays noticed while its file is unchanged; the others are tried again when one of their tests has changed.
  const isKnown = (candidate: Candidate): boolean => {
    const known = store.outcomes[idOf(candidate)];
    if (known === undefined || !known.key.startsWith(fileKey(candidate))) return false;
    return known.noticedBy !== null || known.key === fileKey(candidate) + attemptsKey(candidate);
  };
  const remember = (candidate: Candidate, noticedBy: string | null): void => {
    const key = fileKey(candidate) + (noticedBy === null ? attemptsKey(candidate) : '');
    store.outcomes[idOf(candidate)] = { key, noticedBy };
  };
  let open = mutants
    .filter(candidate => !isKnown(candidate))
    .map(candidate => ({ candidate, attempts: planOf(candidate).attempts }));
  for (let round = 0; open.length > 0; round++) {
    for (const { candidate } of open.filter(({ attempts }) => attempts[round] === undefined)) remember(candidate, null);
    open = open.filter(({ attempts }) => attempts[round] !== undefined);
    const byId = new Map(open.map(entry => [idOf(entry.candidate), entry]));
    const jobs = open.map(({ candidate, attempts }) => jobOf(candidate, attempts[round], idOf(candidate)));
    let done = 0;
    await runAll(jobs, ({ id, failed }) => {
      const entry = byId.get(id);
      if (entry === undefined) return;
      done++;
      if (failed !== null) remember(entry.candidate, failed);
      progress(`${name}: round ${round + 1}, ${done} of ${jobs.length}`);
    });
    progress(null);
    open = open.filter(({ candidate }) => !isKnown(candidate) || store.outcomes[idOf(candidate)]?.noticedBy === null);
  }
  save();
  return mutants.map(candidate => {
    const noticedBy = store.outcomes[idOf(candidate)]?.noticedBy ?? null;
    const isUndecided = noticedBy === null && planOf(candidate).isPartial;
    return { path: candidate.path, ...pick(candidate.mutant), noticedBy, isUndecided };
  });
}

function pick({ index, line, operator, before, after }: Mutant) {
  return { index, line, operator, before, after };
}

function jobOf(
  { path, mutant }: Candidate,
  attempt: Attempt | undefined,
  id: string,
): Batch['jobs'][number] & { project: Batch['project'] } {
  return {
    id,
    project: attempt?.project ?? 'node',
    mutant: { path, index: mutant.index },
    tests: (attempt?.tests ?? []).map(({ file, names }) => ({ file: join(root, file), names })),
  };
}

/** The package's test files with what they reach; a file that fails without a mutant is left out by name. */
async function recordTests(name: string): Promise<TestFile[]> {
  const folder = existsSync(`packages/${name}`) ? `packages/${name}/src` : `apps/${name}/{src,server,plugins}`;
  const files = globSync(`${folder}/**/*.test.{ts,tsx}`)
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => options.tests === undefined || options.tests.some(part => path.includes(part)))
    .toSorted();
  /** Changes with the test file and with the core files that its tests reach. */
  const keyOf = (path: string, reach: readonly TestReach[]): string => {
    const reached = new Set(reach.flatMap(test => Object.keys(test.reached)));
    const core = [...reached].toSorted().map(file => file + (texts.get(file) ?? ''));
    return hash([readFileSync(path, 'utf8'), ...core].join('\n'));
  };
  const missing = files.filter(path => {
    const known = store.reach[path];
    return known === undefined || known.key !== keyOf(path, known.tests);
  });
  const jobs = missing.map(path => ({
    id: path,
    project: projectOf(path),
    mutant: null,
    tests: [{ file: join(root, path), names: null }],
  }));
  let done = 0;
  await runAll(jobs, ({ id, failed, reach }) => {
    progress(`${name}: recording what tests reach, ${++done} of ${jobs.length}`);
    if (failed !== null) process.stderr.write(`\nLeft out, because it fails without a mutant: ${id}: ${failed}\n`);
    else store.reach[id] = { key: keyOf(id, reach ?? []), tests: reach ?? [] };
  });
  progress(null);
  save();
  return files.flatMap(path => {
    const known = store.reach[path];
    const isCurrent = known !== undefined && known.key === keyOf(path, known.tests);
    return isCurrent ? [{ path, project: projectOf(path), reach: known.tests }] : [];
  });
}

/** Runs jobs in batches, several at a time. Neighbours are in one batch, since they need the same modules. */
async function runAll(
  jobs: readonly (Job & { project: Batch['project'] })[],
  onResult: (result: JobResult) => void,
): Promise<void> {
  const batches = [...Map.groupBy(jobs, ({ project }) => project)].flatMap(([project, group]) =>
    Array.from({ length: Math.ceil(group.length / BATCH_SIZE) }, (_, index) => ({
      project,
      jobs: group.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
    })),
  );
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      await runBatch(batch, onResult);
      save();
    }
  };
  await Promise.all(Array.from({ length: Number(options.workers) }, work));
}

/** One line that is written over; null ends it. */
function progress(text: string | null): void {
  if (process.stderr.isTTY) process.stderr.write(text === null ? '\n' : `\r${text}   `);
}

function projectOf(path: string): Batch['project'] {
  return /\.(test\.tsx|dom\.test\.ts)$/.test(path) ? 'dom' : 'node';
}

function packageOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function changedFiles(): Set<string> {
  const base = execFileSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8' }).trim();
  return new Set(execFileSync('git', ['diff', '--name-only', base], { encoding: 'utf8' }).split('\n'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function readStore(): Store {
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Store;
}

function save(): void {
  mkdirSync('.reports', { recursive: true });
  writeFileSync(REPORT, JSON.stringify(store));
}
