import { describe, expect, it } from 'vitest';

import type { StreamFrame } from './server/streaming.js';
import type { Json } from './test-support/visitor.js';
import { visit } from './test-support/visitor.js';
import { countedLength } from './routes/status-drafts.js';
import { homeTimeline } from './world/timelines.js';

interface Status extends Json {
  id: string;
  content: string;
}

describe('writing posts', () => {
  it('publishes an escaped post at the top of Home', async () => {
    const visitor = visit();
    const posted = await visitor.post<Status>('/api/v1/statuses', { status: 'Hello <b>world</b> #Trams' });
    expect(posted.status).toBe(200);
    expect(posted.json.content).toContain('&lt;b&gt;world&lt;/b&gt;');
    const home = await visitor.get<Status[]>('/api/v1/timelines/home?limit=1');
    expect(home.json[0]?.id).toBe(posted.json.id);
  });

  it('accepts forms and JSON', async () => {
    const visitor = visit();
    const answer = await visitor.anonymous('/api/v1/statuses', {
      method: 'POST',
      headers: { Authorization: `Bearer ${visitor.token}` },
      body: new URLSearchParams([
        ['status', 'Which?'],
        ['poll[options][]', 'one'],
        ['poll[options][]', 'two'],
        ['poll[expires_in]', '300'],
      ]),
    });
    expect(answer.json['poll']).toMatchObject({ options: [{ title: 'one' }, { title: 'two' }], expired: false });
  });

  it('accepts a text at the limit and refuses one past it', async () => {
    const visitor = visit();
    expect((await visitor.post('/api/v1/statuses', { status: 'x'.repeat(500) })).status).toBe(200);
    const long = await visitor.post('/api/v1/statuses', { status: 'x'.repeat(501) });
    expect([long.status, long.json]).toEqual([422, { error: 'Validation failed: Text character limit of 500 exceeded' }]);
    expect((await visitor.post('/api/v1/statuses', { status: ' ' })).status).toBe(422);
  });

  it('counts a URL as 23 characters and a mention without its host', () => {
    expect(countedLength(`https://example.org/${'x'.repeat(90)}`, 23)).toBe(23);
    expect(countedLength('@mara@elsewhere.example', 23)).toBe(5);
    expect(countedLength('🚋🚋', 23)).toBe(2);
  });

  it.each([
    ['See (https://example.org/a).', 30],
    ['HTTPS://EXAMPLE.ORG/LONGER', 23],
    ['https:// alone', 14],
    ['@mara.k-l@elsewhere.example!', 10],
    ['mara@elsewhere.example', 22],
    ['👩‍👩‍👧‍👦🇳🇴é', 3],
  ])('counts %s as %i characters', (text, length) => {
    expect(countedLength(text, 23)).toBe(length);
  });

  it('counts addresses in full where a server does', () => {
    expect(countedLength('https://example.org/ @mara@elsewhere.example', 0)).toBe(44);
  });

  it('refuses a text of combining characters without end', async () => {
    const answer = await visit().post('/api/v1/statuses', { status: `x${'\u0301'.repeat(32_000)}` });
    expect(answer.status).toBe(422);
  });

  it('creates one post per idempotency key for an hour', async () => {
    const visitor = visit();
    const send = async (): Promise<string> =>
      (await visitor.post<Status>('/api/v1/statuses', { status: 'Once' }, { 'Idempotency-Key': 'k1' })).json.id;
    const first = await send();
    visitor.advance(60 * 60 * 1000 - 1);
    expect(await send()).toBe(first);
    visitor.advance(1);
    expect(await send()).not.toBe(first);
  });

  it('edits a post in place and keeps its history', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Befor' })).json;
    visitor.advance(1000);
    const edited = await visitor.send<Status>('PUT', `/api/v1/statuses/${id}`, { status: 'Before' });
    expect(edited.json).toMatchObject({ id, content: '<p>Before</p>' });
    expect(edited.json['edited_at']).not.toBeNull();
    const history = await visitor.get<{ content: string }[]>(`/api/v1/statuses/${id}/history`);
    expect(history.json.map(version => version.content)).toEqual(['<p>Befor</p>', '<p>Before</p>']);
    expect((await visitor.get(`/api/v1/statuses/${id}/source`)).json).toEqual({ id, text: 'Before', spoiler_text: '' });
  });

  it('deletes own posts only, and returns the source text', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Gone soon' })).json;
    const other = [...visitor.instance.world.statuses.values()].find(
      status => status.visibility === 'public' && status.account_id !== visitor.instance.world.memberId,
    );
    expect((await visitor.send('DELETE', `/api/v1/statuses/${other?.id ?? ''}`)).status).toBe(404);
    expect((await visitor.send('DELETE', `/api/v1/statuses/${id}`)).json).toMatchObject({ id, text: 'Gone soon' });
    expect((await visitor.get(`/api/v1/statuses/${id}`)).status).toBe(404);
  });

  it('favourites, bookmarks and reblogs posts, and undoes each', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const id =
      homeTimeline(world, world.memberId, { limit: 80 }).find(candidate => {
        const status = world.statuses.get(candidate);
        return (
          status?.visibility === 'public' &&
          status.reblog_of_id === null &&
          status.account_id !== world.memberId &&
          !(world.favourites.get(world.memberId)?.has(candidate) ?? false) &&
          !(world.reblogs.get(world.memberId)?.has(candidate) ?? false)
        );
      }) ?? '';
    const before = world.statuses.get(id)?.favourites_count ?? 0;
    expect((await visitor.post(`/api/v1/statuses/${id}/favourite`)).json).toMatchObject({
      favourited: true,
      favourites_count: before + 1,
    });
    expect((await visitor.post(`/api/v1/statuses/${id}/favourite`)).json).toMatchObject({ favourites_count: before + 1 });
    expect((await visitor.post(`/api/v1/statuses/${id}/unfavourite`)).json).toMatchObject({
      favourited: false,
      favourites_count: before,
    });
    const wrapper = await visitor.post<{ id: string; reblog: Json }>(`/api/v1/statuses/${id}/reblog`);
    expect(wrapper.json.id).not.toBe(id);
    expect(wrapper.json.reblog).toMatchObject({ id, reblogged: true });
    expect((await visitor.post(`/api/v1/statuses/${id}/unreblog`)).json).toMatchObject({ id, reblogged: false });
    expect((await visitor.get(`/api/v1/statuses/${wrapper.json.id}`)).status).toBe(404);
  });

  it('pins five posts and refuses a sixth', async () => {
    const visitor = visit();
    const account = visitor.instance.world.accounts.get(visitor.instance.world.memberId);
    if (account !== undefined) account.pinned_status_ids = [];
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: `Pin ${String(index)}` })).json;
      statuses.push((await visitor.post(`/api/v1/statuses/${id}/pin`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
  });

  it('quotes a post and counts the quote', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Quote me' })).json;
    const quote = await visitor.post<{ quote: Json }>('/api/v1/statuses', { status: 'So there', quoted_status_id: id });
    expect(quote.json.quote).toMatchObject({ state: 'accepted', quoted_status: { id } });
    expect((await visitor.get(`/api/v1/statuses/${id}`)).json['quotes_count']).toBe(1);
  });
});

