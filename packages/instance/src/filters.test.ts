import { describe, expect, it } from 'vitest';

import { visit, type Json, type Status, type Visitor } from './test-support/visitor.js';

const filter = (fields: Json) => ({ title: 'Ferries', context: ['home'], ...fields });
const keywords = (keyword: string, whole_word = false) => ({ keywords_attributes: [{ keyword, whole_word }] });

/** A post of another account, as the reader gets it. */
async function read(visitor: Visitor): Promise<Json> {
  const home = (await visitor.get<Status[]>('/api/v1/timelines/home?limit=40')).json;
  const post = home.find(({ content }) => String(content).includes('viaduct'));
  return post ?? {};
}

describe('filters', () => {
  it('marks statuses that a keyword matches', async () => {
    const visitor = visit();
    expect((await read(visitor))['filtered']).toEqual([]);
    await visitor.post('/api/v2/filters', filter(keywords('VIADUCT', true)));
    expect((await read(visitor))['filtered']).toMatchObject([
      {
        filter: { title: 'Ferries', context: ['home'], filter_action: 'warn' },
        keyword_matches: ['VIADUCT'],
        status_matches: null,
      },
    ]);
  });

  it('takes a part of a word for no whole word', async () => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter(keywords('viaduc', true)));
    expect((await read(visitor))['filtered']).toEqual([]);
    await visitor.post('/api/v2/filters', filter(keywords('viaduc')));
    expect((await read(visitor))['filtered']).toHaveLength(1);
  });

  it('marks single statuses, until the filter expires or is deleted', async () => {
    const visitor = visit();
    const { id } = (await visitor.post('/api/v2/filters', filter({ filter_action: 'hide', expires_in: 60 }))).json;
    const status_id = (await read(visitor))['id'];
    await visitor.post(`/api/v2/filters/${String(id)}/statuses`, { status_id });
    expect((await read(visitor))['filtered']).toMatchObject([{ filter: { filter_action: 'hide' }, status_matches: [status_id] }]);
    visitor.advance(60_000);
    expect((await read(visitor))['filtered']).toEqual([]);
    expect((await visitor.send('DELETE', `/api/v2/filters/${String(id)}`)).status).toBe(200);
    expect((await visitor.get('/api/v2/filters')).json).toEqual([]);
  });

  it('leaves matching to the client, as Rebased does', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    await visitor.post('/api/v1/filters', { phrase: 'viaduct', context: ['home', 'public'], whole_word: true });
    expect((await visitor.get('/api/v1/filters')).json).toMatchObject([
      { phrase: 'viaduct', context: ['home', 'public'], whole_word: true, irreversible: false, expires_at: null },
    ]);
    expect(await read(visitor)).not.toHaveProperty('filtered');
    expect((await visitor.get('/api/v2/filters')).status).toBe(404);
  });

  it('refuses an unknown context and an empty title', async () => {
    const visitor = visit();
    expect((await visitor.post('/api/v2/filters', filter({ context: ['moon'] }))).status).toBe(422);
    expect((await visitor.post('/api/v2/filters', filter({ title: ' ' }))).status).toBe(422);
  });
});
