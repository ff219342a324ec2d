import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import type { StreamFrame } from '../server/streaming.js';
import { linkOf, visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

type Note = Json & { id: string; type: string; account: { id: string; acct: string } };

const notesOf = async (visitor: Visitor, query = ''): Promise<Note[]> =>
  (await visitor.get<Note[]>(`/api/v1/notifications?limit=80${query}`)).json;

const typesOf = (notes: readonly Note[]): string[] => [...new Set(notes.map(({ type }) => type))].toSorted();

/** Subscribes the member to streams, and collects the frames that arrive. */
function listen(visitor: Visitor, streams: readonly string[]): StreamFrame[] {
  const frames: StreamFrame[] = [];
  const connection = visitor.instance.subscribe(visitor.token, frame => frames.push(frame));
  for (const stream of streams) connection?.subscribe({ stream });
  return frames;
}

describe('a marker', () => {
  it('is streamed on Truth Social to the streams of the member', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    const frames = listen(visitor, ['user', 'user:notification', 'public']);
    const body = { home: { last_read_id: '7' } };
    const { json } = await visitor.post('/api/v1/markers', body);
    expect(json).toEqual({ home: { last_read_id: '7', version: 0, updated_at: '2026-11-20T12:00:00.000Z' } });
    expect(frames.map(({ stream, event, payload }) => [stream, event, JSON.parse(payload ?? '')])).toEqual([
      [['user'], 'marker', json],
      [['user:notification'], 'marker', json],
    ]);
    const silent = visit();
    const others = listen(silent, ['user', 'user:notification']);
    await silent.post('/api/v1/markers', body);
    expect(others).toEqual([]);
  });

  it('has a version that counts, a time, and the name that it is asked by', async () => {
    const visitor = visit();
    const write = (body: Json) => visitor.post('/api/v1/markers', body);
    await write({ home: { last_read_id: '1' } });
    visitor.advance(60_000);
    const both = { home: { last_read_id: '2' }, notifications: { last_read_id: '3' }, other: { last_read_id: '4' } };
    const home = { last_read_id: '2', version: 1, updated_at: '2026-11-20T12:01:00.000Z' };
    const notifications = { last_read_id: '3', version: 0, updated_at: '2026-11-20T12:01:00.000Z' };
    expect((await write(both)).json).toEqual({ home, notifications });
    expect((await write({ home: {} })).json).toEqual({});
    const read = async (query: string) => (await visitor.get(`/api/v1/markers?${query}`)).json;
    expect(await read('timeline[]=home')).toEqual({ home });
    expect(await read('timeline[]=home&timeline[]=notifications')).toEqual({ home, notifications });
    expect(await read('')).toEqual({});
  });

  it('of the seeded world is its newest notification', async () => {
    const visitor = visit();
    const [newest] = await notesOf(visitor, '&include_filtered=true');
    expect((await visitor.get('/api/v1/markers?timeline[]=notifications')).json).toMatchObject({
      notifications: { last_read_id: newest?.id, version: 0, updated_at: newest?.['created_at'] },
    });
    expect((await visitor.get('/api/v1/notifications/unread_count')).json).toEqual({ count: 0 });
    expect((await visitor.get('/api/v2/notifications/unread_count')).json).toEqual({ count: 0 });
  });
});

