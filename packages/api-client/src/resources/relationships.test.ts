import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';
import { relationshipsOf } from './relationships.js';

const bodyOf = (request: { body: unknown } | undefined): unknown =>
  typeof request?.body === 'string' ? JSON.parse(request.body) : request?.body;

describe('relationships', () => {
  it.each([
    ['follow', 'accounts/7/follow'],
    ['unfollow', 'accounts/7/unfollow'],
    ['block', 'accounts/7/block'],
    ['unblock', 'accounts/7/unblock'],
    ['unmute', 'accounts/7/unmute'],
    ['removeFollower', 'accounts/7/remove_from_followers'],
    ['authorize', 'follow_requests/7/authorize'],
    ['reject', 'follow_requests/7/reject'],
  ] as const)('[API-07] %s sends no body and returns the relationship', async (method, path) => {
    const { client, requests } = clientOf({ [`POST /api/v1/${path}`]: { data: { id: '7', following: true } } });
    expect(await relationshipsOf(client)[method]('7')).toMatchObject({ id: '7', following: true, blocking: false, note: '' });
    expect([requests[0]?.body, requests[0]?.headers.get('Content-Type')]).toEqual([undefined, null]);
  });

  it('sends the settings of a follow', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/accounts/7/follow': { data: { id: '7' } } });
    await relationshipsOf(client).follow('7', { reblogs: false, notify: true, languages: ['ar'] });
    expect(bodyOf(requests[0])).toEqual({ reblogs: false, notify: true, languages: ['ar'] });
  });

  it('sends the duration of a mute under both names, and none for ever', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/accounts/7/mute': { data: { id: '7', muting: true } } });
    await relationshipsOf(client).mute('7', { notifications: false, duration: 3600 });
    await relationshipsOf(client).mute('7');
    expect(requests.map(bodyOf)).toEqual([{ notifications: false, duration: 3600, expires_in: 3600 }, { notifications: true }]);
  });

  it('endorses by the older name where the server does not know the new one', async () => {
    const { client, names } = clientOf({ 'POST /api/v1/accounts/7/pin': { data: { id: '7', endorsed: true } } });
    expect((await relationshipsOf(client).endorse('7')).endorsed).toBe(true);
    expect(names()).toEqual(['POST /api/v1/accounts/7/endorse', 'POST /api/v1/accounts/7/pin']);
  });

  it('does not endorse twice when the server refuses', async () => {
    const { client, names } = clientOf({ 'POST /api/v1/accounts/7/unendorse': { status: 422, data: { error: 'No' } } });
    expect(await rejection(relationshipsOf(client).unendorse('7'))).toMatchObject({ status: 422, serverMessage: 'No' });
    expect(names()).toHaveLength(1);
  });

  it('pages mutes by the link, with the end of each', async () => {
    const muted = { ...anAccount({ id: '7' }), mute_expires_at: '2026-11-23T12:00:00.000Z' };
    const { client } = clientOf({
      'GET /api/v1/mutes': { data: [muted, null, {}], headers: { Link: '<https://a.test/api/v1/mutes?max_id=44>; rel="next"' } },
    });
    const page = await relationshipsOf(client).list('mutes');
    expect(page.items.map(({ id, mute_expires_at }) => [id, mute_expires_at])).toEqual([['7', '2026-11-23T12:00:00.000Z']]);
    expect(page.next).toBe('/api/v1/mutes?max_id=44');
  });

  it('[API-07] reads blocked domains and drops what is no text', async () => {
    const { client } = clientOf({ 'GET /api/v1/domain_blocks': { data: ['Spam.Example', '', null, {}, 'x'.repeat(9000)] } });
    const { items } = await relationshipsOf(client).domainBlocks();
    expect(items.map(({ id }) => id.slice(0, 12))).toEqual(['spam.example', 'xxxxxxxxxxxx']);
    expect(items[1]?.id.length).toBeLessThanOrEqual(500);
  });

  it.each([
    ['blockDomain', 'POST'],
    ['unblockDomain', 'DELETE'],
  ] as const)('%s names the domain in the body', async (method, verb) => {
    const { client, requests } = clientOf({ [`${verb} /api/v1/domain_blocks`]: { data: {} } });
    await relationshipsOf(client)[method]('spam.example');
    expect(bodyOf(requests[0])).toEqual({ domain: 'spam.example' });
  });

  it('[API-07] reads familiar followers without broken entries', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/accounts/familiar_followers': {
        data: [{ id: '7', accounts: [anAccount({ id: '8' }), null] }, { accounts: [] }, { id: '9', accounts: 'none' }],
      },
    });
    const familiar = await relationshipsOf(client).familiarFollowers(['7', '9']);
    expect(familiar.map(({ id, accounts }) => [id, accounts.map(account => account.id)])).toEqual([
      ['7', ['8']],
      ['9', []],
    ]);
    expect(requests[0]?.url.searchParams.getAll('id[]')).toEqual(['7', '9']);
  });
});
