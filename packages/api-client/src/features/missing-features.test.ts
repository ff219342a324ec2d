import { instanceOf } from '../resources/instance.js';
import { describe, expect, it } from 'vitest';
import { detectFeatures } from './features.js';
import { refusedFeature } from './missing-features.js';
import type { ApiError } from '../request/errors.js';
import { clientOf } from '../test-support/client-of.js';
import { anInstance, aStatus } from '../testing/index.js';

describe('refusedFeature', () => {
  it.each([
    ['PUT', '/api/v1/statuses/1', 405, { feature: 'editStatuses', thing: null }],
    ['PUT', '/api/v1/statuses/1', 404, { feature: 'editStatuses', thing: '/api/v1/statuses/1' }],
    ['DELETE', '/api/v1/statuses/1', 501, { feature: 'deleteStatuses', thing: null }],
    ['POST', '/api/v1/statuses/1/pin', 410, { feature: 'pinStatuses', thing: '/api/v1/statuses/1' }],
    ['POST', '/api/v1/statuses/1/mute', 404, { feature: 'muteConversations', thing: '/api/v1/statuses/1' }],
    ['POST', '/api/v1/accounts/1/mute', 404, { feature: 'accountMutes', thing: '/api/v1/accounts/1' }],
    ['POST', '/api/v1/tags/caf%C3%A9/follow', 404, { feature: 'followTags', thing: null }],
    ['GET', '/api/v1/lists', 404, { feature: 'lists', thing: null }],
    ['GET', '/api/v1/lists/1', 404, null],
    ['GET', '/api/v1/statuses/1', 404, null],
    ['POST', '/api/v1/statuses/1/favourite', 404, null],
    ['PUT', '/api/v1/statuses/1', 401, null],
    ['PUT', '/api/v1/statuses/1', 422, null],
    ['PUT', '/api/v1/statuses/1', 500, null],
    ['PUT', '/api/v1/statuses/1', null, null],
  ] as const)('[API-09] reads %s %s answered with %s', (method, path, status, refused) => {
    expect(refusedFeature(method, path, status)).toEqual(refused);
  });
});

describe('a client with a memory', () => {
  const EDIT = 'PUT /api/v1/statuses/1';
  const READ = 'GET /api/v1/statuses/1';

  async function edit(answers: Parameters<typeof clientOf>[0]) {
    const learned: string[] = [];
    const { client } = clientOf(answers, { featureMemory: { lacking: () => learned, add: name => void learned.push(name) } });
    const error = await client.request('PUT', '/api/v1/statuses/1', { json: {} }).then(
      () => null,
      (failure: unknown) => failure as ApiError,
    );
    return { learned, error, client };
  }

  it('[API-09] learns from a refused method, and says so with the error', async () => {
    const { learned, error } = await edit({ [EDIT]: { status: 405 } });
    expect(learned).toEqual(['editStatuses']);
    expect(error).toMatchObject({ status: 405, isUnsupported: true, serverMessage: null });
  });

  it('[API-09] learns from 404 when the post is there', async () => {
    const { learned, error } = await edit({
      [EDIT]: { status: 404, data: { error: 'Record not found' } },
      [READ]: { data: aStatus({ id: '1' }) },
    });
    expect(learned).toEqual(['editStatuses']);
    expect(error).toMatchObject({ status: 404, isUnsupported: true, serverMessage: null });
  });

  it.each([404, 401, 500])('[API-09] learns nothing when the post is answered with %i', async status => {
    const { learned, error } = await edit({ [EDIT]: { status: 404, data: { error: 'Record not found' } }, [READ]: { status } });
    expect(learned).toEqual([]);
    expect(error).toMatchObject({ status: 404, isUnsupported: false, serverMessage: 'Record not found' });
  });

  it('[API-09] says with the instance what is missing', async () => {
    const { client } = await edit({ [EDIT]: { status: 405 }, 'GET /api/v2/instance': { data: { version: '4.5.0' } } });
    expect((await instanceOf(client).get()).lacks).toEqual(['editStatuses']);
  });
});

it('[API-09] features that a server turned out to lack are not offered, whatever its version', () => {
  const instance = anInstance({ version: '4.5.0' });
  expect(detectFeatures(instance)).toMatchObject({ editStatuses: true, pinStatuses: true });
  expect(detectFeatures({ ...instance, lacks: ['editStatuses', 'unheard of'] })).toMatchObject({
    editStatuses: false,
    pinStatuses: true,
  });
});
