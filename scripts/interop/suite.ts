import type { Browser } from 'playwright';
import { createApi } from './api.ts';
import { checksFor, Unsupported, type Check, type Trial } from './checks.ts';
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
  const page = await openApp(browser, app, origin, seeded.reader, first);
  const trial: Trial = { page, reader, writer, seeded };
  const results: Result[] = [{ server: name, check: 'seed', outcome: 'pass', detail: '', seconds }, ...missing];
  for (const check of checksFor(first.clientId !== '')) results.push(await resultOf(name, check, trial));
  await page.context().close();
  return results;
}

async function resultOf(server: string, check: Check, trial: Trial): Promise<Result> {
  const startedAt = Date.now();
  const result = (outcome: Result['outcome'], detail: string): Result => ({
    server,
    check: check.name,
    outcome,
    detail,
    seconds: (Date.now() - startedAt) / 1000,
  });
  try {
    await check.run(trial);
    return result('pass', '');
  } catch (error) {
    return result(error instanceof Unsupported ? 'not supported' : 'fail', messageOf(error));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
