import { ApiError } from '@rookery/api-client';
import { expect, it, vi } from 'vitest';
import { runExport, type ExportPage, type ExportState } from './export-run.js';

/** Runs an export of three pages whose requests meet these errors, by their order. Resolves to its states once it rests. */
async function run(errors: Readonly<Record<number, unknown>>) {
  const states: ExportState<number>[] = [];
  const pauses: number[] = [];
  const controller = new AbortController();
  let requests = 0;
  const page = (number: number) => (): Promise<ExportPage<number>> => {
    requests += 1;
    if (requests in errors) return Promise.reject(errors[requests]);
    return Promise.resolve({ parts: [number], next: number === 3 ? null : page(number + 1) });
  };
  const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds));
  runExport(page(1), { now: () => 1_000_000, pause }, state => states.push(state), controller.signal);
  const rest = () => vi.waitFor(() => expect(['done', 'failed']).toContain(states.at(-1)?.kind));
  await rest();
  return { states, pauses, rest, requests: () => requests, last: () => states.at(-1) };
}

it('loads one page after another, and tells how far it is', async () => {
  const { states } = await run({});
  expect(states.map(({ kind, parts }) => [kind, parts.length])).toEqual([
    ['running', 0],
    ['running', 1],
    ['running', 2],
    ['done', 3],
  ]);
});

it('waits as long as the server asks, and requests the same page again', async () => {
  const { states, pauses, last } = await run({ 2: new ApiError('rate_limit', { status: 429, retryAt: 1_060_000 }) });
  expect(states).toContainEqual({ kind: 'waiting', parts: [1], until: 1_060_000 });
  expect(pauses).toEqual([60_000]);
  expect(last()).toMatchObject({ kind: 'done', parts: [1, 2, 3] });
});

it('goes on from a page that failed', async () => {
  const { last, rest, requests } = await run({ 3: new ApiError('http', { status: 500, serverMessage: 'Oh' }) });
  const failed = last();
  expect(failed).toMatchObject({ kind: 'failed', parts: [1, 2], text: 'Oh' });
  if (failed?.kind === 'failed') failed.goOn();
  await rest();
  await vi.waitFor(() => expect(last()).toMatchObject({ kind: 'done', parts: [1, 2, 3] }));
  expect(requests()).toBe(4);
});

it('tells nothing after it was cancelled', async () => {
  const controller = new AbortController();
  const states: ExportState<number>[] = [];
  const clock = { now: () => 0, pause: () => Promise.resolve() };
  runExport(
    () => Promise.resolve({ parts: [1], next: null }),
    clock,
    state => states.push(state),
    controller.signal,
  );
  controller.abort();
  await Promise.resolve();
  await Promise.resolve();
  expect(states.map(({ kind }) => kind)).toEqual(['running']);
});
