import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient, type Status, ApiError } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { askedNow, ingestStatuses, statusKey } from '../entities/entities.data.js';
import { withEntity } from '../test-support/with-entity.js';
import {
  favourite,
  muteConversation,
  pin,
  reblog,
  unfavourite,
  unmuteConversation,
  unpin,
  unreblog,
} from './status-actions.data.js';

/** The end of the oldest held action: whether the server carries it out, and what the reader's client learns. */
const outcomes = ['answered', 'refused', 'lost after', 'lost before', 'gateway', 'late', 'old state', 'unreadable'] as const;
const actions = { favourite, unfavourite, reblog, unreblog, pin, unpin, muteConversation, unmuteConversation };
const presses = Object.keys(actions) as (keyof typeof actions)[];
const others = ['ask', 'ask and keep', 'deliver', 'stream', 'another reader', 'pause'] as const;

type Press = keyof typeof actions;
type Field = 'favourited' | 'reblogged' | 'pinned' | 'muted';
type Step = Press | (typeof outcomes)[number] | (typeof others)[number];

interface Held {
  press: Press;
  carryOut: () => void;
  resolve: (status: Status) => void;
  reject: (error: ApiError) => void;
}

/** The field that an action changes, and the call of the client that it makes. */
const fields = {
  favourite: 'favourited',
  unfavourite: 'favourited',
  reblog: 'reblogged',
  unreblog: 'reblogged',
  pin: 'pinned',
  unpin: 'pinned',
  muteConversation: 'muted',
  unmuteConversation: 'muted',
} as const satisfies Record<Press, Field>;
const fieldOf = (press: Press): Field => fields[press];
const isOn = (press: Press): boolean => !press.startsWith('un');

/** One status on a server whose answers to actions are given one by one. Reads are answered at once. */
function createHeldServer() {
  const truth = { favourited: false, reblogged: false, pinned: false, muted: false };
  const readers = { favourited: 3, reblogged: 1 };
  const held: Held[] = [];
  const late: (() => void)[] = [];
  const inFlight = { favourited: 0, reblogged: 0, pinned: 0, muted: 0 };
  let sent = 0;
  let mostAtOnce = 0;
  const read = (): Status =>
    aStatus({
      id: '1',
      ...truth,
      favourites_count: readers.favourited + Number(truth.favourited),
      reblogs_count: readers.reblogged + Number(truth.reblogged),
    });
  const act = (press: Press): Promise<Status> => {
    const field = fieldOf(press);
    sent += 1;
    inFlight[field] += 1;
    mostAtOnce = Math.max(mostAtOnce, inFlight[field]);
    return new Promise<Status>((resolve, reject) => {
      held.push({ press, carryOut: () => (truth[field] = isOn(press)), resolve, reject });
    }).finally(() => (inFlight[field] -= 1));
  };
  const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token' });
  const presses: Record<string, Press> = { mute: 'muteConversation', unmute: 'unmuteConversation' };
  const entity = async (method: string, path: string): Promise<Status> => {
    const action = path.split('/').at(-1) ?? '';
    return method === 'GET' ? read() : act(presses[action] ?? (action as Press));
  };
  return {
    client: withEntity(client, entity),
    truth,
    held,
    read,
    sent: () => sent,
    mostAtOnce: () => mostAtOnce,
    addReader: () => (readers.favourited += 1),
    carryOutLate: () => late.splice(0).forEach(carryOut => carryOut()),
    end(outcome: (typeof outcomes)[number]): void {
      const call = held.shift();
      if (call === undefined) return;
      const before = read();
      if (['answered', 'lost after', 'gateway', 'old state', 'unreadable'].includes(outcome)) call.carryOut();
      if (outcome === 'late') late.push(call.carryOut);
      switch (outcome) {
        case 'answered':
          call.resolve(call.press === 'reblog' ? aStatus({ id: '77', reblog: read() }) : read());
          return;
        case 'old state':
          call.resolve(before);
          return;
        case 'refused':
          call.reject(new ApiError('http', { status: 422 }));
          return;
        case 'gateway':
        case 'late':
          call.reject(new ApiError('http', { status: 504 }));
          return;
        case 'unreadable':
          call.reject(new ApiError('decode', { status: 200 }));
          return;
        case 'lost after':
        case 'lost before':
          call.reject(new ApiError('network'));
      }
    },
  };
}

