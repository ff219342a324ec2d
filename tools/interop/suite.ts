import type { Browser } from 'playwright';
import { createApi } from './api.ts';
import { checksFor, Unsupported, type Check, type Trial } from './checks.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { openApp, type Credentials } from './page.ts';
import type { Result } from './results.ts';
import { seed } from './seed.ts';

export interface Target {
  readonly name: string;
  readonly origin: string;
  /** The address of the app. */
  readonly app: string;
  readonly credentials: readonly [Credentials, Credentials];
}

/**
 * Several times as long as the slowest check, beside the waits for the server's queue, of which a check has three at most. A script in a page
 * has no limit of its own, and a stalled page draws no frame.
 */
const deadlineOf = (patience: number): number => 90_000 + 3 * patience;
const CLOSE_DEADLINE_MS = 10_000;

/** Seeds a server, drives the app as the first account and resolves to the result of every check. */
export async function tryServer(browser: Browser, target: Target): Promise<Result[]> {
  const { name, origin, app, credentials } = target;
  const [first, second] = credentials;
  const reader = createApi(origin, first.token);
  const writer = createApi(origin, second.token);
  const startedAt = Date.now();
  const seeded = await seed(reader, writer).catch((error: unknown) => messageOf(error));
  const seconds = (Date.now() - startedAt) / 1000;
  if (typeof seeded === 'string') return [{ server: name, check: 'seed', outcome: 'fail', detail: seeded, seconds }];
  const missing = [...new Set(seeded.unsupported)].map((detail): Result => ({
    server: name,
    check: detail.split(':')[0] ?? detail,
    outcome: 'not supported',
    detail,
    seconds: 0,
  }));
  const open = async (): Promise<Trial> => ({
    page: await openApp(browser, app, origin, seeded.reader, first),
    reader,
    writer,
    seeded,
  });
  let trial = await open();
  const results: Result[] = [{ server: name, check: 'seed', outcome: 'pass', detail: '', seconds }, ...missing];
  for (const check of checksFor(first.clientId !== '')) {
    let result = await resultOf(name, check, trial);
    if (result === 'stalled') {
      await close(trial);
      trial = await open();
      process.stdout.write(`\n${name}: "${check.name}" stalled, and runs once more in a new page.\n`);
      result = await resultOf(name, check, trial);
    }
    const deadline = deadlineOf(seeded.patience) / 1000;
    results.push(
      result === 'stalled'
        ? {
            server: name,
            check: check.name,
            outcome: 'fail',
            detail: `twice not ended within ${deadline} s`,
            seconds: 2 * deadline,
          }
        : result,
    );
  }
  await close(trial);
  return results;
}

/** A stalled page may not close either: the browser ends it. */
async function close({ page }: Trial): Promise<void> {
  await withDeadline(page.context().close(), CLOSE_DEADLINE_MS, 'Closing').catch(() => undefined);
}

/** Resolves to 'stalled' where the check reaches its deadline. */
async function resultOf(server: string, check: Check, trial: Trial): Promise<Result | 'stalled'> {
  const startedAt = Date.now();
  const result = (outcome: Result['outcome'], detail: string): Result => ({
    server,
    check: check.name,
    outcome,
    detail,
    seconds: (Date.now() - startedAt) / 1000,
  });
  try {
    await withDeadline(check.run(trial), deadlineOf(trial.seeded.patience), check.name);
    return result('pass', '');
  } catch (error) {
    if (error instanceof DeadlineError) return 'stalled';
    return result(error instanceof Unsupported ? 'not supported' : 'fail', messageOf(error));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
