import { describe, expect, it, vi } from 'vitest';
import { statusesOf, createClient } from '@rookery/api-client';
import { outboxRecord } from './outbox-record.js';
import { outboxKindsOnDemand } from './outbox-kinds-on-demand.data.js';
import { endOf } from './outbox-server.data.js';
import { aPost } from '../test-support/a-post.js';
import { aDraft, aServer, CREATE, ORIGIN } from '../test-support/outbox-server.js';
import { installPassingTime } from '../test-support/passing-time.js';

installPassingTime();

describe('a scheduled post', () => {
  const scheduledAt = Math.ceil(Date.now() / 900_000) * 900_000 + 3_600_000;
  const scheduledDraft = () => aDraft('a', aPost({ scheduledAt }), { kind: 'scheduled' });

  it('is scheduled once although the answer was lost', async () => {
    const { client, openTab, fail, count } = await aServer();
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'lost' });
    await outbox.add(scheduledDraft());
    await until('a', 'gone');
    const { data } = await client.request('GET', '/api/v1/scheduled_statuses');
    expect(data).toHaveLength(1);
    expect(await count()).toBe(0);
  });

  it('is scheduled once although the browser repeated the request', async () => {
    const { client, instance, openTab } = await aServer();
    const { outbox, until } = await openTab();
    const scheduled = async () => (await client.request('GET', '/api/v1/scheduled_statuses')).data;
    const { fetch } = instance;
    const posts = vi.spyOn(instance, 'fetch').mockImplementation(async (request, ...rest) => {
      // The answer to the first of two was lost on the way.
      if (request.method === 'POST') await fetch(request.clone(), ...rest);
      return fetch(request, ...rest);
    });
    await outbox.add(scheduledDraft());
    await until('a', 'gone');
    expect(posts.mock.calls.filter(([{ method }]) => method === 'POST')).toHaveLength(1);
    expect(await scheduled()).toHaveLength(1);
    await outbox.add({ ...scheduledDraft(), id: 'b' });
    await until('b', 'gone');
    expect(await scheduled()).toHaveLength(2);
  });

  it('leaves an equal one alone where it is unknown what was scheduled before', async () => {
    const { client, openTab, fail } = await aServer();
    const first = await openTab();
    await first.outbox.add(scheduledDraft());
    await first.until('a', 'gone');
    first.close();
    const second = await openTab();
    fail({ pattern: 'GET /api/v1/scheduled_statuses', kind: 'status', status: 403, times: 1 });
    await second.outbox.add({ ...scheduledDraft(), id: 'b' });
    await second.until('b', 'gone');
    expect((await client.request('GET', '/api/v1/scheduled_statuses')).data).toHaveLength(2);
  });

  it.each(['hollo', 'snac'] as const)('is published once by a %s server that loses the answer', async family => {
    const { openTab, fail, count } = await aServer(family);
    const { outbox, until } = await openTab();
    fail({ pattern: CREATE, kind: 'lost' });
    await outbox.add(scheduledDraft());
    await until('a', 'gone');
    expect(await count()).toBe(1);
  });
});

describe('an edit', () => {
  it.each(['default', 'hollo', 'gotosocial'] as const)('is applied by a %s server that loses the answer', async family => {
    const { client, openTab, fail } = await aServer(family);
    const status = await statusesOf(client).create({ status: 'First words', visibility: 'public' });
    const { outbox, until } = await openTab();
    const sent: unknown[] = [];
    outbox.onSent((_, result) => sent.push(result));
    fail({ pattern: 'PUT /api/v1/statuses/:id', kind: 'lost' });
    await outbox.add(aDraft('a', aPost({ text: 'Better words', editedId: status.id }), { kind: 'edit' }));
    await until('a', 'gone');
    expect(sent).toMatchObject([{ content: '<p>Better words</p>' }]);
  });
});

describe('a vote', () => {
  it.each(['lost', 'drop'] as const)('counts once although the connection fails (%s)', async kind => {
    const { client, instance, openTab, fail } = await aServer();
    const token = instance.issueToken('oskar', 'read write follow push');
    const other = createClient({
      baseUrl: ORIGIN,
      accessToken: token,
      fetch: (input, init) => instance.fetch(new Request(input, init)),
    });
    const { id, poll } = await statusesOf(other).create({
      status: 'Which ferry?',
      visibility: 'public',
      poll: { options: ['Early', 'Late'], expires_in: 3_600, multiple: false },
    });
    if (poll === null) throw new Error('The server has polls.');
    const { outbox, until } = await openTab();
    fail({ pattern: 'POST /api/v1/polls/:id/votes', kind });
    await outbox.add({
      id: 'v',
      kind: 'vote',
      subject: `poll:${poll.id}`,
      payload: { statusId: id, pollId: poll.id, choices: [1] },
    });
    await until('v', 'gone');
    expect((await statusesOf(client).get(id)).poll).toMatchObject({ voted: true, votes_count: 1, own_votes: [1] });
  });
});

describe('the code that sends records', () => {
  it('[POST-01] counts as nothing sent while it cannot be loaded, and is loaded again', async () => {
    const post = { send: () => Promise.resolve('sent'), find: () => Promise.resolve(null) };
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ post });
    const kinds = outboxKindsOnDemand(load);
    const record = outboxRecord(aDraft('a'), 1, 0);
    const failure: unknown = await kinds['post']?.send(record).then(
      () => null,
      (error: unknown) => error,
    );
    expect(endOf(failure)).toEqual({ kind: 'not-sent' });
    await expect(kinds['post']?.send(record)).resolves.toBe('sent');
    await kinds['post']?.find(record);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
