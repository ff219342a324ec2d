import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient, type Client, type StatusEvent, type ParticipationRequest, type Status } from '@rookery/api-client';
import { aStatus, anAccount } from '@rookery/api-client/testing';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { ingestStatuses, statusKey } from '../entities/entities.data.js';
import {
  acceptParticipation,
  joinEvent,
  leaveEvent,
  participationRequestsKey,
  rejectParticipation,
} from './event-actions.data.js';

let queryClient: QueryClient;
let client: Client;
let answer: (request: Request) => Response | Promise<Response>;

const event: StatusEvent = {
  name: 'Tea',
  start_time: null,
  end_time: null,
  join_mode: 'free',
  participants_count: 3,
  participation_request_count: 0,
  location: null,
  join_state: null,
};
const wire = (fields: Partial<StatusEvent>) =>
  Response.json({ ...aStatus({ id: '1' }), event: undefined, pleroma: { event: { ...event, ...fields } } });
const shown = () => {
  const known = queryClient.getQueryData<Status>(statusKey('1'))?.event;
  return [known?.join_state, known?.participants_count];
};
const seed = (fields: Partial<StatusEvent> = {}) =>
  void ingestStatuses(queryClient, [aStatus({ id: '1', event: { ...event, ...fields } })]);
const context = () => ({ client, queryClient });

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = createQueryClient();
  client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: async (input, init) => answer(new Request(input, init)),
  });
});
afterEach(() => vi.useRealTimers());

it('[EVT-01] counts the reader at once when joining a free event, and no longer when leaving it', async () => {
  seed();
  answer = () => wire({ join_state: 'accept', participants_count: 9 });
  const joining = joinEvent(context(), { statusId: '1' });
  expect(shown()).toEqual(['accept', 4]);
  await joining;
  expect(shown()).toEqual(['accept', 9]);
  answer = () => wire({ join_state: null, participants_count: 8 });
  const leaving = leaveEvent(context(), { statusId: '1' });
  expect(shown()).toEqual([null, 8]);
  await leaving;
});

it('[EVT-01] shows a request to join a restricted event as pending and counts nobody', async () => {
  seed({ join_mode: 'restricted' });
  answer = () => wire({ join_mode: 'restricted', join_state: 'pending' });
  const joining = joinEvent(context(), { statusId: '1', message: 'please' });
  expect(shown()).toEqual(['pending', 3]);
  await joining;
});

it('[EVT-01] takes a refused join back', async () => {
  seed();
  answer = () => Response.json({ error: 'Throttled' }, { status: 429 });
  await expect(joinEvent(context(), { statusId: '1' })).rejects.toMatchObject({ kind: 'rate_limit' });
  expect(shown()).toEqual([null, 3]);
});

it('[EVT-01] looks up what became of a join whose answer was lost', async () => {
  seed();
  const methods: string[] = [];
  answer = request => {
    methods.push(request.method);
    if (request.method === 'POST') throw new TypeError('Failed to fetch');
    return wire({ join_state: 'accept', participants_count: 4 });
  };
  const joining = joinEvent(context(), { statusId: '1' });
  await vi.advanceTimersByTimeAsync(5_000);
  await joining;
  expect(methods).toEqual(['POST', 'GET']);
  expect(shown()).toEqual(['accept', 4]);
});

it.each([
  ['accept', acceptParticipation],
  ['reject', rejectParticipation],
] as const)('[EVT-01] puts a request back in its place when the server refuses to %s it', async (_name, action) => {
  seed();
  const requests: ParticipationRequest[] = ['7', '8', '9'].map(id => ({
    account: anAccount({ id }),
    participation_message: null,
  }));
  queryClient.setQueryData(participationRequestsKey('1'), requests);
  const ids = () => queryClient.getQueryData<ParticipationRequest[]>(participationRequestsKey('1'))?.map(one => one.account.id);
  answer = () => Response.json({ error: 'No' }, { status: 422 });
  const deciding = action(context(), { statusId: '1', accountId: '8' });
  expect(ids()).toEqual(['7', '9']);
  await expect(deciding).rejects.toMatchObject({ status: 422 });
  expect(ids()).toEqual(['7', '8', '9']);
  answer = () => wire({});
  await action(context(), { statusId: '1', accountId: '8' });
  expect(ids()).toEqual(['7', '9']);
});
