import { statusesOf } from './statuses.js';
import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { aStatus } from '../testing/index.js';

describe('statuses', () => {
  it.each(['favourite', 'unfavourite', 'reblog', 'unreblog', 'bookmark', 'unbookmark', 'pin', 'unpin'] as const)(
    '[API-06] sends the action %s',
    async action => {
      const { client, requests } = clientOf({
        [`POST /api/v1/statuses/a%2Fb/${action}`]: { data: aStatus({ id: 'a/b', favourited: true }) },
      });
      expect((await statusesOf(client)[action]('reblog:9:a/b')).favourited).toBe(true);
      expect(requests[0]?.headers.get('Content-Type')).toBeNull();
    },
  );

  it('[API-06] returns a deleted status with its source text when the server sends it', async () => {
    const { client } = clientOf({
      'DELETE /api/v1/statuses/1': { data: { ...aStatus({ id: '1' }), text: 'raw words' } },
      'DELETE /api/v1/statuses/2': { data: {} },
    });
    expect((await statusesOf(client).delete('1'))?.text).toBe('raw words');
    expect(await statusesOf(client).delete('2')).toBeNull();
    expect(await rejection(statusesOf(client).delete('3'))).toMatchObject({ status: 404, serverMessage: 'Record not found' });
  });

  it('[API-06] creates a status with an idempotency key', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/statuses': { data: aStatus() } });
    await statusesOf(client).create({ status: 'Hello', quote_id: '5' }, { idempotencyKey: 'draft-1' });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('draft-1');
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ status: 'Hello', quote_id: '5' });
  });

  it('[API-07] returns the reblogged status when a reblog shares its id', async () => {
    const inside = aStatus({ id: 'x', content: '<p>Inside</p>' });
    const { client } = clientOf({ 'GET /api/v1/statuses/x': { data: { ...aStatus({ id: 'x', content: '' }), reblog: inside } } });
    expect(await statusesOf(client).get('x')).toMatchObject({ id: 'x', content: '<p>Inside</p>' });
    expect(await statusesOf(client).get('reblog:100:x')).toMatchObject({ id: 'reblog:100:x' });
  });

  it.each([{}, [], 'x', null, { id: '' }])('[API-08] rejects a response that is not a status: %j', async data => {
    const { client } = clientOf({ 'GET /api/v1/statuses/1': { data } });
    expect(await rejection(statusesOf(client).get('1'))).toMatchObject({ kind: 'decode', status: 200 });
  });

  it('falls back to the Pleroma endpoint for quotes, then rejects with the first error', async () => {
    const { client, names } = clientOf({ 'GET /api/v1/pleroma/statuses/4/quotes': { data: [aStatus({ id: '9' })] } });
    expect((await statusesOf(client).quotes('4', { limit: 20 })).items.map(({ id }) => id)).toEqual(['9']);
    expect(names()).toEqual(['GET /api/v1/statuses/4/quotes', 'GET /api/v1/pleroma/statuses/4/quotes']);
    expect(await rejection(statusesOf(clientOf({}).client).quotes('4'))).toMatchObject({ kind: 'http', status: 404 });
  });
});
