import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from '../client.js';
import type { Relationship } from '../entities/relationship.js';
import type { Status } from '../entities/status.js';
import { aRelationship, aStatus } from '../testing/index.js';
import { relationshipQuery } from './accounts.data.js';
import { follow, unfollow } from './account-actions.data.js';
import { createQueryClient } from './create-query-client.data.js';
import { askedNow, ingestStatuses, relationshipKey, statusKey } from './entities.data.js';
import { statusQuery } from './statuses.data.js';
import { deleteStatus, favourite, reblog, unfavourite, unreblog } from './status-actions.data.js';

type Answer = () => Response | Promise<Response>;

let queryClient: QueryClient;
let client: Client;
let requests: string[];
/** Answers by method and path; each is used once, the last one again and again. */
let answers: Record<string, Answer[]>;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = createQueryClient();
  requests = [];
  answers = {};
  client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const key = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
      requests.push(key);
      const left = answers[key] ?? [];
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer === undefined) throw new Error(`Nothing answers ${key}.`);
      return answer();
    },
  });
  ingestStatuses(queryClient, [status({})]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const status = (fields: Partial<Status>) => aStatus({ id: '1', favourites_count: 3, reblogs_count: 2, ...fields });
const liked = { favourited: true, favourites_count: 4 };
const json =
  (value: unknown, code = 200): Answer =>
  () =>
    Response.json(value, { status: code });
const broken: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const shown = () => queryClient.getQueryData<Status>(statusKey('1'));
const context = () => ({ client, queryClient });
const press = (action: typeof favourite) => action(context(), { statusId: '1' });
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const LONG_MS = 200_000;

describe('[API-06] an action whose answer is lost', () => {
  it.each([
    ['the connection broke', broken],
    ['a gateway answered 502', json('', 502)],
    ['a gateway answered 504', json('', 504)],
    ['the server answered 500', json({ error: 'oops' }, 500)],
    ['the answer was cut off', () => new Response('{"id":')],
  ] satisfies [string, Answer][])('is kept when it was saved although %s', async (_name, lost) => {
    answers['POST /statuses/1/favourite'] = [lost];
    answers['GET /statuses/1'] = [json(status({ ...liked, favourites_count: 9 }))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await expect(done).resolves.toMatchObject({ favourited: true });
    expect(shown()).toMatchObject({ favourited: true, favourites_count: 9 });
    expect(requests).toEqual(['POST /statuses/1/favourite', 'GET /statuses/1']);
  });

  it('stays on the screen while the server cannot be asked', async () => {
    answers['POST /statuses/1/favourite'] = [broken];
    answers['GET /statuses/1'] = [broken, broken, broken, json(status(liked))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(shown()).toMatchObject(liked);
    expect(requests.filter(request => request.startsWith('POST'))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(done).resolves.toMatchObject({ favourited: true });
  });

  it('is rolled back to the state of the server when it was not saved', async () => {
    answers['POST /statuses/1/favourite'] = [broken];
    answers['GET /statuses/1'] = [json(status({ favourites_count: 8 }))];
    const failed = failureOf(press(favourite));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(shown()).toMatchObject(liked);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'network' });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 8 });
    expect(requests.filter(request => request.startsWith('POST'))).toHaveLength(1);
  });

  it('is given up after eight checks that fail', async () => {
    answers['POST /statuses/1/favourite'] = [broken];
    answers['GET /statuses/1'] = [broken];
    const failed = failureOf(press(favourite));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await failed).toMatchObject({ kind: 'network' });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 3 });
    expect(requests).toHaveLength(9);
  });

  it('is not checked when the server refused it', async () => {
    answers['POST /statuses/1/favourite'] = [json({ error: 'No' }, 422)];
    await expect(press(favourite)).rejects.toMatchObject({ status: 422 });
    expect(requests).toEqual(['POST /statuses/1/favourite']);
  });

  it('is rolled back at once when the browser had no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers['POST /statuses/1/favourite'] = [broken];
    await expect(press(favourite)).rejects.toMatchObject({ kind: 'network' });
    expect(shown()).toMatchObject({ favourited: false });
    expect(requests).toEqual(['POST /statuses/1/favourite']);
  });

  it('makes way for the opposite press without waiting for the checks', async () => {
    answers['POST /statuses/1/favourite'] = [broken];
    answers['POST /statuses/1/unfavourite'] = [json(status({}))];
    answers['GET /statuses/1'] = [broken];
    const first = press(favourite);
    await vi.advanceTimersByTimeAsync(500);
    const second = press(unfavourite);
    await vi.advanceTimersByTimeAsync(0);
    await expect(first).resolves.toBeNull();
    await expect(second).resolves.toMatchObject({ favourited: false });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 3 });
  });

  it('also keeps a follow that was saved', async () => {
    const before = aRelationship({ id: '7' });
    queryClient.setQueryData(relationshipKey('7'), before);
    answers['POST /accounts/7/follow'] = [json('', 504)];
    answers['GET /accounts/relationships'] = [json([{ ...before, requested: true }])];
    const done = follow(context(), { accountId: '7' });
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(queryClient.getQueryData(relationshipKey('7'))).toMatchObject({ following: false, requested: true });
  });

  it('also keeps a deletion that was carried out', async () => {
    answers['DELETE /statuses/1'] = [json('', 404)];
    answers['GET /statuses/1'] = [json('', 404)];
    await expect(deleteStatus(context(), { statusId: '1' })).resolves.toBeNull();
    expect(shown()).toBeUndefined();
  });

  it('[STAT-06] keeps a deletion that was carried out although its answer was lost', async () => {
    answers['DELETE /statuses/1'] = [broken];
    answers['GET /statuses/1'] = [json(status({})), json('', 404)];
    const done = deleteStatus(context(), { statusId: '1' });
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toBeNull();
    expect(shown()).toBeUndefined();
    expect(requests.filter(request => request.startsWith('DELETE'))).toHaveLength(1);
  });

  it('[STAT-06] keeps a status whose deletion was lost on the way', async () => {
    answers['DELETE /statuses/1'] = [broken];
    answers['GET /statuses/1'] = [json(status({}))];
    const failure = failureOf(deleteStatus(context(), { statusId: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ kind: 'network' });
    expect(shown()?.id).toBe('1');
  });

  it('keeps a status that a server without deletion answers with 404', async () => {
    answers['DELETE /statuses/1'] = [json('', 404)];
    answers['GET /statuses/1'] = [json(status({}))];
    await expect(deleteStatus(context(), { statusId: '1' })).rejects.toMatchObject({ status: 404 });
    expect(shown()?.id).toBe('1');
  });
});

