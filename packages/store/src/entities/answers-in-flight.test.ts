import { describe, expect, it, vi } from 'vitest';
import type { Relationship } from '@rookery/api-client';
import { aRelationship, aStatus } from '@rookery/api-client/testing';
import { unfollow } from '../actions/account-actions.data.js';
import { relationshipQuery } from './accounts.data.js';
import { statusQuery } from './statuses.data.js';
import { askedNow, ingestStatuses, relationshipKey } from './entities.data.js';
import { favourite, reblog, unfavourite } from '../actions/status-actions.data.js';
import { context, installActionServer, json, liked, press, shown, status, trial } from '../test-support/action-server.js';

installActionServer();

describe('[API-06] an answer that was asked before the action ended', () => {
  it('does not undo it, but brings everything else', async () => {
    trial.answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const askedAt = askedNow(trial.queryClient);
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    ingestStatuses(trial.queryClient, [status({ content: '<p>Edited</p>', reblogs_count: 8 })], { askedAt });
    expect(shown()).toMatchObject({ ...liked, content: '<p>Edited</p>', reblogs_count: 8 });
  });

  it('is followed by one that counts', async () => {
    trial.answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const done = press(favourite);
    await vi.advanceTimersByTimeAsync(0);
    await done;
    ingestStatuses(trial.queryClient, [status({ favourited: false, favourites_count: 2 })], {
      askedAt: askedNow(trial.queryClient),
    });
    expect(shown()).toMatchObject({ favourited: false, favourites_count: 2 });
  });

  it('does not undo it when it is the answer to another action', async () => {
    let reply: (response: Response) => void = () => undefined;
    trial.answers['POST /statuses/1/reblog'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    trial.answers['POST /statuses/1/favourite'] = [json(status(liked))];
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
    trial.answers['GET /statuses/1'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    trial.answers['POST /statuses/1/favourite'] = [json(status(liked))];
    const refetch = trial.queryClient.fetchQuery({ ...statusQuery(trial.client, '1'), staleTime: 0 });
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
    trial.queryClient.setQueryData(relationshipKey('7'), before);
    let reply: (response: Response) => void = () => undefined;
    trial.answers['GET /accounts/relationships'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    trial.answers['POST /accounts/7/unfollow'] = [json({ ...before, following: false })];
    const refetch = trial.queryClient.fetchQuery({ ...relationshipQuery(trial.client, '7'), staleTime: 0 });
    await vi.advanceTimersByTimeAsync(0);
    const done = unfollow(context(), { accountId: '7' });
    await vi.advanceTimersByTimeAsync(0);
    await done;
    reply(Response.json([{ ...before, note: 'from the ferry' }]));
    await vi.advanceTimersByTimeAsync(0);
    await refetch;
    const relationship = trial.queryClient.getQueryData<Relationship>(relationshipKey('7'));
    expect(relationship).toMatchObject({ following: false, note: 'from the ferry' });
  });
});

describe('[API-06] presses on one switch', () => {
  it('sends the first and the last of them', async () => {
    let reply: (response: Response) => void = () => undefined;
    trial.answers['POST /statuses/1/favourite'] = [() => new Promise<Response>(resolve => (reply = resolve))];
    trial.answers['POST /statuses/1/unfavourite'] = [json(status({}))];
    for (const action of [favourite, unfavourite, favourite, unfavourite]) void press(action);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()?.favourited).toBe(false);
    reply(Response.json(status(liked)));
    await vi.advanceTimersByTimeAsync(0);
    expect(trial.requests).toEqual(['POST /statuses/1/favourite', 'POST /statuses/1/unfavourite']);
    expect(shown()?.favourited).toBe(false);
  });

  it('sends one when the last one repeats the first', async () => {
    trial.answers['POST /statuses/1/favourite'] = [json(status(liked))];
    for (const action of [favourite, unfavourite, favourite]) void press(action);
    await vi.advanceTimersByTimeAsync(0);
    expect(trial.requests).toEqual(['POST /statuses/1/favourite']);
    expect(shown()).toMatchObject(liked);
  });
});
