import { describe, expect, it } from 'vitest';

import { noon, visit, type Status, type Visitor } from '../test-support/visitor.js';
import type { NotificationRecord } from './notification-record.js';
import { createStreamHub, isInChannel, isStream, streamNeedsToken, type Channel, type StreamFrame } from './streaming.js';

const post = async (visitor: Visitor, fields: Record<string, unknown>): Promise<string> =>
  (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink', ...fields })).json.id;

describe('the name of a stream', () => {
  const open = ['public', 'public:local', 'public:remote', 'public:media', 'public:local:media', 'public:remote:media'];
  const tags = ['hashtag', 'hashtag:local'];
  const own = ['user', 'user:notification', 'list', 'direct'];
  const unknown = ['', 'home', 'xpublic', 'publicx', 'public:all', 'public:local:remote', 'hashtag:remote', 'user:pleroma_chat'];

  it('is known for each stream of Mastodon, and for those that a server profile adds', () => {
    const names = [...open, ...tags, ...own, ...unknown];
    expect(names.filter(name => isStream(name))).toEqual([...open, ...tags, ...own]);
    expect(isStream('user:pleroma_chat', ['user:pleroma_chat'])).toBe(true);
  });

  it('needs a token where the stream is of one account', () => {
    expect([...open, ...tags, ...own].filter(name => streamNeedsToken(name))).toEqual(own);
    expect([streamNeedsToken('user:pleroma_chat'), streamNeedsToken('user:pleroma_chat', ['user:pleroma_chat'])]).toEqual([
      false,
      true,
    ]);
  });
});

describe('a status', () => {
  it('is in the streams that its author, visibility, files and tags put it in', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const list = [...world.lists.values()].find(({ owner_id }) => owner_id === world.memberId);
    const channels: Channel[] = [
      ...['user', 'user:notification', 'public', 'public:local', 'public:remote', 'public:media', 'direct', 'made-up'].map(
        stream => ({ stream }),
      ),
      { stream: 'hashtag', tag: 'INK' },
      { stream: 'hashtag', tag: 'paper' },
      { stream: 'hashtag', tag: undefined },
      { stream: 'hashtag:local', tag: 'ink' },
      { stream: 'list', list: list?.id },
      { stream: 'list', list: '0' },
      { stream: 'public:remote', instance: 'tram.example' },
    ];
    const nameOf = ({ stream, tag, list: id, instance }: Channel): string =>
      [stream, tag, id, instance].filter(Boolean).join(' ');
    const found = (id: string, viewerId: string | null = world.memberId) =>
      channels.filter(channel => isInChannel(world, id, viewerId, channel)).map(nameOf);
    const tagged = await post(visitor, { status: 'About #ink' });
    expect(found(tagged)).toEqual(['user', 'public', 'public:local', 'hashtag INK', 'hashtag:local ink']);
    expect(found(tagged, null)).toEqual(['public', 'public:local', 'hashtag INK', 'hashtag:local ink']);
    expect(found(await post(visitor, { status: 'About #ink', visibility: 'unlisted' }))).toEqual(['user']);
    expect(found(await post(visitor, { visibility: 'private' }), null)).toEqual([]);
    expect(found('0')).toEqual([]);
    const remote = [...world.statuses.values()].findLast(
      status =>
        list?.account_ids.includes(status.account_id) === true &&
        world.accounts.get(status.account_id)?.host === 'tram.example' &&
        status.visibility === 'public' &&
        status.reblog_of_id === null &&
        status.in_reply_to_id === null &&
        status.media_attachments.length > 0,
    );
    expect(found(remote?.id ?? '')).toEqual([
      'user',
      'public',
      'public:remote',
      'public:media',
      `list ${list?.id ?? ''}`,
      'public:remote tram.example',
    ]);
    expect(found(remote?.id ?? '', 'nobody')).not.toContain(`list ${list?.id ?? ''}`);
  });
});

