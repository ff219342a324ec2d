import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { RESULT_MARK } from './batch-job.ts';
import type { Batch, Job, JobResult } from './batch-job.ts';

/** A batch without a result for this long hangs: its current mutant is counted as noticed. */
const SILENCE_MS = 120_000;
/** Result of a control job, which has no mutant: it fails where an earlier job of the batch has left something behind. */
const CONTROL = 'control';

/**
 * Runs the jobs of one project in processes of their own and reports each result. A batch whose control fails is run
 * again in halves, so a result never comes from what an earlier mutant left behind.
 */
export async function runBatch({ project, jobs }: Batch, onResult: (result: JobResult) => void): Promise<void> {
  const last = jobs.at(-1);
  if (last === undefined) return;
  const withControl: Job[] = [...jobs, { ...last, id: CONTROL, mutant: last.mutant && { path: '', index: -1 } }];
  const results = await runJobs(project, last.mutant === null ? jobs : withControl);
  const hasLeftovers = results.some(({ id, failed }) => id === CONTROL && failed !== null);
  if (!hasLeftovers || jobs.length === 1) {
    for (const result of results) if (result.id !== CONTROL) onResult(result);
    return;
  }
  const half = Math.ceil(jobs.length / 2);
  await runBatch({ project, jobs: jobs.slice(0, half) }, onResult);
  await runBatch({ project, jobs: jobs.slice(half) }, onResult);
}

async function runJobs(project: Batch['project'], jobs: readonly Job[]): Promise<JobResult[]> {
  const results: JobResult[] = [];
  while (results.length < jobs.length) {
    const rest = jobs.slice(results.length);
    const before = results.length;
    const end = await runProcess({ project, jobs: rest }, result => results.push(result));
    if (results.length === jobs.length) break;
    const hung = jobs[results.length];
    if (hung === undefined) break;
    if (end !== 'silence' && results.length === before) throw new Error(`The tests did not start:\n${end}`);
    results.push(await runAgain(project, hung));
  }
  return results;
}

/** A busy machine can be slow, or end a process: a job without a result is noticed when it has none alone, too. */
async function runAgain(project: Batch['project'], job: Job): Promise<JobResult> {
  const results: JobResult[] = [];
  const end = await runProcess({ project, jobs: [job] }, result => results.push(result));
  return results[0] ?? { id: job.id, failed: end === 'silence' ? 'no result in time' : 'the process ended', reach: null };
}

/** Resolves to the error output of the process, or to `silence`. */
function runProcess(batch: Batch, onResult: (result: JobResult) => void): Promise<string> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['tools/mutation/batch.ts'], { detached: true });
    let output = '';
    let isSilent = false;
    const giveUp = (): void => {
      isSilent = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    let timer = setTimeout(giveUp, SILENCE_MS);
    child.stderr.on('data', chunk => (output += String(chunk)));
    createInterface({ input: child.stdout }).on('line', line => {
      if (!line.startsWith(RESULT_MARK)) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      onResult(JSON.parse(line.slice(RESULT_MARK.length)) as JobResult);
    });
    child.on('close', () => {
      clearTimeout(timer);
      resolve(isSilent ? 'silence' : output);
    });
    child.stdin.end(JSON.stringify(batch));
  });
}
