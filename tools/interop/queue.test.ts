import { describe, expect, it } from 'vitest';
import type { Api } from './api.ts';
import { factsOfStatus } from './posts.ts';
import { fateOf, isOfRun, measurePatience } from './queue.ts';

/** A server that shows a post, and what was deleted, so many milliseconds later. */
function serverWith({ delay = 0, keeps = false }) {
  let at = 0;
  const made = new Map<string, number>();
  const deleted = new Map<string, number>();
  const isShown = (id: string, since: number): boolean =>
    at >= since + delay && (keeps || at < (deleted.get(id) ?? Infinity) + delay);
  const reader = {
    get: () =>
      Promise.resolve({ status: 200, body: [...made].filter(([id, since]) => isShown(id, since)).map(([id]) => ({ id })) }),
  } as unknown as Api;
  return {
    reader,
    clock: { now: () => at, sleep: (milliseconds: number) => Promise.resolve(void (at += milliseconds)) },
    write: (): Promise<string> => {
      const id = `post-${made.size}`;
      made.set(id, at);
      return Promise.resolve(id);
    },
    delete: (id: string) => void deleted.set(id, at),
  };
}

describe('the queue of a server', () => {
  it.each([
    [0, 15_000],
    [4_000, 15_000],
    [9_000, 27_000],
    [100_000, 120_000],
  ])('that takes %i ms is waited for %i ms', async (delay, patience) => {
    const { reader, write, clock } = serverWith({ delay });
    expect(await measurePatience(reader, write, clock)).toBe(patience);
  });

  it('that delivers nothing is named', async () => {
    const { reader, write, clock } = serverWith({ delay: 1_000_000 });
    await expect(measurePatience(reader, write, clock)).rejects.toThrow('has not reached the reader');
  });
});

describe('a deleted post', () => {
  it.each([
    ['gone', { delay: 0 }],
    ['gone', { delay: 8_000 }],
    ['kept', { keeps: true }],
  ])('is %s on a server with %j', async (fate, options) => {
    const server = serverWith(options);
    const id = await server.write();
    await server.clock.sleep(20_000);
    server.delete(id);
    expect(await fateOf(server.reader, { id }, 15_000, server.clock)).toBe(fate);
  });
});

it('a post of another writer is not of this run', () => {
  const facts = (content: string) => factsOfStatus({ id: '1', account: { username: 'ada' }, content });
  const marker = 'interopm3x9';
  expect([
    isOfRun(facts('<p>Post 1 of the run <a href="https://a.test/tags/x">#<span>interopm3x9</span></a></p>'), marker),
    isOfRun(facts('<p>Post 1 of the run #interopm3x8</p>'), marker),
  ]).toEqual([true, false]);
});
