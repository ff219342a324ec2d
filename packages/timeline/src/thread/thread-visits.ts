import { createBoundedMemory, type BoundedMemory } from '../memory/bounded-memory.js';

/** Threads that are remembered; the ones visited longest ago are forgotten. */
const MOST_VISITS = 300;
const PREFIX = 'rookery:thread-visits:';

/**
 * The times of the reader's visits to threads: when the newest post was written at the last visit (epoch ms). A post's own time is kept and not
 * the device's: their clocks may differ.
 *
 * @param scope Names the account: accounts never share visits.
 */
export const createThreadVisits = (storage: Storage | null, scope: string): BoundedMemory<number> =>
  createBoundedMemory(storage, PREFIX + scope, MOST_VISITS, isTime);

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
