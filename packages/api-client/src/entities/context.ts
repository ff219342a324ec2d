import { uniqueById } from './ids.js';
import { count, type Decoder, type Decoding, fieldsOf, itemsOf } from './decode.js';
import { inSlices } from './in-slices.js';
import { type Status, statuses } from './status.js';

/**
 * The thread of a status: ancestors, oldest first, and descendants. `next`: link to more descendants, or null (API-05). `fetch`: the server is
 * fetching replies from other servers, or null.
 */
export interface Context {
  ancestors: Status[];
  descendants: Status[];
  next: string | null;
  fetch: RepliesFetchHandle | null;
}

/** Names a fetch of replies from other servers. `retrySeconds`: the least time between two questions, 1 to 60. */
export interface RepliesFetchHandle {
  id: string;
  retrySeconds: number;
}

/** How far the server is with fetching replies. `resultCount`: replies found so far. */
export interface RepliesFetch {
  isRunning: boolean;
  resultCount: number;
}

/** Posts of a thread that are read. */
const MOST_POSTS = 5000;

interface ContextOptions {
  decoding: Decoding;
  signal?: AbortSignal | undefined;
}

/**
 * Parses a thread in slices: it may have thousands of posts. Rejects when `signal` aborts.
 *
 * @param statusId The requested status; some servers send one flat list, which is split there.
 */
export async function parseContext(value: unknown, statusId: string, { decoding, signal }: ContextOptions): Promise<Context> {
  const read = (list: unknown): Promise<Status[]> =>
    inSlices(itemsOf(list).slice(0, MOST_POSTS), slice => statuses(slice, decoding), { signal });
  if (Array.isArray(value)) {
    const all = uniqueById(await read(value));
    const at = all.findIndex(status => status.id === statusId);
    return { ancestors: all.slice(0, Math.max(at, 0)), descendants: all.slice(at + 1), next: null, fetch: null };
  }
  const fields = fieldsOf(value);
  const without = (found: Status[]) => uniqueById(found).filter(status => status.id !== statusId);
  return {
    ancestors: without(await read(fields['ancestors'])),
    descendants: without(await read(fields['descendants'])),
    next: null,
    fetch: null,
  };
}

const MOST_RETRY_SECONDS = 60;
const USUAL_RETRY_SECONDS = 3;
const MAX_FETCH_ID_LENGTH = 1000;

/** Reads the header `Mastodon-Async-Refresh: id="…", retry=3`. Null without a usable id. */
export function repliesFetchOf(header: string | null): RepliesFetchHandle | null {
  const id = /\bid="([^"]+)"/.exec(header ?? '')?.[1];
  if (id === undefined || id.length > MAX_FETCH_ID_LENGTH) return null;
  const retry = Number(/\bretry=(\d{1,6})\b/.exec(header ?? '')?.[1] ?? USUAL_RETRY_SECONDS);
  return { id, retrySeconds: Math.min(Math.max(retry, 1), MOST_RETRY_SECONDS) };
}

/** A state that is not known counts as finished, so that nobody asks forever. */
export const parseRepliesFetch: Decoder<RepliesFetch | null> = (value, decoding) => {
  const fields = fieldsOf(fieldsOf(value)['async_refresh']);
  if (typeof fields['status'] !== 'string') return null;
  return { isRunning: fields['status'] === 'running', resultCount: count(fields['result_count'], decoding) };
};
