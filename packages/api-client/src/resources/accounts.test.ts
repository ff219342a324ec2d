import { accountsOf } from './accounts.js';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';

describe('accounts', () => {
  it('[API-01] searches with q, limit 10 and followers, and pages by the Link header', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/accounts/search': {
        data: [anAccount()],
        headers: { Link: '<https://a.test/api/v1/accounts/search?q=mar&offset=10>; rel="next"' },
      },
    });
    const page = await accountsOf(client).search('mar', { followers: true });
    expect(requests[0]?.url.search).toBe('?q=mar&limit=10&followers=true');
    expect([page.items.length, page.next]).toEqual([1, '/api/v1/accounts/search?q=mar&offset=10']);
  });

  it('[API-04] sends chat settings as a form', async () => {
    const { client, requests } = clientOf({ 'PATCH /api/v1/accounts/update_credentials': { data: anAccount() } });
    await accountsOf(client).updateCredentials({ accepts_chat_messages: true, chats_onboarded: true });
    expect(String(requests[0]?.body)).toBe('accepts_chat_messages=true&chats_onboarded=true');
  });

  it('[API-07] requests relationships one by one when the server returns one of several', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/accounts/relationships': url => ({ data: [{ id: url.searchParams.getAll('id[]')[0], following: true }] }),
    });
    const relationships = await accountsOf(client).relationships(['1', '2', '3', '2']);
    expect(relationships.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3']);
    expect(requests).toHaveLength(3);
  });

  it.each([
    [40, 1],
    [41, 2],
  ])('[API-07] requests the relationships of %i accounts in %i requests', async (accounts, requests) => {
    const host = clientOf({
      'GET /api/v1/accounts/relationships': url => ({ data: url.searchParams.getAll('id[]').map(id => ({ id })) }),
    });
    await accountsOf(host.client).relationships(Array.from({ length: accounts }, (_, at) => String(at)));
    expect(host.requests).toHaveLength(requests);
  });

  it('[API-07] searches for a name unknown to the lookup and accepts an exact match only', async () => {
    const routes = {
      'GET /api/v1/accounts/search': {
        data: [anAccount({ id: '1', acct: 'mara2@b.test' }), anAccount({ id: '2', acct: 'mara@b.test' })],
      },
    };
    expect((await accountsOf(clientOf(routes).client).lookup('mara@b.test')).id).toBe('2');
    expect(await rejection(accountsOf(clientOf(routes).client).lookup('bo@b.test'))).toMatchObject({ kind: 'http', status: 404 });
  });

  it.each([401, 403, 422])('[API-08] reports an invalid token when verify_credentials is refused with %i', async status => {
    const onUnauthorized = vi.fn<() => void>();
    const { client } = clientOf({ 'GET /api/v1/accounts/verify_credentials': { status } }, { onUnauthorized });
    expect(await rejection(accountsOf(client).verifyCredentials())).toMatchObject({ status });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});
