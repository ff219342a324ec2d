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
        keyword_matches: ['viaduct'],
        status_matches: null,
      },
    ]);
  });

  it('changes what is sent of a filter, and adds keywords to it', async () => {
    const visitor = visit();
    const { id } = (await visitor.post('/api/v2/filters', filter(keywords('harbour')))).json;
    const changed = await visitor.send('PUT', `/api/v2/filters/${String(id)}`, { filter_action: 'hide', ...keywords('viaduct') });
    expect(changed.json).toMatchObject({
      title: 'Ferries',
      filter_action: 'hide',
      keywords: [{ keyword: 'harbour' }, { keyword: 'viaduct' }],
    });
    expect((await read(visitor))['filtered']).toHaveLength(1);
    expect((await visitor.send('PUT', '/api/v2/filters/99', {})).status).toBe(404);
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

  it('are read as they were written, with their posts', async () => {
    const visitor = visit();
    const written = filter({
      filter_action: 'blur',
      keywords_attributes: [{ keyword: 'ferry', whole_word: true }, { keyword: 'bay' }],
    });
    const { json } = await visitor.post('/api/v2/filters', written);
    const other = (await visitor.post('/api/v2/filters', filter({ title: 'Trams' }))).json;
    const status_id = String((await read(visitor))['id']);
    const added = await visitor.post('/api/v2/filters/1/statuses', { status_id });
    expect(added.json).toEqual({ id: `1-${status_id}`, status_id });
    expect(json).toEqual({
      id: '1',
      title: 'Ferries',
      context: ['home'],
      filter_action: 'blur',
      expires_at: null,
      keywords: [
        { id: '11', keyword: 'ferry', whole_word: true },
        { id: '12', keyword: 'bay', whole_word: false },
      ],
      statuses: [],
    });
    expect((await visitor.get('/api/v2/filters')).json).toEqual([{ ...json, statuses: [added.json] }, other]);
    await visitor.send('DELETE', `/api/v2/filters/${String(other['id'])}`);
    expect((await visitor.get('/api/v1/filters')).json).toEqual([
      { id: '11', phrase: 'ferry', context: ['home'], whole_word: true, expires_at: null, irreversible: false },
      { id: '12', phrase: 'bay', context: ['home'], whole_word: false, expires_at: null, irreversible: false },
    ]);
  });

  it('keep their own ids, and others when one is deleted', async () => {
    const visitor = visit();
    for (const title of ['A', 'B']) await visitor.post('/api/v2/filters', filter({ title }));
    expect((await visitor.send('DELETE', '/api/v2/filters/1')).json).toEqual({});
    expect((await visitor.post('/api/v2/filters', filter({ title: 'C', filter_action: 'odd' }))).json).toMatchObject({
      id: '3',
      filter_action: 'warn',
    });
    expect((await visitor.get<Json[]>('/api/v2/filters')).json.map(({ title }) => title)).toEqual(['B', 'C']);
    expect((await visitor.send('DELETE', '/api/v2/filters/1')).status).toBe(404);
    const status_id = (await read(visitor))['id'];
    expect((await visitor.post('/api/v2/filters/1/statuses', { status_id })).status).toBe(404);
    expect((await visitor.post('/api/v2/filters/2/statuses', {})).status).toBe(404);
  });

  it('of the first version hide when they cannot be undone, and end at their time', async () => {
    const visitor = visit();
    const draft = { phrase: ' viaduct ', context: ['home'], irreversible: true, expires_in: 60 };
    expect((await visitor.post('/api/v1/filters', draft)).json).toEqual({
      id: '11',
      phrase: 'viaduct',
      context: ['home'],
      whole_word: false,
      expires_at: '2026-11-20T12:01:00.000Z',
      irreversible: true,
    });
    expect((await read(visitor))['filtered']).toMatchObject([{ filter: { title: 'viaduct', filter_action: 'hide' } }]);
    expect((await visitor.post('/api/v1/filters', { phrase: ' ', context: ['home'] })).status).toBe(422);
    expect((await visitor.post('/api/v1/filters', { phrase: 'a', context: [] })).status).toBe(422);
  });

  it('leave own posts alone, and find warnings and answers of a poll', async () => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter(keywords('zeppelin')));
    const own = await visitor.post('/api/v1/statuses', { status: 'A zeppelin' });
    expect(own.json['filtered']).toEqual([]);
    const { world } = visitor.instance;
    const posts = [...world.statuses.values()].filter(
      status => status.visibility === 'public' && status.reblog_of_id === null && status.account_id !== world.memberId,
    );
    const [warned] = posts;
    const polled = posts.find(status => status.poll !== null && status !== warned);
    if (warned !== undefined) warned.spoiler_text = 'Zeppelins';
    const option = polled?.poll?.options[0];
    if (option !== undefined) option.title = 'By zeppelin';
    for (const status of [warned, polled]) {
      const { json } = await visitor.get(`/api/v1/statuses/${status?.id ?? ''}`);
      expect(json['filtered']).toMatchObject([{ keyword_matches: [expect.stringMatching(/^zeppelin$/i)], status_matches: null }]);
    }
  });

  it('change by what is sent, and keep the rest', async () => {
    const visitor = visit();
    const keywords_attributes = [{ keyword: 'ferry', whole_word: true }, { keyword: 'bay' }];
    await visitor.post('/api/v2/filters', filter({ filter_action: 'hide', expires_in: 60, keywords_attributes }));
    const put = (body: Json) => visitor.send('PUT', '/api/v2/filters/1', body);
    const changed = (await put({ keywords_attributes: [{ id: '12', _destroy: true }, { keyword: 'pier' }] })).json;
    expect(changed).toMatchObject({
      title: 'Ferries',
      context: ['home'],
      filter_action: 'hide',
      expires_at: '2026-11-20T12:01:00.000Z',
    });
    expect(changed['keywords']).toEqual([
      { id: '11', keyword: 'ferry', whole_word: true },
      { id: '13', keyword: 'pier', whole_word: false },
    ]);
    expect((await put({ title: 'Boats', expires_in: null, context: ['thread'] })).json).toMatchObject({
      title: 'Boats',
      context: ['thread'],
      expires_at: null,
    });
    expect((await put({ keywords_attributes: [{ keyword: ' ' }] })).status).toBe(422);
    expect((await visitor.get('/api/v2/filters/1')).json).toMatchObject({ title: 'Boats' });
    expect((await visitor.send('PUT', '/api/v2/filters/9', {})).status).toBe(404);
  });

  it('have their keywords one by one', async () => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter(keywords('ferry')));
    const added = (await visitor.post('/api/v2/filters/1/keywords', { keyword: 'bay' })).json;
    expect(added).toEqual({ id: '12', keyword: 'bay', whole_word: true });
    const path = `/api/v2/filters/keywords/${String(added['id'])}`;
    expect((await visitor.send('PUT', path, { keyword: 'pier', whole_word: false })).json).toEqual({
      id: '12',
      keyword: 'pier',
      whole_word: false,
    });
    expect((await visitor.get(path)).json).toMatchObject({ keyword: 'pier' });
    expect((await visitor.get<Json[]>('/api/v2/filters/1/keywords')).json).toHaveLength(2);
    expect((await visitor.send('DELETE', path)).json).toEqual({});
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post('/api/v2/filters/1/keywords', {})).status).toBe(422);
  });

  it('name posts once, which can be removed', async () => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter({}));
    const status_id = String((await read(visitor))['id']);
    const added = (await visitor.post('/api/v2/filters/1/statuses', { status_id })).json;
    expect((await visitor.post('/api/v2/filters/1/statuses', { status_id })).status).toBe(422);
    const path = `/api/v2/filters/statuses/${String(added['id'])}`;
    expect((await visitor.get(path)).json).toEqual(added);
    expect((await visitor.get('/api/v2/filters/1/statuses')).json).toEqual([added]);
    await visitor.send('DELETE', path);
    expect((await read(visitor))['filtered']).toEqual([]);
    expect((await visitor.send('DELETE', path)).status).toBe(404);
  });

  it.each([
    ['default', ['filters_changed']],
    ['rebased', []],
  ] as const)('of %s say on the stream that they changed: %j', async (serverProfile, expected) => {
    const visitor = visit({ serverProfile });
    const events: string[] = [];
    visitor.instance.subscribe(visitor.token, ({ event }) => void events.push(event))?.subscribe({ stream: 'user' });
    await visitor.post('/api/v1/filters', { phrase: 'viaduct', context: ['home'] });
    expect(events).toEqual(expected);
  });

  it('of GoToSocial are written over the first version and read over the second', async () => {
    const visitor = visit({ serverProfile: 'gotosocial' });
    const made = (await visitor.post('/api/v1/filters', { phrase: 'viaduct', context: ['home'] })).json;
    expect((await visitor.get('/api/v1/filters')).json).toEqual([]);
    expect((await visitor.send('DELETE', `/api/v1/filters/${String(made['id'])}`)).status).toBe(404);
    expect((await visitor.get<Json[]>('/api/v2/filters')).json.map(({ title }) => title)).toEqual(['viaduct']);
    expect((await visitor.post('/api/v2/filters', filter({ title: 'viaduct' }))).status).toBe(409);
    expect((await visitor.post('/api/v2/filters', filter({ filter_action: 'blur' }))).status).toBe(422);
    expect((await read(visitor))['filtered']).toHaveLength(1);
  });

  it('of one phrase change and go by their ids', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const body = { phrase: 'viaduct', context: ['home'], expires_in: 60 };
    const { id } = (await visitor.post('/api/v1/filters', body)).json;
    const path = `/api/v1/filters/${String(id)}`;
    expect((await visitor.send('PUT', path, { phrase: 'ferry', context: ['public'], irreversible: true })).json).toEqual({
      id,
      phrase: 'ferry',
      context: ['public'],
      whole_word: false,
      expires_at: '2026-11-20T12:01:00.000Z',
      irreversible: true,
    });
    expect((await visitor.get(path)).json).toMatchObject({ phrase: 'ferry' });
    await visitor.send('DELETE', path);
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('are none on Hollo, and are not taken by snac', async () => {
    expect((await visit({ serverProfile: 'hollo' }).get('/api/v2/filters')).status).toBe(404);
    const snac = visit({ serverProfile: 'snac' });
    expect((await snac.get('/api/v1/filters')).json).toEqual([]);
    expect((await snac.post('/api/v1/filters', { phrase: 'viaduct', context: ['home'] })).status).toBe(422);
  });
});
