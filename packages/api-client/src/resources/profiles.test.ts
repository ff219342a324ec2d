import { describe, expect, it } from 'vitest';
import { clientOf } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';
import { profilesOf } from './profiles.js';

const PATCH = 'PATCH /api/v1/accounts/update_credentials';

describe('profiles', () => {
  it('[HINT-03] sends the changed values alone, as a form', async () => {
    const { client, requests } = clientOf({ [PATCH]: { data: anAccount() } });
    await profilesOf(client).update({ note: 'Boats & type', locked: false, fields: [{ name: 'Zine', value: 'no. 14' }] });
    expect([...new URLSearchParams(String(requests[0]?.body))]).toEqual([
      ['note', 'Boats & type'],
      ['locked', 'false'],
      ['fields_attributes[0][name]', 'Zine'],
      ['fields_attributes[0][value]', 'no. 14'],
    ]);
  });

  it('[HINT-03] sends one blank field to remove them all', async () => {
    const { client, requests } = clientOf({ [PATCH]: { data: anAccount() } });
    await profilesOf(client).update({ fields: [] });
    expect(String(requests[0]?.body)).toContain('fields_attributes%5B0%5D%5Bname%5D=');
  });

  it('[HINT-03] sends a picture in parts, beside the other values', async () => {
    const { client, requests } = clientOf({ [PATCH]: { data: anAccount() } });
    await profilesOf(client).update({ avatar: new Blob(['x'], { type: 'image/png' }), bot: true });
    const form = requests[0]?.body as unknown as FormData;
    expect([...form.keys()]).toEqual(['bot', 'avatar']);
  });

  it.each([
    [true, PATCH],
    [false, 'DELETE /api/v1/profile/avatar'],
  ])('[HINT-03] removes a picture; by an empty value: %s', async (isReset, route) => {
    const { client } = clientOf({ [route]: { data: anAccount({ avatar: '', avatar_static: '' }) } });
    await expect(profilesOf(client).removeImage('avatar', isReset)).resolves.toMatchObject({ avatar: '' });
  });

  it('[HINT-03] sends a new header in parts, without a value that is absent', async () => {
    const { client, requests } = clientOf({ [PATCH]: { data: anAccount() } });
    await profilesOf(client).update({ header: new Blob(['x'], { type: 'image/png' }), note: undefined as unknown as string });
    const form = requests[0]?.body as unknown as FormData;
    expect([...form.keys()]).toEqual(['header']);
  });

  it('[HINT-03] removes a header by its empty value', async () => {
    const { client, requests } = clientOf({ [PATCH]: { data: anAccount() } });
    await profilesOf(client).removeImage('header', true);
    expect(String(requests[0]?.body)).toBe('header=');
  });

  it('features and unfeatures hashtags of the own account', async () => {
    const tag = { id: '1', name: 'tide' };
    const { client, requests } = clientOf({
      'GET /api/v1/featured_tags': { data: [tag] },
      'POST /api/v1/featured_tags': { data: tag },
      'DELETE /api/v1/featured_tags/a%2Fb': { data: {} },
    });
    expect(await profilesOf(client).ownFeaturedTags()).toMatchObject([{ name: 'tide' }]);
    expect(await profilesOf(client).featureTag('tide')).toMatchObject({ id: '1' });
    expect(String(requests[1]?.body)).toBe('name=tide');
    await expect(profilesOf(client).unfeatureTag('a/b')).resolves.toBeUndefined();
  });

  it.each([
    [false, '/api/v1/accounts/5/endorsements'],
    [true, '/api/v1/pleroma/accounts/5/endorsements'],
  ])('requests 20 endorsed accounts; at the path of Pleroma: %s', async (isPleroma, path) => {
    const { client, requests } = clientOf({ [`GET ${path}`]: { data: [anAccount({ id: '7' })] } });
    expect((await profilesOf(client).endorsements('5', isPleroma)).map(({ id }) => id)).toEqual(['7']);
    expect(requests.map(({ url }) => url.search)).toEqual(['?limit=20']);
  });

  it('[API-07] drops unusable featured hashtags and reads the rest', async () => {
    const data = [{ id: '1', name: '#tide', statuses_count: '14' }, { id: '2' }, null, 'x', { id: {}, name: 7 }];
    const { client } = clientOf({ 'GET /api/v1/accounts/5/featured_tags': { data } });
    expect(await profilesOf(client).featuredTags('5')).toEqual([
      { id: '1', name: 'tide', url: '', statuses_count: 14, last_status_at: null },
    ]);
  });
});
