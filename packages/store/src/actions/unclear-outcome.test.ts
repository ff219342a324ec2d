import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRelationship, aStatus } from '@rookery/api-client/testing';
import { follow } from './account-actions.data.js';
import { ingestStatuses, relationshipKey } from '../entities/entities.data.js';
import { deleteStatus, favourite, reblog, unfavourite, unreblog } from './status-actions.data.js';
import {
  context,
  installActionServer,
  json,
  liked,
  press,
  shown,
  status,
  trial,
  type Answer,
} from '../test-support/action-server.js';

installActionServer();

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const LONG_MS = 200_000;

/** A browser without a connection. Returns the function that connects it. */
function disconnect(): () => void {
  const connection = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  vi.stubGlobal('removeEventListener', connection.removeEventListener.bind(connection));
  return () => {
    vi.stubGlobal('navigator', { onLine: true });
    connection.dispatchEvent(new Event('online'));
  };
}

describe('[API-06] an action whose answer is lost', () => {
  it.each([
    ['the connection broke', broken],
    ['a gateway answered 502', json('', 502)],
    ['a gateway answered 504', json('', 504)],
    ['the server answered 500', json({ error: 'oops' }, 500)],
    ['the answer was cut off', () => new Response('{"id":')],
  ] satisfies [string, Answer][])('is kept when it was saved although %s', async (_name, lost) => {
    trial.answers['POST /statuses/1/favourite'] = [lost];
    trial.answers['GET /statuses/1'] = [json(status({ ...liked, favourites_count: 9 }))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await expect(done).resolves.toMatchObject({ favourited: true });
    expect(shown()).toMatchObject({ favourited: true, favourites_count: 9 });
    expect(trial.requests).toEqual(['POST /statuses/1/favourite', 'GET /statuses/1']);
  });

  it('stays on the screen while the server cannot be asked', async () => {
    trial.answers['POST /statuses/1/favourite'] = [broken];
    trial.answers['GET /statuses/1'] = [broken, broken, broken, json(status(liked))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(shown()).toMatchObject(liked);
    expect(trial.requests.filter(request => request.startsWith('POST'))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(done).resolves.toMatchObject({ favourited: true });
  });

  it('is rolled back to the state of the server when it was not saved', async () => {
    trial.answers['POST /statuses/1/favourite'] = [broken];
    trial.answers['GET /statuses/1'] = [json(status({ favourites_count: 8 }))];
    const failed = failureOf(press(favourite));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(shown()).toMatchObject(liked);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'network' });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 8 });
    expect(trial.requests.filter(request => request.startsWith('POST'))).toHaveLength(1);
  });

  it('is given up after eight checks that fail', async () => {
    trial.answers['POST /statuses/1/favourite'] = [broken];
    trial.answers['GET /statuses/1'] = [broken];
    const failed = failureOf(press(favourite));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await failed).toMatchObject({ kind: 'network' });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 3 });
    expect(trial.requests).toHaveLength(9);
  });

  it('is not checked when the server refused it', async () => {
    trial.answers['POST /statuses/1/favourite'] = [json({ error: 'No' }, 422)];
    await expect(press(favourite)).rejects.toMatchObject({ status: 422 });
    expect(trial.requests).toEqual(['POST /statuses/1/favourite']);
  });

  it('[API-06] waits for a connection, and is sent then', async () => {
    const connect = disconnect();
    trial.answers['POST /statuses/1/favourite'] = [broken, json(status(liked))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(shown()).toMatchObject(liked);
    expect(trial.requests).toEqual(['POST /statuses/1/favourite']);
    connect();
    await expect(done).resolves.toMatchObject({ favourited: true });
    expect(trial.requests).toHaveLength(2);
  });

  it('is not sent when the opposite press came before the connection, and neither is that', async () => {
    const connect = disconnect();
    trial.answers['POST /statuses/1/favourite'] = [broken];
    const first = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    const second = press(unfavourite);
    await expect(first).resolves.toBeNull();
    connect();
    await expect(second).resolves.toBeNull();
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 3 });
    // The only request failed in the browser.
    expect(trial.requests).toEqual(['POST /statuses/1/favourite']);
  });

  it('makes way for the opposite press without waiting for the checks', async () => {
    trial.answers['POST /statuses/1/favourite'] = [broken];
    trial.answers['POST /statuses/1/unfavourite'] = [json(status({}))];
    trial.answers['GET /statuses/1'] = [broken];
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
    trial.queryClient.setQueryData(relationshipKey('7'), before);
    trial.answers['POST /accounts/7/follow'] = [json('', 504)];
    trial.answers['GET /accounts/relationships'] = [json([{ ...before, requested: true }])];
    const done = follow(context(), { accountId: '7' });
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(trial.queryClient.getQueryData(relationshipKey('7'))).toMatchObject({ following: false, requested: true });
  });

  it('also keeps a deletion that was carried out', async () => {
    trial.answers['DELETE /statuses/1'] = [json('', 404)];
    trial.answers['GET /statuses/1'] = [json('', 404)];
    await expect(deleteStatus(context(), { statusId: '1' })).resolves.toBeNull();
    expect(shown()).toBeUndefined();
  });

  it('[STAT-06] keeps a deletion that was carried out although its answer was lost', async () => {
    trial.answers['DELETE /statuses/1'] = [broken];
    trial.answers['GET /statuses/1'] = [json(status({})), json('', 404)];
    const done = deleteStatus(context(), { statusId: '1' });
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toBeNull();
    expect(shown()).toBeUndefined();
    expect(trial.requests.filter(request => request.startsWith('DELETE'))).toHaveLength(1);
  });

  it('[STAT-06] keeps a status whose deletion was lost on the way', async () => {
    trial.answers['DELETE /statuses/1'] = [broken];
    trial.answers['GET /statuses/1'] = [json(status({}))];
    const failure = failureOf(deleteStatus(context(), { statusId: '1' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ kind: 'network' });
    expect(shown()?.id).toBe('1');
  });

  it('keeps a status that a server without deletion trial.answers with 404', async () => {
    trial.answers['DELETE /statuses/1'] = [json('', 404)];
    trial.answers['GET /statuses/1'] = [json(status({}))];
    await expect(deleteStatus(context(), { statusId: '1' })).rejects.toMatchObject({ status: 404 });
    expect(shown()?.id).toBe('1');
  });
});

