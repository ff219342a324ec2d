import { strFromU8, unzipSync } from 'fflate/browser';
import { describe, expect, it } from 'vitest';

import { visit, type Json } from '../test-support/visitor.js';

const BACKUPS = '/api/v1/pleroma/backups';
const WEEK_MS = 7 * 24 * 60 * 60_000;

describe.each(['pleroma', 'rebased'] as const)('[HINT-08] the files that %s reads and makes itself', serverProfile => {
  it.each(['follow', 'blocks', 'mutes'] as const)('imports a list of %s, by addresses in any form', async name => {
    const visitor = visit({ serverProfile });
    const list = 'Account address,Show boosts\n@gus,true\nnobody@else.example\nlev@server.test\n';
    const answer = await visitor.post(`/api/pleroma/${name}_import`, { list });
    expect(answer.status).toBe(200);
    const ids = await Promise.all(
      ['gus', 'lev'].map(async acct => String((await visitor.get<Json>(`/api/v1/accounts/lookup?acct=${acct}`)).json['id'])),
    );
    const { json } = await visitor.get<Json[]>(`/api/v1/accounts/relationships?${ids.map(id => `id[]=${id}`).join('&')}`);
    const field = { follow: 'following', blocks: 'blocking', mutes: 'muting' }[name];
    expect(json.map(relation => relation[field] === true || relation['requested'] === true)).toEqual([true, true]);
  });

  it('makes an archive of the account, once in a week', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.get<Json[]>(BACKUPS)).json).toEqual([]);
    const [begun] = (await visitor.post<Json[]>(BACKUPS)).json;
    expect(begun).toMatchObject({ processed: false, file_size: 0, content_type: 'application/zip' });
    expect((await visitor.post(BACKUPS)).status).toBe(400);
    visitor.advance(3_000);
    const [made] = (await visitor.get<Json[]>(BACKUPS)).json;
    const response = await visitor.instance.fetch(new Request(String(made?.['url'])));
    const body = new Uint8Array(await response.arrayBuffer());
    expect([made?.['processed'], made?.['file_size']]).toEqual([true, body.byteLength]);
    const files = unzipSync(body);
    expect(JSON.parse(strFromU8(files['actor.json'] ?? new Uint8Array()))).toMatchObject({ username: 'mara' });
    expect((JSON.parse(strFromU8(files['outbox.json'] ?? new Uint8Array())) as Json)['orderedItems']).not.toHaveLength(0);
    visitor.advance(WEEK_MS);
    expect((await visitor.post<Json[]>(BACKUPS)).json).toHaveLength(2);
  });
});

it.each(['default', 'truth', 'gotosocial'] as const)('%s has neither imports nor archives', async serverProfile => {
  const visitor = visit({ serverProfile });
  expect([(await visitor.get(BACKUPS)).status, (await visitor.post('/api/pleroma/follow_import', { list: '' })).status]).toEqual([
    404, 404,
  ]);
});
