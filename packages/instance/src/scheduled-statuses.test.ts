import { afterEach, describe, expect, it, vi } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import type { StreamFrame } from './server/streaming.js';
import type { Json, Status, Visitor } from './test-support/visitor.js';
import { noon, visit, walk } from './test-support/visitor.js';

const MINUTE = 60_000;
const inMinutes = (minutes: number): string => new Date(noon + minutes * MINUTE).toISOString();

interface Scheduled extends Json {
  id: string;
  scheduled_at: string;
}

const schedule = (visitor: Visitor, minutes: number, fields: Json = {}) =>
  visitor.post<Scheduled>('/api/v1/statuses', { status: 'Later', scheduled_at: inMinutes(minutes), ...fields });
const all = async (visitor: Visitor) => (await visitor.get<Scheduled[]>('/api/v1/scheduled_statuses')).json;
const newest = async (visitor: Visitor) => (await visitor.get<Status[]>('/api/v1/timelines/home?limit=1')).json[0];

afterEach(() => {
  vi.useRealTimers();
});

describe('scheduled posts', () => {
  it('answers the schedule and publishes nothing', async () => {
    const visitor = visit();
    const before = await newest(visitor);
    const answer = await schedule(visitor, 10, { visibility: 'private', poll: { options: ['a', 'b'], expires_in: 300 } });
    expect(answer.json).toMatchObject({
      scheduled_at: inMinutes(10),
      params: { text: 'Later', visibility: 'private', poll: { options: ['a', 'b'] } },
    });
    expect(await all(visitor)).toEqual([answer.json]);
    expect(await newest(visitor)).toEqual(before);
  });

  it('publishes a post when it is due, and streams it', async () => {
    const visitor = visit();
    const frames: StreamFrame[] = [];
    visitor.instance.subscribe(visitor.token, frame => frames.push(frame))?.subscribe({ stream: 'user' });
    await schedule(visitor, 10);
    visitor.advance(10 * MINUTE - 1);
    expect(await all(visitor)).toHaveLength(1);
    visitor.advance(1);
    expect(await all(visitor)).toEqual([]);
    expect(await newest(visitor)).toMatchObject({ content: '<p>Later</p>', created_at: inMinutes(10) });
    expect(frames.map(frame => frame.event)).toEqual(['update']);
  });

  it('publishes a post that is due without waiting for a request', async () => {
    vi.useFakeTimers({ now: noon });
    const visitor = visit({ now: () => Date.now() });
    const frames: StreamFrame[] = [];
    visitor.instance.subscribe(visitor.token, frame => frames.push(frame))?.subscribe({ stream: 'user' });
    await schedule(visitor, 10);
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(frames).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(frames.map(frame => frame.event)).toEqual(['update']);
    visitor.instance.close();
  });

  it('publishes what is due when a control command moves the clock', async () => {
    const visitor = visit({ control: true });
    await schedule(visitor, 10);
    await visitor.post('/_control/clock', { milliseconds: 10 * MINUTE });
    expect(await newest(visitor)).toMatchObject({ content: '<p>Later</p>' });
  });

  it.each([
    [5, 422],
    [5 + 1 / MINUTE, 200],
    [1, 422],
  ])('answers a time %d minutes ahead with %i', async (minutes, status) => {
    expect((await schedule(visit(), minutes)).status).toBe(status);
  });

  it.each<[ServerProfileName, number]>([
    ['mastodon-4.7', 200],
    ['gotosocial', 422],
  ])('as %s, answers a time that has passed with %i', async (serverProfile, status) => {
    const answer = await schedule(visit({ serverProfile }), -1);
    expect(answer.status).toBe(status);
    expect(answer.json['scheduled_at']).toBeUndefined();
  });

  it('refuses a time that is no date', async () => {
    expect((await visit().post('/api/v1/statuses', { status: 'Later', scheduled_at: 'soon' })).status).toBe(422);
  });

  it('moves a post to another time, more than five minutes ahead', async () => {
    const visitor = visit();
    const { id } = (await schedule(visitor, 10)).json;
    const move = (minutes: number) =>
      visitor.send<Scheduled>('PUT', `/api/v1/scheduled_statuses/${id}`, { scheduled_at: inMinutes(minutes) });
    expect((await move(5)).status).toBe(422);
    expect((await move(20)).json).toMatchObject({ id, scheduled_at: inMinutes(20) });
    expect((await visitor.get(`/api/v1/scheduled_statuses/${id}`)).json['scheduled_at']).toBe(inMinutes(20));
  });

  it('cancels a post; another account finds none', async () => {
    const visitor = visit();
    const path = `/api/v1/scheduled_statuses/${(await schedule(visitor, 10)).json.id}`;
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('oskar')}` };
    expect((await visitor.anonymous(path, { method: 'DELETE', headers })).status).toBe(404);
    expect((await visitor.send('DELETE', path)).status).toBe(200);
    expect((await visitor.send('DELETE', path)).status).toBe(404);
    visitor.advance(20 * MINUTE);
    expect(await newest(visitor)).not.toMatchObject({ content: '<p>Later</p>' });
  });

  it('pages by link to the end, newest first', async () => {
    const visitor = visit();
    for (let index = 0; index < 5; index += 1) await schedule(visitor, 10 + index);
    expect(await walk(visitor, '/api/v1/scheduled_statuses?limit=2')).toEqual(['5', '4', '3', '2', '1']);
  });

  it('schedules twice for one idempotency key: servers remember published posts', async () => {
    const visitor = visit();
    for (let index = 0; index < 2; index += 1) {
      const body = { status: 'Later', scheduled_at: inMinutes(10) };
      await visitor.post('/api/v1/statuses', body, { 'Idempotency-Key': 'k' });
    }
    expect(await all(visitor)).toHaveLength(2);
  });

  it('refuses the 26th post of a day', async () => {
    const visitor = visit();
    const statuses: number[] = [];
    for (let index = 0; index < 26; index += 1) statuses.push((await schedule(visitor, 10)).status);
    expect([statuses.slice(0, 25).every(status => status === 200), statuses[25]]).toEqual([true, 422]);
  });

  it('is restored from the journal', async () => {
    const visitor = visit();
    await schedule(visitor, 10);
    const later = visit({ journal: [...visitor.instance.world.journal] });
    expect(await all(later)).toHaveLength(1);
  });

  it.each<[ServerProfileName, number]>([
    ['hollo', 404],
    ['snac', 200],
  ])('as %s, publishes at once; the list answers %i', async (serverProfile, status) => {
    const visitor = visit({ serverProfile });
    const answer = await schedule(visitor, 10);
    expect(answer.status).toBe(200);
    expect(answer.json['scheduled_at']).toBeUndefined();
    expect((await newest(visitor))?.id).toBe(answer.json.id);
    expect((await visitor.get('/api/v1/scheduled_statuses')).status).toBe(status);
  });
});
