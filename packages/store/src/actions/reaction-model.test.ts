import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient, type Status, ApiError } from '@rookery/api-client';
import { anInstance, aStatus } from '@rookery/api-client/testing';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { ingestStatuses, statusKey } from '../entities/entities.data.js';
import { instanceKey } from '../entities/instance.data.js';
import { react, unreact } from './status-actions.data.js';
import { withEntity } from '../test-support/with-entity.js';

const emoji = ['🎉', '🚋', '🦉'] as const;
const presses = [...emoji, ...emoji.map(name => `-${name}`)];
const outcomes = ['answered', 'refused', 'lost after', 'lost before'] as const;

/** One status on a server that ends requests one by one. `isStrict`: it refuses a second reaction of one account. */
function createReactionServer(isStrict: boolean) {
  const own = new Set<string>(['🚋']);
  const held: {
    change: () => void;
    isRefused: () => boolean;
    resolve: (status: Status) => void;
    reject: (error: ApiError) => void;
  }[] = [];
  const read = (): Status =>
    aStatus({
      id: '1',
      emoji_reactions: emoji.flatMap((name, index) => {
        const count = index + Number(own.has(name));
        return count === 0 ? [] : [{ name, count, me: own.has(name), url: null, static_url: null }];
      }),
    });
  const hold = (change: () => void, isRefused: () => boolean): Promise<Status> =>
    new Promise((resolve, reject) => held.push({ change, isRefused, resolve, reject }));
  const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token' });
  const entity = async (method: string, path: string): Promise<Status> => {
    const name = decodeURIComponent(path.split('/').at(-1) ?? '');
    if (method === 'GET') return read();
    if (method === 'DELETE')
      return hold(
        () => void own.delete(name),
        () => false,
      );
    return hold(
      () => void own.add(name),
      () => isStrict && [...own].some(other => other !== name),
    );
  };
  return {
    client: withEntity(client, entity),
    read,
    own,
    isHolding: () => held.length > 0,
    end(outcome: (typeof outcomes)[number]): void {
      const call = held.shift();
      if (call === undefined) return;
      const isRefused = outcome === 'refused' || call.isRefused();
      if (!isRefused && outcome !== 'lost before') call.change();
      if (isRefused) call.reject(new ApiError('http', { status: 422 }));
      else if (outcome === 'answered') call.resolve(read());
      else call.reject(new ApiError('network'));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function run(steps: readonly string[], { isStrict, version }: { isStrict: boolean; version: string }) {
  const cache = createQueryClient();
  const server = createReactionServer(isStrict);
  cache.setQueryData(instanceKey, anInstance({ version }));
  ingestStatuses(cache, [server.read()]);
  const shown = () => cache.getQueryData<Status>(statusKey('1'))?.emoji_reactions ?? [];
  const ownShown = () => shown().flatMap(({ name, me }) => (me ? [name] : []));
  let running = 0;
  /** Whether every press showed at once. */
  let isShown = true;
  for (const step of steps) {
    const outcome = outcomes.find(one => one === step);
    if (outcome !== undefined) server.end(outcome);
    else {
      const isOn = !step.startsWith('-');
      const name = isOn ? step : step.slice(1);
      running += 1;
      const variables = { statusId: '1', emoji: { name, url: null, static_url: null } };
      (isOn ? react : unreact)({ client: server.client, queryClient: cache }, variables)
        .catch(() => undefined)
        .finally(() => (running -= 1));
      isShown &&= ownShown().includes(name) === isOn;
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(ownShown().length).toBeLessThanOrEqual(isStrict ? 1 : emoji.length);
  }
  while (running > 0) {
    server.end('answered');
    await vi.advanceTimersByTimeAsync(server.isHolding() ? 0 : 5_000);
  }
  expect(isShown).toBe(true);
  return { shown: shown(), truth: server.read().emoji_reactions, own: [...server.own] };
}

const steps = fc.array(
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...presses) }, { weight: 5, arbitrary: fc.constantFrom(...outcomes) }),
  {
    maxLength: 16,
  },
);

it('[STAT-06] [API-06] ends with the reactions of a server that has one for each account', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async given => {
      const { shown, truth, own } = await run(given, { isStrict: true, version: '2.7.2 (compatible; Pleroma 2.5.54+soapbox)' });
      expect(shown).toEqual(truth);
      expect(own.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});

it('[STAT-06] [API-06] ends with the reactions of a server that has several for each account', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async given => {
      const { shown, truth } = await run(given, { isStrict: false, version: '2.7.2 (compatible; Pleroma 2.9.0)' });
      expect(shown).toEqual(truth);
    }),
    { numRuns: 500 },
  );
});
