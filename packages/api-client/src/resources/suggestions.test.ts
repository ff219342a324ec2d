import { suggestionsOf } from './suggestions.js';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { anAccount } from '../testing/index.js';

/** A client of a server that answers these paths; others are unknown to it. */
function clientOf(answers: Readonly<Record<string, { data: unknown; link?: string }>>) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      requests.push(`${init?.method} ${url.pathname}${url.search}`);
      const answer = answers[url.pathname];
      if (answer === undefined) return Response.json({ error: 'Record not found' }, { status: 404 });
      return Response.json(answer.data, { headers: answer.link === undefined ? {} : { Link: answer.link } });
    },
  });
  return { client, requests };
}

describe('suggestions', () => {
  it('[SUG-02] come from the carousel of partial accounts where the server has that, page by page', async () => {
    const path = '/api/v1/truth/carousels/suggestions';
    const partial = {
      account_id: '7',
      account_avatar: 'https://a.test/7.png',
      acct: 'edda',
      display_name: 'Edda',
      note: '<p>Bakes.</p>',
      verified: true,
    };
    const { client, requests } = clientOf({
      [path]: { data: [partial, { acct: 'nobody' }, null], link: `<https://a.test${path}?offset=20>; rel="next"` },
    });
    const page = await suggestionsOf(client).list('truth', { limit: 20 });
    expect(page.items).toMatchObject([
      {
        source: '',
        sources: [],
        account: {
          id: '7',
          avatar: 'https://a.test/7.png',
          acct: 'edda',
          display_name: 'Edda',
          note: '<p>Bakes.</p>',
          verified: true,
        },
      },
    ]);
    expect(page.next).toBe(`${path}?offset=20`);
    expect((await suggestionsOf(client).page(page.next ?? '')).items).toHaveLength(1);
    expect(requests).toEqual([`GET ${path}?limit=20`, `GET ${path}?offset=20`]);
  });

  it('[SUG-02] come from version 2 as accounts with reasons, and from version 1 as bare accounts', async () => {
    const { client } = clientOf({
      '/api/v2/suggestions': { data: [{ source: 'global', sources: ['featured'], account: anAccount({ id: '5' }) }] },
      '/api/v1/suggestions': { data: [anAccount({ id: '4' })] },
    });
    expect((await suggestionsOf(client).list('v2')).items).toMatchObject([
      { source: 'global', sources: ['featured'], account: { id: '5' } },
    ]);
    expect(await suggestionsOf(client).list('v1')).toMatchObject({ items: [{ account: { id: '4' } }], next: null });
  });

  it('[SUG-02] are none where the server has no such list', async () => {
    expect((await suggestionsOf(clientOf({}).client).list('v2')).items).toEqual([]);
  });

  it('[SUG-02] are dismissed by the id of the account', async () => {
    const { client, requests } = clientOf({ '/api/v1/suggestions/a%2Fb': { data: {} } });
    await suggestionsOf(client).dismiss('a/b');
    expect(requests).toEqual(['DELETE /api/v1/suggestions/a%2Fb']);
  });
});
