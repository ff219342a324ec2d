import { field, type Api } from './api.ts';
import { lettersOf, type Json, type PostFacts } from './posts.ts';

/** Posts by which the queue of a server is measured. */
const SAMPLES = 3;
/** A server that has not delivered a post by then does not deliver it, in ms. */
const LONGEST_MS = 120_000;
/** The shortest time that anything is waited for, in ms. */
const SHORTEST_MS = 15_000;
const LOOK_MS = 200;

interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}
const clock: Clock = { now: Date.now, sleep: milliseconds => new Promise(done => setTimeout(done, milliseconds)) };

/** Resolves to the milliseconds until something is so, looked at every 0.2 s; null where it is not so within `patience`. */
export async function timeUntil(
  isSo: () => Promise<boolean>,
  patience: number,
  { now, sleep }: Clock = clock,
): Promise<number | null> {
  const start = now();
  while (!(await isSo())) {
    if (now() - start >= patience) return null;
    await sleep(LOOK_MS);
  }
  return now() - start;
}

/** Whether the reader's Home has a post. */
export async function isInHome(reader: Api, id: string): Promise<boolean> {
  const { status, body } = await reader.get('/api/v1/timelines/home?limit=40');
  return status === 200 && Array.isArray(body) && body.some(one => field(one, 'id') === id);
}

/**
 * How long to wait for what a server does later, in ms: a server with a queue answers a post before those who read it have it. Measured with
 * posts of the writer, and three times as long as the slowest took.
 *
 * @param write Writes a post and resolves to its id.
 */
export async function measurePatience(reader: Api, write: () => Promise<string>, time: Clock = clock): Promise<number> {
  let slowest = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const id = await write();
    const taken = await timeUntil(() => isInHome(reader, id), LONGEST_MS, time);
    if (taken === null) throw new Error(`A post has not reached the reader's Home within ${LONGEST_MS / 1000} s.`);
    slowest = Math.max(slowest, taken);
  }
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, 3 * slowest));
}

/** Whether a post is of this run: others may write to the server at the same time. */
export const isOfRun = ({ text }: Pick<PostFacts, 'text'>, marker: string): boolean => text.includes(lettersOf(marker));

/**
 * The fate of a deleted post on its server: `gone`, or `kept` where the reader's Home has it after `patience` all the same. The app can only
 * show what its server says.
 */
export async function fateOf(reader: Api, deleted: Json, patience: number, time: Clock = clock): Promise<'gone' | 'kept'> {
  const id = field(deleted, 'id');
  const taken = await timeUntil(async () => !(await isInHome(reader, id)), patience, time);
  return taken === null ? 'kept' : 'gone';
}