describe('polls', () => {
  it.each([
    ['hides', 'default', [null, null]],
    ['always tells', 'rebased', [0, 0]],
  ] as const)('%s the votes of each option until the end, as %s', async (_, serverProfile, before) => {
    const visitor = visit({ serverProfile });
    const poll = { options: ['a', 'b'], expires_in: 300, hide_totals: true };
    type Posted = Json & { poll: { id: string; options: { votes_count: number | null }[] } };
    const posted = (await visitor.post<Posted>('/api/v1/statuses', { status: '?', poll })).json.poll;
    expect(posted.options.map(option => option.votes_count)).toEqual(before);
    visitor.advance(300_000);
    const ended = (await visitor.get<Posted['poll']>(`/api/v1/polls/${posted.id}`)).json;
    expect(ended.options.map(option => option.votes_count)).toEqual([0, 0]);
  });

  it('accepts one vote; refuses a second and one after the end', async () => {
    const author = visit({ as: 'mara' });
    const { world } = author.instance;
    const voter = [...world.accounts.values()].find(account => account.host === null && account.id !== world.memberId);
    const token = author.instance.issueToken(voter?.username ?? '');
    const post = async (): Promise<string> =>
      (
        await author.post<{ poll: { id: string } }>('/api/v1/statuses', {
          status: '?',
          poll: { options: ['a', 'b'], expires_in: 300 },
        })
      ).json.poll.id;
    const vote = (id: string, choices: number[]): ReturnType<typeof author.post> =>
      author.post(`/api/v1/polls/${id}/votes`, { choices }, { Authorization: `Bearer ${token}` });
    const first = await post();
    expect((await author.post(`/api/v1/polls/${first}/votes`, { choices: [0] })).status).toBe(422);
    expect((await vote(first, [2])).status).toBe(422);
    expect((await vote(first, [0, 1])).status).toBe(422);
    expect((await vote(first, [1])).json).toMatchObject({ voted: true, own_votes: [1], votes_count: 1 });
    expect((await vote(first, [1])).status).toBe(422);
    const second = await post();
    author.advance(299_999);
    expect((await author.get(`/api/v1/polls/${second}`)).json['expired']).toBe(false);
    author.advance(1);
    expect((await vote(second, [0])).json).toEqual({ error: 'Validation failed: The poll has already ended' });
  });

  it.each([
    [{ options: ['a', 'b'], expires_in: 300 }, 200],
    [{ options: ['a'], expires_in: 300 }, 422],
    [{ options: ['a', 'b', 'c', 'd'], expires_in: 300 }, 200],
    [{ options: ['a', 'b', 'c', 'd', 'e'], expires_in: 300 }, 422],
    [{ options: ['a', 'x'.repeat(50)], expires_in: 300 }, 200],
    [{ options: ['a', 'x'.repeat(51)], expires_in: 300 }, 422],
    [{ options: ['a', 'a'], expires_in: 300 }, 422],
    [{ options: ['a', 'b'], expires_in: 299 }, 422],
    [{ options: ['a', 'b'], expires_in: 2_629_746 }, 200],
    [{ options: ['a', 'b'], expires_in: 2_629_747 }, 422],
  ])('answers a poll %j with %i', async (poll, status) => {
    expect((await visit().post('/api/v1/statuses', { status: '?', poll })).status).toBe(status);
  });
});

