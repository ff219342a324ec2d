import { accountState } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { hasEarlyRequests } from './early-left.dom.js';
import { whenIdle } from './idle.dom.js';
import { createStartQueue, type StartStep } from './start-queue.js';
import { whenQueriesSettle } from './when-queries-settle.data.js';

const startQueue = accountState('what starts after the rows', () => createStartQueue(whenIdle));

/** Runs a task once when its turn comes, of what starts after the rows. Returns a function that cancels it. */
export const inTurn = (queryClient: QueryClient, step: StartStep, task: () => void): (() => void) =>
  startQueue(queryClient).add(step, task);

/** The same once the page has its rows: for what is mounted together with them. */
export function afterRows(queryClient: QueryClient, step: StartStep, task: () => void): () => void {
  let cancelTurn = (): void => undefined;
  const wait = (): void => void (cancelTurn = inTurn(queryClient, step, task));
  // A page whose code is on its way has not asked yet for what the boot script has requested.
  const cancelWait = whenQueriesSettle(queryClient, wait, hasEarlyRequests);
  return () => {
    cancelWait();
    cancelTurn();
  };
}
