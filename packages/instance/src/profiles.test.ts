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

  it.each([
    ['default', 30, 500, 255],
    ['gotosocial', 200, 10_000, 255],
    ['rebased', 100, 5000, 512],
  ] as const)('takes texts up to the limits of %s, and no longer ones', async (serverProfile, name, note, field) => {
    const visitor = visit({ serverProfile });
    const send = async (body: Json): Promise<number> => (await visitor.send('PATCH', PATH, body)).status;
    const fields = (one: Json) => ({ fields_attributes: [one] });
    expect([await send({ display_name: 'n'.repeat(name) }), await send({ display_name: 'n'.repeat(name + 1) })]).toEqual([
      200, 422,
    ]);
    expect([await send({ note: 'n'.repeat(note) }), await send({ note: 'n'.repeat(note + 1) })]).toEqual([200, 422]);
    expect(await send(fields({ name: 'n', value: 'v'.repeat(field) }))).toBe(200);
    expect(await send(fields({ name: 'n', value: 'v'.repeat(field + 1) }))).toBe(422);
    expect(await send(fields({ name: 'n'.repeat(field + 1), value: '' }))).toBe(422);
    expect(await send(fields({ name: '', value: 'v' }))).toBe(422);
  });

  it('keeps a field with a name alone, and leaves out a blank one', async () => {
    const fields_attributes = [
      { name: 'Zine', value: '' },
      { name: '', value: '' },
    ];
    const { json } = await visit().send('PATCH', PATH, { fields_attributes });
    expect(json['fields']).toEqual([{ name: 'Zine', value: '', verified_at: null }]);
  });

  it('keeps the defaults of new posts, each by itself', async () => {
    const visitor = visit();
    await visitor.send('PATCH', PATH, { source: { privacy: 'private', sensitive: true } });
    const { json } = await visitor.send('PATCH', PATH, { source: { language: 'de' } });
    expect(json['source']).toMatchObject({ privacy: 'private', sensitive: true, language: 'de' });
    expect((await visitor.send('PATCH', PATH, { source: { privacy: 'secret' } })).status).toBe(422);
  });

  it('removes a header by DELETE on Mastodon, by an empty value on Pleroma, never on Hollo', async () => {
    const header = async (serverProfile: ServerProfileName, method: string, path: string, body?: Json): Promise<unknown> => {
      const visitor = visit({ serverProfile });
      await visitor.send(method, path, body);
      return String((await visitor.get('/api/v1/accounts/verify_credentials')).json['header']).includes('/picture/');
    };
    expect(await header('default', 'DELETE', '/api/v1/profile/header')).toBe(false);
    expect(await header('default', 'PATCH', PATH, { header: '' })).toBe(true);
    expect(await header('rebased', 'PATCH', PATH, { header: '' })).toBe(false);
    expect(await header('rebased', 'DELETE', '/api/v1/profile/header')).toBe(true);
    expect(await header('hollo', 'PATCH', PATH, { header: '' })).toBe(true);
  });

  it('takes pictures up to the limit of the server, and describes them on GoToSocial', async () => {
    const send = async (serverProfile: ServerProfileName, bytes: number): Promise<number> => {
      const form = new FormData();
      form.append('header', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
      return (await sendForm(visit({ serverProfile }), form)).status;
    };
    expect([await send('pleroma', 2_000_000), await send('pleroma', 2_000_001)]).toEqual([200, 413]);
    const described = new URLSearchParams({ avatar_description: 'A heron' });
    expect((await sendForm(visit({ serverProfile: 'gotosocial' }), described)).json['avatar_description']).toBe('A heron');
    expect((await sendForm(visit(), described)).json['avatar_description']).not.toBe('A heron');
  });

  it('counts the posts with a featured hashtag, and refuses one that is none', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const own = (world.tags.get('nighttrains')?.status_ids ?? []).filter(
      id => world.statuses.get(id)?.account_id === world.memberId,
    );
    expect((await visitor.get('/api/v1/featured_tags')).json).toEqual([
      {
        id: 'nighttrains',
        name: 'NightTrains',
        url: 'https://server.test/@mara/tagged/nighttrains',
        statuses_count: String(own.length),
        last_status_at: world.statuses.get(own.at(-1) ?? '')?.created_at.slice(0, 10) ?? null,
      },
    ]);
    expect((await visitor.post('/api/v1/featured_tags', { name: 'two words' })).status).toBe(422);
    expect((await visitor.post('/api/v1/featured_tags', { name: 'unused' })).json).toMatchObject({
      statuses_count: '0',
      last_status_at: null,
    });
    for (let count = 3; count <= 10; count += 1) {
      expect((await visitor.post('/api/v1/featured_tags', { name: `tag${count}` })).status).toBe(200);
    }
    expect((await visitor.post('/api/v1/featured_tags', { name: 'tag11' })).status).toBe(422);
    const gotosocial = visit({ serverProfile: 'gotosocial' });
    expect((await gotosocial.get('/api/v1/featured_tags')).json).toEqual([]);
    expect((await gotosocial.send('DELETE', '/api/v1/featured_tags/nighttrains')).status).toBe(404);
  });

  it('is without endorsed accounts on Hollo', async () => {
    const visitor = visit({ serverProfile: 'hollo' });
    const id = await idOf(visitor, 'ines@mar.example');
    expect((await visitor.get(`/api/v1/accounts/${id}/endorsements`)).status).toBe(404);
  });
});
