import { describe, expect, it, vi } from 'vitest';
import { context, installActionServer, json, shown, status, trial } from '../test-support/action-server.js';
import { anInstance } from '@rookery/api-client/testing';
import { ingestStatuses } from '../entities/entities.data.js';
import { instanceKey } from '../entities/instance.data.js';
import { react, unreact } from './status-actions.data.js';

installActionServer();

const reaction = (name: string, count: number, me = false) => ({ name, count, me, url: null, static_url: null });
const at = (name: string) => `/pleroma/statuses/1/reactions/${encodeURIComponent(name)}`;
const put = (name: string) => `PUT ${at(name)}`;
const variables = (name: string) => ({ statusId: '1', emoji: { name, url: null, static_url: null } });
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const before = [reaction('🎉', 3), reaction('🚋', 1, true)];
const begin = () => void ingestStatuses(trial.queryClient, [status({ emoji_reactions: before })]);

/** A server where an account has one reaction to a post: the shown count is that of the server at any time. */
const beginOnRebased = () => {
  begin();
  trial.queryClient.setQueryData(instanceKey, anInstance({ version: '2.7.2 (compatible; Pleroma 2.5.54+soapbox)' }));
};

describe('[STAT-06] react, where an account has one reaction', () => {
  it('takes the place of the earlier one', async () => {
    beginOnRebased();
    trial.answers[`DELETE ${at('🚋')}`] = [json(status({ emoji_reactions: [reaction('🎉', 3)] }))];
    trial.answers[put('🎉')] = [json(status({ emoji_reactions: [reaction('🎉', 4, true)] }))];
    const done = react(context(), variables('🎉'));
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 4, true)]);
    await done;
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 4, true)]);
    expect(trial.requests).toEqual([`DELETE ${at('🚋')}`, put('🎉')]);
  });

  it('leaves the earlier one when the server refuses it', async () => {
    beginOnRebased();
    trial.answers[`DELETE ${at('🚋')}`] = [json(status({ emoji_reactions: [reaction('🎉', 3)] }))];
    trial.answers[put('🦉')] = [json({ error: 'Invalid emoji' }, 400)];
    trial.answers[put('🚋')] = [json(status({ emoji_reactions: before }))];
    expect(await failureOf(react(context(), variables('🦉')))).toMatchObject({ status: 400 });
    expect(shown()?.emoji_reactions).toEqual(before);
    expect(trial.requests.at(-1)).toBe(put('🚋'));
  });

  it('replaces what is left when the one before it is refused', async () => {
    beginOnRebased();
    trial.answers[`DELETE ${at('🚋')}`] = [json(status({ emoji_reactions: [reaction('🎉', 3)] }))];
    trial.answers[put('🦉')] = [json({ error: 'Invalid emoji' }, 400)];
    trial.answers[put('🚋')] = [json(status({ emoji_reactions: before }))];
    trial.answers[put('🎉')] = [json(status({ emoji_reactions: [reaction('🎉', 4, true)] }))];
    const refused = failureOf(react(context(), variables('🦉')));
    const done = react(context(), variables('🎉'));
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 4, true)]);
    await refused;
    await done;
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 4, true)]);
    expect(trial.requests.slice(-2)).toEqual([`DELETE ${at('🚋')}`, put('🎉')]);
  });
});

describe('[STAT-06] react', () => {
  it('shows at once, and the answer of the server after it', async () => {
    begin();
    trial.answers[put('🎉')] = [json(status({ emoji_reactions: [reaction('🎉', 9, true)] }))];
    const done = react(context(), variables('🎉'));
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 4, true), reaction('🚋', 1, true)]);
    await done;
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 9, true)]);
  });

  it('is rolled back exactly when the server refuses it', async () => {
    begin();
    trial.answers[put('🦉')] = [json({ error: 'Invalid emoji' }, 400)];
    const failed = failureOf(react(context(), variables('🦉')));
    expect(shown()?.emoji_reactions).toHaveLength(3);
    expect(await failed).toMatchObject({ status: 400 });
    expect(shown()?.emoji_reactions).toEqual(before);
  });

  it('keeps a later reaction when an earlier one is refused', async () => {
    begin();
    trial.answers[put('🦉')] = [json({ error: 'Invalid emoji' }, 400)];
    trial.answers[`DELETE ${at('🚋')}`] = [json(status({ emoji_reactions: [reaction('🎉', 3)] }))];
    const failed = failureOf(react(context(), variables('🦉')));
    const removed = unreact(context(), variables('🚋'));
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 3), reaction('🦉', 1, true)]);
    await failed;
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 3)]);
    await removed;
    expect(shown()?.emoji_reactions).toEqual([reaction('🎉', 3)]);
  });

  it('stays when its answer was lost and the server has it', async () => {
    begin();
    const after = [reaction('🎉', 4, true), reaction('🚋', 1, true)];
    trial.answers[put('🎉')] = [() => Promise.reject(new TypeError('Failed to fetch'))];
    trial.answers['GET /statuses/1'] = [json(status({ emoji_reactions: after }))];
    const done = react(context(), variables('🎉'));
    await vi.advanceTimersByTimeAsync(0);
    await expect(done).resolves.toMatchObject({ emoji_reactions: after });
    expect(trial.requests).toEqual([put('🎉'), 'GET /statuses/1']);
  });

  it('uses the other address where the server does not know the first', async () => {
    begin();
    trial.answers[put('🎉')] = [json({ error: 'Not found' }, 404)];
    const other = `POST /statuses/1/react/${encodeURIComponent('🎉')}`;
    trial.answers[other] = [json(status({ emoji_reactions: [reaction('🎉', 4, true)] }))];
    await react(context(), variables('🎉'));
    expect(trial.requests).toEqual([put('🎉'), other]);
  });

  it('reports the first refusal when the server knows neither address', async () => {
    begin();
    for (const request of [put('🎉'), `POST /statuses/1/react/${encodeURIComponent('🎉')}`]) {
      trial.answers[request] = [json({ error: request }, 404)];
    }
    expect(await failureOf(react(context(), variables('🎉')))).toMatchObject({ serverMessage: put('🎉') });
  });
});