describe('a hub', () => {
  const { world } = visit().instance;
  const me = world.memberId;
  const notification: NotificationRecord = { id: '1', type: 'follow', accountId: me, statusId: null, createdAt: noon };
  const hubOf = (notificationText: string | null = '"note"') =>
    createStreamHub(() => world, { status: id => `"${id}"`, notification: () => notificationText });

  it('sends each event to its streams, and names the stream', () => {
    const hub = hubOf();
    const frames: StreamFrame[] = [];
    const mine = hub.connect({ accountId: me, token: 'a' }, frame => frames.push(frame));
    const others: StreamFrame[] = [];
    hub.connect({ accountId: 'other', token: 'b' }, frame => others.push(frame)).subscribe({ stream: 'user' });
    for (const stream of ['user', 'user:notification', 'direct', 'public']) mine.subscribe({ stream });
    mine.subscribe({ stream: 'hashtag', tag: 'ink' });
    hub.publish({ kind: 'notification', to: me, notification });
    hub.publish({ kind: 'personal', to: me, streams: ['direct'], event: 'conversation', payload: '{}' });
    hub.publish({ kind: 'delete', wireId: '7', audience: (_viewerId, channel) => channel.tag === 'ink' });
    expect(frames).toEqual([
      { stream: ['user'], event: 'notification', payload: '"note"' },
      { stream: ['user:notification'], event: 'notification', payload: '"note"' },
      { stream: ['direct'], event: 'conversation', payload: '{}' },
      { stream: ['hashtag', 'ink'], event: 'delete', payload: '7' },
    ]);
    expect(others).toEqual([]);
  });

  it('sends new and changed statuses under their names', () => {
    const hub = hubOf();
    const frames: StreamFrame[] = [];
    hub.connect({ accountId: me, token: 'a' }, frame => frames.push(frame)).subscribe({ stream: 'user' });
    const statusId = world.byAccount.get(me)?.at(-1) ?? '';
    hub.publish({ kind: 'status', statusId });
    hub.publish({ kind: 'edit', statusId });
    expect(frames.map(({ event, payload }) => [event, payload])).toEqual([
      ['update', `"${statusId}"`],
      ['status.update', `"${statusId}"`],
    ]);
  });

  it('sends nothing that has no text, after a channel ends or a connection closes', () => {
    const hub = hubOf(null);
    const frames: StreamFrame[] = [];
    const connection = hub.connect({ accountId: me, token: 'a' }, frame => frames.push(frame));
    connection.subscribe({ stream: 'user' });
    hub.publish({ kind: 'notification', to: me, notification });
    connection.unsubscribe({ stream: 'user' });
    const event = { kind: 'personal', to: me, streams: ['user'], event: 'marker', payload: '{}' } as const;
    hub.publish(event);
    connection.subscribe({ stream: 'user' });
    connection.close();
    hub.publish(event);
    expect([frames, hub.size]).toEqual([[], 0]);
  });

  it('serves a hundred channels of one connection', () => {
    const hub = hubOf();
    const tags: (string | undefined)[] = [];
    const connection = hub.connect(null, ({ stream }) => tags.push(stream[1]));
    for (let index = 0; index <= 100; index += 1) connection.subscribe({ stream: 'hashtag', tag: `t${String(index)}` });
    hub.publish({ kind: 'delete', wireId: '7', audience: viewerId => viewerId === null });
    expect([tags.length, tags.at(-1)]).toEqual([100, 't99']);
  });

  it('closes the connections of one token, or all', () => {
    const hub = hubOf();
    const closed: string[] = [];
    for (const token of ['a', 'a', 'b'])
      hub.connect(
        { accountId: me, token },
        () => undefined,
        () => closed.push(token),
      );
    hub.connect(null, () => undefined);
    expect([hub.cut('a'), closed, hub.size]).toEqual([2, ['a', 'a'], 2]);
    expect([hub.cut(), closed, hub.size]).toEqual([2, ['a', 'a', 'b'], 0]);
  });
});
