import { expect, it } from 'vitest';
import { createClient } from '../client.js';
import { pushOf } from './push.js';

function aServer(status: number, body: unknown) {
  const asked: [string | undefined, unknown][] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (_input, init) => {
      asked.push([init?.method, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      return Response.json(body, { status });
    },
  });
  return { push: pushOf(client), asked };
}

const endpoint = { endpoint: 'https://push.test/1', keys: { p256dh: 'key', auth: 'auth' } };

it('subscribes by the standard of today', async () => {
  const { push, asked } = aServer(200, {
    id: 1,
    endpoint: 'https://push.test/1',
    alerts: { mention: true, poll: 'true', follow: 0 },
  });
  expect(await push.create(endpoint, { alerts: { mention: true } })).toEqual({
    id: '1',
    endpoint: 'https://push.test/1',
    alerts: { mention: true, poll: true, follow: false },
    policy: 'all',
    server_key: '',
  });
  expect(asked).toEqual([
    ['POST', { subscription: { ...endpoint, standard: true }, data: { alerts: { mention: true }, policy: 'all' } }],
  ]);
});

it('changes and ends a subscription', async () => {
  const { push, asked } = aServer(200, {});
  await push.update({ alerts: { mention: false }, policy: 'followed' });
  await push.remove();
  expect(asked).toEqual([
    ['PUT', { data: { alerts: { mention: false }, policy: 'followed' } }],
    ['DELETE', null],
  ]);
});

it('has none where the server knows none, and tells a failure apart', async () => {
  expect(await aServer(404, { error: 'Record not found' }).push.get()).toBeNull();
  await expect(aServer(500, {}).push.get()).rejects.toMatchObject({ status: 500 });
});

it.each([null, 'text', [], { alerts: 7 }, { alerts: ['mention'], policy: 'some', endpoint: 8 }])('survives %j', async body => {
  expect(await aServer(200, body).push.get()).toMatchObject({ policy: 'all' });
});