describe('streaming', () => {
  function listen(visitor: ReturnType<typeof visit>, token: string | null, ...streams: string[]): StreamFrame[] {
    const frames: StreamFrame[] = [];
    const connection = visitor.instance.subscribe(token, frame => frames.push(frame));
    for (const stream of streams) connection?.subscribe({ stream });
    return frames;
  }

  it('sends a post, its edit and its deletion once per stream', async () => {
    const visitor = visit();
    const frames = listen(visitor, visitor.token, 'user', 'public:local', 'public:remote');
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Live' })).json;
    await visitor.send('PUT', `/api/v1/statuses/${id}`, { status: 'Alive' });
    await visitor.send('DELETE', `/api/v1/statuses/${id}`);
    expect(frames.map(frame => [frame.stream[0], frame.event])).toEqual([
      ['user', 'update'],
      ['public:local', 'update'],
      ['user', 'status.update'],
      ['public:local', 'status.update'],
      ['user', 'delete'],
      ['public:local', 'delete'],
    ]);
    expect(JSON.parse(frames[0]?.payload ?? '')).toMatchObject({ id, favourited: false });
    expect(frames.at(-1)?.payload).toBe(id);
  });

  it('does not stream private posts to visitors', async () => {
    const visitor = visit();
    const open = listen(visitor, null, 'public');
    await visitor.post('/api/v1/statuses', { status: 'Only followers', visibility: 'private' });
    expect(open).toEqual([]);
    await visitor.post('/api/v1/statuses', { status: 'Everyone', visibility: 'public' });
    expect(open.map(frame => frame.event)).toEqual(['update']);
  });

  it('notifies the author of a favourite once', async () => {
    const visitor = visit();
    const frames = listen(visitor, visitor.token, 'user');
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Like this' })).json;
    const favouriter = [...visitor.instance.world.accounts.values()].find(
      account => account.host === null && account.username !== 'mara',
    );
    const authorization = { Authorization: `Bearer ${visitor.instance.issueToken(favouriter?.username ?? '')}` };
    await visitor.post(`/api/v1/statuses/${id}/favourite`, undefined, authorization);
    await visitor.post(`/api/v1/statuses/${id}/favourite`, undefined, authorization);
    const notifications = frames.filter(frame => frame.event === 'notification');
    expect(notifications).toHaveLength(1);
    expect(JSON.parse(notifications[0]?.payload ?? '')).toMatchObject({
      type: 'favourite',
      account: { id: favouriter?.id },
      status: { id },
    });
    const listed = await visitor.get<{ type: string }[]>('/api/v1/notifications?limit=1');
    expect(listed.json[0]?.type).toBe('favourite');
  });

  it('sends no reply notifications for a muted thread', async () => {
    const visitor = visit();
    const frames = listen(visitor, visitor.token, 'user:notification');
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'A long thread' })).json;
    const other = [...visitor.instance.world.accounts.values()].find(
      account => account.host === null && account.username !== 'mara',
    );
    const authorization = { Authorization: `Bearer ${visitor.instance.issueToken(other?.username ?? '')}` };
    const reply = () => visitor.post('/api/v1/statuses', { status: 'And another', in_reply_to_id: id }, authorization);
    await visitor.post(`/api/v1/statuses/${id}/mute`);
    await reply();
    expect(frames).toEqual([]);
    await visitor.post(`/api/v1/statuses/${id}/unmute`);
    await reply();
    expect(frames.map(frame => frame.event)).toEqual(['notification']);
  });

  it('sends nothing after it unsubscribes, and refuses an unknown token', async () => {
    const visitor = visit();
    const frames: StreamFrame[] = [];
    const connection = visitor.instance.subscribe(visitor.token, frame => frames.push(frame));
    connection?.subscribe({ stream: 'hashtag', tag: 'Trams' });
    await visitor.post('/api/v1/statuses', { status: 'On #trams' });
    connection?.unsubscribe({ stream: 'hashtag', tag: 'Trams' });
    await visitor.post('/api/v1/statuses', { status: 'More #trams' });
    expect(frames.map(frame => frame.stream)).toEqual([['hashtag', 'Trams']]);
    expect(visitor.instance.subscribe('nobody', () => undefined)).toBeNull();
  });

  it('streams posts of followed accounts on `/_control/posts`', async () => {
    const visitor = visit({ control: true });
    const frames = listen(visitor, visitor.token, 'user');
    const answer = await visitor.post<{ ids: string[] }>('/_control/posts', { count: 12 });
    expect(answer.json.ids).toHaveLength(12);
    expect(frames.filter(frame => frame.event === 'update')).toHaveLength(12);
    const home = await visitor.get<Status[]>('/api/v1/timelines/home?limit=12');
    expect(home.json.map(status => status.id)).toEqual(answer.json.ids.toReversed());
  });
});