describe('[API-06] an answer with the state before the action', () => {
  const reblogged = { reblogged: true, reblogs_count: 3 };
  beforeEach(() => void ingestStatuses(queryClient, [status(reblogged)]));

  it('is not shown: the status is requested again', async () => {
    answers['POST /statuses/1/unreblog'] = [json(status(reblogged))];
    answers['GET /statuses/1'] = [json(status({ reblogged: false, reblogs_count: 2 }))];
    const seen: unknown[] = [];
    queryClient.getQueryCache().subscribe(() => seen.push(shown()?.reblogged));
    const done = press(unreblog);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(shown()).toMatchObject({ reblogged: false, reblogs_count: 2 });
    expect(seen).not.toContain(true);
  });

  it('is waited for while the server needs some seconds', async () => {
    answers['POST /statuses/1/unreblog'] = [json(status(reblogged))];
    const old = json(status(reblogged));
    answers['GET /statuses/1'] = [old, old, old, json(status({ reblogs_count: 2 }))];
    const done = press(unreblog);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(shown()?.reblogged).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(shown()).toMatchObject({ reblogged: false, reblogs_count: 2 });
  });

  it('is believed after five checks', async () => {
    answers['POST /statuses/1/unreblog'] = [json(status(reblogged))];
    answers['GET /statuses/1'] = [json(status(reblogged))];
    const failed = failureOf(press(unreblog));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await failed).toMatchObject({ kind: 'decode' });
    expect(shown()).toMatchObject(reblogged);
    expect(requests).toHaveLength(6);
  });

  it('is none where the reblog of the status shows the effect', async () => {
    ingestStatuses(queryClient, [status({})]);
    answers['POST /statuses/1/reblog'] = [json(aStatus({ id: '77', reblog: status(reblogged) }))];
    const done = press(reblog);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(requests).toEqual(['POST /statuses/1/reblog']);
  });
});

