import { describe, expect, it } from 'vitest';

import type { FaultKind } from './server/faults.js';
import { ConnectionDropped } from './server/faults.js';
import type { JournalEntry } from './server/request-journal.js';
import type { Status, Visitor } from './test-support/visitor.js';
import { noon, visit } from './test-support/visitor.js';

const key = { 'Idempotency-Key': 'k1' };
const post = (visitor: Visitor) => visitor.post<Status>('/api/v1/statuses', { status: 'Once' }, key);
const journalOf = async (visitor: Visitor): Promise<JournalEntry[]> =>
  (await visitor.get<JournalEntry[]>('/_control/journal')).json;

function failing(kind: FaultKind): Visitor {
  // The fault `late` waits for a macrotask, so that the connection is closed first.
  const visitor = visit({ control: true, sleep: () => new Promise(resolve => setTimeout(resolve)) });
  visitor.instance.faults.add({ pattern: 'POST /api/v1/statuses', kind });
  return visitor;
}

describe('the journal of requests', () => {
  it('has a write with its key, its answer and the id it created, and no read', async () => {
    const visitor = visit({ control: true });
    const { id } = (await post(visitor)).json;
    await visitor.get('/api/v1/timelines/home');
    expect(await journalOf(visitor)).toEqual([
      {
        number: 1,
        at: noon,
        method: 'POST',
        path: '/api/v1/statuses',
        idempotencyKey: 'k1',
        isApplied: true,
        isAnswered: true,
        status: 200,
        createdIds: [id],
      },
    ]);
  });

  it('tells a repeat by its idempotency key from a second post', async () => {
    const visitor = visit({ control: true });
    await post(visitor);
    await post(visitor);
    expect((await journalOf(visitor)).map(entry => [entry.isApplied, entry.createdIds.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  it('has no created id for a change of what exists', async () => {
    const visitor = visit({ control: true });
    const { id } = (await post(visitor)).json;
    await visitor.post(`/api/v1/statuses/${id}/favourite`);
    await visitor.post('/api/v1/statuses', { status: '' });
    expect((await journalOf(visitor)).slice(1)).toMatchObject([
      { isApplied: true, createdIds: [] },
      { isApplied: false, status: 422 },
    ]);
  });

  it.each<[FaultKind, boolean]>([
    ['drop', false],
    ['cut', false],
    ['lost', true],
    ['late', true],
  ])('shows whether a request was applied whose connection broke (%s)', async (kind, isApplied) => {
    const visitor = failing(kind);
    await expect(post(visitor)).rejects.toThrow(ConnectionDropped);
    await expect.poll(async () => (await journalOf(visitor))[0]).toMatchObject({ isApplied, isAnswered: false });
    const home = await visitor.get<{ content: string }[]>('/api/v1/timelines/home?limit=1');
    expect(home.json[0]?.content === '<p>Once</p>').toBe(isApplied);
  });

  it('creates one post when a retry overtakes a request that is applied late', async () => {
    const visitor = failing('late');
    await expect(post(visitor)).rejects.toThrow(ConnectionDropped);
    await post(visitor);
    await expect.poll(async () => (await journalOf(visitor)).filter(entry => entry.status !== null).length).toBe(2);
    expect((await journalOf(visitor)).flatMap(entry => entry.createdIds)).toHaveLength(1);
  });

  it('creates one post for two requests of a key in flight at once', async () => {
    const visitor = failing('hold');
    const [first, second] = await Promise.all([post(visitor), post(visitor)]);
    expect(first.json.id).toBe(second.json.id);
    expect((await journalOf(visitor)).flatMap(entry => entry.createdIds)).toEqual([first.json.id]);
  });

  it('is emptied by a reset', async () => {
    const visitor = visit({ control: true });
    await post(visitor);
    await visitor.post('/_control/reset');
    expect(await journalOf(visitor)).toEqual([]);
  });
});

describe('the clock of the server', () => {
  it('is moved for posts and the Date header, until a reset', async () => {
    const visitor = visit({ control: true });
    const day = 86_400_000;
    await visitor.post('/_control/clock', { milliseconds: day });
    const posted = await post(visitor);
    expect(posted.json['created_at']).toBe(new Date(noon + day).toISOString());
    expect(posted.headers.get('Date')).toBe(new Date(noon + day).toUTCString());
    await visitor.post('/_control/reset');
    expect((await visitor.get('/api/v1/instance')).headers.get('Date')).toBe(new Date(noon).toUTCString());
  });
});

describe('faults of single requests', () => {
  it.each([413, 422, 502])('answers %i with a message', async status => {
    const visitor = visit({ control: true });
    const fault = { pattern: 'POST /api/v1/statuses', kind: 'status', status, message: 'Too long' };
    await visitor.post('/_control/faults', fault);
    const answer = await post(visitor);
    expect([answer.status, answer.json]).toEqual([status, { error: 'Too long' }]);
    expect((await post(visitor)).status).toBe(200);
  });

  it('answers 429 with Retry-After in seconds', async () => {
    const visitor = visit({ control: true });
    await visitor.post('/_control/faults', { pattern: '/api/v1/statuses', kind: 'rate_limit', milliseconds: 2500 });
    expect((await post(visitor)).headers.get('Retry-After')).toBe('3');
  });
});