describe('[API-06] an answer with the state before the action', () => {
  const reblogged = { reblogged: true, reblogs_count: 3 };
  beforeEach(() => void ingestStatuses(trial.queryClient, [status(reblogged)]));

  it('is not shown: the status is requested again', async () => {
    trial.answers['POST /statuses/1/unreblog'] = [json(status(reblogged))];
    trial.answers['GET /statuses/1'] = [json(status({ reblogged: false, reblogs_count: 2 }))];
    const seen: unknown[] = [];
    trial.queryClient.getQueryCache().subscribe(() => seen.push(shown()?.reblogged));
    const done = press(unreblog);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(shown()).toMatchObject({ reblogged: false, reblogs_count: 2 });
    expect(seen).not.toContain(true);
  });

  it('is waited for while the server needs some seconds', async () => {
    trial.answers['POST /statuses/1/unreblog'] = [json(status(reblogged))];
    const old = json(status(reblogged));
    trial.answers['GET /statuses/1'] = [old, old, old, json(status({ reblogs_count: 2 }))];
    const done = press(unreblog);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(shown()?.reblogged).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(shown()).toMatchObject({ reblogged: false, reblogs_count: 2 });
  });

  it('is believed after five checks', async () => {
    trial.answers['POST /statuses/1/unreblog'] = [json(status(reblogged))];
    trial.answers['GET /statuses/1'] = [json(status(reblogged))];
    const failed = failureOf(press(unreblog));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await failed).toMatchObject({ kind: 'decode' });
    expect(shown()).toMatchObject(reblogged);
    expect(trial.requests).toHaveLength(6);
  });

  it('is none where the reblog of the status shows the effect', async () => {
    ingestStatuses(trial.queryClient, [status({})]);
    trial.answers['POST /statuses/1/reblog'] = [json(aStatus({ id: '77', reblog: status(reblogged) }))];
    const done = press(reblog);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(trial.requests).toEqual(['POST /statuses/1/reblog']);
  });
});