describe('[API-06] an answer that was asked before the action ended', () => {
  it('does not undo it, but brings everything else', async () => {
    answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const askedAt = askedNow(queryClient);
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    ingestStatuses(queryClient, [status({ content: '<p>Edited</p>', reblogs_count: 8 })], { askedAt });
    expect(shown()).toMatchObject({ ...liked, content: '<p>Edited</p>', reblogs_count: 8 });
  });

  it('is followed by one that counts', async () => {
    answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    ingestStatuses(queryClient, [status({ favourited: false, favourites_count: 2 })], { askedAt: askedNow(queryClient) });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 2 });
  });

  it('does not undo it when it is the answer to another action', async () => {
    let reply: (response: Response) => void = () => undefined;
    answers['POST /statuses/1/reblog'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const first = press(reblog);
    await vi.advanceTimersByTimeAsync(0);
    const second = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await second;
    reply(Response.json(aStatus({ id: '77', reblog: status({ reblogged: true, reblogs_count: 3 }) })));
    await first;
    expect(shown()).toMatchObject({ ...liked, reblogged: true, reblogs_count: 3 });
  });

  it('does not undo it when it is the query of the status', async () => {
    let reply: (response: Response) => void = () => undefined;
    answers['GET /statuses/1'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const refetch = queryClient.fetchQuery({ ...statusQuery(client, '1'), staleTime: 0 });
    await vi.advanceTimersByTimeAsync(0);
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    reply(Response.json(status({})));
    await vi.advanceTimersByTimeAsync(0);
    await refetch;
    expect(shown()).toMatchObject(liked);
  });

  it('does not undo a follow', async () => {
    const before = aRelationship({ id: '7', following: true });
    queryClient.setQueryData(relationshipKey('7'), before);
    let reply: (response: Response) => void = () => undefined;
    answers['GET /accounts/relationships'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    answers['POST /accounts/7/unfollow'] = [json({ ...before, following: false })];
    const refetch = queryClient.fetchQuery({ ...relationshipQuery(client, '7'), staleTime: 0 });
    await vi.advanceTimersByTimeAsync(0);
    const done = unfollow(context(), { accountId: '7' });
    await vi.advanceTimersByTimeAsync(0);
    await done;
    reply(Response.json([{ ...before, note: 'from the ferry' }]));
    await vi.advanceTimersByTimeAsync(0);
    await refetch;
    const relationship = queryClient.getQueryData<Relationship>(relationshipKey('7'));
    expect(relationship).toMatchObject({ following: false, note: 'from the ferry' });
  });
});

describe('[API-06] presses on one switch', () => {
  it('sends the first and the last of them', async () => {
    let reply: (response: Response) => void = () => undefined;
    answers['POST /statuses/1/favourite'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    answers['POST /statuses/1/unfavourite'] = [json(status({}))];
    for (const action of [favourite, unfavourite, favourite, unfavourite]) void press(action);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()?.favourited).toBe(false);
    reply(Response.json(status(liked)));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(['POST /statuses/1/favourite', 'POST /statuses/1/unfavourite']);
    expect(shown()?.favourited).toBe(false);
  });

  it('sends one when the last one repeats the first', async () => {
    answers['POST /statuses/1/favourite'] = [json(status(liked))];
    for (const action of [favourite, unfavourite, favourite]) void press(action);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual(['POST /statuses/1/favourite']);
    expect(shown()).toMatchObject(liked);
  });
});
