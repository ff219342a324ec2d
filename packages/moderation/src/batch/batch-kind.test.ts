import { createClient } from '@rookery/api-client';
import type { AdminAccount } from '@rookery/api-client/admin';
import { createInstance, type Instance } from '@rookery/instance';
import { createQueryClient, jobOf, type OutboxRecord } from '@rookery/store';
import { expect, it } from 'vitest';
import { staffAccountKey } from '../data/staff-cache.data.js';
import { batchKind } from './batch-kind.data.js';
import type { BatchLine, BatchPayload, BatchTask } from './batch-record.js';

const ORIGIN = 'https://harbour.example';

/** A Mastodon server with two members, and what an administrator of it sends. */
function stage() {
  const instance = createInstance({ origin: ORIGIN, serverProfile: 'mastodon-4.7', control: true });
  const requests: string[] = [];
  const client = createClient({
    baseUrl: ORIGIN,
    accessToken: instance.issueToken('pilothouse', 'read write admin:read admin:write'),
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return instance.fetch(request);
    },
  });
  const queryClient = createQueryClient();
  const kind = batchKind(client, queryClient);
  const send = (task: BatchTask, lines: readonly BatchLine[]) =>
    kind.send({ payload: { api: 'accounts', task, job: jobOf(lines) }, attempts: 1 } as OutboxRecord<BatchPayload>);
  const known = (id: string) => queryClient.getQueryData<AdminAccount>(staffAccountKey(id));
  return { instance, requests, send, known };
}

async function lineOf(instance: Instance, username: string): Promise<BatchLine> {
  const answer = await instance.fetch(new Request(`${ORIGIN}/api/v1/accounts/lookup?acct=${username}`));
  return { id: ((await answer.json()) as { id: string }).id, nickname: username, name: `@${username}` };
}

const suspend: BatchTask = { kind: 'act', type: 'suspend' };

it('[HINT-11] does a line once, although its part is done again after a lost answer', async () => {
  const { instance, requests, send, known } = stage();
  const line = await lineOf(instance, 'ada');
  expect((await send(suspend, [line])).isOver).toBe(true);
  expect((await send(suspend, [line])).payload.job.failures).toEqual([]);
  expect(requests.filter(request => request.endsWith('/action'))).toHaveLength(1);
  expect(known(line.id)?.suspended).toBe(true);
});

it('[HINT-11] goes on after a line that the server refuses, and reports it', async () => {
  const { instance, send } = stage();
  const [own, other] = [await lineOf(instance, 'pilothouse'), await lineOf(instance, 'ada')];
  const { payload, isOver } = await send(suspend, [own, other]);
  expect([isOver, payload.job.left, payload.job.failures.map(({ line, status }) => [line.name, status])]).toEqual([
    true,
    [],
    [['@pilothouse', 403]],
  ]);
});

it('[HINT-11] a line that fails on the way waits, with those after it', async () => {
  const { instance, send } = stage();
  const [one, two] = [await lineOf(instance, 'ada'), await lineOf(instance, 'lev')];
  instance.faults.add({ pattern: `POST /api/v1/admin/accounts/${two.id}/action`, kind: 'status', status: 503, times: 1 });
  const { payload, isOver } = await send(suspend, [one, two]);
  expect([isOver, payload.job.left, payload.job.failures]).toEqual([false, [two], []]);
});

it('[HINT-11] resolves a report once', async () => {
  const { instance, requests, send } = stage();
  const answer = await instance.fetch(
    new Request(`${ORIGIN}/_control/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ about: 'ada' }),
    }),
  );
  const [id = ''] = ((await answer.json()) as { ids: string[] }).ids;
  const line = { id, nickname: '', name: id };
  await send({ kind: 'resolve' }, [line]);
  await send({ kind: 'resolve' }, [line]);
  expect(requests.filter(request => request.endsWith('/resolve'))).toHaveLength(1);
});

it('[HINT-11] an applicant who is gone was rejected before', async () => {
  const { instance, requests, send } = stage();
  await instance.fetch(
    new Request(`${ORIGIN}/_control/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'newcomer', approved: false }),
    }),
  );
  const id = [...instance.world.accountIdsByAcct].find(([acct]) => acct === 'newcomer')?.[1] ?? '';
  const line = { id, nickname: 'newcomer', name: '@newcomer' };
  await send({ kind: 'reject' }, [line]);
  expect((await send({ kind: 'reject' }, [line])).payload.job.failures).toEqual([]);
  expect(requests.filter(request => request.endsWith('/reject'))).toHaveLength(1);
});
