import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import { type Json, visit, type Visitor } from './test-support/visitor.js';

const PATH = '/api/v1/accounts/update_credentials';
const lookUp = (visitor: Visitor, acct: string) => visitor.get(`/api/v1/accounts/lookup?acct=${acct}`);
const idOf = async (visitor: Visitor, acct: string) => String((await lookUp(visitor, acct)).json['id']);

async function sendForm(visitor: Visitor, form: FormData | URLSearchParams) {
  const response = await visitor.instance.fetch(
    new Request(`${visitor.instance.world.origin}${PATH}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${visitor.token}` },
      body: form,
    }),
  );
  return { status: response.status, json: (await response.json()) as Json };
}

describe('[HINT-03] profiles', () => {
  it('stores fields in order and keeps them raw in the source', async () => {
    const visitor = visit();
    const form = new URLSearchParams({
      'fields_attributes[0][name]': 'Zine',
      'fields_attributes[0][value]': 'a <b>',
      'fields_attributes[1][name]': 'Site',
      'fields_attributes[1][value]': 'https://mara.example',
    });
    const { json } = await sendForm(visitor, form);
    expect(json['fields']).toMatchObject([{ name: 'Zine', value: 'a &lt;b&gt;' }, { name: 'Site' }]);
    expect(json['source']).toMatchObject({ fields: [{ value: 'a <b>' }, { value: 'https://mara.example' }] });
  });

  it('removes every field for a blank one', async () => {
    const form = new URLSearchParams({ 'fields_attributes[0][name]': '', 'fields_attributes[0][value]': '' });
    expect((await sendForm(visit(), form)).json['fields']).toEqual([]);
  });

  it.each([
    ['default', 4],
    ['gotosocial', 6],
    ['rebased', 10],
  ] as const)('refuses more fields than %s allows', async (serverProfile, most) => {
    const fields = (count: number) =>
      new URLSearchParams(
        Array.from({ length: count }, (_, at) => [
          [`fields_attributes[${at}][name]`, `n${at}`],
          [`fields_attributes[${at}][value]`, 'v'],
        ]).flat(),
      );
    expect((await sendForm(visit({ serverProfile }), fields(most))).status).toBe(200);
    expect((await sendForm(visit({ serverProfile }), fields(most + 1))).status).toBe(422);
  });

  it('serves a new avatar, and removes it', async () => {
    const visitor = visit();
    const form = new FormData();
    form.append('avatar', new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' }));
    const { json } = await sendForm(visitor, form);
    const picture = await visitor.instance.fetch(new Request(String(json['avatar'])));
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1, 2, 3]);
    expect((await visitor.send('DELETE', '/api/v1/profile/avatar')).json['avatar']).toBe('');
  });

  it('refuses an avatar that is no picture', async () => {
    const form = new FormData();
    form.append('avatar', new File(['x'], 'me.txt', { type: 'text/plain' }));
    expect((await sendForm(visit(), form)).status).toBe(422);
  });

  it('changes the switches of an account', async () => {
    const { json } = await sendForm(visit(), new URLSearchParams({ locked: 'true', bot: 'true', hide_collections: 'true' }));
    expect(json).toMatchObject({ locked: true, bot: true, hide_collections: true, source: { hide_collections: true } });
  });

  it('features hashtags up to the limit of the server', async () => {
    const visitor = visit();
    expect((await visitor.post('/api/v1/featured_tags', { name: '#Letterpress' })).json).toMatchObject({ name: 'Letterpress' });
    expect((await visitor.post('/api/v1/featured_tags', { name: 'letterpress' })).status).toBe(422);
    expect((await visitor.send('DELETE', '/api/v1/featured_tags/letterpress')).status).toBe(200);
    const id = visitor.instance.world.memberId;
    const left = await visitor.get<Json[]>(`/api/v1/accounts/${id}/featured_tags`);
    expect(left.json.map(tag => tag['name'])).toEqual(['NightTrains']);
    expect((await visit({ serverProfile: 'gotosocial' }).post('/api/v1/featured_tags', { name: 'a' })).status).toBe(405);
  });

  it.each([
    ['default', '/api/v1/accounts', 2],
    ['rebased', '/api/v1/pleroma/accounts', 2],
  ] as const)('lists endorsed accounts at the path of %s', async (serverProfile, base, count) => {
    const visitor = visit({ serverProfile });
    const id = await idOf(visitor, 'ines@mar.example');
    expect((await visitor.get<Json[]>(`${base}/${id}/endorsements`)).json).toHaveLength(count);
  });

  it('says what became of an account', async () => {
    const visitor = visit();
    expect((await lookUp(visitor, 'ferrypost@tram.example')).json).toMatchObject({ moved: { acct: 'ines@mar.example' } });
    expect((await lookUp(visitor, 'spanner@ink.example')).json).toMatchObject({ suspended: true, note: '' });
    expect((await lookUp(visitor, 'noisy@ink.example')).json).toMatchObject({ limited: true });
    expect((await lookUp(visitor, 'printers@mar.example')).json).toMatchObject({ group: true });
    expect((await lookUp(visitor, 'warden')).json).toMatchObject({ roles: [{ name: 'Moderator' }] });
    expect((await lookUp(visitor, 'erased@ink.example')).status).toBe(410);
  });

  it.each<[ServerProfileName, Json]>([
    ['default', { hide_collections: true, followers_count: 24 }],
    ['rebased', { followers_count: 0, pleroma: { hide_followers: true, hide_followers_count: true } }],
  ])('hides the follows of an account as %s does', async (serverProfile, expected) => {
    const visitor = visit({ serverProfile });
    const account = await lookUp(visitor, 'quietkeeper@north.example');
    expect(account.json).toMatchObject(expected);
    expect((await visitor.get(`/api/v1/accounts/${String(account.json['id'])}/followers`)).json).toEqual([]);
  });
});
