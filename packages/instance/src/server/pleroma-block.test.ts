import { describe, expect, it } from 'vitest';

import { visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

interface Post extends Status {
  url: string;
  uri: string;
  pleroma: Json & { event: Json | null; quote: Status | null };
}

const post = async (visitor: Visitor, fields: Json): Promise<Post> =>
  (await visitor.post<Post>('/api/v1/statuses', { status: 'Ink', ...fields })).json;

describe('the block of a status in the family of Pleroma', () => {
  it('has its plain texts, and nothing of an answer, a quote or an event', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const { pleroma } = await post(visitor, { status: 'Ink & paper', spoiler_text: 'Desk' });
    expect(pleroma).toEqual({
      local: true,
      conversation_id: null,
      context: expect.stringMatching(/^https:\/\/server\.test\/contexts\/\d{18}$/),
      in_reply_to_account_acct: null,
      content: { 'text/plain': 'Ink & paper' },
      spoiler_text: { 'text/plain': 'Desk' },
      expires_at: null,
      thread_muted: false,
      parent_visible: false,
      emoji_reactions: [],
      quote: null,
      quote_id: null,
      quote_url: null,
      quote_visible: false,
      quotes_count: 0,
      event: null,
    });
  });

  it('names the author of the answered post, and whether it is visible', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const lev = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const parent = await post(visitor, { visibility: 'private' });
    const { id, pleroma } = await post(visitor, { in_reply_to_id: parent.id, visibility: 'public' });
    expect(pleroma).toMatchObject({ in_reply_to_account_acct: 'mara', parent_visible: true });
    const member = visitor.instance.world.memberId;
    const levId = visitor.instance.world.accountIdsByAcct.get('lev') ?? '';
    visitor.instance.world.following.get(levId)?.delete(member);
    const seen = (await visitor.send<Post>('GET', `/api/v1/statuses/${id}`, undefined, lev)).json;
    expect(seen.pleroma).toMatchObject({ in_reply_to_account_acct: 'mara', parent_visible: false });
  });

  it('has the quoted post once, by its address and its id', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const first = await post(visitor, { status: 'One' });
    const second = await post(visitor, { status: 'Two', quote_id: first.id });
    const third = await post(visitor, { status: 'Three', quote_id: second.id });
    expect(third.pleroma).toMatchObject({ quote_id: second.id, quote_url: second.url, quote_visible: true });
    expect(third.pleroma.quote).toMatchObject({
      id: second.id,
      pleroma: { quote: null, quote_id: first.id, quote_visible: true },
    });
    expect((await visitor.get<Post>(`/api/v1/statuses/${second.id}`)).json.pleroma['quotes_count']).toBe(1);
    await visitor.send('DELETE', `/api/v1/statuses/${second.id}`);
    expect((await visitor.get<Post>(`/api/v1/statuses/${third.id}`)).json.pleroma).toMatchObject({
      quote: null,
      quote_id: null,
      quote_url: null,
      quote_visible: false,
    });
  });

  it('says whether its thread is muted, to the member alone', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const { id } = await post(visitor, {});
    expect((await visitor.post<Post>(`/api/v1/statuses/${id}/mute`)).json.pleroma['thread_muted']).toBe(true);
    expect((await visitor.anonymous(`/api/v1/statuses/${id}`)).json['pleroma']).toMatchObject({ thread_muted: false });
    expect((await visitor.post<Post>(`/api/v1/statuses/${id}/unmute`)).json.pleroma['thread_muted']).toBe(false);
  });

  it('has the event with its place, and its requests for the organiser alone', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const lev = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const start_time = '2026-12-01T18:00:00.000Z';
    const draft = { name: 'Fair', start_time, location_id: 'place:1', join_mode: 'restricted' };
    const { id } = (await visitor.post<Post>('/api/v1/pleroma/events', draft)).json;
    await visitor.post(`/api/v1/pleroma/events/${id}/join`, {}, lev);
    const event = async (headers?: Record<string, string>) =>
      (await visitor.send<Post>('GET', `/api/v1/statuses/${id}`, undefined, headers)).json.pleroma.event;
    const common = {
      name: 'Fair',
      start_time,
      end_time: null,
      join_mode: 'restricted',
      participants_count: 0,
      location: {
        name: 'Viaduct Street Library',
        street: 'Viaduct Street 8',
        postal_code: '1204',
        locality: 'Rookhaven',
        region: '',
        country: 'Northmark',
        longitude: 18.0649,
        latitude: 59.3293,
        url: 'https://map.example/place:1',
      },
    };
    expect(await event()).toEqual({ ...common, participation_request_count: 1, join_state: null });
    expect(await event(lev)).toEqual({ ...common, join_state: 'pending' });
    const visited = (await visitor.anonymous(`/api/v1/statuses/${id}`)).json as unknown as Post;
    expect(visited.pleroma.event).toMatchObject({ join_state: null });
    expect((await visitor.get<Json[]>('/api/v1/pleroma/search/location?q=viaduct')).json).toEqual([
      {
        street: 'Viaduct Street 8',
        postal_code: '1204',
        locality: 'Rookhaven',
        region: '',
        country: 'Northmark',
        url: 'https://map.example/place:1',
        description: 'Viaduct Street Library',
        origin_id: 'place:1',
        origin_provider: 'nominatim',
        type: 'house',
        timezone: null,
        geom: { coordinates: [18.0649, 59.3293], srid: 4326 },
      },
    ]);
  });
});
