// Runs one batch of jobs, which it reads from its standard input, in one worker of Vitest. A process of its own: the caller
// ends it when a mutant hangs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { BaseSequencer, createVitest } from 'vitest/node';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import type { Plugin } from 'vite';
import { RESULT_MARK } from './batch-job.ts';
import type { Batch, JobResult } from './batch-job.ts';
import { instrument } from './instrument.ts';
import { isMutated, mutantsOfFile } from './mutated-files.ts';

const root = process.cwd();
const { project, jobs } = (await json(process.stdin)) as Batch;
const transformers = ['mutants.ts', 'instrument.ts']
  .map(name => readFileSync(join(root, 'tools/mutation', name), 'utf8'))
  .join('\n');
const jobPath = (index: number): string => join(root, `tools/mutation/jobs/${index}.ts`);

/** Keeps the order of the jobs: the control is the last. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const plugin: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  /** Vitest keeps transformed modules between runs. */
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(() => transformers);
  },
  resolveId: id => (/mutation\/jobs\/\d+\.ts$/.test(id) ? id : null),
  load(id) {
    const index = /mutation\/jobs\/(\d+)\.ts$/.exec(id)?.[1];
    if (index === undefined) return null;
    return `import { defineMutantTests } from '${join(root, 'tools/mutation/mutant-tests.ts')}';
defineMutantTests(${JSON.stringify(jobs[Number(index)])});`;
  },
  transform(code, id) {
    const path = id.startsWith(root) ? id.slice(root.length + 1) : '';
    return isMutated(path) ? { code: instrument(path, code, mutantsOfFile(path, code)), map: null } : null;
  },
};

const reporter: Reporter = {
  onTestModuleEnd(module) {
    const job = jobs[Number(/(\d+)\.ts$/.exec(module.moduleId)?.[1])];
    if (job !== undefined) report(resultOf(job.id, module));
  },
};

function resultOf(id: string, module: TestModule): JobResult {
  const tests = [...module.children.allTests()];
  const failed = tests.find(test => test.result().state === 'failed');
  const reach = module.meta().reach ?? null;
  if (failed === undefined)
    return { id, failed: module.state() === 'failed' ? (module.errors()[0]?.message ?? 'the file') : null, reach };
  const message = failed.result().errors?.[0]?.message.split('\n')[0] ?? '';
  return { id, failed: `${failed.fullName}: ${message}`.replaceAll(`${root}/`, ''), reach };
}

function report(result: JobResult): void {
  // A line separator in the title of a test would end the line for its reader.
  const line = JSON.stringify(result).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  process.stdout.write(`${RESULT_MARK}${line}\n`);
}

const vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  reporters: [reporter],
  maxWorkers: 1,
  sequence: { sequencer: InOrder },
  dangerouslyIgnoreUnhandledErrors: true,
  projects: [
    {
      plugins: [plugin],
      test: {
        name: project,
        environment: project === 'dom' ? 'jsdom' : 'node',
        include: [],
        setupFiles: project === 'dom' ? ['./vitest.properties.ts', './vitest.setup.ts'] : ['./vitest.properties.ts'],
        isolate: false,
        fileParallelism: false,
        testTimeout: 20_000,
        expect: { poll: { timeout: 5000 } },
      },
    },
  ],
});
await vitest.standalone();
const [only] = vitest.projects;
if (only !== undefined) await vitest.runTestSpecifications(jobs.map((_, index) => only.createSpecification(jobPath(index))));
await vitest.close();
process.exit(0);