describe('the notifications', () => {
  it('are those of the types and the account that a request names', async () => {
    const visitor = visit();
    const all = await notesOf(visitor);
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(typesOf(await notesOf(visitor, '&types[]=follow&types[]=reblog'))).toEqual(['follow', 'reblog']);
    expect(typesOf(await notesOf(visitor, '&types[]=follow&exclude_types[]=follow'))).toEqual([]);
    const rest = await notesOf(visitor, '&exclude_types[]=mention&exclude_types[]=favourite');
    expect(rest.some(({ type }) => ['mention', 'favourite'].includes(type))).toBe(false);
    const account = all[0]?.account;
    const ofAccount = await notesOf(visitor, `&account_id=${account?.id ?? ''}`);
    expect([...new Set(ofAccount.map(one => one.account.acct))]).toEqual([account?.acct]);
  });

  it.each<[ServerProfileName, string[]]>([
    ['rebased', ['pleroma']],
    ['pleroma', ['pleroma']],
    ['default', ['group_key']],
    ['gotosocial', []],
    ['snac', []],
  ])('of %s have the fields of all and %j', async (serverProfile, further) => {
    const [note] = (await visit({ serverProfile }).get<Note[]>('/api/v1/notifications?limit=40')).json.filter(
      ({ type }) => type === 'follow_request',
    );
    expect(Object.keys(note ?? {}).toSorted()).toEqual(['account', 'created_at', 'id', 'type', ...further].toSorted());
  });

  it('have the accounts of their further fields', async () => {
    const rebased = await notesOf(visit({ serverProfile: 'rebased' }), '&include_types[]=move&include_types[]=pleroma:report');
    expect(rebased.find(({ type }) => type === 'move')).toMatchObject({ target: { acct: 'lin@hoshi.example' } });
    expect(rebased.find(({ type }) => type === 'pleroma:report')).toMatchObject({
      report: { id: '71', target_account: { acct: 'jonas@north.example' } },
    });
    const [report] = await notesOf(visit(), '&types[]=admin.report');
    expect(report).toMatchObject({ report: { target_account: { acct: 'kofi@tram.example' } } });
    expect(report).not.toHaveProperty('target');
    expect(report).not.toHaveProperty('status');
  });

  it('are read and dismissed one by one, and unknown ones are 404', async () => {
    const visitor = visit();
    const [first, second] = await notesOf(visitor);
    const path = `/api/v1/notifications/${first?.id ?? ''}`;
    expect((await visitor.get(path)).json).toEqual(first);
    expect((await visitor.post(`${path}/dismiss`)).json).toEqual({});
    for (const answer of [
      await visitor.get(path),
      await visitor.post(`${path}/dismiss`),
      await visitor.get('/api/v1/notifications/x'),
    ]) {
      expect([answer.status, answer.json]).toEqual([404, { error: 'Record not found' }]);
    }
    expect((await notesOf(visitor))[0]).toEqual(second);
    const gotosocial = visit({ serverProfile: 'gotosocial' });
    const [kept] = await notesOf(gotosocial);
    expect((await gotosocial.post(`/api/v1/notifications/${kept?.id ?? ''}/dismiss`)).status).toBe(404);
  });

  it('are gone once they are cleared, and new ones come', async () => {
    const visitor = visit({ control: true });
    expect((await visitor.post('/api/v1/notifications/clear')).json).toEqual({});
    expect(await notesOf(visitor)).toEqual([]);
    await visitor.post('/_control/notifications', { type: 'follow' });
    expect(typesOf(await notesOf(visitor))).toEqual(['follow']);
  });

  it.each<[ServerProfileName, string]>([
    ['default', 'adjacent'],
    ['hollo', 'newest'],
    ['snac', 'newest'],
  ])('above an id are on %s those that are %s', async (serverProfile, kind) => {
    const visitor = visit({ serverProfile });
    const all = (await visitor.get<Note[]>('/api/v1/notifications?limit=40')).json.map(({ id }) => id);
    const above = async (word: string) =>
      (await visitor.get<Note[]>(`/api/v1/notifications?limit=2&${word}=${encodeURIComponent(all[9] ?? '')}`)).json.map(
        ({ id }) => id,
      );
    expect(await above('min_id')).toEqual(kind === 'adjacent' ? all.slice(7, 9) : all.slice(0, 2));
    expect(await above('since_id')).toEqual(all.slice(0, 2));
    expect(await above('max_id')).toEqual(all.slice(10, 12));
  });

  it('arrive in the streams of the member as they are read', async () => {
    const visitor = visit({ control: true });
    const frames = listen(visitor, ['user', 'user:notification', 'public']);
    await visitor.post('/_control/notifications', { type: 'follow', from: ['lev'] });
    const [newest] = await notesOf(visitor);
    expect(frames.map(({ stream, event, payload }) => [stream, event, JSON.parse(payload ?? '')])).toEqual([
      [['user'], 'notification', newest],
      [['user:notification'], 'notification', newest],
    ]);
  });
});

describe('a group of notifications', () => {
  type Groups = {
    accounts: { id: string; acct: string }[];
    statuses: Status[];
    notification_groups: (Json & { group_key: string; sample_account_ids: string[] })[];
  };

  it('has its newest notification, its page, its accounts and its status', async () => {
    const visitor = visit({ control: true });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink' })).json;
    const accts = ['lev', 'gus', 'bo'];
    for (const from of accts) {
      await visitor.post('/_control/notifications', { type: 'favourite', from: [from], status: id });
      visitor.advance(1000);
    }
    const notes = (await notesOf(visitor)).slice(0, 3);
    const page = await visitor.get<Groups>('/api/v2/notifications?limit=1');
    const [group] = page.json.notification_groups;
    expect(group).toEqual({
      group_key: `favourite-${id}-${String(Math.floor(Date.UTC(2026, 10, 20, 12) / 43_200_000))}`,
      notifications_count: 3,
      type: 'favourite',
      most_recent_notification_id: notes[0]?.id,
      page_min_id: notes[2]?.id,
      page_max_id: notes[0]?.id,
      latest_page_notification_at: '2026-11-20T12:00:02.000Z',
      sample_account_ids: notes.map(({ account }) => account.id),
      status_id: id,
    });
    expect(page.json.accounts.map(({ acct }) => acct)).toEqual(['bo', 'gus', 'lev']);
    expect(page.json.statuses.map(status => status.id)).toEqual([id]);
    expect(linkOf(page, 'next')).toContain(`max_id=${notes[2]?.id ?? ''}`);
    const key = `/api/v2/notifications/${group?.group_key ?? ''}`;
    expect((await visitor.get<Groups>(key)).json.notification_groups).toEqual([group]);
    expect((await visitor.get<Json[]>(`${key}/accounts`)).json.map(({ acct }) => acct)).toEqual(['bo', 'gus', 'lev']);
    expect((await visitor.get('/api/v2/notifications/unread_count')).json).toEqual({ count: 1 });
    expect((await visitor.get('/api/v1/notifications/unread_count')).json).toEqual({ count: 3 });
    expect((await visitor.post(`${key}/dismiss`)).json).toEqual({});
    for (const path of [key, `${key}/accounts`]) expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post(`${key}/dismiss`)).status).toBe(404);
  });

  it('is alone where its type is not grouped', async () => {
    const visitor = visit({ control: true });
    await visitor.post('/_control/notifications', { type: 'mention', count: 2 });
    await visitor.post('/_control/notifications', { type: 'follow', count: 2 });
    const groups = async (query: string) =>
      (await visitor.get<Groups>(`/api/v2/notifications?limit=4${query}`)).json.notification_groups.map(
        ({ type, notifications_count }) => [type, Number(notifications_count) > 1],
      );
    expect((await groups('')).slice(0, 3)).toEqual([
      ['follow', true],
      ['mention', false],
      ['mention', false],
    ]);
    expect((await groups('&grouped_types[]=favourite')).slice(0, 2)).toEqual([
      ['follow', false],
      ['follow', false],
    ]);
  });
});
