import { afterAll, afterEach, beforeEach, describe, vi } from 'vitest';
import type { Job, TestReach } from './batch-job.ts';

/** A loop that turns more often than this while a mutant is active never ends. */
const MAX_LOOP_TURNS = 1_000_000;

interface Scope {
  readonly job: Job;
  reached: Map<string, Set<number>>;
  turns: number;
  isOver: boolean;
}

interface MutantSwitch {
  (index: number): boolean;
  loop(): void;
}

declare module 'vitest' {
  interface TaskMeta {
    reach?: TestReach[];
  }
}

/** A spy on a fake timer that is restored after the fake timers brings the fake back. */
const { setTimeout: startTimeout } = globalThis;

let scope: Scope | null = null;

/** Called by each instrumented module when it is loaded: the module stays with the mutant that was active then. */
function openMutants(path: string): MutantSwitch {
  const own = scope;
  const active = own?.job.mutant?.path === path ? own.job.mutant.index : -1;
  const isRecording = own !== null && own.job.mutant === null;
  const isActive = (index: number): boolean => {
    if (isRecording) {
      const known = own.reached.get(path);
      if (known === undefined) own.reached.set(path, new Set([index]));
      else known.add(index);
    }
    return index === active;
  };
  const loop = (): void => {
    if (own === null || isRecording) return;
    own.turns++;
    if (own.isOver || own.turns > MAX_LOOP_TURNS) throw new Error('The loop does not end.');
  };
  return Object.assign(isActive, { loop });
}

/** Defines the tests of a job in the current test file; the first failure skips the rest. */
export function defineMutantTests(job: Job): void {
  const own: Scope = { job, reached: new Map(), turns: 0, isOver: false };
  Object.assign(globalThis, { openMutants });
  scope = own;
  let hasFailed = false;
  const faults: unknown[] = [];
  const onFault = (reason: unknown): void => void faults.push(reason);
  process.on('unhandledRejection', onFault);
  process.on('uncaughtException', onFault);
  const records: TestReach[] = [];
  let startedAt = 0;

  beforeEach(({ task, skip, onTestFailed }) => {
    own.turns = 0;
    if (hasFailed || !isWanted(job, task.fullTestName)) skip();
    onTestFailed(() => {
      hasFailed = true;
    });
    own.reached = new Map();
    startedAt = computingTime();
  });
  afterEach(({ task }) => {
    if (job.mutant !== null) return;
    task.file.meta.reach = records;
    const milliseconds = computingTime() - startedAt;
    records.push({ name: nameIn(job, task.fullTestName), milliseconds, reached: plain(own.reached) });
  });
  afterAll(async () => {
    await new Promise(done => startTimeout(done, 0));
    own.isOver = true;
    scope = null;
    cleanUp();
    process.off('unhandledRejection', onFault);
    process.off('uncaughtException', onFault);
    if (faults.length > 0) throw faults[0];
  });
  for (const { file } of job.tests) {
    describe(`${file}`, async () => {
      vi.resetModules();
      own.turns = 0;
      own.reached = new Map();
      const loadedFrom = computingTime();
      await import(/* @vite-ignore */ file);
      if (job.mutant !== null) return;
      records.push({ name: null, milliseconds: computingTime() - loadedFrom, reached: plain(own.reached) });
    });
  }
}

/** Milliseconds that the process has computed: unlike time on the clock, they are the same on a busy machine. */
function computingTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function isWanted(job: Job, fullName: string): boolean {
  return job.tests.some(
    ({ file, names }) => fullName.startsWith(`${file} > `) && (names === null || names.includes(nameIn(job, fullName))),
  );
}

/** The name of a test in its own file: without the path, which differs between working copies. */
function nameIn({ tests }: Job, fullName: string): string {
  const prefix = tests.map(({ file }) => `${file} > `).find(path => fullName.startsWith(path)) ?? '';
  return fullName.slice(prefix.length);
}

function plain(reached: ReadonlyMap<string, ReadonlySet<number>>): Record<string, number[]> {
  return Object.fromEntries([...reached].map(([path, indices]) => [path, [...indices]]));
}

/** The next job runs in the same process and page. */
function cleanUp(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Object.assign(globalThis, { setTimeout: startTimeout });
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
