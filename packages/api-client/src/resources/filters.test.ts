import { filtersOf } from './filters.js';
import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';

const trams = {
  id: 3,
  title: 'Trams',
  context: ['home', 'public'],
  filter_action: 'blur',
  expires_at: '2026-11-20T12:00:00.000Z',
  keywords: [{ id: 31, keyword: 'tram', whole_word: true }, null],
  statuses: [{ id: '1', status_id: '77' }, { status_id: '78' }],
};
const read = { ...trams, id: '3', keywords: [{ id: '31', keyword: 'tram', whole_word: true }], statuses: [trams.statuses[0]] };

describe('filters', () => {
  it('[HINT-05] reads filters with their words and posts', async () => {
    const { client } = clientOf({ 'GET /api/v2/filters': { data: [trams, { title: 'No id' }, 'text', null] } });
    expect(await filtersOf(client).all()).toEqual([read]);
  });

  it('[HINT-05] reads a filter whose fields are missing or of another kind', async () => {
    const odd = { id: 'a', context: 'home', filter_action: 'explode', expires_at: 7, keywords: {}, statuses: null };
    const { client } = clientOf({ 'GET /api/v2/filters': { data: [odd] } });
    expect(await filtersOf(client).all()).toEqual([
      { id: 'a', title: '', context: [], filter_action: 'warn', expires_at: null, keywords: [], statuses: [] },
    ]);
  });

  it('[HINT-05] creates, changes and deletes a filter', async () => {
    const { client, requests } = clientOf({
      'POST /api/v2/filters': { data: trams },
      'PUT /api/v2/filters/3': { data: trams },
      'DELETE /api/v2/filters/3': { data: {} },
    });
    const filters = filtersOf(client);
    await filters.create({ title: 'Trams', context: ['home'], keywords_attributes: [{ keyword: 'tram', whole_word: true }] });
    expect(await filters.update('3', { expires_in: null, keywords_attributes: [{ id: '31', _destroy: true }] })).toEqual(read);
    await filters.delete('3');
    expect(requests.map(({ body }) => body)).toEqual([
      '{"title":"Trams","context":["home"],"keywords_attributes":[{"keyword":"tram","whole_word":true}]}',
      '{"expires_in":null,"keywords_attributes":[{"id":"31","_destroy":true}]}',
      undefined,
    ]);
  });

  it('[HINT-05] adds a post to a filter and removes it', async () => {
    const { client, names, requests } = clientOf({
      'POST /api/v2/filters/3/statuses': { data: { id: '1', status_id: '77' } },
      'DELETE /api/v2/filters/statuses/1': { data: {} },
    });
    expect(await filtersOf(client).addStatus('3', '77')).toEqual({ id: '1', status_id: '77' });
    await filtersOf(client).removeStatus('1');
    expect(requests[0]?.body).toBe('{"status_id":"77"}');
    expect(names()).toEqual(['POST /api/v2/filters/3/statuses', 'DELETE /api/v2/filters/statuses/1']);
  });

  it('[HINT-05] writes filters of one phrase', async () => {
    const wire = { id: 3, phrase: 'tram', context: ['home'], whole_word: true, expires_at: null, irreversible: false };
    const { client, names } = clientOf({
      'GET /api/v1/filters': { data: [wire] },
      'POST /api/v1/filters': { data: wire },
      'PUT /api/v1/filters/3': { data: wire },
      'DELETE /api/v1/filters/3': { data: {} },
    });
    const settings = { phrase: 'tram', context: ['home'], whole_word: true, irreversible: false };
    const filters = filtersOf(client);
    expect(await filters.listV1()).toEqual([{ ...wire, id: '3' }]);
    expect(await filters.createV1(settings)).toEqual({ ...wire, id: '3' });
    expect(await filters.updateV1('3', settings)).toEqual({ ...wire, id: '3' });
    await filters.deleteV1('3');
    expect(names()).toHaveLength(4);
  });

  it('[HINT-05] rejects an answer that is no filter', async () => {
    const { client } = clientOf({ 'POST /api/v2/filters': { data: { error: 'no' } } });
    expect(await rejection(filtersOf(client).create({ title: 'Trams' }))).toMatchObject({ kind: 'decode' });
  });
});
