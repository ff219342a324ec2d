import { describe, expect, it } from 'vitest';

import { flakeIds } from './server-profiles/id-formats.js';
import { accountIdOf, visit, walk, type Json, type Visitor } from './test-support/visitor.js';

const serverProfile = 'rebased';

interface EventStatus extends Json {
  id: string;
  content: string;
  account: { acct: string };
  media_attachments: { id: string; description: string | null }[];
  pleroma: { event: Json & { name: string; join_state: string | null; location: Json | null } };
}

const inTwoDays = '2026-11-22T18:00:00.000Z';

async function recentEvents(visitor: Visitor): Promise<EventStatus[]> {
  return (await visitor.get<EventStatus[]>('/api/v1/timelines/public?only_events=true')).json;
}

async function eventNamed(visitor: Visitor, name: string): Promise<EventStatus> {
  const found = (await recentEvents(visitor)).find(({ pleroma }) => pleroma.event.name.startsWith(name));
  if (found === undefined) throw new Error(`No event ${name}`);
  return found;
}

/** Another account of the same server. */
function otherVisitor(visitor: Visitor, as: string) {
  const token = visitor.instance.issueToken(as);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: <T = Json>(path: string) => visitor.send<T>('GET', path, undefined, headers),
    post: <T = Json>(path: string, body?: unknown) => visitor.send<T>('POST', path, body, headers),
    put: <T = Json>(path: string, body?: unknown) => visitor.send<T>('PUT', path, body, headers),
  };
}

describe('the profile rebased', () => {
  it('has the settings of clients, which Mastodon does not', async () => {
    const path = '/api/pleroma/frontend_configurations';
    expect((await visit({ serverProfile }).get(path)).json).toMatchObject({ pleroma_fe: expect.anything() });
    expect((await visit({ serverProfile: 'default' }).get(path)).status).toBe(404);
  });

  it('[ADS-09] has ads of each provider as an option, in its settings or at an address, without a token', async () => {
    const settings = async (ads: 'soapbox' | 'rumble' | 'truth') => {
      const { json } = await visit({ serverProfile, ads }).anonymous('/api/pleroma/frontend_configurations');
      return json;
    };
    expect(await settings('soapbox')).toMatchObject({
      soapbox_fe: {
        extensions: { ads: { enabled: true, provider: 'soapbox' } },
        ads: [{ card: { url: expect.any(String) } }, {}, {}],
      },
    });
    expect(await settings('rumble')).toMatchObject({
      soapbox_fe: { extensions: { ads: { provider: 'rumble', endpoint: expect.stringContaining('/ads/rumble.json') } }, ads: [] },
    });
    const { anonymous } = visit({ serverProfile, ads: 'truth' });
    expect((await anonymous('/api/v2/truth/ads')).json).toHaveLength(3);
    expect((await anonymous('/ads/rumble.json')).json).toMatchObject({ count: 3 });
    expect((await anonymous('/ads/seen/lamps')).status).toBe(204);
    expect((await visit({ serverProfile }).anonymous('/api/v2/truth/ads')).status).toBe(404);
  });

  it('[CMP-01] addresses a post to the accounts of `to`, and to the author of the answered post', async () => {
    const visitor = visit({ serverProfile });
    const { json: home } = await visitor.get<{ id: string; account: { acct: string } }[]>('/api/v1/timelines/home?limit=40');
    const [author, one, other] = new Set(home.map(({ account }) => account.acct).filter(acct => acct !== 'mara'));
    const answered = home.find(({ account }) => account.acct === author)?.id;
    const mentions = async (body: Json) => {
      const { json } = await visitor.post<{ mentions: { acct: string }[] }>('/api/v1/statuses', {
        status: `@${one} hi`,
        ...body,
      });
      return json.mentions.map(({ acct }) => acct);
    };
    expect(await mentions({})).toEqual([one]);
    expect(await mentions({ to: [other, 'nobody@nowhere.example'] })).toEqual([other]);
    expect(await mentions({ to: [], in_reply_to_id: answered })).toEqual([author]);
  });

  it('reports the Pleroma family, its features and its limits', async () => {
    for (const path of ['/api/v1/instance', '/api/v2/instance']) {
      const { json } = await visit({ serverProfile }).anonymous(path);
      expect(json).toMatchObject({
        version: '2.7.2 (compatible; Pleroma 2.5.54+soapbox)',
        max_toot_chars: 5000,
        pleroma: { metadata: { features: expect.arrayContaining(['events']), federation: { enabled: true } } },
      });
      expect(json).not.toHaveProperty('api_versions');
    }
  });

  it('encodes flake ids that keep the order and decode', () => {
    const ids = Array.from({ length: 200 }, (_, index) =>
      (117_000_000_000_000_000n + BigInt(index) ** 3n * 65_536_000n + BigInt(index)).toString(),
    );
    const wire = ids.map(id => flakeIds.encode(id));
    expect(wire.every(id => id.length === 18)).toBe(true);
    expect(wire.toSorted()).toEqual(wire);
    expect(wire.map(id => flakeIds.decode(id))).toEqual(ids);
    expect(flakeIds.decode('../../etc')).toBeNull();
  });

  it('sends quotes and reactions in the pleroma block alone', async () => {
    const visitor = visit({ serverProfile });
    const quoted = await visitor.post('/api/v1/statuses', { status: 'first' });
    const { json } = await visitor.post('/api/v1/statuses', { status: 'second', quote_id: quoted.json['id'] });
    expect(json).not.toHaveProperty('quote');
    expect(json).not.toHaveProperty('reactions');
    expect(json['pleroma']).toMatchObject({
      quote: { id: quoted.json['id'] },
      quote_visible: true,
      emoji_reactions: [],
      event: null,
    });
  });

  it('accepts the visibility local, which the default profile refuses', async () => {
    const local = { status: 'only here', visibility: 'local' };
    expect((await visit({ serverProfile }).post('/api/v1/statuses', local)).json['visibility']).toBe('local');
    expect((await visit().post('/api/v1/statuses', local)).status).toBe(422);
  });

  it('answers a missing token with 403 and its own words', async () => {
    const answer = await visit({ serverProfile }).anonymous('/api/v1/timelines/home');
    expect([answer.status, answer.json['error']]).toEqual([403, 'Invalid credentials.']);
  });
});