/** Longer than every check of an unclear outcome. */
const LONG_MS = 200_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the steps and checks every state. Resolves to the differences between the screen and the server, before and after a last page. */
async function run(steps: readonly Step[]) {
  const cache = createQueryClient();
  const server = createHeldServer();
  ingestStatuses(cache, [server.read()]);
  const shown = () => cache.getQueryData<Status>(statusKey('1'));
  /** The last press on each field, for as long as its outcome is not known. */
  const wished: Partial<Record<Field, { on: boolean }>> = {};
  const answers: { askedAt: number; status: () => Status }[] = [];
  let pressed = 0;
  const expectWishes = () => {
    for (const [field, wish] of Object.entries(wished) as [Field, { on: boolean }][]) {
      expect(shown()?.[field], `${field} after ${steps.join(', ')}`).toBe(wish.on);
    }
  };
  const press = (name: Press) => {
    const field = fieldOf(name);
    const wish = { on: isOn(name) };
    wished[field] = wish;
    pressed += 1;
    const isReplaced = (result: Status | null) => result === null;
    void actions[name]({ client: server.client, queryClient: cache }, { statusId: '1' }).then(
      result => {
        if (!isReplaced(result) && wished[field]?.on === wish.on) delete wished[field];
      },
      () => {
        if (wished[field]?.on === wish.on) delete wished[field];
      },
    );
  };
  for (const step of steps) {
    if (step in actions) press(step as Press);
    else if (outcomes.includes(step as (typeof outcomes)[number])) server.end(step as (typeof outcomes)[number]);
    else if (step === 'ask') {
      const status = server.read();
      answers.push({ askedAt: askedNow(cache), status: () => status });
    } else if (step === 'ask and keep') answers.push({ askedAt: askedNow(cache), status: server.read });
    else if (step === 'deliver') {
      const answer = answers.shift();
      if (answer !== undefined) ingestStatuses(cache, [answer.status()], { askedAt: answer.askedAt });
    } else if (step === 'stream') {
      // Over the stream the server leaves out what the reader has done.
      const edited = {
        ...server.read(),
        favourited: false,
        reblogged: false,
        pinned: false,
        muted: false,
        content: '<p>Edited</p>',
      };
      ingestStatuses(cache, [edited], { isFromStream: true });
    } else if (step === 'another reader') server.addReader();
    else await vi.advanceTimersByTimeAsync(1_500);
    await vi.advanceTimersByTimeAsync(0);
    expectWishes();
  }
  while (server.held.length > 0) {
    server.end('answered');
    await vi.advanceTimersByTimeAsync(0);
    expectWishes();
  }
  await vi.advanceTimersByTimeAsync(LONG_MS);
  server.carryOutLate();
  for (const { askedAt, status } of answers) ingestStatuses(cache, [status()], { askedAt });
  const ended = { shown: shown(), truth: { ...server.truth } };
  ingestStatuses(cache, [server.read()], { askedAt: askedNow(cache) });
  expect({ ...shown(), content: '' }).toEqual({ ...server.read(), content: '' });
  return { ended, mostAtOnce: server.mostAtOnce(), unpressed: Math.max(0, server.sent() - pressed) };
}

const stepsOf = (endings: readonly (typeof outcomes)[number][]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...presses) },
      { weight: 5, arbitrary: fc.constantFrom(...endings) },
      { weight: 4, arbitrary: fc.constantFrom(...others) },
    ),
    { maxLength: 24 },
  );

it('[API-06] keeps the last press on the screen until its outcome is known, and ends with the state of the server', async () => {
  await fc.assert(
    fc.asyncProperty(stepsOf(outcomes.filter(outcome => outcome !== 'late')), async steps => {
      const { ended, ...requests } = await run(steps);
      expect(ended.shown).toMatchObject(ended.truth);
      expect(requests).toEqual({ mostAtOnce: Math.min(1, requests.mostAtOnce), unpressed: 0 });
    }),
    { numRuns: 2_000 },
  );
});

it('[API-06] ends with the state of the server when a gateway gave up before the action was carried out', async () => {
  await fc.assert(
    fc.asyncProperty(stepsOf(['late', 'late', 'answered', 'refused']), async steps => {
      const { mostAtOnce, unpressed } = await run(steps);
      expect(mostAtOnce).toBeLessThanOrEqual(1);
      expect(unpressed).toBe(0);
    }),
    { numRuns: 500 },
  );
});