describe('events of the built-in server', () => {
  it('exist on the profile rebased only', async () => {
    expect((await visit().get('/api/v1/pleroma/events/joined_events')).status).toBe(404);
    expect((await recentEvents(visit())).some(status => 'pleroma' in status)).toBe(false);
    expect((await visit({ serverProfile }).get('/api/v1/pleroma/events/joined_events')).status).toBe(200);
  });

  it('are listed newest first, and only events', async () => {
    const visitor = visit({ serverProfile });
    const ids = await walk(visitor, '/api/v1/timelines/public?only_events=true&limit=2');
    expect(ids).toHaveLength(7);
    expect(ids.toSorted().toReversed()).toEqual(ids);
    expect((await recentEvents(visitor)).every(({ pleroma }) => pleroma.event.name !== '')).toBe(true);
  });

  it('are created with a place, a banner and a restricted entrance', async () => {
    const visitor = visit({ serverProfile });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(30)], 'banner.png', { type: 'image/png' }));
    const upload = await visitor.anonymous('/api/v2/media', {
      method: 'POST',
      headers: { Authorization: `Bearer ${visitor.token}` },
      body: form,
    });
    const { json } = await visitor.post<EventStatus>('/api/v1/pleroma/events', {
      name: 'Tea & <b>trams</b>',
      status: 'Bring a cup.',
      start_time: inTwoDays,
      join_mode: 'restricted',
      location_id: 'place:2',
      banner_id: upload.json['id'],
    });
    expect(json.pleroma.event).toMatchObject({
      name: 'Tea & <b>trams</b>',
      start_time: inTwoDays,
      end_time: null,
      join_mode: 'restricted',
      participants_count: 0,
      participation_request_count: 0,
      location: { name: 'Depot No. 2', postal_code: '1210' },
      join_state: null,
    });
    expect(json.media_attachments[0]?.description).toBe('Banner');
  });

  it.each([
    [{ start_time: inTwoDays }, "Name can't be blank"],
    [{ name: 'Tea' }, "Start time can't be blank"],
    [{ name: 'Tea', start_time: 'tomorrow' }, 'start_time is invalid'],
    [{ name: 'Tea', start_time: inTwoDays, end_time: '2026-11-22T17:59:00.000Z' }, 'End time must be after the start time'],
    [{ name: 'Tea', start_time: inTwoDays, location_id: 'nowhere' }, 'Location not found'],
    [{ name: 'Tea', start_time: inTwoDays, banner_id: 'none' }, 'Banner is invalid'],
  ])('are refused with a reason: %j', async (body, error) => {
    const answer = await visit({ serverProfile }).post('/api/v1/pleroma/events', body);
    expect([answer.status, answer.json['error']]).toEqual([422, error]);
  });

  it('are created once for one idempotency key', async () => {
    const visitor = visit({ serverProfile });
    const send = () =>
      visitor.post<EventStatus>('/api/v1/pleroma/events', { name: 'Tea', start_time: inTwoDays }, { 'Idempotency-Key': 'one' });
    expect((await send()).json.id).toBe((await send()).json.id);
  });

  it('are edited by the organiser alone; the entrance stays', async () => {
    const visitor = visit({ serverProfile });
    const mine = await eventNamed(visitor, 'Letterpress');
    const foreign = await eventNamed(visitor, 'Night');
    const path = (id: string) => `/api/v1/pleroma/events/${id}`;
    expect((await visitor.send('PUT', path(foreign.id), { name: 'Mine' })).status).toBe(403);
    const { json } = await visitor.send<EventStatus>('PUT', path(mine.id), {
      name: 'Letterpress Mondays',
      join_mode: 'free',
      location_id: '',
      banner_id: '',
    });
    expect(json.pleroma.event).toMatchObject({ name: 'Letterpress Mondays', join_mode: 'restricted', location: null });
    expect(json.media_attachments).toEqual([]);
    expect(json['edited_at']).not.toBeNull();
    expect(json.pleroma.event['participants_count']).toBe(3);
  });

  it('have their place in the source', async () => {
    const visitor = visit({ serverProfile });
    const mine = await eventNamed(visitor, 'Letterpress');
    const source = await visitor.get(`/api/v1/statuses/${mine.id}/source`);
    expect(source.json['location']).toMatchObject({ origin_id: 'place:2', description: 'Depot No. 2' });
  });

  it('are joined at once when free, and left again', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await eventNamed(visitor, 'Night');
    const joined = await visitor.post<EventStatus>(`/api/v1/pleroma/events/${id}/join`);
    expect(joined.json.pleroma.event).toMatchObject({ join_state: 'accept', participants_count: 11 });
    expect((await visitor.post(`/api/v1/pleroma/events/${id}/join`)).status).toBe(400);
    const left = await visitor.post<EventStatus>(`/api/v1/pleroma/events/${id}/leave`);
    expect(left.json.pleroma.event).toMatchObject({ join_state: null, participants_count: 10 });
  });

  it('cannot be joined by their organiser', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await eventNamed(visitor, 'Letterpress');
    expect((await visitor.post(`/api/v1/pleroma/events/${id}/join`)).status).toBe(400);
  });

  it('ask the organiser of a restricted event, who accepts and rejects', async () => {
    const visitor = visit({ serverProfile, as: 'lev' });
    const mara = otherVisitor(visitor, 'mara');
    const { id } = (
      await mara.post<EventStatus>('/api/v1/pleroma/events', {
        name: 'Tea',
        start_time: inTwoDays,
        join_mode: 'restricted',
      })
    ).json;
    const asked = await visitor.post<EventStatus>(`/api/v1/pleroma/events/${id}/join`, {
      participation_message: '<i>please</i>',
    });
    expect(asked.json.pleroma.event.join_state).toBe('pending');
    expect(asked.json.pleroma.event).not.toHaveProperty('participation_request_count');
    expect((await visitor.get(`/api/v1/pleroma/events/${id}/participation_requests`)).status).toBe(403);
    const requests = await mara.get<{ account: { id: string }; participation_message: string }[]>(
      `/api/v1/pleroma/events/${id}/participation_requests`,
    );
    expect(requests.json).toMatchObject([{ account: { acct: 'lev' }, participation_message: '<i>please</i>' }]);
    const lev = await accountIdOf(visitor, 'lev');
    const decide = (word: string) => mara.post<EventStatus>(`/api/v1/pleroma/events/${id}/participation_requests/${lev}/${word}`);
    expect((await decide('authorize')).json.pleroma.event).toMatchObject({
      participants_count: 1,
      participation_request_count: 0,
    });
    const now = async () => (await visitor.get<EventStatus>(`/api/v1/statuses/${id}`)).json.pleroma.event.join_state;
    expect(await now()).toBe('accept');
    await decide('reject');
    expect(await now()).toBe('reject');
    await visitor.post(`/api/v1/pleroma/events/${id}/leave`);
    expect(await now()).toBe('reject');
    const notices = await visitor.get<{ type: string }[]>('/api/v1/notifications');
    expect(notices.json[0]?.type).toBe('pleroma:participation_accepted');
  });

  it('list participants in pages, and the events an account joined by state', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await eventNamed(visitor, 'Night');
    expect(await walk(visitor, `/api/v1/pleroma/events/${id}/participations?limit=4`)).toHaveLength(10);
    const names = async (state: string) =>
      (await visitor.get<EventStatus[]>(`/api/v1/pleroma/events/joined_events?state=${state}`)).json.map(
        ({ pleroma }) => pleroma.event.name,
      );
    expect(await names('accept')).toEqual(['First tray of the winter', 'Modellbahntag']);
    expect(await names('pending')).toEqual(['Tuning the city piano']);
    expect(await names('reject')).toEqual(['Depot roof, with bees']);
  });

  it('send a calendar file whose text is escaped', async () => {
    const visitor = visit({ serverProfile });
    const { json } = await visitor.post<EventStatus>('/api/v1/pleroma/events', {
      name: 'Tea; END:VEVENT\nATTACH:https://evil.example',
      start_time: inTwoDays,
    });
    const answer = await visitor.get(`/api/v1/pleroma/events/${json.id}/ics`);
    expect(answer.headers.get('Content-Type')).toContain('text/calendar');
    expect(answer.text).toContain('SUMMARY:Tea\\; END:VEVENT\\nATTACH:https://evil.example\r\n');
    expect(answer.text).toContain('DTSTART:20261122T180000Z\r\n');
  });

  it('find places by their address', async () => {
    const places = await visit({ serverProfile }).get<Json[]>('/api/v1/pleroma/search/location?q=depot');
    expect(places.json.map(place => place['description'])).toEqual(['Depot No. 2', 'Depot café']);
    expect(places.json[0]).toMatchObject({ origin_id: 'place:2', geom: { coordinates: [18.0711, 59.3341] } });
  });

  it('keep joins and decisions in the journal', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await eventNamed(visitor, 'Night');
    await visitor.post(`/api/v1/soapbox/events/${id}/join`);
    const again = visit({ serverProfile, journal: [...visitor.instance.world.journal] });
    expect((await eventNamed(again, 'Night')).pleroma.event.join_state).toBe('accept');
  });
});

it('pins one public post, as Rebased does', async () => {
  const visitor = visit({ serverProfile });
  const account = visitor.instance.world.accounts.get(visitor.instance.world.memberId);
  if (account !== undefined) account.pinned_status_ids = [];
  const statuses: number[] = [];
  for (const visibility of ['private', 'public', 'public']) {
    const { json } = await visitor.post<{ id: string }>('/api/v1/statuses', { status: 'Pin', visibility });
    statuses.push((await visitor.post(`/api/v1/statuses/${json.id}/pin`)).status);
  }
  expect(statuses).toEqual([422, 200, 422]);
});

it('finds the address of an action on the visitor’s own server', async () => {
  const visitor = visit({ serverProfile });
  const find = (profile: string) => visitor.post('/api/v1/pleroma/remote_interaction', { ap_id: 'https://a.test/1', profile });
  expect((await find('ann@marsh.test')).json).toEqual({
    url: 'https://marsh.test/authorize_interaction?uri=https%3A%2F%2Fa.test%2F1',
  });
  for (const unknown of ['ann@gone.invalid', 'ann@', '']) expect((await find(unknown)).json).toHaveProperty('error');
});
